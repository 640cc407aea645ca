/** Regressions against what R prints for the examples of its own pages. */
import { describe, expect, it } from 'vitest';
import { leastSquares, logistic, ratioOf, shareInterval } from '../../../src/lab/stats/index.ts';

const rounded = (values: ArrayLike<number>, decimals: number) => Array.from(values, (value) => value.toFixed(decimals));
const ones = (count: number) => Array.from({ length: count }, () => 1);

describe('least squares', () => {
  it('gives what R prints for its first example of lm, the plant weights of Dobson: 5.0320 and -0.3710, standard errors 0.2202 and 0.3114', () => {
    const control = [4.17, 5.58, 5.18, 6.11, 4.5, 4.61, 5.17, 4.53, 5.33, 5.14];
    const treated = [4.81, 4.17, 4.41, 3.59, 5.87, 3.83, 6.03, 4.89, 4.32, 4.69];
    const weights = [...control, ...treated];
    const columns = [ones(20), weights.map((_, i) => Number(i >= 10))];
    const { solution, inverse, rank } = leastSquares(columns, weights);
    expect(rank).toBe(2);
    expect(rounded(solution, 4)).toEqual(['5.0320', '-0.3710']);
    const squares = weights.reduce((sum, weight, i) => sum + (weight - solution[0]! - solution[1]! * columns[1]![i]!) ** 2, 0);
    expect(rounded([0, 1].map((i) => Math.sqrt((inverse()[i * 3]! * squares) / 18)), 4)).toEqual(['0.2202', '0.3114']);
  });

  it('counts a row of weight two as two rows', () => {
    const twice = leastSquares([ones(4), [1, 2, 2, 4]], [3, 5, 5, 4]);
    const weighted = leastSquares([ones(3), [1, 2, 4]], [3, 5, 4], [1, 2, 1]);
    expect(rounded(weighted.solution, 10)).toEqual(rounded(twice.solution, 10));
    expect(rounded(weighted.inverse(), 10)).toEqual(rounded(twice.inverse(), 10));
  });
});

describe('logistic regression', () => {
  /** Of 20 moths each at doses 1, 2, 4, ... 32, so many died: females, then males. */
  const DEAD = [0, 2, 6, 10, 12, 16, 1, 4, 9, 13, 18, 20];

  it('gives what R prints for the budworm moths of Venables and Ripley (7.2): -2.9935, 0.1750, 0.9060, 0.3529', () => {
    const moths = DEAD.flatMap((dead, group) => Array.from({ length: 20 }, (_, moth) => ({ male: Number(group >= 6), dose: group % 6, died: Number(moth < dead) })));
    const columns = [ones(240), moths.map(({ male }) => male), moths.map(({ dose }) => dose), moths.map(({ male, dose }) => male * dose)];
    const fit = logistic(columns, moths.map(({ died }) => died), [...moths.keys()]);
    expect(rounded(fit!.coefficients, 4)).toEqual(['-2.9935', '0.1750', '0.9060', '0.3529']);
    expect(fit!.freedom).toBe(236);
  });

  it('of nothing but a constant says the share of wins, and doubts it as the interval of joined games does', () => {
    const won = [1, 1, 0, 1, 0.5, 0.5, 1, 1, 0, 0, 1, 1, 1, 0, 1, 1];
    const units = won.map((_, game) => Math.floor(game / 2));
    const { coefficients, covariance } = logistic([ones(16)], won, units)!;
    const mean = won.reduce((sum, score) => sum + score, 0) / 16;
    expect(coefficients[0]).toBeCloseTo(Math.log(mean / (1 - mean)), 12);
    const byUnit = Array.from({ length: 8 }, (_, unit) => won[2 * unit]! + won[2 * unit + 1]! - 2 * mean);
    const variance = (byUnit.reduce((sum, gap) => sum + gap * gap, 0) / 256) * (8 / 7); // Cochran's, as in joined means
    expect(covariance[0]).toBeCloseTo(variance / (mean * (1 - mean)) ** 2, 12);
    expect(shareInterval([{ values: won, units }]).estimate).toBeCloseTo(mean, 12);
  });

  it('leaves out a column that repeats another, and has no answer where one column tells wins from losses without a fault', () => {
    const strength = [-2, -1, 0, 1, 2, 3, -3, 1];
    const won = [0, 1, 0, 1, 0, 1, 0, 1];
    const units = [...won.keys()];
    const { coefficients, freedom } = logistic([strength, strength.map((value) => 2 * value)], won, units)!;
    expect(coefficients[1]).toBe(0);
    expect(freedom).toBe(7);
    expect(logistic([strength], strength.map((value) => Number(value > 0.5)), units)).toBeNull();
  });
});

describe('the ratio of two estimates', () => {
  const fit = { coefficients: [6, 3], covariance: [0.25, 0, 0, 0.04], freedom: 100_000 };

  it('has the bounds of Fieller: 6 with an error of 0.5 over 3 with one of 0.2 is 2, between 1.61 and 2.46', () => {
    const { estimate, low, high } = ratioOf({ ...fit, coefficients: Float64Array.from(fit.coefficients), covariance: Float64Array.from(fit.covariance) }, [1, 0], [0, 1], 0.05);
    expect(estimate).toBe(2);
    for (const bound of [low, high]) expect(Math.abs(6 - 3 * bound) / Math.sqrt(0.25 + bound * bound * 0.04)).toBeCloseTo(1.96, 3);
    expect([low, high].map((bound) => bound.toFixed(2))).toEqual(['1.61', '2.46']);
  });

  it('has none where what it is measured by may be zero', () => {
    const { low, high } = ratioOf({ ...fit, coefficients: Float64Array.of(6, 0.3), covariance: Float64Array.from(fit.covariance) }, [1, 0], [0, 1], 0.05);
    expect([low, high]).toEqual([NaN, NaN]);
  });
});
