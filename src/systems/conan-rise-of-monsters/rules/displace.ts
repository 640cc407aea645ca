/**
 * Lemurian Sorcery moves an enemy unit so many inches straight in any direction, all its models alike (Fate Card Lemurian Sorcery).
 *
 * It stops where the first of them meets an enemy, impassable ground or the table's edge, and before it would lie on a friend. Ground that
 * slows does not slow it; hazardous ground strikes.
 */
import type { Chance } from '../../../kernel/chance.ts';
import { distanceDown, INCH, pointThrough, pointToward } from '../../../kernel/table/inches.ts';
import type { Mover } from '../../../kernel/table/movement.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import type { Ground } from '../ground.ts';
import type { Battle, ConanState } from '../state.ts';
import { enterHazards } from './hazards.ts';
import { placeAt, placesOf } from './place.ts';
import { hasRoom } from './room.ts';
import { anchorOf } from './slide.ts';
import { tellMove } from './tell-move.ts';
import { endOf, walk } from './walk.ts';
import { leaving, walkerOf } from './walker.ts';

/** `toward`: a point in the direction, seen from the unit's first model in play. */
export function displace(ground: Ground, state: ConanState, unit: number, toward: Point, chance: Chance): void {
  const { open } = state;
  const members = ground.members(open, unit);
  const from = placesOf(open, members);
  const [dx, dy] = displacement(ground, open, unit, toward);
  const to = from.map(([x, y]): Point => [x + dx, y + dy]);
  placeAt(open, members, to);
  tellMove(ground, open, unit, 'displaced', from, chance);
  enterHazards(ground, state, unit, from.map((at, member) => [at, to[member]!]));
}

/** Hundredths of an inch between the lengths tried where friends are in the way. */
const STEP = 10;

/** By how much all models of a unit move, in hundredths of an inch. */
export function displacement(ground: Ground, battle: Readonly<Battle>, unit: number, [towardX, towardY]: Point): Point {
  const field = ground.field(battle);
  const walker = walkerOf(ground, battle, unit);
  const members = ground.members(battle, unit);
  const { x, y } = battle.models[anchorOf(ground, battle, unit)]!;
  const [farX, farY] = pointThrough(x, y, towardX, towardY, 1000 * INCH);
  const [toX, toY] = pointToward(x, y, farX, farY, ground.book.cards['lemurian-sorcery'].inches * INCH);
  const full: Point = [toX - x, toY - y];
  const reached = members.map((model): Point => {
    const { x: ax, y: ay } = battle.models[model]!;
    const goal: Point = [ax + full[0], ay + full[1]];
    const [endX, endY] = endOf(leaving(walker, ground.contacts(battle, model), () => walk(ground, field, walker, [ax, ay], [goal], Infinity, Infinity, true)));
    return [endX - ax, endY - ay];
  });
  const [first] = reached.sort((a, b) => length(a) - length(b)) as [Point];
  if (isOpen(ground, battle, unit, walker.touching, first)) return first;
  for (let most = length(first) - STEP; most > 0; most -= STEP) {
    const shorter = pointToward(0, 0, ...full, most);
    if (isOpen(ground, battle, unit, walker.apart, shorter)) return shorter;
  }
  return [0, 0];
}

/** Whether all models of a unit can move like that, and end on nobody. */
function isOpen(ground: Ground, battle: Readonly<Battle>, unit: number, mover: Mover, [dx, dy]: Point): boolean {
  const field = ground.field(battle);
  const walker = walkerOf(ground, battle, unit);
  return ground.members(battle, unit).every((model) => {
    const { x, y } = battle.models[model]!;
    const goes = leaving(walker, ground.contacts(battle, model), () => field.movement.free(mover, x, y, x + dx, y + dy));
    return goes && hasRoom(ground, battle, field, unit, mover.diameter, x + dx, y + dy, []);
  });
}

const length = ([x, y]: Point): number => distanceDown(0, 0, x, y);
