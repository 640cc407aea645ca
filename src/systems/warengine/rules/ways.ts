/** The way of a move: where it may end and lead, and the whole inches that it takes ("Move"). */
import { INCH, wholeInchesUp } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import { pathLength, shortestPath } from '../../../kernel/table/path.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { Gait } from '../vocabulary.ts';
import { inchesLeft } from './gaits.ts';

export interface Way {
  /** From where the figure stands to where it goes. */
  readonly points: readonly Point[];
  /** The whole move, bends included, rounded up once. */
  readonly inches: number;
  /** Enemies that it touches at the end. */
  readonly touches: readonly number[];
}

/** The way to a place, a shortest one if the bends are not given; a text why there is none. */
export function wayTo(ground: Ground, battle: Readonly<Battle>, figure: number, gait: Gait, to: Point, via?: readonly Point[]): Way | string {
  const { x, y } = battle.figures[figure]!;
  const id = () => ground.id(battle, figure);
  const left = inchesLeft(ground, battle, figure, gait);
  if (to[0] === x && to[1] === y) return `${id()} stands there already`;
  if (!ground.fits(battle, figure, ...to)) return `${id()} has no room there: friends may be passed through, but no move ends on another base ("Move")`;
  const touches = ground.touching(battle, figure, ...to);
  const refusal = refuseEnd(ground, battle, figure, gait, to, touches);
  if (refusal !== undefined) return refusal;
  const mover = ground.moving(battle, figure, touches);
  const { movement } = ground.field(battle);
  if (via !== undefined) {
    const points = [[x, y] as const, ...via, to];
    if (!movement.freeAlong(mover, points)) return `${id()} cannot go that way: something is in it, or an enemy would be touched ("Move")`;
    const inches = wholeInchesUp(pathLength(points));
    return inches > left ? tooFar(id(), inches, left) : { points, inches, touches };
  }
  const path = shortestPath(movement, mover, [x, y], to, left * INCH);
  return path === undefined ? `${id()} cannot get there within ${left}" ("Move")` : { points: path.points, inches: wholeInchesUp(path.length), touches };
}

const tooFar = (id: string, inches: number, left: number) => `${id} would need ${inches}" for it, each part of an inch counted as one, and has ${left}" left ("Move")`;

function refuseEnd(ground: Ground, battle: Readonly<Battle>, figure: number, gait: Gait, to: Point, touches: readonly number[]): string | undefined {
  switch (gait) {
    case 'normal':
      return undefined;
    case 'fast': {
      const { fastKeepsOff } = ground.book.movement;
      if (ground.toNearestEnemy(battle, figure, ...to) > fastKeepsOff * INCH) return undefined;
      return `a fast move does not end within ${fastKeepsOff}" of an enemy ("Fast Moves")`;
    }
    case 'charge': {
      const before = ground.contacts(battle, figure);
      return touches.some((enemy) => !before.includes(enemy)) ? undefined : 'a charge ends in contact with an enemy, one that was not touched before ("Charging")';
    }
  }
}
