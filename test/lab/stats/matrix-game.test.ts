/** Games whose solution is printed somewhere, games solved by trying everything, and what a solution must be. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Fraction } from '../../../src/kernel/dice/fraction.ts';
import { stream } from '../../../src/kernel/rng.ts';
import { dominance, marginOf, turned } from '../../../src/lab/stats/dominated.ts';
import { guaranteedByColumns, guaranteedByRows, solveMatrixGame } from '../../../src/lab/stats/matrix-game.ts';

const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 12) as number);

/** All 9 plays of three-finger Morra: show 1 to 3 fingers, call 1 to 3; who alone calls the other's number wins the sum. */
const CALLS = [1, 2, 3].flatMap((show) => [1, 2, 3].map((call) => ({ show, call })));
const MORRA = CALLS.map((a) => CALLS.map((b) => (Number(a.call === b.show) - Number(b.call === a.show)) * (a.show + b.show)));

describe('printed solutions', () => {
  test.each([
    ['rock, paper, scissors (nashpy, documentation)', [[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0, [1 / 3, 1 / 3, 1 / 3], [1 / 3, 1 / 3, 1 / 3]],
    ['matching pennies (nashpy, documentation)', [[1, -1], [-1, 1]], 0, [1 / 2, 1 / 2], [1 / 2, 1 / 2]],
    ['odd or even (T. S. Ferguson, Game Theory, II.1.2)', [[-2, 3], [3, -4]], 1 / 12, [7 / 12, 5 / 12], [7 / 12, 5 / 12]],
    ['two rows (Ferguson, II.2.4)', [[2, 3, 1, 5], [4, 1, 6, 0]], 17 / 7, [5 / 7, 2 / 7], [0, 5 / 7, 2 / 7, 0]],
    ['three-finger Morra (J. D. Williams, The Compleat Strategyst, 1954)', MORRA, 0, [0, 0, 5 / 12, 0, 4 / 12, 0, 3 / 12, 0, 0], null],
  ])('%s', (_, payoffs, value, rows, columns) => {
    const solved = solveMatrixGame(payoffs);
    expect(solved.value).toBeCloseTo(value, 12);
    if (columns !== null) expect([solved.rows, solved.columns]).toEqual([near(rows), near(columns)]);
    expect(guaranteedByRows(payoffs, rows)).toBeCloseTo(value, 12);
  });

  test('Colonel Blotto, four regiments against three (M. Dresher, Games of Strategy, 1961): 14/9', () => {
    expect(solveMatrixGame([[4, 2, 1, 0], [1, 3, 0, -1], [-2, 2, 2, -2], [-1, 0, 3, 1], [0, 1, 2, 4]]).value).toBeCloseTo(14 / 9, 12);
  });

  test('a saddle point is played without mixing; a game of one cell is that cell', () => {
    expect(solveMatrixGame([[4, 1, -3], [3, 2, 5], [0, 1, 6]])).toEqual({ value: 2, rows: [0, 1, 0], columns: [0, 1, 0] });
    expect(solveMatrixGame([[0.3]])).toEqual({ value: expect.closeTo(0.3, 12) as number, rows: [1], columns: [1] });
  });
});

describe('against everything tried', () => {
  const frac = (whole: number) => new Fraction(BigInt(whole), 1n);

  /** L. S. Shapley and R. N. Snow (1950): some square part has the game's value, 1 over the sum of its inverse, with mixtures that hold in the whole. */
  function byAllSquares(payoffs: readonly (readonly number[])[]): number {
    const choices = (n: number) => Array.from({ length: (1 << n) - 1 }, (_, i) => Array.from({ length: n }, (_, bit) => bit).filter((bit) => (((i + 1) >> bit) & 1) === 1));
    for (const rows of choices(payoffs.length)) {
      for (const columns of choices(payoffs[0]!.length)) {
        if (rows.length !== columns.length) continue;
        const part = rows.map((r) => columns.map((c) => payoffs[r]![c]! + 1)); // all above zero, so no inverse sums to nothing
        const y = solved(part.map((row) => row.map(frac)));
        const x = solved(columns.map((_, c) => rows.map((_, r) => frac(part[r]![c]!))));
        if (x === null || y === null || [...x, ...y].some((share) => share.toNumber() < 0)) continue;
        const spread = (shares: readonly Fraction[], places: readonly number[], n: number) => {
          const total = shares.reduce((sum, share) => sum.plus(share), frac(0));
          return Array.from({ length: n }, (_, i) => (places.includes(i) ? shares[places.indexOf(i)]!.over(total).toNumber() : 0));
        };
        const low = guaranteedByRows(payoffs, spread(x, rows, payoffs.length));
        const high = guaranteedByColumns(payoffs, spread(y, columns, payoffs[0]!.length));
        if (high - low < 1e-9) return low;
      }
    }
    throw new Error('every game has a value');
  }

  /** The solution of M z = 1, exactly, by elimination; null where there is none. */
  function solved(matrix: Fraction[][]): Fraction[] | null {
    const m = matrix.map((row) => [...row, frac(1)]);
    for (let c = 0; c < m.length; c++) {
      const at = m.findIndex((row, r) => r >= c && !row[c]!.equals(frac(0)));
      if (at < 0) return null;
      [m[c], m[at]] = [m[at]!, m[c]!];
      const pivot = m[c]![c]!;
      const sign = pivot.toNumber() < 0 ? frac(-1) : frac(1);
      m[c] = m[c]!.map((entry) => entry.times(sign).over(pivot.times(sign)));
      for (let r = 0; r < m.length; r++) if (r !== c) { const f = m[r]![c]!; m[r] = m[r]!.map((entry, k) => entry.minus(f.times(m[c]![k]!))); }
    }
    return m.map((row) => row.at(-1)!);
  }

  test('random games up to four by four have the value that exact fractions give', () => {
    const game = fc.integer({ min: 1, max: 4 }).chain((n) => fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: n, maxLength: n }), { minLength: 1, maxLength: 4 }));
    fc.assert(fc.property(game, (payoffs) => { expect(solveMatrixGame(payoffs).value).toBeCloseTo(byAllSquares(payoffs), 9); }), { seed: 1950, numRuns: 300 });
  });

  test('large games, also with many equal payoffs: neither side can do better alone', () => {
    const game = fc.integer({ min: 1, max: 30 }).chain((n) => fc.array(fc.array(fc.integer({ min: 0, max: 400 }), { minLength: n, maxLength: n }), { minLength: 1, maxLength: 30 }));
    fc.assert(fc.property(game, fc.integer({ min: 1, max: 400 }), (payoffs, coarse) => {
      const scores = payoffs.map((row) => row.map((wins) => Math.floor(wins / coarse) * coarse / 400));
      const { value, rows, columns } = solveMatrixGame(scores);
      expect(guaranteedByRows(scores, rows)).toBeCloseTo(value, 9);
      expect(guaranteedByColumns(scores, columns)).toBeCloseTo(value, 9);
      for (const mixture of [rows, columns]) expect(mixture.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
      expect([...rows, ...columns].every((share) => share >= 0)).toBe(true);
    }), { seed: 1928, numRuns: 150 });
  });
});

