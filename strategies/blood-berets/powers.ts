/** Dark powers by what they promise: the chance that they work, times what they do. */
import type { BeretsAction, BeretsView, Tactics, UsePower } from '../../src/systems/blood-berets/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import { waysOfPower } from './shortcuts.ts';
import { worthOf } from './worth.ts';

const FACES = 20;
/** What an action could do instead. */
const LEAST = 0.12;

/** Null: an attack or a way is worth more. */
export function bestPower(tactics: Tactics, view: BeretsView, figure: number, doctrine: Doctrine): BeretsAction | null {
  let best: UsePower | null = null;
  let most = LEAST;
  const ways = waysOfPower(tactics, view, figure, doctrine);
  for (const use of tactics.powers(view)) {
    const value = use.power === 'compression' || use.power === 'distort-space' ? chanceOf(tactics.powerSkill(view, figure, use.power)) * ways(use) : powerValue(tactics, view, figure, use);
    if (value > most) [best, most] = [use, value];
  }
  return best;
}

/** Of a skill roll: one face always works, one never does. */
export const chanceOf = (skill: number): number => Math.max(1, Math.min(FACES - 1, skill)) / FACES;

function powerValue(tactics: Tactics, view: BeretsView, figure: number, { power, target, to }: UsePower): number {
  const works = chanceOf(tactics.powerSkill(view, figure, power));
  const { open } = view;
  const enemies = tactics.figures(view, 0);
  const unsaved = (victim: number): number => 1 - Math.min(FACES, tactics.initiative(view, victim, 'save')) / FACES;
  const worth = target === undefined ? 0 : worthOf(tactics, view, target);
  const free = target !== undefined && !open.figures[target]!.stunned && open.figures[target]!.blind === 0;
  switch (power) {
    case 'lance-of-pain':
      return free ? works * unsaved(target) * 0.3 * worth : 0;
    case 'blindness':
      return free && !tactics.bears(view, target, 'cybernetic-eye') ? works * unsaved(target) * 0.55 * worth : 0;
    case 'dark-aura':
      return works * 0.08 * enemies.filter((enemy) => tactics.sees(view, open.figures[figure]!.at, open.figures[enemy]!.at)).length;
    case 'malfunction':
      return works * (tactics.mission === 'into-the-caves' ? 0.05 : 0.4);
    case 'imprison-dead':
      return works * 0.6;
    case 'stream-of-acid':
      return works * 0.3 * acidOn(tactics, view, to!);
    case 'dimension-warp':
      return free ? works * unsaved(target) * (tactics.isWounded(view, target) ? 0.7 : 0.8) * worth : 0;
    case 'time-death':
      return enemies.some((enemy) => tactics.away(view, open.figures[enemy]!.at, open.figures[figure]!.at) <= 6) ? works * 1 : 0;
    case 'compression':
    case 'distort-space':
      return 0;
  }
}

/** Enemies less friends on the four squares. */
function acidOn(tactics: Tactics, view: BeretsView, corner: number): number {
  const { width } = tactics.field(view);
  const squares = [corner, corner + 1, corner + width, corner + width + 1];
  const caught = (seat: 0 | 1): number => tactics.figures(view, seat).filter((figure) => squares.includes(view.open.figures[figure]!.at)).length;
  return caught(0) - 0.6 * caught(1);
}
