/** Does the interval of a game's value hold the truth in 95 % of experiments? Invented matches with fixed seeds say so. */
import { expect, test } from 'vitest';
import { stream, type Rng } from '../../../src/kernel/rng.ts';
import { solveMatrixGame } from '../../../src/lab/stats/matrix-game.ts';
import { middleOf, resampledMeans } from '../../../src/lab/stats/resample.ts';
import type { Sample } from '../../../src/lab/stats/index.ts';

const EXPERIMENTS = 200;
const RESAMPLES = 200;
const GAMES = 60;

/** Games of one number share half of their luck across the cells. */
function match(percents: readonly (readonly number[])[], rng: Rng): Sample[] {
  const units = Array.from({ length: GAMES }, (_, i) => i);
  const shared = units.map(() => rng.below(100));
  return percents.flat().map((percent) => ({ units, values: units.map((i) => Number((rng.below(2) === 0 ? shared[i]! : rng.below(100)) < percent)) }));
}

const shaped = (flat: ArrayLike<number>, columns: number) => Array.from({ length: flat.length / columns }, (_, i) => Array.from({ length: columns }, (_, j) => flat[i * columns + j]!));

test.each([
  ['rock, paper, scissors', [[50, 65, 35], [35, 50, 65], [65, 35, 50]]],
  ['one plan is best on either side', [[45, 55, 60], [30, 40, 50], [25, 45, 35]]],
  ['a mixture against a mixture, with a bad plan each', [[60, 30, 80], [35, 55, 75], [20, 25, 60]]],
  ['all plans as good as the others: the flattest of matrices', [[50, 50], [50, 50]]],
])('%s', (_, percents) => {
  const truth = solveMatrixGame(percents.map((row) => row.map((percent) => percent / 100))).value;
  let held = 0;
  for (let i = 0; i < EXPERIMENTS; i++) {
    const rng = stream(1950, 'match', i);
    const means = resampledMeans(match(percents, rng), RESAMPLES, rng);
    const { low, high } = middleOf(means.map((flat) => solveMatrixGame(shaped(flat, percents[0]!.length)).value));
    if (low <= truth && truth <= high) held++;
  }
  expect(held / EXPERIMENTS).toBeGreaterThan(0.92); // sampling error 0.015
});

test('units of many games are drawn whole: three games each are no better than one', () => {
  const one = (size: number) => {
    const rng = stream(3, 'cell', 0);
    const won = Array.from({ length: 60 }, () => rng.below(2));
    const units = won.flatMap((_, unit) => Array.from({ length: size }, () => unit));
    return middleOf(resampledMeans([{ units, values: units.map((unit) => won[unit]!) }], 300, stream(3, 'draws', 0)).map(([mean]) => mean!));
  };
  expect(one(3)).toEqual(one(1));
});

test('a single unit is not drawn again: all draws would be alike, and seem sure', () => {
  expect(resampledMeans([{ units: [7, 7], values: [1, 0] }], 300, stream(3, 'draws', 0))).toEqual([]);
  expect(resampledMeans([{ units: [7, 8], values: [1, 0] }], 300, stream(3, 'draws', 0))).toHaveLength(300);
});

test('beyond a thousand units neighbors are drawn together, and the spread stays that of single ones', () => {
  const rng = stream(4, 'cell', 0);
  const units = Array.from({ length: 5000 }, (_, i) => i);
  const { low, high } = middleOf(resampledMeans([{ units, values: units.map(() => rng.below(2)) }], 1000, stream(4, 'draws', 0)).map(([mean]) => mean!));
  expect((high - low) / (2 * 1.96 * Math.sqrt(0.25 / 5000))).toBeCloseTo(1, 0.9);
});
