/** The answer of a tuning, from games with known results: where the target is met, and which value is nearest. */
import { describe, expect, test } from 'vitest';
import { summarise } from '../../../src/lab/summary/index.ts';
import { cellsOf } from '../../../src/lab/summary/cell-games.ts';
import { responseOf, responseTable, type Response } from '../../../src/lab/tune/index.ts';
import { cellOf, inventedRun, manifestOf, runOf } from '../summary/invented-run.ts';

const PATH = 'units.centurion.leadership';

interface Tried {
  value: unknown;
  /** Of each 100 games. */
  wins: number;
  games?: number;
}

function responseTo(tried: readonly Tried[], target: number, margin = 0.05, figure = 'clan.win'): Response {
  const cells = tried.map(({ value }, i) => cellOf(i, ['rush', 'rush'], { [PATH]: value }, i === 0 ? null : 0));
  const rows = tried.flatMap(({ wins, games = 2000 }, cell) =>
    Array.from({ length: games }, (_, game) => {
      const won = (game * 37) % 100 < wins;
      return { cell, game, pair: game, winner: won ? 'clan' : 'legion', grade: won ? 'clan-rout' : 'legion-wipes', score: Number(won), rounds: won ? 4 : 8, 'losses.regular': won ? 2 : 6 };
    }));
  const counts = tried.map(({ games = 2000 }) => games);
  const manifest = manifestOf({ cells, games: Math.max(...counts), cellGames: counts, tuning: { path: PATH, figure, target, margin } });
  return responseOf(manifest, cells.map(({ index, varied }) => ({ varied, cells: [index] })), cellsOf(runOf(manifest, rows)))!;
}

describe('words', () => {
  const found = responseTo([{ value: '3w', wins: 30 }, { value: '2r', wins: 53 }, { value: '3r', wins: 70 }], 0.5);

  test('the two between which the target surely is met, and the nearest value', () => {
    expect(found).toMatchObject({ direction: 'rises', isDirectionSure: true, reach: 'within', between: { before: 0, past: 1 }, meets: null, nearest: { index: 1, known: 'nearest' } });
    expect(found.says).toEqual([
      'clan.win rises from 3w to 3r and reaches 50 % between 3w (27.6-32.5 %) and 2r (50.3-55.7 %).',
      '2r is the value nearest to 50 %: 53 % (50.3-55.7 %). It is so in 100 % of resamples.',
    ]);
  });

  test('each value has a row: its games, the figure, the curve', () => {
    const [row] = responseTable(found).groups[0]!.rows;
    expect(row!.map(({ text }) => text)).toEqual(['3w', '2,000', '30 %', '27.6-32.5 %', '30 %', '0 %']);
  });

  test('where few games agree the resamples do too, perhaps by chance: nothing is said of them', () => {
    for (const games of [1, 29]) {
      const { values, says } = responseTo([{ value: '3w', wins: 0, games }, { value: '2r', wins: 100, games }], 0.9);
      expect(values.map(({ certainty }) => certainty)).toEqual([null, null]);
      expect(says[1]).toMatch(/^2r .*100 %/);
      expect(says[1]).not.toContain('resamples');
    }
    expect(responseTo([{ value: '3w', wins: 0, games: 30 }, { value: '2r', wins: 100, games: 30 }], 0.9).says[1]).toContain(' It is so in 100 % of resamples.');
  });

  test('one that may be on either side is named', () => {
    expect(responseTo([{ value: '3w', wins: 30 }, { value: '2r', wins: 50 }, { value: '3r', wins: 70 }], 0.5).says[0]).toContain('between 3w (27.6-32.5 %) and 3r (67.5-72.4 %); of 2r it cannot be told on which side');
  });

  test('the curve may fall', () => {
    expect(responseTo([{ value: 'a', wins: 70 }, { value: 'b', wins: 40 }], 0.5)).toMatchObject({ direction: 'falls', between: { before: 0, past: 1 }, nearest: { index: 1 } });
  });
});

