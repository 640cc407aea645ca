import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../src/kernel/errors.ts';
import { drawMap, MapError, parseMap, type Alphabet } from '../../../src/kernel/grid/map.ts';
import { anyMap } from './any-map.ts';

const ALPHABET: Alphabet = {
  squares: { '.': 0, J: 1, R: 2, b: 3 },
  upright: { ':': 1, '|': 2 },
  level: { '~': 1, '-': 2 },
};

describe('a map as text', () => {
  test('squares at the odd characters, upright edges between them, level edges under them', () => {
    const map = parseMap('. J|R\n    ~\n.:. b\n', ALPHABET);
    expect([map.width, map.height]).toEqual([3, 2]);
    expect([...map.squares]).toEqual([0, 1, 2, 0, 0, 3]);
    expect([...map.upright]).toEqual([0, 0, 2, 0, 0, 1, 0, 0]);
    expect([...map.level]).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0]);
  });

  test('without level edges, the edge rows may be there or not', () => {
    const short = parseMap('. J\nR .\nb b', ALPHABET);
    expect(parseMap('. J\n\nR .\n   \nb b\n', ALPHABET)).toEqual(short);
    expect(short.height).toBe(3);
  });

  test('a blank line at either end, blanks at the end of a line and the line ends of Windows mean nothing', () => {
    expect(parseMap('\n\r\n. J  \r\n  ~ \r\nR .\r\n\r\n  \n', ALPHABET)).toEqual(parseMap('. J\n  ~\nR .', ALPHABET));
  });

  test('one row, one square', () => {
    expect([...parseMap('J', ALPHABET).squares]).toEqual([1]);
  });

  test('a full row of level edges is told from a row of squares by its first mark', () => {
    expect([...parseMap('. .\n- ~\n. .', ALPHABET).level]).toEqual([0, 0, 2, 1, 0, 0]);
  });

  test('drawn, it is the text it was read from', () => {
    const text = ['. . J J .', '      ~', '. R R .:.', '', '. R b|. .'].join('\n');
    expect(drawMap(parseMap(text, ALPHABET), ALPHABET)).toBe(text);
    expect(drawMap(parseMap('. J\n\nR .', ALPHABET), ALPHABET)).toBe('. J\nR .');
  });

  test('figures may be drawn over squares, beside the edges', () => {
    const map = parseMap('. J|R\n. . b', ALPHABET);
    expect(drawMap(map, ALPHABET, (square) => ({ 1: '@', 3: 'x' })[square])).toBe('. @|R\nx . b');
  });

  test('any map without edges on its rim is read back as it was drawn', () => {
    fc.assert(
      fc.property(anyMap({ rim: false }), (map) => {
        const text = drawMap(map, ALPHABET);
        expect(parseMap(text, ALPHABET)).toEqual(map);
        expect(text).not.toMatch(/ $/m);
      }),
      { numRuns: 300 },
    );
  });

  test('edges on the rim are not drawn', () => {
    fc.assert(
      fc.property(anyMap({ rim: true, height: 1 }), (map) => {
        expect(drawMap(map, ALPHABET)).toHaveLength(2 * map.width - 1);
      }),
    );
    const walled = { ...parseMap('. J\nR .', ALPHABET), level: Uint8Array.of(1, 1, 0, 0, 2, 2) };
    expect(drawMap(walled, ALPHABET)).toBe('. J\nR .');
  });

  test('a code without a character is not drawn as something else', () => {
    const map = parseMap('. J', { ...ALPHABET, squares: { '.': 0, J: 9 } });
    expect(() => drawMap(map, ALPHABET)).toThrow('no character for code 9; there is "." "J" "R" "b"');
  });

  test('an alphabet in which rows could not be told apart is refused', () => {
    expect(() => parseMap('.', { ...ALPHABET, squares: { '.': 0, '-': 1 } })).toThrow('"-" cannot be both a square and a level edge');
    expect(() => parseMap('.', { ...ALPHABET, squares: { ' ': 0 } })).toThrow('a blank cannot be a square');
  });
});

