/** What figures are worth, of which a Nightmare is 1. */
import type { LegionsView, Tactics } from '../../src/systems/legions-of-steel/tactics.ts';

const COMMANDO = 1.5;
const CARRIER = 3;
const LEADER = 1.3;
const DICE = 1.2;

export function worthOf(tactics: Tactics, view: LegionsView, figure: number): number {
  const { unit, leadership, weapon, kills } = tactics.card(figure);
  const times = (leadership > 0 ? LEADER : 1) * (weapon.rof > 1 ? DICE : 1) * kills;
  if (unit === 'nightmare' || unit === 'assault-fiend') return times;
  return times * COMMANDO * (tactics.load(view)?.carrier === figure ? CARRIER : 1);
}
