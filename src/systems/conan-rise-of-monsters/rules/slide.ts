/**
 * A unit moves: all its models by one and the same vector, or each to its place in a new shape ("Movement", "Cohesion").
 *
 * Whoever runs out of allowance in ground that slows, or meets something, stops there. When the first model comes into contact, all stop:
 * what they have left they use to close in. No model ends on a friend: it stops before. The models farthest to the front go first.
 */
import type { Seat } from '../../../kernel/game.ts';
import { distanceUp, INCH, pointToward } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import type { Field, Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { Shape } from '../vocabulary.ts';
import { mainPart, missing } from './cohesion.ts';
import { homeward } from './own-edge.ts';
import { drawnUp } from './shapes.ts';
import { travelCost } from './travel.ts';
import { walk, type Walked } from './walk.ts';
import { leaving, walkerOf, type Walker } from './walker.ts';

export interface Plan {
  /** The model that `to` and `by` are said of, if the unit keeps its shape: all others move as it does. In a new shape `to` is the middle of the front. */
  readonly anchor: number;
  readonly to: Point;
  /** A bend of the way. */
  readonly by: Point | null;
  readonly shape: Shape;
  /** Hundredths of an inch, for each model. */
  readonly allowance: number;
  /** Hundredths of an inch on the table at most, however much ground that slows leaves of the allowance. */
  readonly limit?: number;
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

export function slide(ground: Ground, battle: Readonly<Battle>, unit: number, plan: Plan): Slide {
  const field = ground.field(battle);
  const walker = walkerOf(ground, battle, unit);
  const members = ground.members(battle, unit);
  const { diameter } = walker.apart;
  const xs = members.map((model) => battle.models[model]!.x);
  const ys = members.map((model) => battle.models[model]!.y);
  const missingBefore = members.length > 1 ? missing(ground, xs, ys, diameter) : 0;
  const { limit = Infinity } = plan;
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

export const endOf = ({ points }: Walked): Point => points[points.length - 1]!;

/** What `to` and `by` of a plan are said of: the anchor of a unit that keeps its shape, the middle of one that is drawn up anew. */
export function startOf(ground: Ground, battle: Readonly<Battle>, unit: number, { anchor, shape }: Pick<Plan, 'anchor' | 'shape'>): Point {
  if (shape !== 'keep') return middleOf(battle, ground.members(battle, unit));
  const { x, y } = battle.models[anchor]!;
  return [x, y];
}

export function middleOf({ models }: Readonly<Battle>, members: readonly number[]): Point {
  let [x, y] = [0, 0];
  for (const model of members) {
    x += models[model]!.x;
    y += models[model]!.y;
  }
  return [Math.round(x / members.length), Math.round(y / members.length)];
}

/** Where each model means to go: past the bend if there is one, then to its place. */
function legsOf(ground: Ground, battle: Readonly<Battle>, unit: number, plan: Plan, members: readonly number[], diameter: number): Point[][] {
  const { to, by, shape } = plan;
  const [fromX, fromY] = startOf(ground, battle, unit, plan);
  const goals = shape === 'keep' ? null : placesInShape(battle, ground.seat(battle, unit), shape, members, to, by ?? [fromX, fromY], diameter);
  return members.map((model, member) => {
    const { x, y } = battle.models[model]!;
    const goal: Point = goals === null ? [x + to[0] - fromX, y + to[1] - fromY] : goals[member]!;
    return by === null ? [goal] : [[x + by[0] - fromX, y + by[1] - fromY], goal];
  });
}

/** The unit faces the way it goes, or on the spot the enemy's edge. Those farthest to the front are in the first rank, each as far to the side as now. */
function placesInShape(battle: Readonly<Battle>, seat: Seat, shape: Exclude<Shape, 'keep'>, members: readonly number[], to: Point, from: Point, diameter: number): Point[] {
  const [dx, dy] = distanceUp(...from, ...to) < INCH ? [0, -homeward(battle, seat)] : [to[0] - from[0], to[1] - from[1]];
  const at = (model: number) => battle.models[model]!;
  const ranks = drawnUp(shape, members.length, diameter, ...to, dx, dy);
  const waiting = [...members].sort((a, b) => (at(b).x - at(a).x) * dx + (at(b).y - at(a).y) * dy || a - b);
  const taken = new Map<number, Point>();
  const aside = (x: number, y: number) => y * dx - x * dy;
  for (const rank of ranks) {
    const who = waiting.splice(0, rank.length).sort((a, b) => aside(at(a).x, at(a).y) - aside(at(b).x, at(b).y) || a - b);
    const where = [...rank].sort((a, b) => aside(...a) - aside(...b));
    who.forEach((model, place) => taken.set(model, where[place]!));
  }
  return members.map((model) => taken.get(model)!);
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

/** Hundredths of an inch between the places tried. */
const STEP = 10;

/** Takes a model back on its way until it stands on nobody; false if it finds no such place. */
function stepBack(ground: Ground, battle: Readonly<Battle>, field: Field, { apart: { diameter } }: Walker, unit: number, way: Walked, placed: readonly Point[]): boolean {
  const [endX, endY] = endOf(way);
  if (hasRoom(ground, battle, field, unit, diameter, endX, endY, placed)) return true;
  way.touched = false;
  for (let leg = way.points.length - 1; leg > 0; leg--) {
    const [ax, ay] = way.points[leg - 1]!;
    const [bx, by] = way.points[leg]!;
    for (let length = distanceUp(ax, ay, bx, by) - STEP; length > -STEP; length -= STEP) {
      const to = pointToward(ax, ay, bx, by, Math.max(0, length));
      if (!hasRoom(ground, battle, field, unit, diameter, ...to, placed)) continue;
      way.points.length = leg;
      way.points.push(to);
      way.spent = 0;
      way.length = 0;
      for (let i = 1; i < way.points.length; i++) {
        way.spent += travelCost(ground, field, ...way.points[i - 1]!, ...way.points[i]!);
        way.length += distanceUp(...way.points[i - 1]!, ...way.points[i]!);
      }
      return true;
    }
  }
  return false;
}

/** Whether a base would lie on no friend of another unit, nor on those of its own that have their place already. */
export function hasRoom(ground: Ground, battle: Readonly<Battle>, { bases }: Field, unit: number, diameter: number, x: number, y: number, placed: readonly Point[]): boolean {
  const { units } = ground.roll(battle);
  for (let other = 0; other < bases.count; other++) {
    if (units[other] !== unit && overlaps(x - bases.x[other]!, y - bases.y[other]!, bases.diameter[other]! + diameter) && bases.diameter[other] !== 0) return false;
  }
  for (let i = 0; i < placed.length; i++) if (overlaps(x - placed[i]![0], y - placed[i]![1], 2 * diameter)) return false;
  return true;
}

const overlaps = (dx: number, dy: number, both: number): boolean => 4 * (dx * dx + dy * dy) < both * both;
