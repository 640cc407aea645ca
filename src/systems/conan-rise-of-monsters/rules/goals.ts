/** Where each model of a unit that moves means to go: by one and the same vector, or to its place in a new shape. */
import type { Seat } from '../../../kernel/game.ts';
import { distanceUp, INCH } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { Shape } from '../vocabulary.ts';
import { homeward } from './own-edge.ts';
import { drawnUp } from './shapes.ts';
import type { Plan } from './slide.ts';

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
export function legsOf(ground: Ground, battle: Readonly<Battle>, unit: number, plan: Plan, members: readonly number[], diameter: number): Point[][] {
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
