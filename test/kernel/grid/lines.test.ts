import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directionOf, DX, DY, isDiagonal, opposite } from '../../../src/kernel/grid/directions.ts';
import { Lines, linesOn, type Crossing } from '../../../src/kernel/grid/lines.ts';
import { exactLine } from './exact-lines.ts';

const SIZES: [number, number][] = [[7, 5]];
for (let width = 1; width <= 6; width++) for (let height = 1; height <= 6; height++) SIZES.push([width, height]);

describe('a line, on squares that one can draw', () => {
  // from . a .     to [2, 1]: two squares between
  //      . b to
  test('a knight away: it leaves through an edge, goes down half way, and enters through an edge', () => {
    expect(told(3, 2, [0, 0], [2, 1])).toEqual([
      'square 0,0', 'edge 0,0 1,0', 'square 1,0', 'edge 1,0 1,1', 'square 1,1', 'edge 1,1 2,1', 'square 2,1',
    ]);
  });

  test('three across and one down: it passes through a corner exactly, and enters neither square beside it', () => {
    expect(told(4, 2, [0, 0], [3, 1])).toEqual([
      'square 0,0', 'edge 0,0 1,0', 'square 1,0', 'corner 2,1', 'square 2,1', 'edge 2,1 3,1', 'square 3,1',
    ]);
  });

  test('a diagonal touches corners only', () => {
    expect(told(3, 3, [2, 0], [0, 2])).toEqual(['square 2,0', 'corner 2,1', 'square 1,1', 'corner 1,2', 'square 0,2']);
  });

  test('neighbors have nothing between them, and a square has no line to itself', () => {
    expect(told(2, 1, [0, 0], [1, 0])).toEqual(['square 0,0', 'edge 0,0 1,0', 'square 1,0']);
    expect(told(2, 1, [1, 0], [1, 0])).toEqual(['square 1,0']);
    expect(linesOn(2, 1).length(1, 1)).toBe(0);
    expect(linesOn(2, 1).clear(Uint8Array.of(1, 1), 0, 1)).toBe(true);
  });
});

describe('every pair of squares of every board up to 6 x 6, and 7 x 5', () => {
  test('what the line meets is what exact fractions say, in the same order', () => {
    for (const [width, height] of SIZES) {
      for (const from of cells(width, height)) {
        for (const to of cells(width, height)) {
          const expected = exactLine(width, height, from, to);
          const found = told(width, height, from, to);
          if (found.join('; ') !== expected.join('; ')) expect({ width, height, from, to, found }).toEqual({ width, height, from, to, found: expected });
        }
      }
    }
  });

  test('one blocker breaks the view exactly if the line enters its square between the two', () => {
    for (const [width, height] of SIZES) {
      const lines = linesOn(width, height);
      const blocks = new Uint8Array(width * height);
      for (const from of cells(width, height)) {
        for (const to of cells(width, height)) {
          const between = new Set(exactLine(width, height, from, to).filter((what) => what.startsWith('square')).slice(1, -1));
          for (const blocker of cells(width, height)) {
            const square = number(width, blocker);
            blocks[square] = 1;
            const clear = lines.clear(blocks, number(width, from), number(width, to));
            blocks[square] = 0;
            if (clear === between.has(`square ${blocker.join()}`)) expect.fail(`${width} x ${height}: ${from.join()} to ${to.join()}, blocked at ${blocker.join()}`);
          }
        }
      }
    }
  });
});

test('on a 24 x 24 board full of blockers, clear lines are those whose exact squares are clear', () => {
  const cell = fc.tuple(fc.nat(23), fc.nat(23));
  const blocks = fc.uint8Array({ minLength: 576, maxLength: 576, max: 9 }).map((codes) => codes.map((code) => (code === 0 ? 7 : 0)));
  fc.assert(
    fc.property(cell, cell, blocks, (from, to, blocks) => {
      const between = exactLine(24, 24, from, to).filter((what) => what.startsWith('square')).slice(1, -1);
      const blocked = between.some((what) => blocks[number(24, what.slice(7).split(',').map(Number) as [number, number])] !== 0);
      expect(linesOn(24, 24).clear(blocks, number(24, from), number(24, to))).toBe(!blocked);
    }),
    { numRuns: 150 },
  );
});

