/** Do 95 % intervals hold the truth in 95 % of experiments? Thousands of invented experiments with fixed seeds say so. */
import { expect, test } from 'vitest';
import { stream, type Rng } from '../../../src/kernel/rng.ts';
import { countInterval, pairedDifference, shareInterval, wilson, type Interval, type Sample } from '../../../src/lab/stats/index.ts';
import { normalPoint } from '../../../src/lab/stats/normal.ts';
import { studentT } from '../../../src/lab/stats/student.ts';
import { wilsonBounds } from '../../../src/lab/stats/wilson.ts';

const EXPERIMENTS = 2000;
const chance = (rng: Rng, percent: number) => rng.below(100) < percent;

/** The share of experiments whose interval holds the truth; sampling error is 0.005. */
function coverage(truth: number, experiment: (rng: Rng) => Pick<Interval, 'low' | 'high'>): number {
  let held = 0;
  for (let i = 0; i < EXPERIMENTS; i++) {
    const { low, high } = experiment(stream(1927, 'coverage', i));
    if (low <= truth && truth <= high) held++;
  }
  return held / EXPERIMENTS;
}

const games = <T>(n: number, play: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => play(i));

/** Units of `size` games: in 60 % of them all games go as the first, so games of a unit correlate at 0.6. */
function joinedCell(rng: Rng, units: number, size: number, percent: number): Sample {
  const values: number[] = [];
  const unitOf: number[] = [];
  for (let unit = 0; unit < units; unit++) {
    const first = chance(rng, percent);
    const alike = chance(rng, 60);
    for (let i = 0; i < size; i++) {
      values.push(Number(i === 0 || alike ? first : chance(rng, percent)));
      unitOf.push(unit);
    }
  }
  return { values, units: unitOf };
}

test.each([10, 50, 90])('independent games won at %i %%', (percent) => {
  const held = coverage(percent / 100, (rng) => wilson(games(100, () => chance(rng, percent)).filter(Boolean).length, 100));
  expect(held).toBeGreaterThan(0.93);
  expect(held).toBeLessThan(0.975);
});

test.each([[60, 2], [40, 5], [12, 8]])('%i joined units of %i games: held, where an interval that forgets the joining is not', (units, size) => {
  const held = coverage(0.4, (rng) => shareInterval([joinedCell(rng, units, size, 40)]));
  expect(held).toBeGreaterThan(0.93);
  expect(held).toBeLessThan(0.98);
  const forgetful = coverage(0.4, (rng) => {
    const { values } = joinedCell(rng, units, size, 40);
    return wilson(values.length - Array.from(values).filter((v) => v === 0).length, values.length);
  });
  expect(forgetful).toBeLessThan(held - 0.03);
});

/** Set-ups of 40 games: in `hard` % of them no game is won, in the others a share drawn evenly from 0 to 1. */
function setUps(rng: Rng, units: number, hard: number): Sample {
  const rates = games(units, () => (chance(rng, hard) ? 0 : rng.below(101)));
  return { values: rates.flatMap((rate) => games(40, () => Number(chance(rng, rate)))), units: rates.flatMap((_, unit) => games(40, () => unit)) };
}

test.each([[5, 80], [10, 80], [10, 90], [20, 90], [30, 90], [30, 94]])('%i set-ups played often, of which %i in a hundred are hopeless', (units, hard) => {
  expect(coverage((100 - hard) / 200, (rng) => shareInterval([setUps(rng, units, hard)]))).toBeGreaterThan(0.93);
});

test('pairs that share all their luck are not taken for set-ups: as sure as 59 single games, by Student', () => {
  const { low, high } = shareInterval([{ values: games(120, (i) => Number(i < 12)), units: games(120, (i) => Math.floor(i / 2)) }]);
  const single = wilsonBounds(0.1, 59 * (normalPoint(0.05) / studentT(59)) ** 2);
  expect(low).toBeCloseTo(single.low, 10);
  expect(high).toBeCloseTo(single.high, 10);
});

test('a score with draws: 30 % won, 30 % drawn', () => {
  const score = (rng: Rng) => [1, 0.5, 0][rng.below(10) < 3 ? 0 : rng.below(7) < 3 ? 1 : 2]!;
  const held = coverage(0.45, (rng) => shareInterval([{ values: games(80, () => score(rng)), units: games(80, (i) => i) }]));
  expect(held).toBeGreaterThan(0.93);
  expect(held).toBeLessThan(0.97);
});

test('four cells that meet the same seeds, pooled', () => {
  const held = coverage(0.5, (rng) => {
    const common = games(60, () => rng.below(100));
    const cell = (percent: number): Sample => ({
      values: common.map((luck) => Number((chance(rng, 50) ? luck : rng.below(100)) < percent)),
      units: common.map((_, i) => i),
    });
    return shareInterval([30, 45, 55, 70].map(cell));
  });
  expect(held).toBeGreaterThan(0.93);
  expect(held).toBeLessThan(0.97);
});

test('a paired difference of 5 points, half of the luck shared', () => {
  const held = coverage(0.05, (rng) => {
    const before: number[] = [];
    const after: number[] = [];
    for (let i = 0; i < 150; i++) {
      const luck = rng.below(100);
      before.push(Number(luck < 50));
      after.push(Number((chance(rng, 50) ? luck : rng.below(100)) < 55));
    }
    const numbers = before.map((_, i) => i);
    return pairedDifference([{ changed: { values: after, games: numbers, units: numbers }, reference: { values: before, games: numbers, units: numbers } }]);
  });
  expect(held).toBeGreaterThan(0.93);
  expect(held).toBeLessThan(0.97);
});

test.each([[2, 100], [5, 100], [94, 30]])('a rare event a game: in %i of 100 games, of %i games', (percent, size) => {
  const held = coverage(percent / 100, (rng) => countInterval([{ values: games(size, () => Number(chance(rng, percent))), units: games(size, (i) => i) }]));
  expect(held).toBeGreaterThan(0.93);
});

test('two cells, of which one has lost nearly all of its games: two are left', () => {
  const cell = (rng: Rng, size: number, percent: number): Sample => ({ values: games(size, () => Number(chance(rng, percent))), units: games(size, (i) => i) });
  expect(coverage(0.5, (rng) => shareInterval([cell(rng, 2, 30), cell(rng, 200, 70)]))).toBeGreaterThan(0.93);
  const numbered = (sample: Sample) => ({ ...sample, games: sample.units });
  const none = (sample: Sample) => numbered({ ...sample, values: Array.from(sample.values, () => 0) });
  const held = coverage(0.5, (rng) => {
    const cells = [cell(rng, 2, 30), cell(rng, 200, 70)];
    return pairedDifference(cells.map((sample) => ({ changed: numbered(sample), reference: none(sample) })));
  });
  expect(held).toBeGreaterThan(0.93);
});
