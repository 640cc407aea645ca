/** The matrix of scripts: what both sides play when they choose their best, who is never worth playing, and who goes round. */
import { expect, test } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import { asText, bestScriptsLines, matrixTable, summarise, type Summary } from '../../../src/lab/summary/index.ts';
import { cellOf, failedRow, inventedRun, manifestOf, runOf, type InventedRow } from './invented-run.ts';

const NAMES = ['rush', 'marksman', 'hunter'];
const won = (cell: number, game: number, score: number): InventedRow => ({ cell, game, pair: game, score, rounds: 4, winner: score === 1 ? 'clan' : 'legion', grade: score === 1 ? 'clan-rout' : 'legion-wipes', digest: `${cell}/${game}` });

/** `wins[row][column]`: how many of so many games clan wins with a script against legion's; which ones is spread by a seed. */
function fought(wins: readonly (readonly number[])[], games = 100) {
  const cells = wins.flatMap((row, i) => row.map((_, j) => cellOf(i * row.length + j, [NAMES[i]!, NAMES[j]!])));
  const rows = wins.flat().flatMap((count, cell) => {
    const order = Array.from({ length: games }, (_, game) => game);
    const rng = stream(11, 'order', cell);
    for (let last = games - 1; last > 0; last--) { const at = rng.below(last + 1); [order[last], order[at]] = [order[at]!, order[last]!]; }
    return order.map((place, game) => won(cell, game, Number(place < count)));
  });
  return summarise(runOf(manifestOf({ cells, games }), rows));
}
const sharesOf = (summary: ReturnType<typeof fought>) => summary.equilibria[0]!.mixtures.map(({ scripts }) => scripts.map(({ share }) => share.estimate));

test('two plans that answer each other are mixed so that the enemy cannot choose: 4 in 7, worth 3 in 7', () => {
  const summary = fought([[60, 30], [20, 60]], 100);
  const { value } = summary.equilibria[0]!;
  expect(value.estimate).toBeCloseTo(3 / 7, 5);
  expect(sharesOf(summary)[0]).toEqual([expect.closeTo(4 / 7, 5), expect.closeTo(3 / 7, 5)]);
  expect(sharesOf(summary)[1]).toEqual([expect.closeTo(3 / 7, 5), expect.closeTo(4 / 7, 5)]);
  expect(value.low).toBeGreaterThan(0.32);
  expect(value.high).toBeLessThan(0.54);
});