describe('numbers', () => {
  test('the value at which a straight line meets the target, with an interval', () => {
    const { meets, says } = responseTo([{ value: 1, wins: 40 }, { value: 2, wins: 60 }, { value: 3, wins: 80 }], 0.5);
    expect(meets!.estimate).toBeCloseTo(1.5);
    expect(meets!.low!).toBeGreaterThan(1.3);
    expect(meets!.high!).toBeLessThan(1.7);
    expect(says[0]).toMatch(/^clan\.win rises from 1 to 3 and is 50 % at units\.centurion\.leadership = 1\.5 \(1\.\d+-1\.\d+\), if it runs straight between the values tried\.$/);
  });

  test('the place may be beyond the last value on one side', () => {
    const { meets, says } = responseTo([{ value: 1, wins: 20 }, { value: 2, wins: 49 }], 0.485);
    expect(meets).toMatchObject({ high: null, low: expect.any(Number) as number });
    expect(says[0]).toMatch(/= 1\.98 \(1\.\d+ or more\)/);
  });
});

describe('no answer is made up', () => {
  test('no value brings it there: how far it gets, and with which', () => {
    const { reach, says } = responseTo([{ value: '3w', wins: 10 }, { value: '2r', wins: 20 }], 0.5);
    expect(reach).toBe('below');
    expect(says[0]).toBe('No value tried brings clan.win to 50 %: it is 20 % (18.1-22.1 %) at most, with 2r. Values beyond it may.');
    expect(responseTo([{ value: '3w', wins: 90 }, { value: '2r', wins: 80 }], 0.5).says[0]).toContain('(77.9-81.9 %) at least, with 2r');
  });

  test('it goes up and down beyond chance: no curve, but still a nearest value', () => {
    const found = responseTo([{ value: 1, wins: 30 }, { value: 2, wins: 60 }, { value: 3, wins: 48 }], 0.5);
    expect(found).toMatchObject({ direction: 'neither', isDirectionSure: true, meets: null, nearest: { index: 2 } });
    expect(found.values.map(({ fitted }) => fitted)).toEqual([null, null, null]);
    expect(found.says[0]).toBe('clan.win neither only rises nor only falls over these values, beyond chance: there may be more than one value, or none, at which it is 50 %.');
  });

  test('a dip within chance is no reason to doubt the curve: it is made level', () => {
    const { direction, values } = responseTo([{ value: 1, wins: 30 }, { value: 2, wins: 56 }, { value: 3, wins: 54, games: 100 }, { value: 4, wins: 70 }], 0.5);
    expect(direction).toBe('rises');
    expect(values[1]!.fitted).toBe(values[2]!.fitted);
    expect(values[1]!.fitted!, 'the many games count more').toBeGreaterThan(0.558);
  });

  test('with few games nothing can be told', () => {
    const { says, nearest } = responseTo([{ value: 1, wins: 45, games: 20 }, { value: 2, wins: 60, games: 20 }], 0.5);
    expect(nearest!.known).toBe('open');
    expect(says[0]).toBe('No difference between these values is beyond chance: it cannot be told where clan.win is 50 %.');
    expect(says[1]).toMatch(/^\w looks nearest to 50 %: .* but another may be nearer by more than 5 points\. It is so in \d+ % of resamples; \d in \d+ %\.$/);
  });

  test('near enough: another may be nearer, though by no more than the margin', () => {
    const tried = [{ value: 1, wins: 46 }, { value: 2, wins: 53 }];
    expect(responseTo(tried, 0.5, 0.02).nearest).toEqual({ index: 1, known: 'open' });
    const { nearest, says } = responseTo(tried, 0.5, 0.05);
    expect(nearest!.known).toBe('near enough');
    expect(says[1]).toMatch(/^2 is near enough to 50 %: 53 % \(.*\); no other value is nearer by more than 5 points\. It is so in \d+ % of resamples/);
  });
});

test('a mean without a most, such as losses: with its unit and its own intervals', () => {
  const { says, values } = responseTo([{ value: 1, wins: 20 }, { value: 2, wins: 80 }], 4, 0, 'losses.regular');
  expect(values.map(({ found }) => found.estimate)).toEqual([5.2, 2.8]);
  expect(says[0]).toMatch(/^losses\.regular falls from 1 to 2 and is 4\.00 figures at units\.centurion\.leadership = 1\.5 \(1\.\d+-1\.\d+\)/);
  expect(says[1]).toContain('5.12-5.28');
});

test('a run that looks for nothing has no response', () => {
  expect(summarise(inventedRun({ games: 5 })).response).toBeUndefined();
});