describe('a mistake in a map is told with its place', () => {
  const mistakes: [text: string, row: number, column: number, problem: string][] = [
    ['', 1, 1, 'the map is empty; expected at least one row of squares'],
    [' \n\n', 1, 1, 'the map is empty; expected at least one row of squares'],
    ['. .\n. x', 2, 3, 'unknown square "x"; squares are "." "J" "R" "b"'],
    ['. .\n.\t.', 2, 2, 'unknown upright edge "\\t"; upright edges are ":" "|"'],
    ['. .\n  x\n. .', 2, 3, 'unknown level edge "x"; level edges are "~" "-"'],
    ['. .\n- :\n. .', 2, 3, 'unknown level edge ":"; level edges are "~" "-"'],
    ['. :', 1, 3, 'the edge ":" where a square should be; squares are "." "J" "R" "b"'],
    ['. .\n. -', 2, 3, 'the edge "-" where a square should be; squares are "." "J" "R" "b"'],
    ['.   .', 1, 3, 'a blank where a square should be; squares are "." "J" "R" "b"'],
    ['  . .', 1, 1, 'a blank where a square should be; squares are "." "J" "R" "b"'],
    ['.J.', 1, 2, 'the square "J" where an upright edge should be; upright edges are ":" "|"'],
    ['. .\n- .\n. .', 2, 3, 'the square "." where a level edge should be; level edges are "~" "-"'],
    ['. . .\n. .', 2, 4, "ragged row: 2 instead of the first row's 3 squares"],
    ['\n. .\n. . .', 3, 4, "ragged row: 3 instead of the first row's 2 squares"],
    ['. .|\n. .', 1, 4, '"|" stands where an edge would be, but no square follows it'],
    ['. .\n ~\n. .', 2, 2, '"~" stands between two squares; level edges stand under squares, at the odd characters'],
    ['. .\n    ~\n. .', 2, 5, '"~" stands beyond the last of 2 squares'],
    ['~ ~\n. .', 1, 1, 'an edge row where a row of squares should be; edge rows stand between two rows of squares'],
    ['. .\n. .\n  ~\n. .', 3, 3, 'an edge row where a row of squares should be; edge rows stand between two rows of squares'],
    ['. .\n\n\n. .', 3, 1, 'an edge row where a row of squares should be; edge rows stand between two rows of squares'],
    ['. .\n~\n. .\n. .\n. .', 4, 1, 'a row of squares where an edge row should be; if a map has one edge row, it has one (blank or not) between every two rows of squares'],
    ['. .\n  ~', 2, 1, 'the map ends with an edge row; expected a row of squares below it'],
  ];

  test.each(mistakes)('%j: line %d, character %d', (text, row, column, problem) => {
    const error = errorOf(() => parseMap(text, ALPHABET));
    expect(error.message).toBe(`map, line ${row}, character ${column}: ${problem}`);
    expect([error.row, error.column]).toEqual([row, column]);
    expect(error).toBeInstanceOf(UsageError);
  });

  test('any garbage is a map or a placed mistake, never another failure', () => {
    const marks = fc.array(fc.constantFrom(...'. .JRb:|~- \n\n\tx'), { maxLength: 40 }).map((marks) => marks.join(''));
    fc.assert(
      fc.property(marks, (text) => {
        try {
          expect(parseMap(text, ALPHABET).width).toBeGreaterThan(0);
        } catch (error) {
          if (!(error instanceof MapError)) throw error;
          expect(error.row).toBeLessThanOrEqual(text.split('\n').length);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

function errorOf(action: () => unknown): MapError {
  try {
    action();
  } catch (error) {
    if (error instanceof MapError) return error;
    throw error;
  }
  throw new Error('expected a MapError');
}
