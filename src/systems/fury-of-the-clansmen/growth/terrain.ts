/** Patches of terrain on a board section: they shrink to their core, and grow over the clear ground beside them. */
import type { GridMap } from '../../../kernel/grid/map.ts';
import { neighbors } from '../../../kernel/grid/squares.ts';
import { terrainCode } from '../board-text.ts';
import { MOST_DENSITY, standsFrom, type Piece } from './piece.ts';

/** Clear squares that stay on each side of a section, so that sections meet in the open. */
const CLEAR_ON_EACH_SIDE = 2;

const CLEAR = terrainCode('clear');
const BOULDER = terrainCode('boulder');

export function terrainGrowth(drawn: GridMap): Piece[] {
  const near = neighborsOf(drawn);
  const patches = patchesOf(drawn.squares, near);
  const pieces: Piece[] = patches.flatMap(({ code, squares }) =>
    coreFirst(squares, near, drawn.width).map((index, rank) => ({ layer: 'squares' as const, index, code, from: standsFrom(rank, squares.length) })),
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

/** Peels a patch from outside: the square with fewest of its kind around it, then farthest from the middle, goes first, so comes last. */
function coreFirst(squares: readonly number[], near: (square: number) => number[], width: number): number[] {
  const column = (square: number) => square % width;
  const row = (square: number) => Math.floor(square / width);
  const fromMiddle = (of: (square: number) => number) => {
    const sum = squares.reduce((total, square) => total + of(square), 0);
    return (square: number) => Math.abs(of(square) * squares.length - sum);
  };
  const [aside, upOrDown] = [fromMiddle(column), fromMiddle(row)];
  const left = new Set(squares);
  const alike = (square: number) => near(square).filter((other) => left.has(other)).length;
  const far = (square: number) => aside(square) * aside(square) + upOrDown(square) * upOrDown(square);
  const outer = (a: number, b: number) => alike(a) - alike(b) || far(b) - far(a) || a - b;
  const peeled: number[] = [];
  while (left.size > 0) {
    const outermost = [...left].reduce((a, b) => (outer(b, a) < 0 ? b : a));
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
