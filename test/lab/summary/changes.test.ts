/** What a run that varies something comes to: who is favored as it stands, and which changes are beyond chance. */
import { expect, test } from 'vitest';
import { asCsv, changeTable, summarise } from '../../../src/lab/summary/index.ts';
import { cellOf, inventedRun, manifestOf, runOf } from './invented-run.ts';

/** Clan wins the first so many of 40 games, for each value of the armor. */
function fought(wins: readonly number[]) {
  const cells = wins.map((_, i) => cellOf(i, ['rush', 'rush'], { 'units.regular.armor': `${i + 1}w` }, i === 0 ? null : 0));
  const rows = wins.flatMap((won, cell) =>
    Array.from({ length: 40 }, (_, game) => ({ cell, game, pair: game, winner: game < won ? 'clan' : 'legion', grade: game < won ? 'clan-rout' : 'legion-wipes', score: Number(game < won), rounds: 4 })));
  return summarise(runOf(manifestOf({ cells, games: 40 }), rows));
}

test('each value with its score and what it changes; the reference is named', () => {
  const table = changeTable(fought([8, 24, 9]))!;
  expect(table.columns[0]!.title).toBe('units.regular.armor');
  expect(table.groups[0]!.rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['1w (reference)', '20.0 % (10.5-34.8)', '', '', 'favors legion'],
    ['2w', '60.0 % (44.6-73.7)', '+40.0 (+24.1 to +55.9)', 'yes', 'undecided'],
    ['3w', '22.5 % (12.3-37.5)', '+2.5 (-6.3 to +11.3)', 'no', 'favors legion'],
  ]);
  expect(asCsv(table).split('\n')[0]).toBe('setting,score,score low,score high,change,change low,change high,beyond chance,verdict');
});

test('in sentences: the reference, what is beyond chance, what is not', () => {
  expect(fought([8, 24, 9]).answer).toEqual([
    'Reference: units.regular.armor = 1w. Favors legion: clan scores 20.0 % (10.5-34.8 %), outside 45-55 %.',
    "Beyond chance, against the reference: 2w raises clan's score by 40.0 points (+24.1 to +55.9).",
    'Within chance: 3w.',
  ]);
  expect(fought([8, 9]).answer[1]).toBe('No change from the reference is beyond chance.');
});

test('of many changes, that one in twenty would seem to do something', () => {
  expect(fought([8, 8, 8, 8]).answer).toHaveLength(2);
  expect(fought([8, 8, 8, 8, 8]).answer.at(-1)).toMatch(/of twenty that do nothing, one would seem to/);
});

test('two things that vary: settings are named by both', () => {
  const summary = summarise(inventedRun({ games: 5, vary: { 'regular.armor': [1, 2], 'regular.speed': [3, 4] }, strategies: ['rush'] }));
  expect(changeTable(summary)!.groups[0]!.rows.map(([name]) => name!.text)).toEqual(['armor=1, speed=3 (reference)', 'armor=1, speed=4', 'armor=2, speed=3', 'armor=2, speed=4']);
  expect(summary.answer[0]).toMatch(/^Reference: regular\.armor = 1, regular\.speed = 3\. Undecided/);
});

test('nothing varies: the verdict is the answer', () => {
  const summary = summarise(inventedRun({ games: 5 }));
  expect(summary.answer).toEqual([summary.verdict.says]);
  expect(changeTable(summary)).toBeNull();
});
