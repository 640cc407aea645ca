/** Where the games of a tuning go, and how often its answer is right. No game is played here. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import type { Cell } from '../../../src/lab/run-data.ts';
import { ERROR } from '../../../src/lab/stats/index.ts';
import { risingFit } from '../../../src/lab/stats/isotonic.ts';
import { middleOf, resampledMeans } from '../../../src/lab/stats/resample.ts';
import { sequenceOf } from '../../../src/lab/stopping/look.ts';
import { raceOf } from '../../../src/lab/stopping/race.ts';
import { Scores } from '../../../src/lab/stopping/scores.ts';
import { stopsOf } from '../../../src/lab/stopping/stops.ts';
import type { Stopping } from '../../../src/lab/stopping/stopping.ts';
import { placeOf } from '../../../src/lab/tune/crossing.ts';

const cellsOf = (count: number): Cell[] =>
  Array.from({ length: count }, (_, index) => ({ index, label: `${index}`, strategies: ['a', 'b'], varied: { value: index }, patch: {}, reference: index === 0 ? null : 0 }));

const asked = (change: Partial<Stopping> = {}): Stopping => ({ kind: 'tune', leastGames: 100, mostGames: 2000, figure: 'clan.win', target: 0.5, margin: 0.05, most: 1, ...change }) as Stopping;

/** Half of each game's luck is shared by all values. */
const wonBy = (percents: readonly number[], run = 0) => {
  const shared = stream(run, 'shared', 0);
  const own = percents.map((_, cell) => stream(run, 'own', cell));
  const common: number[] = [];
  return (cell: number, game: number) => {
    while (common.length <= game) common.push(shared.below(100));
    const luck = own[cell]!.below(2) === 0 ? common[game]! : own[cell]!.below(100);
    return Number(luck < percents[cell]!);
  };
};

function tune(values: number, stopping: Stopping, score: (cell: number, game: number) => number) {
  const cells = cellsOf(values);
  const scores = new Scores(values);
  const played = cells.map(() => 0);
  const looks = stopsOf({ cells, draws: {}, stopping }, scores);
  for (;;) {
    const next = looks.next();
    if (next.done === true) {
      const samples = next.value.cells.map(({ games }, cell) => scores.first(games, cell));
      return { stops: next.value.cells, samples, bands: samples.map((sample, cell) => sequenceOf([sample], next.value.cells[cell]!.games, {}, ERROR / values)) };
    }
    for (const [cell, games] of next.value.entries()) for (; played[cell]! < games; played[cell]! += 1) scores.note(cell, played[cell]!, played[cell]!, score(cell, played[cell]!));
  }
}

describe('games', () => {
  test('go to the values about the target; those far off keep what they had at first', () => {
    const { stops } = tune(5, asked(), wonBy([10, 20, 45, 55, 90]));
    expect(stops.map(({ games }) => games).slice(0, 2)).toEqual([100, 100]);
    expect(stops[4]!.games).toBe(100);
    expect(stops[2]!.games).toBeGreaterThan(200);
    expect(stops[3]!.games).toBeGreaterThan(200);
  });

  test('go on for as long as intervals that hold together leave a doubt, where single ones would not', () => {
    const cells = cellsOf(8);
    const doubtAt = (scores: Scores, games: readonly number[], error: number) =>
      raceOf(games.map((count, cell) => sequenceOf([scores.first(count, cell)], count, {}, error)), 0.5).doubt;
    let sooner = 0;
    for (let run = 0; run < 10; run++) {
      const score = wonBy([5, 15, 25, 35, 50, 65, 75, 85], run);
      const scores = new Scores(8);
      const looks = stopsOf({ cells, draws: {}, stopping: asked({ leastGames: 50 }) }, scores);
      let doubt = Infinity;
      for (let next = looks.next(), played = cells.map(() => 0); ; next = looks.next()) {
        if (next.done === true) {
          expect(next.value.cells.every(({ why }) => why === 'answered')).toBe(doubt <= 0.05);
          break;
        }
        expect(doubt).toBeGreaterThan(0.05);
        for (const [cell, games] of next.value.entries()) for (; played[cell]! < games; played[cell]! += 1) scores.note(cell, played[cell]!, played[cell]!, score(cell, played[cell]!));
        doubt = doubtAt(scores, next.value, ERROR / 8);
        if (doubt > 0.05 && doubtAt(scores, next.value, ERROR) <= 0.05) sooner += 1;
      }
    }
    expect(sooner).toBeGreaterThan(0);
  });

  test('end at the most that there may be, and say so of those that were still in question', () => {
    const { stops } = tune(3, asked({ mostGames: 300, margin: 0 }), wonBy([10, 45, 55]));
    expect(stops).toEqual([{ games: 100, why: 'least' }, { games: 300, why: 'most' }, { games: 300, why: 'most' }]);
  });

  test('the wider the margin, the fewer they are', () => {
    const total = (margin: number) => tune(3, asked({ margin }), wonBy([20, 48, 60])).stops.reduce((sum, { games }) => sum + games, 0);
    expect(total(0.1)).toBeLessThan(total(0.03));
  });

  test('a figure with another scale is tuned as its share of the most: 4 of 8 rounds as 0.5', () => {
    const score = wonBy([10, 45, 55]);
    expect(tune(3, asked({ target: 4, margin: 0.4, most: 8 }), score).stops).toEqual(tune(3, asked(), wonBy([10, 45, 55])).stops);
  });
});

test.each([
  ['a steep curve', [20, 35, 52, 70]],
  ['a flat one', [40, 46, 51, 57]],
  ['the target between two', [20, 45, 55, 80]],
])('%s: in 100 tunings the answer is near enough at least as often as promised, and the place of the target in its interval as often as it should', (_, percents) => {
  const at = percents.map((_, i) => i);
  const truths = percents.map((percent) => percent / 100);
  const truth = placeOf(at, truths, 0.5);
  const nearest = Math.min(...truths.map((mean) => Math.abs(mean - 0.5)));
  let held = 0;
  let right = 0;
  const tunings = 100;
  for (let run = 0; run < tunings; run++) {
    const { samples, bands } = tune(4, asked({ mostGames: 500 }), wonBy(percents, run));
    const weights = samples.map(({ values }) => values.length);
    const { low, high } = middleOf(resampledMeans(samples, 100, stream(run, 'resamples', 0)).map((means) => placeOf(at, risingFit(Array.from(means), weights), 0.5)));
    held += Number(low <= truth && truth <= high);
    const { best, doubt } = raceOf(bands, 0.5);
    right += Number(doubt > 0.05 || Math.abs(truths[best]! - 0.5) <= nearest + 0.05 + 1e-9);
  }
  expect(right / tunings).toBeGreaterThanOrEqual(0.95);
  expect(held / tunings).toBeGreaterThan(0.88); // sampling error 0.022
});
