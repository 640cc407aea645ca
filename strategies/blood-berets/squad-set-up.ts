/** The Blood Beret player before the first turn: cards, where to come in, and who stands where. */
import type { BeretsAction, BeretsView, Tactics } from '../../src/systems/blood-berets/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import { isBeside } from './nearness.ts';
import { searchGoal, squaresIn } from './rescue.ts';

type Equip = Extract<BeretsAction, { do: 'equip' }>;
/** Best first: who acts more and looks sharper, who shoots better, who is harder to hurt. */
const CARDS: readonly [Equip['card'], readonly string[]][] = [
  ['hyperactivator', ['sergeant', 'ranger-leader', 'trooper']],
  ['cybernetic-eye', ['trooper', 'ranger']],
  ['shellshocker', ['trooper', 'ranger']],
  ['sonar', ['sergeant', 'medic', 'trooper']],
  ['armor', ['medic', 'trooper', 'ranger']],
  ['psychic-helmet', ['trooper', 'ranger']],
  ['gehenna-puker', ['trooper']],
  ['ironfist', ['trooper', 'ranger']],
];

export function equipFor(tactics: Tactics, view: BeretsView): BeretsAction {
  const options = tactics.options(view).filter((action): action is Equip => action.do === 'equip');
  for (const [card, bearers] of CARDS) {
    for (const bearer of bearers) {
      const fits = options.filter((option) => option.card === card && tactics.kind(option.figure) === bearer);
      if (fits.length > 0) return fits.reduce((best, option) => (view.open.figures[option.figure]!.gear.length < view.open.figures[best.figure]!.gear.length ? option : best));
    }
  }
  return { do: 'pass' };
}

/** A section with few troop counters in it, and not many around it. */
export function entryFor(tactics: Tactics, view: BeretsView, { crowd: likes }: Doctrine): BeretsAction {
  const counts = Array<number>(9).fill(0);
  for (const slot of tactics.counters(view)) counts[tactics.areaOfCounter(view, slot) >> 1]! += 1;
  const crowd = likes && view.open.board.level === 'caves';
  const entries = tactics.options(view).filter((action) => action.do === 'entry');
  const around = (section: number): number => counts.reduce((sum, count, other) => sum + (isBeside(section, other) ? count : 0), 0);
  const value = ({ section }: { section: number }): number => (!crowd ? -counts[section]! - 0.5 * around(section) : counts[section]! + around(section));
  return entries.reduce((best, entry) => (value(entry) > value(best) ? entry : best));
}

/** Close to where the search begins, or to the way on. */
export function musterFor(tactics: Tactics, view: BeretsView): BeretsAction {
  const places = tactics.options(view).filter((action) => action.do === 'place');
  const goal = tactics.mission === 'into-the-caves' ? squaresIn(tactics, view, Math.max(0, searchGoal(tactics, view, -1))) : [];
  const steps = tactics.stepsTo(view, goal.length > 0 ? goal : places.map(({ to }) => to));
  const value = ({ to, facing }: { to: number; facing?: string }): number => -steps[to]! + (facing !== undefined && goal.length > 0 && tactics.facing(view, to, goal[0]!) === facing ? 0.5 : 0);
  return places.reduce((best, place) => (value(place) > value(best) ? place : best));
}
