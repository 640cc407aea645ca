/** Tables drawn by lot that one can play on: from one seed always the same. */
import { UsageError } from '../errors.ts';
import { stream, type Rng } from '../rng.ts';
import { INCH } from './inches.ts';
import { outlineProblem, type Outline, type Point } from './outline.ts';
import { nearerThan, segmentsMeet } from './segment.ts';
import { drawShape, type Shape } from './shapes.ts';
import type { Piece, Table } from './table.ts';
import { APART, Terrain } from './terrain.ts';

/** A rectangle of the table, in hundredths of an inch. */
export interface Zone {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface TablePlan<K extends string> {
  /** Hundredths of an inch. */
  readonly width: number;
  readonly height: number;
  /** What lies on it: so many pieces of a kind, each in one of these shapes. Pieces are named for the kind and numbered. */
  readonly pieces: readonly { readonly kind: K; readonly shapes: readonly Shape[]; readonly count: number }[];
  /** How much of the table terrain covers, in hundredths; single pieces are two thirds to four thirds of their share. */
  readonly density: number;
  /** Where nothing may lie, such as deployment zones. */
  readonly clear: readonly Zone[];
}

/**
 * No two pieces, and no piece and the table's rim, are nearer than this (hundredths of an inch). So a base two inches wide can go round
 * every piece, and from everywhere it has room to everywhere else.
 */
export const GAP = 2 * INCH;

/** Places tried for a piece before it is drawn smaller, and how often that is done, by a tenth each time. */
const TRIES = 60;
const SHRINKS = 12;

/** Two strips along the top and bottom sides of the table. */
export function facingZones(width: number, height: number, depth: number): readonly Zone[] {
  return [{ left: 0, top: 0, right: width, bottom: depth }, { left: 0, top: height - depth, right: width, bottom: height }];
}

/** Throws a `UsageError` when there is no room for so much. */
export function generateTable<K extends string>(plan: TablePlan<K>, seed: number | string, index = 0): Table<K> {
  const rng = stream(seed, 'table', index);
  const { width, height } = plan;
  const asked = plan.pieces.flatMap(({ kind, shapes, count }) => Array.from({ length: count }, (_, i) => ({ kind, shapes, name: `${kind} ${i + 1}` })));
  const share = (width * height * plan.density) / 100 / Math.max(1, asked.length);
  const pieces: Piece<K>[] = [];
  for (const { kind, shapes, name } of asked) {
    const shape = shapes[rng.below(shapes.length)]!;
    const outline = place(plan, pieces, shape, (share * (67 + rng.below(67))) / 100, rng);
    if (outline === undefined) {
      throw new UsageError(`table: no room for ${asked.length} pieces that cover ${plan.density} % of it; placed ${pieces.length}; expected fewer pieces, a lower density or smaller clear zones`);
    }
    pieces.push({ name, kind, outline });
  }
  return { width, height, pieces };
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
  if (outlineProblem(outline) !== undefined) return false;
  return clear.every((zone) => !covers(outline, cornersOf(zone))) && others.every((other) => !nearer(outline, other.outline, GAP));
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
