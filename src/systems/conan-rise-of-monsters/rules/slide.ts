/**
 * A unit moves: all its models by one and the same vector, or each to its place in a new shape ("Movement", "Cohesion").
 *
 * Whoever runs out of allowance in ground that slows, or meets something, stops there. When the first model comes into contact, all stop:
 * what they have left they use to close in. No model ends on a friend: it stops before. The models farthest to the front go first.
 */
import { distanceUp, INCH, pointToward } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { Shape } from '../vocabulary.ts';
import { mainPart, missing } from './cohesion.ts';
import { legsOf } from './goals.ts';
import { stepBack } from './room.ts';
import { endOf, walk, type Walked } from './walk.ts';
import { leaving, walkerOf } from './walker.ts';

export interface Plan {
  /** The model that `to` and `by` are said of, if the unit keeps its shape: all others move as it does. In a new shape `to` is the middle of the front. */
  readonly anchor: number;
  readonly to: Point;
  /** A bend of the way. */
  readonly by: Point | null;
  readonly shape: Shape;
  /** Hundredths of an inch, for each model. */
  readonly allowance: number;
  /** Whether models may come into contact; else they stop short of it. */
  readonly touch: boolean;
}

/** What becomes of a unit that moves. Lists are by its models in play. */
export interface Slide {
  readonly members: readonly number[];
  /** Where each ends. */
  readonly x: number[];
  readonly y: number[];
  readonly ways: readonly Walked[];
  readonly blocked: boolean;
  readonly touched: boolean;
  /** Two bases would overlap, whatever they do. */
  readonly crowded: boolean;
  /** Hundredths of an inch that are missing to be one chain, before and after. */
  readonly missingBefore: number;
  readonly missing: number;
}

/** The first model in play: a unit's moves are said of it. */
export function anchorOf(ground: Ground, battle: Readonly<Battle>, unit: number): number {
  return ground.members(battle, unit)[0]!;
}

/** `limit`: hundredths of an inch on the table at most, however much ground that slows leaves of the allowance. */
export function slide(ground: Ground, battle: Readonly<Battle>, unit: number, plan: Plan, limit = Infinity): Slide {
  const field = ground.field(battle);
  const walker = walkerOf(ground, battle, unit);
  const members = ground.members(battle, unit);
  const { diameter } = walker.apart;
  const xs = members.map((model) => battle.models[model]!.x);
  const ys = members.map((model) => battle.models[model]!.y);
  const missingBefore = members.length > 1 ? missing(ground, xs, ys, diameter) : 0;
  const go = (member: number, legs: readonly Point[], most: number): Walked => {
    const start: Point = [xs[member]!, ys[member]!];
    const touched = ground.contacts(battle, members[member]!);
    if (touched.length === 0) return walk(ground, field, walker, start, legs, plan.allowance, most, plan.touch);
    return leaving(walker, touched, () => walk(ground, field, walker, start, legs, plan.allowance, most, plan.touch));
  };

  const legs = legsOf(ground, battle, unit, plan, members, diameter);
  const leaders = missingBefore > 0 ? mainPart(ground, xs, ys, diameter) : members.map((_, member) => member);
  const ways: Walked[] = Array<Walked>(members.length);
  let met = Infinity;
  for (const member of leaders) {
    const way = (ways[member] = go(member, legs[member]!, limit));
    if (way.touched) met = Math.min(met, way.length);
  }
  // All stop when the first of them has met an enemy.
  if (met < Infinity) for (const member of leaders) if (ways[member]!.length > met) ways[member] = go(member, legs[member]!, met);
  const settled: number[] = [];
  const placed: Point[] = [];
  let crowded = false;
  const settle = (member: number) => {
    const way = ways[member]!;
    if (!stepBack(ground, battle, field, walker, unit, way, placed)) crowded = true;
    settled.push(member);
    placed.push(endOf(way));
  };
  for (const member of frontFirst(leaders, xs, ys, legs)) settle(member);
  // Who has lost touch with the others goes straight to the nearest of them, as near as it has to.
  const stragglers = leaders.length === members.length ? [] : members.map((_, member) => member).filter((member) => !leaders.includes(member));
  while (stragglers.length > 0) {
    const { member, to } = nearestStraggler(ground, stragglers, settled, xs, ys, ways, diameter);
    stragglers.splice(stragglers.indexOf(member), 1);
    ways[member] = go(member, [to], limit);
    settle(member);
  }

  const x = ways.map((way) => endOf(way)[0]);
  const y = ways.map((way) => endOf(way)[1]);
  return {
    members, x, y, ways, crowded, missingBefore,
    blocked: ways.some(({ blocked }) => blocked),
    touched: ways.some(({ touched }) => touched),
    missing: members.length > 1 ? missing(ground, x, y, diameter) : 0,
  };
}

function frontFirst(members: readonly number[], xs: readonly number[], ys: readonly number[], legs: readonly (readonly Point[])[]): number[] {
  if (members.length < 2) return [...members];
  const [first] = members as [number];
  const [goalX, goalY] = legs[first]!.at(-1)!;
  const [dx, dy] = [goalX - xs[first]!, goalY - ys[first]!];
  return [...members].sort((a, b) => xs[b]! * dx + ys[b]! * dy - (xs[a]! * dx + ys[a]! * dy) || a - b);
}

function nearestStraggler(ground: Ground, stragglers: readonly number[], settled: readonly number[], xs: readonly number[], ys: readonly number[], ways: readonly Walked[], diameter: number): { member: number; to: Point } {
  const reach = ground.book.movement.cohesion * INCH + diameter;
  let nearest = { member: stragglers[0]!, to: endOf(ways[settled[0]!]!) };
  let least = Infinity;
  for (const member of stragglers) {
    for (const other of settled) {
      const end = endOf(ways[other]!);
      const distance = distanceUp(xs[member]!, ys[member]!, ...end);
      if (distance >= least) continue;
      least = distance;
      // A little nearer than it has to be, for what rounding takes.
      nearest = { member, to: pointToward(xs[member]!, ys[member]!, ...end, Math.max(0, distance - reach + 2)) };
    }
  }
  return nearest;
}
