/**
 * Where `options` lets a unit move or run to: a finite choice among all places, which has what a player would think of.
 *
 * Into contact with each enemy unit in reach, or as near to it as it gets; to where its weapon reaches the nearest enemies, at all and at half
 * its range; the near side and the middle of each piece of terrain about; the middle of the table, where a shrine stands; straight away from
 * the nearest enemy; eight ways round, all the way and half of it; and drawn up anew on the spot and toward the enemy. A run has no contacts,
 * no ranges and no half ways; one that breaks an engagement has twelve ways round and no more. Any other place, bend and shape may be named
 * in an action: `refuse` judges it.
 */
import { contactPlace, TWENTY_FOUR_WAYS } from '../../../kernel/table/contact-places.ts';
import { INCH, pointThrough, pointToward } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { Shape } from '../vocabulary.ts';
import { allowance } from './allowance.ts';
import { middleOf } from './goals.ts';
import type { Maneuver } from './maneuver.ts';
import { nearestPair, type Pair } from './nearest-pair.ts';
import { anchorOf } from './slide.ts';
import { tryMove, tryRun } from './try-move.ts';

const EIGHT_WAYS = TWENTY_FOUR_WAYS.filter((_, way) => way % 3 === 0);
const TWELVE_WAYS = TWENTY_FOUR_WAYS.filter((_, way) => way % 2 === 0);
/** Shapes that are offered beside the present one. */
const NEW_SHAPES = ['line', 'block'] as const satisfies readonly Shape[];
/** Enemy units, nearest first, whose distance matters for the range of weapons. */
const NEAREST = 3;

export function destinations(ground: Ground, battle: Readonly<Battle>, unit: number, gait: 'move' | 'run', touch = false): Maneuver[] {
  const engaged = ground.isEngaged(battle, unit);
  if (engaged && gait === 'move') return [];
  const found = new Map<string, Maneuver>();
  const { width, height } = battle.table;
  const offer = (maneuver: Maneuver) => {
    const to: Point = [Math.min(width, Math.max(0, maneuver.to[0])), Math.min(height, Math.max(0, maneuver.to[1]))];
    const key = `${to[0]} ${to[1]} ${maneuver.shape ?? ''}`;
    if (found.has(key)) return;
    const end = gait === 'move' ? tryMove(ground, battle, unit, { ...maneuver, to }, touch) : tryRun(ground, battle, unit, { ...maneuver, to });
    if (typeof end !== 'string') found.set(key, { ...maneuver, to });
  };
  const seen = lookAround(ground, battle, unit, gait);
  if (engaged) for (const [dx, dy] of TWELVE_WAYS) offer({ to: seen.step(dx, dy) });
  else for (const maneuver of [...enemies(ground, battle, unit, gait, seen), ...grounds(ground, battle, seen), ...ways(seen, gait), ...shapes(ground, battle, unit, seen)]) offer(maneuver);
  return [...found.values()];
}

/** What all of them are measured by. */
interface Seen {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  /** Nearest pairs of an own model and one of each enemy unit, the nearest unit first. */
  readonly pairs: readonly Pair[];
  /** From where the first model stands, all the way in a direction given in ten thousandths. */
  readonly step: (dx: number, dy: number) => Point;
}

function lookAround(ground: Ground, battle: Readonly<Battle>, unit: number, gait: 'move' | 'run'): Seen {
  const { x, y } = battle.models[anchorOf(ground, battle, unit)]!;
  const reach = allowance(ground, battle, unit, gait);
  const pairs = ground.unitsOf(battle, 1 - ground.seat(battle, unit)).map((enemy) => nearestPair(ground, battle, unit, enemy)!).sort((a, b) => a.away - b.away);
  return { x, y, reach, pairs, step: (dx, dy) => [x + Math.trunc((dx * reach) / 10000), y + Math.trunc((dy * reach) / 10000)] };
}

