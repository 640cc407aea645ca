/**
 * One board section with more or less terrain on it.
 *
 * Each feature (a patch of jungle, a pile of rubble, a group of boulders, a run of wall) is an ordered list, its core
 * first: at density d the first `size * d` of its pieces stand. The list goes on past the size drawn with the clear
 * ground beside it, so a denser board holds all that a thinner one holds.
 */
import { blankMap, type GridMap } from '../../kernel/grid/map.ts';
import { neighbors } from '../../kernel/grid/squares.ts';
import { edgeCode, terrainCode } from './board-text.ts';

/** A piece of terrain or wall that stands from density `from` on. */
interface Piece {
  layer: 'squares' | 'upright' | 'level';
  index: number;
  code: number;
  from: number;
}

export type Growth = readonly Piece[];

/** More than the highest density asks for. */
const MOST_DENSITY = 2;
/** Clear squares that stay on each side of a section, so that sections meet in the open. */
const CLEAR_ON_EACH_SIDE = 2;

const CLEAR = terrainCode('clear');
const BOULDER = terrainCode('boulder');
const OPEN = edgeCode('open');

/** Half-way between "the first `rank` pieces stand" and "one more does": so that 1 is the section as drawn. */
const standsFrom = (rank: number, size: number): number => (rank + 0.5) / size;

export function growthOf(drawn: GridMap): Growth {
  return [...squareGrowth(drawn), ...wallGrowth(drawn)];
}

/** A section of `size` x `size` squares. */
export function sectionAt(size: number, growth: Growth, density: number): GridMap {
  const map = blankMap(size, size);
  for (const piece of growth) if (piece.from <= density) map[piece.layer][piece.index] = piece.code;
  return map;
}

function squareGrowth(drawn: GridMap): Piece[] {
  const near = neighborsOf(drawn);
  const patches = patchesOf(drawn.squares, near);
  const pieces: Piece[] = patches.flatMap(({ code, squares }) =>
    coreFirst(squares, near).map((index, rank) => ({ layer: 'squares' as const, index, code, from: standsFrom(rank, squares.length) })),
  );
  const ground = Uint8Array.from(drawn.squares);
  for (const { patch, from } of additions(patches)) {
    const index = bestAddition(patch, ground, drawn, near);
    if (index === undefined) continue;
    ground[index] = patch.code;
    patch.squares.push(index);
    pieces.push({ layer: 'squares', index, code: patch.code, from });
  }
  return pieces;
}

interface Patch {
  code: number;
  squares: number[];
}

/** Which patch gains a square, in the order of the densities at which they do. */
function additions(patches: readonly Patch[]): { patch: Patch; from: number }[] {
  const wanted = patches.flatMap((patch) => {
    const size = patch.squares.length;
    return Array.from({ length: size * (MOST_DENSITY - 1) }, (_, extra) => ({ patch, from: standsFrom(size + extra, size) }));
  });
  return wanted.sort((a, b) => a.from - b.from);
}

/** The clear square beside a patch with most of its kind around it; undefined when none may be covered. */
function bestAddition(patch: Patch, ground: Uint8Array, drawn: GridMap, near: (square: number) => number[]): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (const square of new Set(patch.squares.flatMap(near))) {
    if (ground[square] !== CLEAR) continue;
    const alike = near(square).filter((other) => ground[other] === patch.code).length;
    if (alike < most || (alike === most && best !== undefined && square > best)) continue;
    if (!mayCover(square, patch.code, ground, drawn, near)) continue;
    best = square;
    most = alike;
  }
  return best;
}

function mayCover(square: number, code: number, ground: Uint8Array, drawn: GridMap, near: (square: number) => number[]): boolean {
  const covered = Uint8Array.from(ground);
  covered[square] = code;
  return sidesOf(drawn).every((side) => side.filter((each) => covered[each] === CLEAR).length >= CLEAR_ON_EACH_SIDE)
    && (code !== BOULDER || sectionIsWalkable(covered, drawn, near));
}

/** Every square without a boulder can be walked to from every other, and fewer than half of each side are boulders, so that joined sections can be crossed. */
function sectionIsWalkable(ground: Uint8Array, drawn: GridMap, near: (square: number) => number[]): boolean {
  const walkable = [...ground.keys()].filter((square) => ground[square] !== BOULDER);
  return connected(walkable, near).length === 1
    && sidesOf(drawn).every((side) => 2 * side.filter((square) => ground[square] === BOULDER).length < side.length);
}