test('rows that are all but equal, as of twenty thousand games each: solved to a hundredth of a point and nearly always to a millionth', () => {
  const rng = stream(1963, 'all but equal', 0);
  let coarse = 0;
  for (let trial = 0; trial < 2000; trial++) {
    const [rows, columns] = [2 + rng.below(5), 2 + rng.below(5)];
    const payoffs = Array.from({ length: rows }, () => Array.from({ length: columns }, () => {
      const games = 2 * (20_000 - rng.below(21));
      return Math.round(games * (0.4 + (rng.below(2) === 0 ? 1 / 20_000 : 0) + (rng.below(10) < 3 ? 0.1 : 0))) / games;
    }));
    for (const game of [payoffs, ...payoffs.map((row) => payoffs.map((other) => other.map((payoff, column) => payoff - row[column]!)))]) {
      const solved = solveMatrixGame(game);
      const gap = guaranteedByColumns(game, solved.columns) - guaranteedByRows(game, solved.rows);
      expect(gap).toBeLessThanOrEqual(1e-4);
      coarse += Number(gap > 1e-6);
    }
  }
  expect(coarse).toBeLessThan(10);
});

describe('dominated choices', () => {
  test('a mixture of the outer rows beats the middle one by a half, though neither does alone', () => {
    expect(dominance([[4, 0], [1.5, 1.5], [0, 4]], 1)).toEqual({ row: 1, margin: expect.closeTo(0.5, 12) as number, by: near([0.5, 0, 0.5]) });
  });

  test('a row that is best somewhere is not dominated; an equal one is not beaten', () => {
    expect(dominance([[4, 0], [1.5, 1.5], [0, 4]], 0)!.margin).toBeCloseTo(-2.5, 12);
    expect(dominance([[1, 2], [1, 2]], 0)!.margin).toBeCloseTo(0, 12);
    expect(dominance([[1, 2]], 0)).toBeNull();
  });

  test('held against other payoffs, the mixture that was found has its own margin there', () => {
    const found = dominance([[4, 0], [1.5, 1.5], [0, 4]], 1)!;
    expect(marginOf(found, [[4, 0], [1.5, 1.5], [0, 4]])).toBeCloseTo(found.margin, 12);
    expect(marginOf(found, [[4, 0], [1.5, 3], [0, 4]])).toBeCloseTo(-1, 12);
    expect(marginOf({ row: 0, by: [0, 1] }, [[1, 5], [2, 9]])).toBe(1);
  });

  test('columns are rows of the turned matrix: the second gives away one more whatever the row', () => {
    expect(dominance(turned([[1, 2], [3, 4]]), 1)).toEqual({ row: 1, margin: expect.closeTo(1, 12) as number, by: near([1, 0]) });
  });
});
