/** Numbers changed one at a time: which one the verdict hangs on, and what an ability is worth to whom. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import { pairedDifference } from '../../../src/lab/stats/index.ts';
import { asCsv, changeTable, summarise } from '../../../src/lab/summary/index.ts';
import { inTurnLabel, isInTurn } from '../../../src/lab/in-turn.ts';
import type { Manifest } from '../../../src/lab/run-data.ts';
import { cellOf, manifestOf, runOf } from './invented-run.ts';

interface Setting {
  varied: Record<string, unknown>;
  /** Of 200 games, the first so many are the clan's. */
  wins: number;
  /** Every game with the decisions of the reference. */
  idle?: boolean;
}

function fought(settings: readonly Setting[], manifest: Partial<Manifest> = {}, games = 200) {
  const cells = settings.map(({ varied }, i) => cellOf(i, ['rush', 'rush'], varied, i === 0 ? null : 0));
  const rows = settings.flatMap(({ wins, idle }, cell) =>
    Array.from({ length: games }, (_, game) => ({ cell, game, pair: game, winner: game < wins ? 'clan' : 'legion', grade: game < wins ? 'clan-rout' : 'legion-wipes', score: Number(game < wins), rounds: 4, digest: `${idle ? 0 : cell}/${game}` })));
  return summarise(runOf(manifestOf({ cells, games, ...manifest }), rows));
}

const AS_IT_IS = { 'bonuses.aim': '1b', 'board.density': 1, 'units.armor': '3r' };
const LOSING = [
  { varied: AS_IT_IS, wins: 40 },
  { varied: { ...AS_IT_IS, 'bonuses.aim': '3b' }, wins: 48 },
  { varied: { ...AS_IT_IS, 'board.density': 0.5 }, wins: 64 },
  { varied: { ...AS_IT_IS, 'board.density': 2 }, wins: 150 },
  { varied: { ...AS_IT_IS, 'units.armor': '3b' }, wins: 41 },
];

describe('numbers of the book', () => {
  const summary = fought(LOSING);

  test('the number that moves the score most stands first, with both of its values', () => {
    expect(summary.swings.map(({ path, value, reach, changes }) => [path, value, reach, changes.map((change) => change.value)])).toEqual([
      ['board.density', 1, 0.55, [0.5, 2]],
      ['bonuses.aim', '1b', 0.04, ['3b']],
      ['units.armor', '3r', 0.005, ['3b']],
    ]);
  });

  test('a bolder claim for more changes: four intervals at 98.75 % each, so that all hold together at 95 %', () => {
    // 8 of 200 games rose: mean 0.04, variance 0.04 * 0.96 / 199; R: qt(1 - 0.05 / 8, 199) = 2.521624
    const { difference } = summary.swings[1]!.changes[0]!;
    expect([difference.low, difference.high]).toEqual([0.004971, 0.075029].map((bound) => expect.closeTo(bound, 4) as number));
  });

  test('in sentences: what turns the verdict over, what only moves it, how little the rest can matter', () => {
    expect(summary.answer).toEqual([
      'As it is: Favors legion: clan scores 20.0 % (15.0-26.1 %), outside 45-55 %.',
      'The verdict hangs on 1 of the 3 numbers tried. It turns over from favors legion: to favors clan when board.density = 2 (+55.0 points, +46.1 to +63.9).',
      'Beyond chance, but the verdict stays favors legion: board.density = 0.5 (+12.0 points, +6.2 to +17.8); bonuses.aim = 3b (+4.0 points, +0.5 to +7.5).',
      "Of the others, units.armor does not move clan's score beyond chance: by 2.7 points at most, if at all.",
    ]);
  });

  test('as a table: a row for each value, the path once', () => {
    const rows = changeTable(summary)!.groups[0]!.rows.map((row) => row.map(({ text }) => text));
    expect(rows[0]).toEqual(['board.density', '1 -> 0.5', '32.0 %', '+12.0 (+6.2 to +17.8) *', '']);
    expect(rows[1]).toEqual(['', '1 -> 2', '75.0 %', '+55.0 (+46.1 to +63.9) *', 'favors clan']);
    expect(rows[3]).toEqual(['units.armor', '3r -> 3b', '20.5 %', '+0.5 (-1.7 to +2.7)  ', '']);
    expect(asCsv(changeTable(summary)!).split('\n')[2]).toMatch(/^board\.density,1,2,/);
  });

  test('nothing turns over where nothing moves', () => {
    const { answer } = fought(LOSING.map((setting) => ({ ...setting, wins: 40 })));
    expect(answer.slice(1)).toEqual(['None of the 3 numbers tried turns the verdict over within its range.', "No number tried moves clan's score beyond chance: by 2.2 points at most, if at all."]);
  });
});

