/** Holm's steps against R's p.adjust(p, "holm") (stats 4.x), and by simulation on claims that hang together. */
import { describe, expect, test } from 'vitest';
import { stream, type Rng } from '../../../src/kernel/rng.ts';
import { holm } from '../../../src/lab/stats/holm.ts';

/** The smallest error at which each claim stands: R calls it the adjusted p. */
function adjusted(p: readonly number[]): number[] {
  return p.map((_, at) => {
    let [low, high] = [0, 1];
    for (let i = 0; i < 40; i++) {
      const error = (low + high) / 2;
      if (holm(p.length, (claim, step) => p[claim]! <= step, error)[at]!.sure) high = error;
      else low = error;
    }
    return Math.round(high * 1e6) / 1e6;
  });
}

describe('p.adjust(p, "holm") in R', () => {
  test.each([
    [[0.01, 0.02, 0.03, 0.04, 0.05], [0.05, 0.08, 0.09, 0.09, 0.09]],
    [[0.01, 0.04, 0.03, 0.005], [0.03, 0.06, 0.06, 0.02]],
    [[0.2], [0.2]],
    [[0.001, 0.001, 0.9], [0.003, 0.003, 0.9]],
    [[0.6, 0.7], [1, 1]],
  ])('%j -> %j', (p, expected) => expect(adjusted(p)).toEqual(expected));
});

test('each claim is judged at an error at which it is sure, or not sure, by itself', () => {
  const p = [0.004, 0.2, 0.012, 0.03, 0.024];
  const judged = holm(p.length, (at, error) => p[at]! <= error);
  expect(judged).toEqual([
    { sure: true, error: 0.01 }, { sure: false, error: 0.05 / 3 }, { sure: true, error: 0.0125 }, { sure: false, error: 0.05 / 3 }, { sure: false, error: 0.05 / 3 },
  ]);
  judged.forEach(({ sure, error }, at) => expect(p[at]! <= error).toBe(sure));
});

test('no claim, nothing to judge', () => expect(holm(0, () => true)).toEqual([]));

/** p-values of six true null hypotheses that share most of their luck, among four false ones. */
function family(rng: Rng): number[] {
  const shared = rng.below(1_000_000) / 1_000_000;
  const own = () => rng.below(1_000_000) / 1_000_000;
  return Array.from({ length: 10 }, (_, at) => (at >= 6 ? own() / 200 : rng.below(10) < 7 ? shared : own()));
}

test('of 4,000 families whose claims hang together, one in twenty at most has a false claim; without correction one in ten or more', () => {
  let [held, single] = [0, 0];
  for (let i = 0; i < 4000; i++) {
    const p = family(stream(1979, 'families', i));
    if (holm(10, (at, error) => p[at]! <= error).slice(0, 6).some(({ sure }) => sure)) held += 1;
    if (p.slice(0, 6).some((value) => value <= 0.05)) single += 1;
  }
  expect(held / 4000).toBeLessThan(0.05);
  expect(single / 4000).toBeGreaterThan(1 / 10);
});
