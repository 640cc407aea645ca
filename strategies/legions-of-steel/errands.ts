/** Where each figure is to go: to the aims of its side, or into the way of the enemy's. */
import type { LegionsView, Tactics } from '../../src/systems/legions-of-steel/tactics.ts';
import type { Doctrine } from './doctrine.ts';

export interface Errand {
  /** By square: steps to the place. */
  readonly steps: Uint16Array;
  /** Nearer than so many steps is no gain. */
  readonly near: number;
  /** It cannot wait. */
  readonly pressing?: boolean;
}

/** `holders` figures go right to a place, the others only near; whoever carries a load goes, whatever the others do. */
export function errandOf(tactics: Tactics, view: LegionsView, figure: number, { meets, holders, support }: Doctrine): Errand {
  const [aim] = tactics.aims(view);
  if (aim === undefined) return { steps: interception(tactics, view, meets), near: 0 };
  const steps = tactics.steps(view, aim.place, aim.squares);
  if (aim.by.length === 1) return { steps, near: aim.by.includes(figure) ? 0 : ESCORT };
  const { figures } = view.open;
  const { at } = figures[figure]!;
  const away = (other: number) => steps[figures[other]!.at]!;
  const holds = aim.by.filter((other) => away(other) < away(figure) || (away(other) === away(figure) && other < figure)).length < holders;
  const intruder = nearestIn(tactics, view, at, aim.squares);
  if (intruder < 0) return { steps, near: holds ? 0 : support };
  if (holds && aim.by.every((other) => away(other) > 0)) return { steps, near: 0, pressing: true };
  if (away(figure) <= AT_HAND) return { steps: tactics.stepsToSquare(view, figures[intruder]!.at), near: IN_SIGHT };
  return { steps, near: holds ? 0 : support };
}

/** Whoever is so near to a place goes after enemies in it, as far as this. */
const AT_HAND = 8;
const IN_SIGHT = 2;

/** The enemy nearest to a square of those in a place; -1: none is there. */
function nearestIn(tactics: Tactics, view: LegionsView, from: number, squares: readonly number[]): number {
  let nearest = -1;
  for (const enemy of tactics.enemies(view)) {
    const { at } = view.open.figures[enemy]!;
    if (squares.includes(at) && (nearest < 0 || tactics.range(from, at) < tactics.range(from, view.open.figures[nearest]!.at))) nearest = enemy;
  }
  return nearest;
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

/** A place by its name. */
export interface Place {
  readonly place: string;
  readonly squares: readonly number[];
}

/** Where enemies are likely to go. */
export const placeOfEnemies = (tactics: Tactics, view: LegionsView): Place => placeOf(tactics, view, 1 - tactics.seat);

/** Where the figures of a seat are likely to go: to their aims, or after who carries the load. */
export function placeOf(tactics: Tactics, view: LegionsView, seat: number): Place {
  const [aim] = tactics.aims(view, seat);
  if (aim !== undefined) return aim;
  const { figures } = view.open;
  const load = tactics.load(view);
  const others = seat === tactics.seat ? tactics.enemies(view) : tactics.friends(view);
  const prey = load === null ? (others[0] ?? 0) : load.carrier;
  const at = Math.max(0, prey < 0 ? (load?.at ?? 0) : figures[prey]!.at);
  return { place: `square ${at}`, squares: [at] };
}

export function enemySteps(tactics: Tactics, view: LegionsView): Uint16Array {
  const { place, squares } = placeOfEnemies(tactics, view);
  return tactics.steps(view, place, squares);
}
