/** One description, three forms: a terminal's, Markdown and CSV. */
import { expect, test } from 'vitest';
import { asCsv, asMarkdown, asText, summarise, winRateTable } from '../../../src/lab/summary/index.ts';
import { cellOf, failedRow, inventedRun, manifestOf, runOf } from './invented-run.ts';

const game = (cell: number, number: number, winner: string) => ({ cell, game: number, pair: number, winner, score: winner === 'clan' ? 1 : winner === 'draw' ? 0.5 : 0, rounds: 6 });
const small = winRateTable(
  summarise(
    runOf(manifestOf({ cells: [cellOf(0, ['rush', 'hunter'])] }), [
      ...Array.from({ length: 30 }, (_, i) => game(0, i, i < 2 ? 'clan' : i < 5 ? 'draw' : 'legion')),
      failedRow(0, 30),
    ]),
  ),
);

test('on a terminal: who wins, by how much, how surely', () => {
  expect(asText(small).split('\n').slice(0, 3)).toEqual([
    'clan / legion  games  clan wins (95 %)  legion wins (95 %)   draws  failed  rounds',
    '----------------------------------------------------------------------------------',
    'rush / hunter     31    6.7 % (2-21)      83.3 % (66-93) *  10.0 %       1     6.0',
  ]);
  expect(asText(small)).toContain('failed games are counted apart');
});

test('on a narrow terminal: row by row', () => {
  const lines = asText(small, 60).split('\n');
  expect(lines.slice(2, 5)).toEqual([
    'rush / hunter',
    '  games 31 · clan wins (95 %) 6.7 % (2-21)',
    '  legion wins (95 %) 83.3 % (66-93) * · draws 10.0 %',
  ]);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
});

test('as Markdown', () => {
  expect(asMarkdown(small).split('\n').slice(0, 3)).toEqual([
    '| clan / legion | games | clan wins (95 %) | legion wins (95 %) | draws | failed | rounds |',
    '|:--|--:|--:|--:|--:|--:|--:|',
    '| rush / hunter | 31 | 6.7 % (2-21) | 83.3 % (66-93) \\* | 10.0 % | 1 | 6.0 |',
  ]);
});

test('as CSV: raw figures', () => {
  expect(asCsv(small).split('\n').slice(0, 2)).toEqual([
    'cell,games,clan wins,clan share,clan low,clan high,legion wins,legion share,legion low,legion high,draws,draw share,failed,mean rounds',
    'rush / hunter,31,2,0.066667,0.018477,0.213235,25,0.833333,0.664356,0.926635,3,0.1,1,6',
  ]);
});

test('a 3 x 3 matrix with what varies stays within 100 characters', () => {
  const table = winRateTable(summarise(inventedRun({ games: 200, vary: { 'units.necromutant.firearm': ['3w', '2r', '3r'] } })));
  const lines = asText(table).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
  expect(lines.filter((line) => line.startsWith('units.'))).toEqual([
    expect.stringMatching(/^units\.necromutant\.firearm = 3w \(reference\): (undecided|favors legion)$/),
    'units.necromutant.firearm = 2r: undecided',
    'units.necromutant.firearm = 3r: undecided',
  ]);
  expect(lines.filter((line) => /[+-]\d+\.\d ± \d+\.\d$/.test(line))).toHaveLength(20); // 2 x (9 pairings + all)
  expect(asCsv(table).split('\n')[1]).toMatch(/^"rush \/ rush, units\.necromutant\.firearm=3w",/);
});

test('names with bars, commas and quotes stay in their cells', () => {
  const odd = winRateTable(summarise(runOf(manifestOf({ cells: [cellOf(0, ['a|b', 'c,"d"'])] }), [game(0, 0, 'clan')])));
  expect(asMarkdown(odd)).toContain('| a\\|b / c,"d" |');
  expect(asCsv(odd)).toContain('"a|b / c,""d""",1');
});