describe('symmetry', () => {
  test('the way back is the way there, reversed', () => {
    everyPair(11, 6, (from, to) => {
      const lines = linesOn(11, 6);
      const back = lines.crossed(to, from).reverse().map((met): Crossing => (met.kind === 'square' ? met : { ...met, from: met.to, to: met.from, direction: opposite(met.direction) }));
      return [lines.crossed(from, to), back];
    });
  });

  test('in a mirror, the line is the mirrored line', () => {
    const mirror = ([c, r]: readonly [number, number]): [number, number] => [10 - c, r];
    everyPair(11, 6, (from, to) => [steps(11, 6, from, to).map(mirror), steps(11, 6, number(11, mirror(cell(11, from))), number(11, mirror(cell(11, to))))]);
  });

  test('on a board turned by a quarter, the line is the turned line', () => {
    const turn = ([c, r]: readonly [number, number]): [number, number] => [5 - r, c];
    everyPair(11, 6, (from, to) => [steps(11, 6, from, to).map(turn), steps(6, 11, number(6, turn(cell(11, from))), number(6, turn(cell(11, to))))]);
  });
});

describe('walking a line without objects', () => {
  test('start, end, stepDirection and stepSquare tell the same as crossed', () => {
    everyPair(9, 7, (from, to) => {
      const lines = linesOn(9, 7);
      const walked: [boolean, number][] = [];
      for (let i = lines.start(from, to); i < lines.end(from, to); i++) walked.push([isDiagonal(lines.stepDirection[i]!), from + lines.stepSquare[i]!]);
      const crossed = lines.crossed(from, to).flatMap((met): [boolean, number][] => (met.kind === 'square' ? [] : [[met.kind === 'corner', met.to]]));
      expect(lines.length(from, to)).toBe(walked.length);
      return [walked, crossed];
    });
  });

  test('the table of a size is made once', () => {
    expect(linesOn(5, 4)).toBe(linesOn(5, 4));
    expect(linesOn(5, 4)).not.toBe(linesOn(4, 5));
  });

  test.each([[0, 5], [5, -1], [2.5, 2], [200, 200]])('a board of %d x %d is refused', (width, height) => {
    expect(() => new Lines(width, height)).toThrow(`not ${width} x ${height}`);
  });
});

/** The whole line in the words of the oracle, both ends included; checks on the way that each step is where its direction says. */
function told(width: number, height: number, from: readonly [number, number], to: readonly [number, number]): string[] {
  const words = [`square ${from.join()}`];
  for (const met of linesOn(width, height).crossed(number(width, from), number(width, to))) {
    if (met.kind === 'square') {
      words.push(`square ${cell(width, met.square).join()}`);
      continue;
    }
    const [here, there] = [cell(width, met.from), cell(width, met.to)];
    if (directionOf(there[0] - here[0], there[1] - here[1]) !== met.direction) throw new Error(`a step from ${here.join()} to ${there.join()} is not ${met.direction}`);
    if (met.kind === 'corner') words.push(`corner ${Math.max(here[0], there[0])},${Math.max(here[1], there[1])}`);
    else words.push(`edge ${[here, there].sort((a, b) => a[0] - b[0] || a[1] - b[1]).map((square) => square.join()).join(' ')}`);
  }
  if (from.join() !== to.join()) words.push(`square ${to.join()}`);
  return words;
}

/** The squares that a line enters, with the start: where it goes if one follows its directions. */
function steps(width: number, height: number, from: number, to: number): [number, number][] {
  const lines = linesOn(width, height);
  const path = [cell(width, from)];
  for (let i = lines.start(from, to); i < lines.end(from, to); i++) {
    const [c, r] = path.at(-1)!;
    path.push([c + DX[lines.stepDirection[i]!]!, r + DY[lines.stepDirection[i]!]!]);
  }
  return path;
}

/** Holds two ways to the same answer against each other for all pairs of squares of a board. */
function everyPair(width: number, height: number, both: (from: number, to: number) => [unknown, unknown]): void {
  for (let from = 0; from < width * height; from++) {
    for (let to = 0; to < width * height; to++) {
      const [found, expected] = both(from, to);
      if (JSON.stringify(found) !== JSON.stringify(expected)) expect({ from, to, found }).toEqual({ from, to, found: expected });
    }
  }
}

function cells(width: number, height: number): [number, number][] {
  return Array.from({ length: width * height }, (_, square) => cell(width, square));
}

function cell(width: number, square: number): [number, number] {
  return [square % width, Math.floor(square / width)];
}

function number(width: number, [column, row]: readonly [number, number]): number {
  return row * width + column;
}