/** Straight at each enemy unit, into contact or as far as it goes; to the ranges of a weapon; away from the nearest. */
function enemies(ground: Ground, battle: Readonly<Battle>, unit: number, gait: 'move' | 'run', seen: Seen): Maneuver[] {
  const { bases } = ground.field(battle);
  const { range } = ground.card(battle, unit);
  const stopShort = gait === 'run' ? ground.book.movement.runKeepsOff * INCH + 5 : 0;
  /** By so much toward the enemy, or away from him; with the vector of the own model of the pair. */
  const along = ({ ours, theirs }: Pair, by: number): Point => {
    const { x, y } = bases.at(ours);
    const place = contactPlace(bases.at(theirs), bases.diameter[ours]!, x, y);
    const [toX, toY] = by < 0 ? pointThrough(x, y, 2 * x - place.x, 2 * y - place.y, -by) : pointToward(x, y, place.x, place.y, by);
    return [seen.x + toX - x, seen.y + toY - y];
  };
  const toward = seen.pairs.map((pair): Maneuver => ({ to: along(pair, Math.min(seen.reach, Math.max(0, pair.away - stopShort + (gait === 'move' ? 2 : 0)))) }));
  const [nearest] = seen.pairs;
  const away = nearest === undefined ? [] : [{ to: along(nearest, -seen.reach + 2) }];
  if (gait === 'run' || range === 0) return [...toward, ...away];
  const ranges = seen.pairs.slice(0, NEAREST).flatMap((pair) =>
    [range * INCH, Math.floor((range * INCH) / 2)].map((distance) => pair.away - distance).filter((by) => by !== 0 && Math.abs(by) < seen.reach).map((by): Maneuver => ({ to: along(pair, by) })),
  );
  return [...toward, ...ranges, ...away];
}

/** Into each piece of terrain: to its middle or as far, and to where the way there enters its box; and to the middle of the table or the shrine. */
function grounds(ground: Ground, battle: Readonly<Battle>, { x, y, reach }: Seen): Maneuver[] {
  const { terrain } = ground.field(battle);
  const { left, right, top, bottom } = terrain;
  const goals: Point[] = [battle.shrine ?? [Math.round(battle.table.width / 2), Math.round(battle.table.height / 2)]];
  for (let piece = 0; piece < terrain.count; piece++) {
    if (left[piece]! > x + reach || right[piece]! < x - reach || top[piece]! > y + reach || bottom[piece]! < y - reach) continue;
    goals.push([Math.round((left[piece]! + right[piece]!) / 2), Math.round((top[piece]! + bottom[piece]!) / 2)]);
    goals.push([Math.min(right[piece]!, Math.max(left[piece]!, x)), Math.min(bottom[piece]!, Math.max(top[piece]!, y))]);
  }
  return goals.map(([gx, gy]): Maneuver => ({ to: pointToward(x, y, gx, gy, reach) }));
}

function ways({ x, y, step }: Seen, gait: 'move' | 'run'): Maneuver[] {
  return EIGHT_WAYS.flatMap(([dx, dy]): Maneuver[] => {
    const to = step(dx, dy);
    return gait === 'run' ? [{ to }] : [{ to }, { to: [Math.round((x + to[0]) / 2), Math.round((y + to[1]) / 2)] }];
  });
}

/** On the spot, and half way toward the nearest enemy. */
function shapes(ground: Ground, battle: Readonly<Battle>, unit: number, { reach, pairs }: Seen): Maneuver[] {
  const members = ground.members(battle, unit);
  if (members.length === 1) return [];
  const [x, y] = middleOf(battle, members);
  const enemy = pairs[0] === undefined ? undefined : battle.models[pairs[0].theirs]!;
  return NEW_SHAPES.flatMap((shape): Maneuver[] => [
    { to: [x, y], shape },
    ...(enemy === undefined ? [] : [{ to: pointToward(x, y, enemy.x, enemy.y, Math.min(reach, Math.max(0, pairs[0]!.away)) >> 1), shape }]),
  ]);
}
