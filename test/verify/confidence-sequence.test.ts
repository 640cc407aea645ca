/** Confidence sequences, at length: hundreds of experiments at each of many rates, with looks up to many games. */
import { expect, test } from 'vitest';
import { missed, pairs, setUps, singles, withDraws } from '../lab/stats/looks.ts';

const experiments = 600;
const games = 4000;
/** 0.05 and three standard errors. */
const AT_MOST = 0.05 + 3 * Math.sqrt((0.05 * 0.95) / experiments);
const RATES = [20, 50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950, 980];

test.each(RATES)('single games, %i in 1000 won', (permille) => {
  expect(missed({ truth: permille / 1000, play: singles(permille), experiments, games }).sequence).toBeLessThanOrEqual(AT_MOST);
});

test.each(RATES)('three in ten drawn, of the others %i in 1000 won', (permille) => {
  expect(missed({ truth: 0.15 + 0.7 * (permille / 1000), play: withDraws(permille), experiments, games }).sequence).toBeLessThanOrEqual(AT_MOST);
});

test.each(RATES)('pairs, %i in 1000 won', (permille) => {
  expect(missed({ truth: permille / 1000, play: pairs(permille), experiments, games }).sequence).toBeLessThanOrEqual(AT_MOST);
});

test.each([[40, 500], [300, 400], [1000, 600], [5000, 500]])('%i set-ups that return, %i in 1000 won', (howMany, permille) => {
  expect(missed({ truth: permille / 1000, play: setUps(howMany, permille), experiments, games, returning: true }).sequence).toBeLessThanOrEqual(AT_MOST);
});
