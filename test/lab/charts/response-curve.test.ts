/** The response curve: what it says and what stands where. */
import { expect, test } from 'vitest';
import { chartsOf, renderSvg } from '../../../src/lab/charts/index.ts';
import { summarise } from '../../../src/lab/summary/index.ts';
import { cellOf, inventedRun, manifestOf, runOf } from '../summary/invented-run.ts';

async function drawn(tried: readonly (readonly [value: unknown, wins: number])[], target = 0.5) {
  const cells = tried.map(([value], i) => cellOf(i, ['rush', 'rush'], { 'bonuses.aim': value }, i === 0 ? null : 0));
  const rows = tried.flatMap(([, wins], cell) =>
    Array.from({ length: 400 }, (_, game) => {
      const won = (game * 37) % 100 < wins;
      return { cell, game, pair: game, winner: won ? 'clan' : 'legion', grade: won ? 'clan-rout' : 'legion-wipes', score: Number(won), rounds: 4 };
    }));
  const run = runOf(manifestOf({ cells, games: 400, tuning: { path: 'bonuses.aim', figure: 'clan.win', target, margin: 0.05 } }), rows);
  const charts = chartsOf(run, summarise(run));
  const chart = charts.find(({ id }) => id === 'response-curve')!;
  const svg = await renderSvg(chart.spec);
  return { chart, ids: charts.map(({ id }) => id), texts: [...svg.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text!), svg };
}

test('words: in the order tried, the nearest told apart, the target as a line with its name', async () => {
  const { chart, ids, texts } = await drawn([['3w', 20], ['2r', 52], ['3r', 80]]);
  expect(chart.title).toMatch(/^Nearest to clan\.win = 50 %: 2r with 52 % \(\d/);
  expect(texts).toEqual(expect.arrayContaining(['3w', '2r', '3r', 'target 50 %', 'nearest value', 'clan.win, %']));
  expect(texts.indexOf('3w')).toBeLessThan(texts.indexOf('2r'));
  expect(ids, 'in place of the effect on the score').not.toContain('effect-of-bonuses-aim');
});

test('numbers: where the curve meets the target, too', async () => {
  const { chart, svg } = await drawn([[1, 30], [2, 60], [3, 90]]);
  expect(chart.title).toMatch(/^clan\.win is 50 % at bonuses\.aim = 1\.67; near/);
  expect(chart.note).toContain('Diamond');
  expect(svg).toContain('#d9ead3');
});

test('no value that reaches it: the chart says so', async () => {
  expect((await drawn([['3w', 10], ['3r', 20]], 0.7)).chart.title).toMatch(/^No value tried brings clan\.win to 70 %; nearest is 3r with 20 %/);
});

test('the name of the target stands beside the plot, on its height, where no curve passes', async () => {
  const { svg } = await drawn([['3w', 20], ['2r', 52], ['3r', 50]]);
  const [, x, y] = /transform="translate\(([\d.]+),([\d.]+)\)"[^>]*>target 50 %</.exec(svg)!.map(Number);
  expect(x, 'the plot is 540 wide').toBeGreaterThan(540);
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(300);
});

test('there is none where nothing is looked for', () => {
  const run = inventedRun({ games: 5, vary: { a: [1, 2] } });
  expect(chartsOf(run, summarise(run)).map(({ id }) => id)).not.toContain('response-curve');
});
