/** Where each figure is to go: to the aims of its side, or into the way of the enemy's. */
import type { LegionsView, Tactics } from '../../src/systems/legions-of-steel/tactics.ts';
import type { Doctrine } from './doctrine.ts';

export interface Errand {
  /** By square: steps to the place. */
  readonly steps: Uint16Array;
  /** Nearer than so many steps is no gain. */
  readonly near: number;
}

/** Figures that carry what has to be carried stay this many steps behind the foremost. */
export function errandOf(tactics: Tactics, view: LegionsView, figure: number, { meets, holders, support }: Doctrine): Errand {
  const [aim] = tactics.aims(view);
  if (aim === undefined) return { steps: interception(tactics, view, meets), near: 0 };
  const steps = tactics.steps(view, aim.place, aim.squares);
  if (aim.by.length === 1) return { steps, near: aim.by.includes(figure) ? 0 : ESCORT };
  const ahead = aim.by.filter((other) => steps[view.open.figures[other]!.at]! < steps[view.open.figures[figure]!.at]! || (other < figure && steps[view.open.figures[other]!.at] === steps[view.open.figures[figure]!.at])).length;
  return { steps, near: ahead < holders ? 0 : support };
}

/** Squares that a figure had better leave free: the way of who carries what is to be carried. */
export function wayOfBearer(tactics: Tactics, view: LegionsView, figure: number): readonly number[] {
  const [aim] = tactics.aims(view);
  if (aim === undefined || aim.by.length !== 1 || aim.by[0] === figure) return [];
  return tactics.down(view, tactics.steps(view, aim.place, aim.squares), view.open.figures[aim.by[0]!]!.at, MOVE_AND_MORE);
}

const MOVE_AND_MORE = 30;

/** Who only goes along stops so many steps before the place. */
const ESCORT = 1;

/** Steps to where enemies are met who are on their way. */
function interception(tactics: Tactics, view: LegionsView, meets: number): Uint16Array {
  const [aim] = tactics.aims(view, 1 - tactics.seat);
  const { open } = view;
  const enemies = tactics.enemies(view);
  if (aim === undefined) {
    const prey = enemies[0];
    return tactics.stepsToSquare(view, prey === undefined ? 0 : open.figures[prey]!.at);
  }
  const steps = tactics.steps(view, aim.place, aim.squares);
  const [runner] = aim.by.length === 1 ? aim.by : enemies;
  const from = aim.by.length > 1 ? aim.squares[0]! : open.figures[runner!]!.at;
  if (from < 0) return steps;
  const way = tactics.down(view, steps, from, meets);
  return tactics.stepsToSquare(view, way.at(-1) ?? from);
}

/** Ways that enemies are likely to come. */
export function enemySteps(tactics: Tactics, view: LegionsView): Uint16Array {
  const [theirs] = tactics.aims(view, 1 - tactics.seat);
  if (theirs !== undefined && theirs.by.length !== 1) return tactics.steps(view, theirs.place, theirs.squares);
  if (theirs !== undefined) return tactics.steps(view, theirs.place, theirs.squares);
  const load = tactics.load(view);
  const prey = load !== null && load.carrier >= 0 ? view.open.figures[load.carrier]!.at : (view.open.figures[tactics.friends(view)[0] ?? 0]?.at ?? 0);
  return tactics.stepsToSquare(view, Math.max(0, prey));
}