/** The four sides of a section, as squares. */
export function sidesOf({ width, height }: GridMap): number[][] {
  const row = (r: number) => Array.from({ length: width }, (_, c) => r * width + c);
  const column = (c: number) => Array.from({ length: height }, (_, r) => r * width + c);
  return [row(0), row(height - 1), column(0), column(width - 1)];
}

function patchesOf(ground: Uint8Array, near: (square: number) => number[]): Patch[] {
  const codes = [...new Set(ground)].filter((code) => code !== CLEAR).sort((a, b) => a - b);
  return codes.flatMap((code) => {
    const alike = [...ground.keys()].filter((square) => ground[square] === code);
    return connected(alike, near).map((squares) => ({ code, squares }));
  });
}

/** The groups of `squares` that hang together. */
function connected(squares: readonly number[], near: (square: number) => number[]): number[][] {
  const left = new Set(squares);
  const groups: number[][] = [];
  for (const start of squares) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const square of group) for (const other of near(square)) if (left.delete(other)) group.push(other);
    groups.push(group);
  }
  return groups;
}

/** Peels a patch from outside: the square with fewest of its kind around it goes first, so comes last. */
function coreFirst(squares: readonly number[], near: (square: number) => number[]): number[] {
  const left = new Set(squares);
  const peeled: number[] = [];
  while (left.size > 0) {
    const alike = (square: number) => near(square).filter((other) => left.has(other)).length;
    const outermost = [...left].reduce((a, b) => (alike(b) < alike(a) ? b : a));
    left.delete(outermost);
    peeled.push(outermost);
  }
  return peeled.reverse();
}

function neighborsOf({ width, height }: GridMap): (square: number) => number[] {
  const table = neighbors(width, height);
  const lists = Array.from({ length: width * height }, (_, square) => [...table.subarray(square * 8, square * 8 + 8)].filter((other) => other >= 0));
  return (square) => lists[square]!;
}

/** Walls stand and grow in straight runs, from the middle to both ends. */
function wallGrowth(drawn: GridMap): Piece[] {
  const { width, height } = drawn;
  const lines = [
    ...Array.from({ length: width - 1 }, (_, c) => ({ layer: 'upright' as const, edges: Array.from({ length: height }, (_, r) => r * (width + 1) + c + 1) })),
    ...Array.from({ length: height - 1 }, (_, r) => ({ layer: 'level' as const, edges: Array.from({ length: width }, (_, c) => (r + 1) * width + c) })),
  ];
  return lines.flatMap(({ layer, edges }) =>
    runsOf(edges.map((index) => drawn[layer][index]!)).flatMap(({ code, order, size }) =>
      order.map((at, rank) => ({ layer, index: edges[at]!, code, from: standsFrom(rank, size) })),
    ),
  );
}

/** The runs of equal walls on a line of edges: how long, and which edges they hold, middle first, then on past both ends to twice the length. */
function runsOf(codes: readonly number[]): { code: number; size: number; order: number[] }[] {
  const taken = codes.map((code) => code !== OPEN);
  const runs: { code: number; size: number; first: number; last: number }[] = [];
  codes.forEach((code, at) => {
    const run = runs.at(-1);
    if (code === OPEN) return;
    if (run !== undefined && run.code === code && run.last === at - 1) {
      run.last = at;
      run.size += 1;
    } else runs.push({ code, size: 1, first: at, last: at });
  });
  return runs.map(({ code, size, first, last }) => {
    const middle = (first + last) >> 1;
    const order = codes.map((_, at) => at).filter((at) => at >= first && at <= last).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b);
    let [before, after] = [first - 1, last + 1];
    while (order.length < size * MOST_DENSITY) {
      const canGrowBefore = before >= 0 && !taken[before];
      const canGrowAfter = after < codes.length && !taken[after];
      if (!canGrowBefore && !canGrowAfter) break;
      const next = canGrowAfter && (!canGrowBefore || after - last <= first - before) ? after++ : before--;
      taken[next] = true;
      order.push(next);
    }
    return { code, size, order };
  });
}
