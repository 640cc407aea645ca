/** What a table must warn of: players who play the same game over and over, and games that came to nothing. */
import { describe, expect, test } from 'vitest';
import { asText, summarise, winRateTable } from '../../../src/lab/summary/index.ts';
import { cellOf, failedRow, manifestOf, runOf, type InventedRow } from './invented-run.ts';

const cells = [cellOf(0, ['rush', 'rush']), cellOf(1, ['rush', 'hunter'])];
const won = (cell: number, game: number, digest: string, more: InventedRow = {}): InventedRow => ({ cell, game, pair: game, winner: 'clan', grade: 'clan-rout', score: 1, rounds: 6, digest, ...more });
const summaryOf = (rows: readonly InventedRow[]) => summarise(runOf(manifestOf({ cells, games: 40 }), rows));
const forty = (cell: number, row: (game: number) => InventedRow) => Array.from({ length: 40 }, (_, game) => ({ ...won(cell, game, `${cell} ${game}`), ...row(game) }));

describe('games that repeat one another', () => {
  test('forty games that are two: counted, and the table says so', () => {
    const summary = summaryOf([...forty(0, (game) => ({ digest: `${game % 2}` })), ...forty(1, () => ({}))]);
    expect(summary.cells.map(({ duplicates, effective }) => [duplicates, effective])).toEqual([[38, 2], [0, 40]]);
    expect(summary.warnings).toEqual(['Repeated games: rush / rush: 2 different games among 40. Its players and dice hardly vary, so the intervals are narrower than what so few games can tell.']);
    expect(asText(winRateTable(summary), 200)).toContain(`\n${summary.warnings[0]}\n`);
  });

  test('the same decisions with other dice, or another end, are another game', () => {
    const dice = summaryOf([...forty(0, (game) => ({ digest: 'a', 'luck.shooting.clan': game })), ...forty(1, () => ({}))]);
    expect([dice.cells[0]!.duplicates, dice.warnings]).toEqual([0, []]);
    const ends = summaryOf([...forty(0, (game) => ({ digest: 'a', deaths: `regular@${game},1` })), ...forty(1, () => ({}))]);
    expect(ends.cells[0]!.duplicates).toBe(0);
  });

  test('a repetition here and there is no reason to warn', () => {
    const summary = summaryOf([...forty(0, (game) => ({ digest: `${Math.max(game, 20)}` })), ...forty(1, () => ({}))]);
    expect([summary.cells[0]!.effective, summary.warnings]).toEqual([20, []]);
  });

  test('games that share a set-up are no more than their set-ups, which the intervals know', () => {
    const summary = summaryOf([...forty(0, (game) => ({ pair: game % 5 })), ...forty(1, () => ({}))]);
    expect([summary.cells[0]!.duplicates, summary.cells[0]!.effective, summary.warnings]).toEqual([0, 5, []]);
  });
});

describe('a run with games without a result', () => {
  test('is incomplete, and the table says of how many and of what', () => {
    const summary = summaryOf([...forty(0, () => ({})).slice(0, 38), failedRow(0, 38, 'killed'), failedRow(0, 39, 'illegal'), ...forty(1, () => ({})).slice(0, 39), failedRow(1, 39, 'killed')]);
    expect([summary.incomplete, summary.warnings]).toEqual([true, ['Incomplete: 3 of 80 games have no result (1 illegal, 2 killed).']]);
    expect(asText(winRateTable(summary), 200)).toContain(`\n${summary.warnings[0]}\n`);
  });

  test('is not incomplete where all were finished', () => {
    expect(summaryOf([...forty(0, () => ({})), ...forty(1, () => ({}))])).toMatchObject({ incomplete: false, warnings: [] });
  });
});
