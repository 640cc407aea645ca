/** A run of seven games, small enough to sum up by hand. */
import { describe, expect, test } from 'vitest';
import { summarise } from '../../../src/lab/summary/index.ts';
import { cellOf, failedRow, inventedRun, manifestOf, runOf } from './invented-run.ts';

const WON = { winner: 'clan', grade: 'clan-rout', score: 1 };
const DRAWN = { winner: 'draw', grade: 'stalemate', score: 0.5 };
const LOST = { winner: 'legion', grade: 'legion-holds', score: 0 };
const luck = (gain: number) => ({ 'luck.shooting.clan': gain, 'luck.shooting.clan.variance': 1 });

const cells = [cellOf(0, ['rush', 'hunter'], { armor: 2 }), cellOf(1, ['rush', 'hunter'], { armor: 3 }, 0)];
const rows = [
  { cell: 0, game: 0, pair: 0, ...WON, rounds: 5, decisions: 50, digest: 'a', 'losses.regular': 2, ...luck(1) },
  { cell: 0, game: 1, pair: 1, ...DRAWN, rounds: 20, decisions: 90, digest: 'b', 'losses.regular': 4, ...luck(2) },
  { cell: 0, game: 2, pair: 2, ...LOST, rounds: 8, decisions: 70, digest: 'a', 'losses.regular': 6, ...luck(-1) },
  failedRow(0, 3, 'endless'),
  { cell: 1, game: 0, pair: 0, ...WON, rounds: 6, decisions: 50, digest: 'c' },
  { cell: 1, game: 1, pair: 1, ...WON, rounds: 6, decisions: 50, digest: 'd' },
  { cell: 1, game: 2, pair: 2, ...LOST, rounds: 6, decisions: 50, digest: 'e' },
  { cell: 1, game: 3, pair: 3, ...WON, rounds: 6, decisions: 50, digest: 'f' },
];
const summary = summarise(runOf(manifestOf({ games: 4, cells }), rows));
const [before, after] = summary.cells;

test('four games begun, three finished: the failed one is counted, and enters no rate', () => {
  expect(before).toMatchObject({ games: 4, finished: 3, failed: 1, failures: { endless: 1 }, units: 3, duplicates: 0, effective: 3 });
  expect(before!.wins).toMatchObject([{ seat: 'clan', games: 1, share: { n: 3, estimate: 0.333333 } }, { seat: 'legion', games: 1 }]);
  expect(before!.draws).toMatchObject({ games: 1, share: { estimate: 0.333333 } });
});

test('1 of 3 won: Wilson by hand, from 0.061 to 0.792', () => {
  expect(before!.wins[0]!.share.low).toBeCloseTo(0.061492, 5);
  expect(before!.wins[0]!.share.high).toBeCloseTo(0.79234, 5);
});

test('won, drawn, lost: a score of 1/2; grades in the order of the mission, also those that never came', () => {
  expect(before!.score).toMatchObject({ n: 3, estimate: 0.5 });
  expect(before!.grades.map(({ grade, games }) => [grade, games])).toEqual([
    ['clan-rout', 1], ['clan-slips', 0], ['stalemate', 1], ['legion-holds', 1], ['legion-wipes', 0],
  ]);
});

test('rounds 5, 20, 8: mean 11, quartiles 6.5, 8, 14, one at the limit of 20; losses 2, 4, 6: mean 4', () => {
  expect(before!.rounds).toMatchObject({ mean: { estimate: 11 }, quartiles: { low: 6.5, median: 8, high: 14 }, atLimit: 1 });
  expect(before!.means['losses.regular']!.estimate).toBe(4);
  expect(Object.keys(before!.means)).toEqual(['losses.regular', 'losses.captain', 'losses.centurion', 'losses.necromutant', 'through']);
});

test('luck 1, 2, -1 with variance 1 each: 2/3 a game, z = 2 / sqrt(3); none rolled: no z', () => {
  expect(before!.luck).toEqual([
    { channel: 'shooting', seat: 'clan', unit: 'kills', mean: 0.666667, z: 1.154701 },
    { channel: 'shooting', seat: 'legion', unit: 'kills', mean: 0, z: null },
  ]);
});

test('the change is judged on games 0 to 2, which both cells finished: (0 + 1/2 + 0) / 3', () => {
  expect(before!.difference).toBeNull();
  expect(after!.difference).toMatchObject({ n: 3, estimate: 0.166667 });
});

test('one pool for each value of armor, the reference first', () => {
  expect(summary.pools.map(({ label, cells }) => [label, cells])).toEqual([['armor=2', [0]], ['armor=3', [1]]]);
  expect(summary.pools[1]!.score.estimate).toBe(0.75);
});

test('a cell whose games all failed has no figures, and says so', () => {
  const none = summarise(runOf(manifestOf({ games: 1 }), [failedRow(0, 0)])).cells[0]!;
  expect(none).toMatchObject({ finished: 0, failed: 1, score: { n: 0, estimate: null, low: null }, verdict: { kind: 'undecided' } });
});

test('pooled pairings count equally, however many of their games failed', () => {
  const uneven = summarise(
    runOf(manifestOf({ cells: [cellOf(0, ['rush', 'rush']), cellOf(1, ['rush', 'hunter'])] }), [
      { cell: 0, game: 0, pair: 0, ...WON }, { cell: 0, game: 1, pair: 1, ...WON }, { cell: 0, game: 2, pair: 2, ...WON },
      { cell: 1, game: 0, pair: 0, ...LOST }, failedRow(1, 1), failedRow(1, 2),
    ]),
  );
  expect(uneven.pools[0]!.score.estimate).toBe(0.5);
  expect(uneven.pools[0]!.units).toBe(3);
});

test('joined games: half as many units, and a wider interval than as many games alone', () => {
  const width = (joined: number) => {
    const { low, high } = summarise(inventedRun({ games: 400, joined })).cells[0]!.score;
    return high! - low!;
  };
  expect(summarise(inventedRun({ games: 400, joined: 2 })).cells[0]!.units).toBe(200);
  expect(width(2)).toBeGreaterThan(width(1) * 1.2);
});

test('it is JSON, and the same twice', () => {
  const text = JSON.stringify(summary);
  expect(JSON.parse(text)).toEqual(summary);
  expect(JSON.stringify(summarise(runOf(manifestOf({ games: 4, cells }), rows)))).toBe(text);
  const figures = text.match(/-?\d+\.\d+/g)!;
  expect(figures.every((figure) => figure.split('.')[1]!.length <= summary.digits)).toBe(true);
});

describe('every figure is in the dictionary', () => {
  test('fields', () => {
    const { fields } = summary.dictionary;
    const evident = ['format', 'title', 'system', 'mission', 'seats', 'seed', 'dictionary'];
    const known = new Set([...Object.keys(fields), ...evident]);
    for (const name of [...Object.keys(summary), ...Object.keys(before!), ...Object.keys(summary.pools[0]!), ...Object.keys(before!.score)]) expect(known, name).toContain(name);
    for (const [name, about] of Object.entries(fields)) expect(about.length, name).toBeGreaterThan(10);
  });
  test('columns, with the seat they are about', () => {
    expect(summary.dictionary.columns.find(({ name }) => name === 'losses.centurion')).toEqual({
      name: 'losses.centurion', unit: 'figures', about: 'Centurions killed', seat: 'legion', group: 'losses by unit',
    });
  });
});
