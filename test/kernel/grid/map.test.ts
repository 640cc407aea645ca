import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EAST, NORTH, SOUTH, WEST } from '../../../src/kernel/grid/directions.ts';
import { drawMap, edgeBetween, joinMaps, parseMap, turnMap, type Alphabet, type GridMap } from '../../../src/kernel/grid/map.ts';
import { anyMap } from './any-map.ts';

const WALLS: Alphabet = { squares: { '.': 0, a: 1, b: 2, c: 3 }, upright: { ':': 1, '|': 2 }, level: { '~': 1, '-': 2 } };
const ORTHOGONAL = [NORTH, EAST, SOUTH, WEST];

const drawn = (map: GridMap) => drawMap(map, WALLS).split('\n');
const read = (...lines: string[]) => parseMap(lines.join('\n'), WALLS);

describe('the edges of a square', () => {
  const map = read('. a|.', '  ~', '. b .');

  test('are those to its north, east, south and west; two squares share one', () => {
    expect(ORTHOGONAL.map((direction) => edgeBetween(map, 1, direction))).toEqual([0, 2, 1, 0]); // a
    expect(ORTHOGONAL.map((direction) => edgeBetween(map, 4, direction))).toEqual([1, 0, 0, 0]); // b
    expect(edgeBetween(map, 2, WEST)).toBe(2);
  });

  test('on the rim are kept too', () => {
    fc.assert(
      fc.property(anyMap({ rim: true }), (map) => {
        expect(edgeBetween(map, 0, NORTH)).toBe(map.level[0]);
        expect(edgeBetween(map, 0, WEST)).toBe(map.upright[0]);
        expect(edgeBetween(map, map.squares.length - 1, SOUTH)).toBe(map.level.at(-1));
        expect(edgeBetween(map, map.squares.length - 1, EAST)).toBe(map.upright.at(-1));
      }),
    );
  });

  test('are four: a diagonal step crosses none', () => {
    expect(() => edgeBetween(map, 1, 3)).toThrow('none in direction 3');
  });
});

describe('a map turned by quarters', () => {
  const map = read('a .|b', '~', '. . c');

  test('clockwise: the top row is the right column, upright walls lie down', () => {
    expect(drawn(turnMap(map, 1))).toEqual(['.:a', '', '. .', '  -', 'c b']);
    expect(drawn(turnMap(map, 2))).toEqual(['c . .', '    ~', 'b|. a']);
    expect(drawn(turnMap(map, 3))).toEqual(['b c', '-', '. .', '', 'a:.']);
  });

  test('four quarters change nothing, and turning back undoes a turn', () => {
    fc.assert(
      fc.property(anyMap({ rim: true }), fc.integer({ min: -5, max: 5 }), (map, turns) => {
        expect(turnMap(turnMap(turnMap(turnMap(map, 1), 1), 1), 1)).toEqual(map);
        expect(turnMap(turnMap(map, turns), -turns)).toEqual(map);
        expect(turnMap(map, turns)).toEqual(turnMap(map, turns + 4));
      }),
    );
  });

  test('every square keeps its code, and its northern edge is its eastern one after a quarter', () => {
    fc.assert(
      fc.property(anyMap({ rim: true }), (map) => {
        const turned = turnMap(map, 1);
        for (let row = 0; row < map.height; row++) {
          for (let column = 0; column < map.width; column++) {
            const before = row * map.width + column;
            const after = column * turned.width + (map.height - 1 - row);
            expect(turned.squares[after]).toBe(map.squares[before]);
            for (const direction of ORTHOGONAL) expect(edgeBetween(turned, after, (direction + 2) % 8)).toBe(edgeBetween(map, before, direction));
          }
        }
      }),
    );
  });
});

describe('sections joined to a board', () => {
  test('lie side by side in reading order, with nothing between them', () => {
    const one = read('a:a', '~', 'a a');
    const two = read('b b', 'b|b');
    expect(drawn(joinMaps([one, two, two, one], 2))).toEqual(['a:a b b', '~', 'a a b|b', '', 'b b a:a', '    ~', 'b|b a a']);
    expect(drawn(joinMaps([one, two], 1))).toEqual(['a:a', '~', 'a a', '', 'b b', '', 'b|b']);
  });

  test('keep all that is inside them', () => {
    const section = anyMap({ rim: false, width: 3, height: 2 });
    fc.assert(
      fc.property(fc.array(section, { minLength: 6, maxLength: 6 }), fc.constantFrom(1, 2, 3, 6), (sections, perRow) => {
        const board = joinMaps(sections, perRow);
        expect([board.width, board.height]).toEqual([3 * perRow, 2 * (6 / perRow)]);
        sections.forEach((section, i) => {
          for (const square of section.squares.keys()) {
            const row = Math.floor(i / perRow) * 2 + Math.floor(square / 3);
            const onBoard = row * board.width + (i % perRow) * 3 + (square % 3);
            expect(board.squares[onBoard]).toBe(section.squares[square]);
            for (const direction of ORTHOGONAL) expect(edgeBetween(board, onBoard, direction)).toBe(edgeBetween(section, square, direction));
          }
        });
      }),
    );
  });

  test('turned as a whole, they are the turned sections in the turned order', () => {
    fc.assert(
      fc.property(fc.array(anyMap({ rim: false, width: 3, height: 2 }), { minLength: 4, maxLength: 4 }), (sections) => {
        const [a, b, c, d] = sections.map((section) => turnMap(section, 1));
        expect(turnMap(joinMaps(sections, 2), 1)).toEqual(joinMaps([c!, a!, d!, b!], 2));
      }),
    );
  });

  test('where two rims meet, the edge of the left or upper one stays, unless it has none', () => {
    const rim = (code: number): GridMap => ({ width: 1, height: 1, squares: Uint8Array.of(0), upright: Uint8Array.of(code, code), level: Uint8Array.of(code, code) });
    expect([...joinMaps([rim(0), rim(2), rim(1)], 3).upright]).toEqual([0, 2, 2, 1]);
    expect([...joinMaps([rim(0), rim(2), rim(1)], 1).level]).toEqual([0, 2, 2, 1]);
  });

  test('must be of one size and fill their rows', () => {
    const small = read('. .');
    expect(() => joinMaps([small, small, read('.')], 3)).toThrow('section 3 is 1 x 1 squares; the first is 2 x 1');
    expect(() => joinMaps([small, small, small], 2)).toThrow('3 sections do not fill rows of 2');
    expect(() => joinMaps([], 2)).toThrow('nothing to join');
  });
});