test('a script that another beats everywhere is not worth playing, and how surely is said', () => {
  const summary = fought([[60, 70, 65], [30, 40, 35], [61, 60, 75]]);
  expect(summary.equilibria[0]!.dominated.map(({ seat, strategy }) => `${seat} ${strategy}`)).toContain('clan marksman');
  expect(bestScriptsLines(summary).find((line) => line.startsWith('Not worth playing'))).toMatch(/clan's marksman \(.* scores at least \d+\.\d points more whatever legion plays; so in 100 % of resamples\)/);
});

test('of scripts that are all alike, hardly a run calls one worthless: four of them against one', () => {
  let wrong = 0;
  const perhaps: number[] = [];
  for (let run = 0; run < 25; run++) {
    const rng = stream(12, 'alike', run);
    const cells = ['rush', 'marksman', 'hunter', 'commander'].map((name, i) => cellOf(i, [name, 'rush']));
    const rows = cells.flatMap((_, cell) => Array.from({ length: 30 }, (_, game) => won(cell, game, rng.below(2))));
    const lines = bestScriptsLines(summarise(runOf(manifestOf({ cells, games: 30 }), rows)));
    if (lines.some((line) => line.startsWith('Not worth playing'))) wrong += 1;
    for (const line of lines.filter((line) => line.startsWith('Perhaps'))) perhaps.push(...[...line.matchAll(/so in (\d+) %/g)].map(([, share]) => Number(share)));
  }
  expect(perhaps.length).toBeGreaterThan(0);
  expect(Math.min(...perhaps)).toBeGreaterThanOrEqual(50); // what most resamples deny is not said
  expect(wrong / 25).toBeLessThan(0.2); // judged script by script, more than half of them would
});

test('a handful of games, though they agree, make no script worthless for sure', () => {
  const lines = bestScriptsLines(fought([[3, 3], [0, 0]], 3));
  expect(lines.some((line) => line.startsWith("Perhaps not worth playing: clan's marksman"))).toBe(true);
  expect(lines.some((line) => line.startsWith('Not worth playing'))).toBe(false);
});

test('rock, paper, scissors: none is best, and all three are played', () => {
  const summary = fought([[50, 70, 30], [30, 50, 70], [70, 30, 50]]);
  expect(bestScriptsLines(summary)).toContain('No best script: rush beats marksman (70 %), marksman beats hunter (70 %), hunter beats rush (70 %), over both seats; so in 100 % of resamples.');
  expect(sharesOf(summary)).toEqual([[1, 1, 1], [1, 1, 1]].map((side) => side.map((part) => expect.closeTo(part / 3, 5) as number)));
  expect(bestScriptsLines(summary)[0]).toMatch(/^If both sides choose their best scripts \(clan: rush 33 %, marksman 33 %, hunter 33 %; legion: .*\): fair: clan scores 50\.0 %/);
});

test('where the games decided when to stop, what both sides do at their best is called a hint', () => {
  const summary = fought([[60, 30], [20, 60]]);
  expect(bestScriptsLines(summary)[0]).not.toContain('hint');
  const stopping: Summary['stopping'] = { rule: { kind: 'precision', leastGames: 100, mostGames: 100, halfWidth: 0.1, pruneTarget: null }, cells: [], dropped: [], answer: null };
  expect(bestScriptsLines({ ...summary, stopping })[0]).toMatch(/^If both sides choose .* Take that as a hint: the games decided when to stop/);
});

test('a round that a few games make is only a perhaps', () => {
  expect(bestScriptsLines(fought([[5, 7, 3], [3, 5, 7], [7, 3, 5]], 10)).some((line) => line.startsWith('Perhaps no best script: '))).toBe(true);
});

test('the table: scores by row and column, mixes at the edges, the value in the corner', () => {
  const text = asText(matrixTable(fought([[60, 30], [20, 60]], 100))!, 100);
  expect(text.split('\n').slice(0, 5).map((line) => line.replace(/\([\d-]+\)/g, '').replace(/ +/g, ' ').trim())).toEqual([
    'clan \\ legion rush marksman clan\'s best mix', expect.stringMatching(/^-+$/), 'rush 60 30 57 %', 'marksman 20 60 43 %', "legion's best mix 43 % 57 % 43",
  ]);
});

test('what a change does between best scripts is measured on the same resamples', () => {
  const { equilibria, pools } = summarise(inventedRun({ games: 200, vary: { 'regular.armor': [1, 2] } }));
  const [reference, changed] = equilibria;
  expect(reference!.difference).toBeNull();
  expect(changed!.difference!.estimate).toBeCloseTo(changed!.value.estimate! - reference!.value.estimate!, 5);
  const width = ({ low, high }: { low: number | null; high: number | null }) => high! - low!;
  expect(width(changed!.difference!), 'shared luck narrows it').toBeLessThan(width(changed!.value));
  expect(equilibria.map(({ label }) => label)).toEqual(pools.map(({ label }) => label));
});

test('nothing of one pairing, and nothing where all games of a pairing failed', () => {
  expect(summarise(inventedRun({ games: 5, strategies: ['rush'] })).equilibria).toEqual([]);
  const cells = [cellOf(0, ['rush', 'rush']), cellOf(1, ['rush', 'hunter'])];
  const summary = summarise(runOf(manifestOf({ cells, games: 1 }), [won(0, 0, 1), failedRow(1, 0)]));
  expect(summary.equilibria).toEqual([]);
  expect(matrixTable(summary)).toBeNull();
  expect(bestScriptsLines(summary)).toEqual([]);
});

test('where every game went the same way, three in as many as were played might still not', () => {
  const { value } = fought([[100, 100], [100, 100]], 100).equilibria[0]!;
  expect([value.estimate, value.low, value.high]).toEqual([1, 0.97, 1]);
});
