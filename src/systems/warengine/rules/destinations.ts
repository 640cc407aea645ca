/**
 * Where `options` lets a figure move to: a finite choice among all places, which has what a player would think of.
 *
 * In contact with each enemy within reach, at the two nearest places that are free; at each objective or as near as it gets; in and at the
 * corners of each piece of terrain within reach; at the range of each of its weapons from the nearest enemies; and eight ways round, all the
 * way and half of it. A charge only has the places in contact, a fast move only objectives and the ways round. Any other place may be named
 * in an action: `refuse` judges it.
 */
import { contactPlace, contactPlaces, TWENTY_FOUR_WAYS } from '../../../kernel/table/contact-places.ts';
import { distanceUp, INCH, pointToward } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { Gait } from '../vocabulary.ts';
import { inchesLeft } from './gaits.ts';
import { isPlace } from './objectives.ts';
import { hasWay } from './ways.ts';

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
    if (!hasWay(ground, battle, figure, gait, to)) return false;
    found.set(key, to);
    return true;
  };
  if (gait !== 'fast') for (const enemy of ground.enemies(battle, ground.seat(battle, figure))) addContacts(ground, battle, figure, enemy, reach, add);
  if (gait !== 'charge') {
    for (const to of openPlaces(ground, battle, figure, gait, reach)) add(to);
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
  if (count >= CONTACTS) return;
  const near = contactPlaces(target, diameter).sort((a, b) => distanceUp(x, y, a.x, a.y) - distanceUp(x, y, b.x, b.y));
  for (const place of near) {
    if (count >= CONTACTS) return;
    if (add([place.x, place.y])) count += 1;
  }
}

/** Eight ways round, toward the objectives; of a plain move also half way, into and behind terrain, and to the ranges of weapons. */
function openPlaces(ground: Ground, battle: Readonly<Battle>, figure: number, gait: Gait, reach: number): Point[] {
  const { x, y } = battle.figures[figure]!;
  const { movement } = ground.field(battle);
  const mover = ground.moving(battle, figure, []);
  const toward = (tx: number, ty: number): Point => {
    const to = pointToward(x, y, tx, ty, reach);
    return movement.free(mover, x, y, ...to) ? to : movement.furthest(mover, x, y, ...to);
  };
  const round = EIGHT_WAYS.map(([dx, dy]): Point => toward(x + Math.trunc((dx * reach) / 10000), y + Math.trunc((dy * reach) / 10000)));
  const objectives = battle.objectives.filter(isPlace).map((objective): Point => toward(objective.x, objective.y));
  if (gait === 'fast') return [...round, ...objectives];
  const halfWay = round.map(([rx, ry]): Point => [Math.round((x + rx) / 2), Math.round((y + ry) / 2)]);
  return [...round, ...halfWay, ...objectives, ...aboutTerrain(ground, battle, x, y, reach), ...atRange(ground, battle, figure, reach)];
}

/** The middle of each piece within reach; and outside each corner by the width of a base, where the piece is in the way of whoever is beyond it. */
function aboutTerrain(ground: Ground, battle: Readonly<Battle>, x: number, y: number, reach: number): Point[] {
  const { terrain } = ground.field(battle);
  const { left, right, top, bottom, first } = terrain;
  const places: Point[] = [];
  for (let piece = 0; piece < terrain.count; piece++) {
    if (left[piece]! - INCH > x + reach || right[piece]! + INCH < x - reach || top[piece]! - INCH > y + reach || bottom[piece]! + INCH < y - reach) continue;
    const middleX = Math.round((left[piece]! + right[piece]!) / 2);
    const middleY = Math.round((top[piece]! + bottom[piece]!) / 2);
    places.push([middleX, middleY]);
    for (let i = first[piece]!; i < first[piece + 1]!; i++) places.push([terrain.x[i]! + Math.sign(terrain.x[i]! - middleX) * INCH, terrain.y[i]! + Math.sign(terrain.y[i]! - middleY) * INCH]);
  }
  return places.filter(([px, py]) => (px - x) * (px - x) + (py - y) * (py - y) <= reach * reach);
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
