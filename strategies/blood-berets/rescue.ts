/** Into the Caves, as Blood Beret: together to where troop counters are, and once the prisoners are found, around them. */
import { FAR, type BeretsView, type Tactics } from '../../src/systems/blood-berets/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import type { Errand } from './plans.ts';

/** To stand where the prisoners are, if nobody else does, and if others do; to stand next to them. */
const ALONE = 4;
const WITH_OTHERS = 0.5;
const BESIDE = 0.4;
/** To go into an unturned section with others close behind, and without. */
const TOGETHER = 0.3;
const ON_ITS_OWN = -1.5;
/** Steps that count as close behind. */
const BEHIND = 9;

export function rescue(tactics: Tactics, view: BeretsView, figure: number, goal: readonly number[], doctrine: Doctrine): Errand {
  const { open } = view;
  const field = tactics.field(view);
  const { fate, at } = open.figures[tactics.prisoners]!;
  if (fate === 'in-play') {
    const steps = tactics.stepsTo(view, [at]);
    const area = field.area[at]!;
    const others = tactics.own(view).filter((other) => other !== figure && field.area[open.figures[other]!.at] === area).length;
    const inside = others === 0 ? ALONE : WITH_OTHERS;
    return { steps, pull: (square) => (field.area[square] === area ? inside + (steps[square]! <= 1 ? BESIDE : 0) : 0) - doctrine.haste * Math.min(steps[square]!, 60) };
  }
  const steps = tactics.stepsTo(view, goal);
  const behind = tactics.own(view).filter((other) => other !== figure && steps[open.figures[other]!.at]! <= BEHIND).length;
  const together = !doctrine.together || behind >= Math.min(3, tactics.own(view).length - 1);
  const into = together ? TOGETHER : ON_ITS_OWN;
  return { steps, pull: (square) => (field.unknown[square] === 1 ? into : 0) - doctrine.haste * Math.min(steps[square]!, 60) };
}

/** Where the squad searches next: the area with troop counters that is near and has many of them. The old goal is kept unless another is much better. */
export function searchGoal(tactics: Tactics, view: BeretsView, old: number): number {
  const own = tactics.own(view);
  let best = -1;
  let most = 0;
  for (const [area, count] of occupied(tactics, view)) {
    const squares = squaresIn(tactics, view, area);
    if (squares.length === 0) continue;
    const steps = tactics.stepsTo(view, squares);
    const near = own.reduce((sum, figure) => sum + Math.min(60, steps[view.open.figures[figure]!.at]!), 0) / Math.max(1, own.length);
    if (own.every((figure) => steps[view.open.figures[figure]!.at]! >= FAR)) continue;
    const value = (count / (count + 2) / (6 + near)) * (area === old ? 1.3 : 1);
    if (value > most) [best, most] = [area, value];
  }
  return best;
}

/** Troop counters that may be something, by area. */
function occupied(tactics: Tactics, view: BeretsView): Map<number, number> {
  const found = new Map<number, number>();
  for (const slot of tactics.counters(view)) {
    const area = tactics.areaOfCounter(view, slot);
    found.set(area, (found.get(area) ?? 0) + 1);
  }
  return found;
}

/** By which it is entered, or all of it. */
export function squaresIn(tactics: Tactics, view: BeretsView, area: number): number[] {
  return view.open.board.faces[area >> 1] === null ? tactics.entrancesOf(view, area >> 1) : tactics.squaresOf(view, area);
}

