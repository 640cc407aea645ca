/**
 * Where `options` lets a figure move to: a finite choice among all places, which has what a player would think of.
 *
 * In contact with each enemy within reach, on the near side and at the other places around it; at each objective or as near as it gets; in and
 * at the corners of each piece of terrain within reach; at the range of each of its weapons from the nearest enemies; and eight ways round, all the way and half of it.
 * A charge only has the places in contact. Any other place may be named in an action: `refuse` judges it.
 */
import { contactPlace, contactPlaces, TWENTY_FOUR_WAYS } from '../../../kernel/table/contact-places.ts';
import { distanceUp, INCH, pointToward } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { Gait } from '../vocabulary.ts';
import { inchesLeft } from './gaits.ts';
import { wayTo } from './ways.ts';

const EIGHT_WAYS = TWENTY_FOUR_WAYS.filter((_, way) => way % 3 === 0);
/** Enemies, nearest first, whose distance matters for the range of weapons; places in contact with each. */
const NEAREST = 2;
const CONTACTS = 2;

export function destinations(ground: Ground, battle: Readonly<Battle>, figure: number, gait: Gait): Point[] {
  const reach = inchesLeft(ground, battle, figure, gait) * INCH;
  const found = new Map<number, Point>();
  const add = (to: Point): boolean => {
    const key = to[0] * 65536 + to[1];
    if (found.has(key)) return true;
    if (typeof wayTo(ground, battle, figure, gait, to) === 'string') return false;
    found.set(key, to);
    return true;
  };
  if (gait !== 'fast') for (const enemy of ground.enemies(battle, ground.seat(battle, figure))) addContacts(ground, battle, figure, enemy, reach, add);
  if (gait !== 'charge') {
    for (const to of openPlaces(ground, battle, figure, reach)) add(to);
  }
  return [...found.values()];
}

function addContacts(ground: Ground, battle: Readonly<Battle>, figure: number, enemy: number, reach: number, add: (to: Point) => boolean): void {
  const { x, y } = battle.figures[figure]!;
  if (ground.distance(battle, figure, enemy) > reach) return;
  const target = ground.base(battle, enemy);
  const { diameter } = ground.base(battle, figure);
  const nearest = contactPlace(target, diameter, x, y);
  let count = add([nearest.x, nearest.y]) ? 1 : 0;
  const near = contactPlaces(target, diameter).sort((a, b) => distanceUp(x, y, a.x, a.y) - distanceUp(x, y, b.x, b.y));
  for (const place of near) {
    if (count >= CONTACTS) return;
    if (add([place.x, place.y])) count += 1;
  }
}

function openPlaces(ground: Ground, battle: Readonly<Battle>, figure: number, reach: number): Point[] {
  const { x, y } = battle.figures[figure]!;
  const { movement, terrain } = ground.field(battle);
  const toward = (to: Point): Point => movement.furthest(ground.moving(battle, figure, []), x, y, ...pointToward(x, y, ...to, reach));
  const round = EIGHT_WAYS.flatMap(([dx, dy]) => [10000, 20000].map((part): Point => toward([x + Math.trunc((dx * reach) / part), y + Math.trunc((dy * reach) / part)])));
  const objectives = battle.objectives.map((objective): Point => toward([objective.x, objective.y]));
  const corners: Point[] = [];
  for (let piece = 0; piece < terrain.count; piece++) {
    const [middleX, middleY] = [Math.round((terrain.left[piece]! + terrain.right[piece]!) / 2), Math.round((terrain.top[piece]! + terrain.bottom[piece]!) / 2)];
    if (distanceUp(x, y, middleX, middleY) - Math.max(terrain.right[piece]! - middleX, terrain.bottom[piece]! - middleY) * 2 > reach) continue;
    corners.push([middleX, middleY]);
    for (let i = terrain.first[piece]!; i < terrain.first[piece + 1]!; i++) {
      // Outside the corner by the width of a base, where the piece is between the figure and whoever is on its other side.
      const [dx, dy] = [terrain.x[i]! - middleX, terrain.y[i]! - middleY];
      corners.push([terrain.x[i]! + Math.sign(dx) * INCH, terrain.y[i]! + Math.sign(dy) * INCH]);
    }
  }
  return [...round, ...objectives, ...corners.filter(([cx, cy]) => distanceUp(x, y, cx, cy) <= reach), ...atRange(ground, battle, figure, reach)];
}

/** On the straight line to or from each of the nearest enemies, just within the range of a weapon. */
function atRange(ground: Ground, battle: Readonly<Battle>, figure: number, reach: number): Point[] {
  const { x, y } = battle.figures[figure]!;
  const near = ground.enemies(battle, ground.seat(battle, figure)).sort((a, b) => ground.distance(battle, figure, a) - ground.distance(battle, figure, b)).slice(0, NEAREST);
  return near.flatMap((enemy) => {
    const distance = ground.distance(battle, figure, enemy);
    const { x: ex, y: ey } = battle.figures[enemy]!;
    return ground.profile(battle, figure).weapons.flatMap(({ range }): Point[] => {
      const by = distance - range * INCH;
      if (range === 0 || by === 0 || Math.abs(by) > reach) return [];
      const to: Point = by > 0 ? pointToward(x, y, ex, ey, by) : pointToward(x, y, x - (ex - x), y - (ey - y), -by);
      return [to];
    });
  });
}
