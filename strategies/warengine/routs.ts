/** Who else runs when a figure dies ("Rout"). */
import type { Tactics, WarView } from '../../src/systems/warengine/tactics.ts';

/** Points to expect from the rout that the death of this figure brings about this turn; 0 if its unit must test anyway, or need not. */
export function routBy(tactics: Tactics, view: WarView, figure: number): number {
  const unit = tactics.unitOf(view, figure);
  const { members } = view.open.forces.units[unit]!;
  if (members.length < 2) return 0;
  const { destroyed, lost, leaderless } = view.open.units[unit]!;
  const half = (dead: number): boolean => 2 * dead >= members.length;
  if (leaderless || (lost > 0 && half(destroyed))) return 0;
  const rest = members.filter((member) => member !== figure && tactics.here(view, member).fate === 'in-play');
  const leads = tactics.leader(view, unit) === figure && !rest.some((member) => tactics.profile(view, member).control > 0);
  if (rest.length === 0 || !(half(destroyed + 1) || leads)) return 0;
  const test = rest.length === 1 ? 1 : 1 - tactics.holds(view, leads ? rest[0]! : figure);
  return test * (rest.reduce((sum, member) => sum + view.open.forces.figures[member]!.points, 0) + LAST);
}

/** What the last of a unit counts beside its own points. */
const LAST = 100;
