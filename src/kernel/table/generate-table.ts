/** Tables drawn by lot that one can play on: from one seed always the same. */
import { UsageError } from '../errors.ts';
import { pick, stream, type Rng } from '../rng.ts';
import { INCH } from './inches.ts';
import { outlineProblem, type Outline, type Point } from './outline.ts';
import { nearerThan, segmentsMeet } from './segment.ts';
import { drawShape, type Shape } from './shapes.ts';
import type { Piece, Table } from './table.ts';
import { APART, Terrain } from './terrain.ts';
import type { Zone } from './zones.ts';

/** So many pieces of a kind, each in one of these shapes; they are named for the kind and numbered. */
export interface PiecePlan<K extends string> {
  readonly kind: K;
  readonly shapes: readonly Shape[];
  readonly count: number;
  /** How large against the pieces of other plans: one of 3 gets three times the area of one of 1, which it is if not said. */
  readonly size?: number;
}

export interface TablePlan<K extends string> {
  /** Hundredths of an inch. */
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly PiecePlan<K>[];
  /** How much of the table terrain covers, in hundredths; single pieces are two thirds to four thirds of their share, or smaller where there is no room. */
  readonly density: number;
  /** Where nothing may lie, such as deployment zones. */
  readonly clear: readonly Zone[];
}

/**
 * No two pieces, and no piece and the table's rim, are nearer than this (hundredths of an inch). So a base two inches wide can go round
 * every piece, with a little to spare, and from everywhere it has room to everywhere else.
 */
export const GAP = 2.5 * INCH;

/** Places tried for a piece before it is drawn smaller; how often that is done, by a tenth each time; and how often all begins anew. */
const TRIES = 60;
const SHRINKS = 12;
const LAYOUTS = 10;

/** Throws a `UsageError` when there is no room for so much. */
export function generateTable<K extends string>(plan: TablePlan<K>, seed: number | string, index = 0): Table<K> {
  const rng = stream(seed, 'table', index);
  for (let layout = 0; layout < LAYOUTS; layout++) {
    const pieces = layOut(plan, rng);
    if (pieces !== undefined) return { width: plan.width, height: plan.height, pieces };
  }
  throw new UsageError(`table: no room for ${countOf(plan)} pieces that cover ${plan.density} % of it; expected fewer pieces, a lower density or smaller clear zones`);
}

function countOf({ pieces }: TablePlan<string>): number {
  return pieces.reduce((sum, { count }) => sum + count, 0);
}

function layOut<K extends string>(plan: TablePlan<K>, rng: Rng): Piece<K>[] | undefined {
  const shares = plan.pieces.reduce((sum, { count, size = 1 }) => sum + count * size, 0);
  const pieces: Piece<K>[] = [];
  for (const { kind, shapes, count, size = 1 } of plan.pieces) {
    const share = (plan.width * plan.height * plan.density * size) / 100 / shares;
    for (let i = 1; i <= count; i++) {
      const outline = place(plan, pieces, pick(shapes, rng), (share * (67 + rng.below(67))) / 100, rng);
      if (outline === undefined) return undefined;
      pieces.push({ name: `${kind} ${i}`, kind, outline });
    }
  }
  return pieces;
}

function place(plan: TablePlan<string>, others: readonly Piece[], shape: Shape, area: number, rng: Rng): Outline | undefined {
  const { width, height } = plan;
  for (let shrink = 0, size = area; shrink <= SHRINKS; shrink++, size = (size * 9) / 10) {
    for (let tried = 0; tried < TRIES; tried++) {
      const drawn = drawShape(shape, size, rng);
      const x = rng.below(width);
      const y = rng.below(height);
      const outline = drawn.map(([dx, dy]): Point => [x + dx, y + dy]);
      if (legal(plan, others, outline)) return outline;
    }
  }
  return undefined;
}

function legal({ width, height, clear }: TablePlan<string>, others: readonly Piece[], outline: Outline): boolean {
  if (outline.some(([x, y]) => x < GAP || y < GAP || x > width - GAP || y > height - GAP)) return false;
  const box = boxOf(outline);
  const close = others.filter((other) => boxesWithin(box, boxOf(other.outline), GAP));
  const zones = clear.filter((zone) => boxesWithin(box, zone, 0));
  if (zones.some((zone) => covers(outline, cornersOf(zone))) || close.some((other) => nearer(outline, other.outline, GAP))) return false;
  return outlineProblem(outline) === undefined;
}

function boxOf(outline: Outline): Zone {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Whether no side of one box is farther than `distance` from the other: what lies in them may be as near. */
function boxesWithin(a: Zone, b: Zone, distance: number): boolean {
  return a.left - b.right <= distance && b.left - a.right <= distance && a.top - b.bottom <= distance && b.top - a.bottom <= distance;
}

function cornersOf({ left, top, right, bottom }: Zone): Outline {
  return [[left, top], [right, top], [right, bottom], [left, bottom]];
}

/** Whether two outlines meet, or one lies within the other. */
function covers(a: Outline, b: Outline): boolean {
  const within = (inner: Outline, outer: Outline) => new Terrain([{ kind: 0, outline: outer }]).point(0, ...inner[0]!) !== APART;
  return sides(a).some(([p, q]) => sides(b).some(([r, s]) => segmentsMeet(...p, ...q, ...r, ...s))) || within(a, b) || within(b, a);
}

function nearer(a: Outline, b: Outline, distance: number): boolean {
  const cornersNearer = (corners: Outline, outline: Outline) => sides(outline).some(([p, q]) => corners.some((corner) => nearerThan(2 * distance, ...p, ...q, ...corner)));
  return cornersNearer(a, b) || cornersNearer(b, a) || covers(a, b);
}

function sides(outline: Outline): (readonly [Point, Point])[] {
  return outline.map((corner, i) => [corner, outline[(i + 1) % outline.length]!]);
}
