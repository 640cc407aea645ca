/** What a run that varies something comes to: who is favored as it stands, and which changes are beyond chance. */
import { expect, test } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import { asCsv, changeTable, isBeyondChance, summarise, type Bounded, type Summary } from '../../../src/lab/summary/index.ts';
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
    ['2w', '60.0 % (44.6-73.7)', '+40.0 (+21.7 to +58.3)', 'yes', 'undecided'],
    ['3w', '22.5 % (12.3-37.5)', '+2.5 (-7.6 to +12.6)', 'no', 'favors legion'],
  ]);
  expect(asCsv(table).split('\n')[0]).toBe('setting,score,score low,score high,change,change low,change high,beyond chance,verdict');
});

test('in sentences: the reference, what is beyond chance, what is not', () => {
  expect(fought([8, 24, 9]).answer).toEqual([
    'Reference: units.regular.armor = 1w. Favors legion: clan scores 20.0 % (10.5-34.8 %), outside 45-55 %.',
    "Beyond chance, against the reference: 2w raises clan's score by 40.0 points (+21.7 to +58.3).",
    'Within chance: 3w.',
  ]);
  expect(fought([8, 9]).answer[1]).toBe('No change from the reference is beyond chance.');
});

test('the table says that the intervals hold together, where there are several', () => {
  expect(changeTable(fought([8, 24, 9]))!.notes).toEqual(['The intervals of all changes hold together at 95 %.']);
  expect(changeTable(fought([8, 24]))!.notes).toEqual([]);
});

test('of seven settings that are all alike, no more than one run in twenty says that one moves anything', () => {
  const rng = stream('alike', 'games', 0);
  const runs = Array.from({ length: 300 }, () => {
    const cells = Array.from({ length: 7 }, (_, i) => cellOf(i, ['rush', 'rush'], { armor: i }, i === 0 ? null : 0));
    const rows = cells.flatMap((_, cell) => Array.from({ length: 40 }, (_, game) => {
      const won = rng.below(2);
      return { cell, game, pair: game, winner: won === 1 ? 'clan' : 'legion', grade: won === 1 ? 'clan-rout' : 'legion-wipes', score: won, rounds: 4 };
    }));
    return summarise(runOf(manifestOf({ cells, games: 40 }), rows));
  });
  const share = (of: (summary: Summary) => readonly { difference: Bounded | null }[]) =>
    runs.filter((summary) => of(summary).some(({ difference }) => difference !== null && isBeyondChance(difference))).length / runs.length;
  expect(share(({ pools }) => pools)).toBeLessThan(0.08); // 5 %, and 2.4 standard deviations of 300 runs
  expect(share(({ cells }) => cells)).toBeGreaterThan(0.1); // each by itself at 95 %
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
