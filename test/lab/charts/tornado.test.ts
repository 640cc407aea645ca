/** The tornado: what moves the score most stands on top; what turns the verdict over says so. */
import { expect, test } from 'vitest';
import { chartsOf, renderSvg } from '../../../src/lab/charts/index.ts';
import { summarise } from '../../../src/lab/summary/index.ts';
import { cellOf, inventedRun, manifestOf, runOf } from '../summary/invented-run.ts';

const AS_IT_IS = { 'bonuses.aim': '1b', 'board.density': 1 };

function chartsFor(settings: readonly { varied: Record<string, unknown>; wins: number }[]) {
  const cells = settings.map(({ varied }, i) => cellOf(i, ['rush', 'rush'], varied, i === 0 ? null : 0));
  const rows = settings.flatMap(({ wins }, cell) =>
    Array.from({ length: 100 }, (_, game) => ({ cell, game, pair: game, winner: game < wins ? 'clan' : 'legion', grade: game < wins ? 'clan-rout' : 'legion-wipes', score: Number(game < wins), rounds: 4 })));
  const run = runOf(manifestOf({ cells, games: 100 }), rows);
  return chartsOf(run, summarise(run));
}
const placed = (svg: string) => [...svg.matchAll(/<text[^>]*translate\(([-\d.]+),([-\d.]+)\)[^>]*>([^<]*)</g)].map(([, , y, text]) => ({ text: text!, y: Number(y) }));

test('numbers: the widest on top, each value with its change and the verdict that it turns to', async () => {
  const charts = chartsFor([
    { varied: AS_IT_IS, wins: 20 },
    { varied: { ...AS_IT_IS, 'bonuses.aim': '3b' }, wins: 22 },
    { varied: { ...AS_IT_IS, 'board.density': 0.5 }, wins: 10 },
    { varied: { ...AS_IT_IS, 'board.density': 2 }, wins: 80 },
  ]);
  expect(charts.map(({ id }) => id), 'in place of a chart for each number').toEqual(expect.not.arrayContaining([expect.stringMatching(/^(effect-of|heat-of)/)]));
  const chart = charts.find(({ id }) => id === 'tornado')!;
  expect(chart.title).toBe('board.density matters most: 60.0 points with 2; one number of 2 turns the verdict over');
  const texts = placed(await renderSvg(chart.spec));
  const y = (text: string) => texts.find((each) => each.text === text)!.y;
  expect(y('board.density (1)')).toBeLessThan(y('bonuses.aim (1b)'));
  expect(y('board.density (1)'), 'a name stands at the middle of its bars, however many others have').toBeCloseTo((y('0.5: -10.0') + y('2: +60.0, favors clan')) / 2, 6);
  expect(y('bonuses.aim (1b)')).toBeCloseTo(y('3b: +2.0'), 6);
  expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['0.5: -10.0', '2: +60.0, favors clan', '3b: +2.0', 'helps clan', 'helps legion']));
});

test('abilities: what is lost without, and to whom the dearest is worth it', async () => {
  const all = { 'abilities.aim': true, 'abilities.burst': true };
  const charts = chartsFor([{ varied: all, wins: 50 }, { varied: { ...all, 'abilities.burst': false }, wins: 90 }, { varied: { ...all, 'abilities.aim': false }, wins: 50 }]);
  const chart = charts.find(({ id }) => id === 'worth-of-abilities')!;
  expect(chart.title).toBe('Burst is worth most: 40.0 points to legion');
  expect(placed(await renderSvg(chart.spec)).map(({ text }) => text)).toEqual(expect.arrayContaining(['without burst', 'without aim', '+40.0, favors clan', '0.0']));
});

test('there is none where values are combined', () => {
  const run = inventedRun({ games: 5, vary: { a: [1, 2], b: [1, 2] } });
  expect(chartsOf(run, summarise(run)).map(({ id }) => id)).not.toContain('tornado');
});
