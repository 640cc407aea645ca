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

/** Why there is no way to a place. */
type Obstacle = 'here' | 'no-room' | 'near-enemy' | 'no-contact' | 'blocked' | 'too-long' | 'too-far';

/** The way to a place, a shortest one if the bends are not given; a text why there is none. */
export function wayTo(ground: Ground, battle: Readonly<Battle>, figure: number, gait: Gait, to: Point, via?: readonly Point[]): Way | string {
  const way = findWay(ground, battle, figure, gait, to, via);
  return typeof way === 'string' ? inWords(way, ground, battle, figure, gait, to, via) : way;
}

/** Whether there is one, the shortest: the same without words, for places by the dozen. */
export function hasWay(ground: Ground, battle: Readonly<Battle>, figure: number, gait: Gait, to: Point): boolean {
  return typeof findWay(ground, battle, figure, gait, to) !== 'string';
}

function findWay(ground: Ground, battle: Readonly<Battle>, figure: number, gait: Gait, to: Point, via?: readonly Point[]): Way | Obstacle {
  const { x, y } = battle.figures[figure]!;
  const left = inchesLeft(ground, battle, figure, gait);
  if (to[0] === x && to[1] === y) return 'here';
  if (!ground.fits(battle, figure, ...to)) return 'no-room';
  const touches = ground.touching(battle, figure, ...to);
  if (gait === 'fast' && ground.toNearestEnemy(battle, figure, ...to) <= ground.book.movement.fastKeepsOff * INCH) return 'near-enemy';
  if (gait === 'charge' && !touchesAnew(ground, battle, figure, touches)) return 'no-contact';
  const mover = ground.moving(battle, figure, touches);
  const { movement } = ground.field(battle);
  if (via !== undefined) {
    const points = [[x, y] as const, ...via, to];
    if (!movement.freeAlong(mover, points)) return 'blocked';
    const inches = wholeInchesUp(pathLength(points));
    return inches > left ? 'too-long' : { points, inches, touches };
  }
  const path = shortestPath(movement, mover, [x, y], to, left * INCH);
  return path === undefined ? 'too-far' : { points: path.points, inches: wholeInchesUp(path.length), touches };
}

function touchesAnew(ground: Ground, battle: Readonly<Battle>, figure: number, touches: readonly number[]): boolean {
  const before = ground.contacts(battle, figure);
  return touches.some((enemy) => !before.includes(enemy));
}

function inWords(obstacle: Obstacle, ground: Ground, battle: Readonly<Battle>, figure: number, gait: Gait, to: Point, via: readonly Point[] = []): string {
  const id = ground.id(battle, figure);
  const left = inchesLeft(ground, battle, figure, gait);
  switch (obstacle) {
    case 'here':
      return `${id} stands there already`;
    case 'no-room':
      return `${id} has no room there: friends may be passed through, but no move ends on another base ("Move")`;
    case 'near-enemy':
      return `a fast move does not end within ${ground.book.movement.fastKeepsOff}" of an enemy ("Fast Moves")`;
    case 'no-contact':
      return 'a charge ends in contact with an enemy, one that was not touched before ("Charging")';
    case 'blocked':
      return `${id} cannot go that way: something is in it, or an enemy would be touched ("Move")`;
    case 'too-long': {
      const { x, y } = battle.figures[figure]!;
      return `${id} would need ${wholeInchesUp(pathLength([[x, y], ...via, to]))}" for it, each part of an inch counted as one, and has ${left}" left ("Move")`;
    }
    case 'too-far':
      return `${id} cannot get there within ${left}" ("Move")`;
  }
}
