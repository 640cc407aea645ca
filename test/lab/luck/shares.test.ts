/** Variance by source: published analyses of variance, designs that cannot tell sources apart, and invented games whose shares are known. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import { luckShares } from '../../../src/lab/luck/shares.ts';
import { shareCoverage } from './known-shares.ts';

const games = (values: readonly number[], units: number) => ({ values, games: values.map((_, i) => i), units: values.map((_, i) => i % units) });

/** Groups after groups, as data are printed; here game i belongs to group i modulo their number. */
const dealt = (groups: readonly (readonly number[])[]) => groups[0]!.flatMap((_, i) => groups.map((group) => group[i]!));

describe('published data', () => {
  test('Davies 1949, dyestuff, six batches of five: R lme4 says 1764.05 between batches, 2451.25 within', () => {
    const batches = [
      [1545, 1440, 1440, 1520, 1580], [1540, 1555, 1490, 1560, 1495], [1595, 1550, 1605, 1510, 1560],
      [1445, 1440, 1595, 1465, 1545], [1595, 1630, 1515, 1635, 1625], [1520, 1455, 1450, 1480, 1445],
    ];
    const { sources, variance } = luckShares([games(dealt(batches), 6)], { setup: 6 })!;
    expect(sources.map(({ source, estimate }) => [source, Number((estimate * variance).toFixed(2))])).toEqual([[['setup'], 1764.05], [['rest'], 2451.25]]);
  });

  test('Davies 1957, pastes, ten batches of three casks tested twice: R lme4 says 1.657, 8.434 and 0.678', () => {
    const batches = [
      [[62.8, 62.6], [60.1, 62.3], [62.7, 63.1]], [[60, 61.4], [57.5, 56.9], [61.1, 58.9]], [[58.7, 57.5], [63.9, 63.1], [65.4, 63.7]],
      [[57.1, 56.4], [56.9, 58.6], [64.7, 64.5]], [[55.1, 55.1], [54.7, 54.2], [58.8, 57.5]], [[63.4, 64.9], [59.3, 58.1], [60.5, 60]],
      [[62.5, 62.6], [61, 58.7], [56.9, 57.7]], [[59.2, 59.4], [65.2, 66], [64.8, 64.1]], [[54.8, 54.8], [64, 64], [57.7, 56.8]],
      [[58.3, 59.3], [59.2, 59.2], [58.9, 56.6]],
    ];
    const values = [0, 1].flatMap((test) => [0, 1, 2].flatMap((cask) => batches.map((batch) => batch[cask]![test]!)));
    const { sources, variance } = luckShares([games(values, 10)], { setup: 10, initiative: 30 })!;
    expect(sources.map(({ source, estimate }) => [source, Number((estimate * variance).toFixed(3))])).toEqual([[['setup'], 1.657], [['initiative'], 8.434], [['rest'], 0.678]]);
  });
});

describe('what a design cannot tell apart', () => {
  const values = Array.from({ length: 240 }, (_, i) => (i * 7919) % 2);
  const sourcesOf = (draws: Record<string, number>, units: number) => luckShares([games(values, units)], draws)?.sources.map(({ source }) => source);

  test('without draws all luck is one', () => expect(sourcesOf({}, 240)).toEqual([['rest']]));
  test('as many draws of one as of the other: always shared together', () => expect(sourcesOf({ initiative: 40, setup: 40 }, 40)).toEqual([['setup', 'initiative'], ['rest']]));
  test('more draws than games: never shared', () => expect(sourcesOf({ setup: 40, initiative: 400 }, 40)).toEqual([['setup'], ['rest']]));
  test('one set-up for all: nothing is shared by none', () => expect(luckShares([games(values, 1)], { setup: 1 })).toBeNull());
  test('all games end alike: there is nothing to share out', () => expect(luckShares([games(values.map(() => 1), 40)], { setup: 40 })).toBeNull());
});

test('one of two strategies always wins: all of it is strategy', () => {
  const cell = (score: number) => games(Array.from({ length: 40 }, () => score), 40);
  const { sources } = luckShares([cell(1), cell(0)], {})!;
  expect(sources).toEqual([{ source: ['strategy'], estimate: 1, low: 1, high: 1 }, { source: ['rest'], estimate: 0, low: 0, high: 0 }]);
});

test('the set-up alone decides: all of it is set-up', () => {
  const { sources } = luckShares([games(Array.from({ length: 400 }, (_, i) => Number(i % 40 < 17)), 40)], { setup: 40 })!;
  expect(sources[0]).toMatchObject({ source: ['setup'], estimate: expect.closeTo(1, 12) as number });
});

test('twins share a set-up, two by two', () => {
  const values = Array.from({ length: 400 }, (_, i) => Number(Math.floor(i / 2) % 3 === 0));
  const { sources } = luckShares([{ values, games: values.map((_, i) => i), units: values.map((_, i) => Math.floor(i / 2)) }], {}, true)!;
  expect(sources[0]).toMatchObject({ source: ['setup'], estimate: expect.closeTo(1, 12) as number });
});

test('invented games of known shares: the estimates do not lean, and nine intervals of ten hold them', () => {
  for (const { lean, held } of shareCoverage(80)) {
    expect(Math.abs(lean)).toBeLessThan(4);
    expect(held).toBeGreaterThan(0.85);
  }
});

describe('few games of each set-up, and few of them won', () => {
  /** How often the interval holds the share of the set-ups. */
  const held = (winPercent: number, worth: number, size: number) => {
    const units = 40;
    const truth = (worth * worth) / (winPercent * (100 - winPercent));
    const experiments = Array.from({ length: 200 }, (_, experiment) => {
      const rng = stream('few', 'shares', experiment);
      const favors = Array.from({ length: units }, () => (rng.below(2) === 0 ? worth : -worth));
      const values = Array.from({ length: units * size }, (_, game) => Number(rng.below(100) < winPercent + favors[game % units]!));
      return luckShares([{ values, games: values.map((_, i) => i), units: values.map((_, i) => i % units) }], { setup: units });
    });
    const shares = experiments.flatMap((found) => found?.sources ?? []);
    for (const { low, high } of shares) expect([0 <= low, low <= high, high <= 1]).toEqual([true, true, true]);
    const setups = experiments.flatMap((found) => (found === null ? [] : [found.sources[0]!]));
    return setups.filter(({ low, high }) => low <= truth && truth <= high).length / setups.length;
  };

  test.each([[10, 0, 2], [20, 0, 2], [20, 0, 10], [20, 12, 2], [20, 12, 10], [5, 0, 10]])('%i in 100 are won, set-ups are worth %i points either way, %i games each: a possible interval, and it holds', (won, worth, size) => {
    expect(held(won, worth, size)).toBeGreaterThan(0.9);
  });
});
