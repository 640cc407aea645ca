/** Intervals without luck, at length: rates from 3 % to 97 %, four thousand experiments each. */
import { describe, expect, test } from 'vitest';
import { coverage, differenceOf, EXPERIMENTS, THRESHOLDS, trueRate } from '../lab/luck/lucky-game.ts';

const TIMES = 4000; // sampling error of the coverage: 0.0034

describe.each(Object.entries(EXPERIMENTS))('%s', (_name, experiment) => {
  test.each(THRESHOLDS.map((threshold) => [trueRate(threshold), threshold] as const))('true rate %f', (truth, threshold) => {
    const { held, lean } = coverage(TIMES, truth, (rng) => experiment(rng, threshold));
    expect(held).toBeGreaterThan(0.925);
    expect(held).toBeLessThan(0.98);
    expect(Math.abs(lean)).toBeLessThan(4);
  });
});

test.each([[10, 8], [20, 15], [3, 3], [28, 20]])('a difference, won at %i or more against %i', (first, second) => {
  const truth = trueRate(second) - trueRate(first);
  const { held, lean } = coverage(TIMES, truth, (rng) => differenceOf(rng, first, second));
  expect(held).toBeGreaterThan(0.935);
  expect(held).toBeLessThan(0.98);
  expect(Math.abs(lean)).toBeLessThan(4);
});