test('where no verdict is sure, before or after, none is turned over', () => {
  const density = (value: number, wins: number) => ({ varied: { 'board.density': value }, wins });
  const inTurn = true;
  const opened = fought([density(1, 40), density(2, 90)], { inTurn });
  expect(opened.swings[0]!.changes[0]).toMatchObject({ beyondChance: true, turnsOver: false });
  expect(opened.answer.slice(1)).toEqual(['board.density does not turn the verdict over within its range.', expect.stringMatching(/^Beyond chance, and no verdict is sure any more: board\.density = 2 \(\+25\.0 points/) as string]);
  expect(fought([density(1, 90), density(2, 40)], { inTurn }).answer.slice(1)).toEqual([expect.stringMatching(/^It would be decided by board\.density: favors legion when board\.density = 2 \(-25\.0 points/) as string]);
  expect(fought([density(1, 90), density(2, 100)], { inTurn }).answer.slice(1)).toEqual(['board.density does not decide it within its range.', expect.stringMatching(/^Beyond chance, but the verdict stays undecided: /) as string]);
});

test('a number that never came into play is told apart from one that did no harm', () => {
  const { answer } = fought([LOSING[0]!, LOSING[3]!, { ...LOSING[4]!, wins: 40, idle: true }]);
  expect(answer.slice(2)).toEqual(['Not one game went otherwise with: units.armor.']);
});

test('a single number, where the run says that things vary in turn', () => {
  const density = (value: number, wins: number) => ({ varied: { 'board.density': value }, wins });
  const { answer } = fought([density(1, 40), density(2, 150)], { inTurn: true });
  expect(answer.slice(1)).toEqual(['The verdict hangs on board.density. It turns over from favors legion: to favors clan when board.density = 2 (+55.0 points, +48.0 to +62.0).']);
  expect(fought([density(1, 40), density(2, 41)], { inTurn: true }).answer.slice(1)).toEqual([
    'board.density does not turn the verdict over within its range.', "It does not move clan's score beyond chance: by 2.2 points at most, if at all.",
  ]);
  expect(fought([density(1, 40), density(2, 150)]).swings, 'else it is told as any change').toEqual([]);
});

describe('abilities', () => {
  const ALL = { 'abilities.aim': true, 'abilities.snap-alert': true };

  test('worth what the score loses without: to the side that has it', () => {
    const summary = fought([{ varied: ALL, wins: 100 }, { varied: { ...ALL, 'abilities.aim': false }, wins: 60 }, { varied: { ...ALL, 'abilities.snap-alert': false }, wins: 120 }]);
    expect(summary.answer.slice(1)).toEqual(['Beyond chance: aim is worth 20.0 points (13.6 to 26.4) to clan, and without it the verdict is favors legion; snap-alert is worth 10.0 points (5.2 to 14.8) to legion.']);
    const table = changeTable(summary)!;
    expect(table.columns.map(({ title }) => title)).toEqual(['ability', 'clan without', 'worth to clan, points (95 %)', 'worth to legion', 'without it']);
    expect(table.groups[0]!.rows[1]!.slice(2, 4).map(({ text }) => text)).toEqual(['-10.0 (-14.8 to -5.2) *', '+10.0']);
  });

  test('of a few games: what they cannot tell is not given a bound that says nothing', () => {
    const few = fought([{ varied: ALL, wins: 4 }, { varied: { ...ALL, 'abilities.aim': false }, wins: 5 }, { varied: { ...ALL, 'abilities.snap-alert': false }, wins: 3 }], {}, 8);
    expect(few.answer.at(-1)).toBe('Too few games to tell what these are worth, if anything: aim, snap-alert.');
  });

  test('a single one, too: with its own 95 %', () => {
    const summary = fought([{ varied: { 'abilities.aim': true }, wins: 100 }, { varied: { 'abilities.aim': false }, wins: 101 }]);
    expect(summary.answer.slice(1)).toEqual(['Beyond chance, it is worth nothing to either side.', 'Within chance: aim (at most 2.2 points either way).']);
  });
});

test('of twenty numbers that do nothing, none seems to in 19 runs of 20', () => {
  const CHANGES = 20;
  const RUNS = 200;
  let alarms = 0;
  for (let run = 0; run < RUNS; run++) {
    const rng = stream(1936, 'run', run);
    const games = Array.from({ length: 60 }, (_, game) => game);
    const shared = games.map(() => rng.below(100)); // half of the luck is shared with the reference
    const play = () => ({ games, units: games, values: shared.map((luck) => Number((rng.below(2) === 0 ? luck : rng.below(100)) < 40)) });
    const reference = play();
    const seems = Array.from({ length: CHANGES }, () => pairedDifference([{ changed: play(), reference }], 0.05 / CHANGES)).some(({ low, high }) => low > 0 || high < 0);
    alarms += Number(seems);
  }
  expect(alarms / RUNS).toBeLessThanOrEqual(0.05);
});

test('combinations are not one at a time; neither is a single number with many values', () => {
  expect(isInTurn([{ a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }])).toBe(true);
  expect(isInTurn([{ a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }])).toBe(false);
  expect(isInTurn([{ a: 1 }, { a: 2 }, { a: 3 }])).toBe(false);
  expect(isInTurn([{}])).toBe(false);
  expect([inTurnLabel({ a: 1, b: 1 }, { a: 1, b: 1 }), inTurnLabel({ a: 1, b: true }, { a: 1, b: false })]).toEqual(['all as it is', 'b=true']);
});
