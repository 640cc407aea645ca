/** What a run says of points: sentences, table, predictions, section of the report and chart, of invented games. */
import { describe, expect, it } from 'vitest';
import type { Prediction } from '../../../src/kernel/points.ts';
import { chartsOf, renderSvg } from '../../../src/lab/charts/index.ts';
import { worthSection } from '../../../src/lab/report/worth-section.ts';
import type { RunData } from '../../../src/lab/run-data.ts';
import { asText, summarise } from '../../../src/lab/summary/index.ts';
import { worthLines, worthTable } from '../../../src/lab/worth/index.ts';
import { cellOf, manifestOf, runOf, type InventedRow } from '../summary/invented-run.ts';
import { column, inventedGames, trialOf } from './known-worths.ts';

/** Rabble is worth a quarter of its price, cannons a third more; together all cost what they are worth. */
const WARES = [
  { id: 'rabble', price: 16, worth: 4 },
  { id: 'cannon', price: 45, worth: 59 },
  { id: 'guard', price: 30, worth: 30 },
  { id: 'rider', price: 60, worth: 60 },
];
const predicted = (says: string, claim: Prediction['claim']): Prediction => ({ says, source: 'the notes', claim });
const PREDICTIONS = [
  predicted('Rabble is overpriced', { about: 'price', wares: ['rabble'], direction: 'overpriced' }),
  predicted('Cannons are overpriced', { about: 'price', wares: ['cannon'], direction: 'overpriced' }),
  predicted('Guards are underpriced', { about: 'price', wares: ['guard'], direction: 'underpriced' }),
  predicted('Horses are underpriced', { about: 'price', wares: ['horse'], direction: 'underpriced' }),
  predicted('Large forces are less even', { about: 'imbalance', direction: 'grows with points' }),
];

/** Two sizes; the larger forces' odds go up more steeply. */
function runAt(pairs: number): RunData {
  const cells = [300, 1000].map((points, index) => cellOf(index, ['rush', 'rush'], { points }, index === 0 ? null : 0));
  const own = WARES.flatMap(({ id }) => [0, 1].map((seat) => ({ name: column(seat, id), kind: 'whole' as const, unit: 'figures', about: `${id} that a side began with`, seat })));
  const { columns } = manifestOf();
  const trials = [300, 1000].map((points) => trialOf({ points, wares: WARES, predictions: PREDICTIONS }));
  const rows = [300, 1000].flatMap((points, cell) => {
    const games = inventedGames({ points, wares: WARES, pairs, seed: `size-${points}`, steep: points === 300 ? 1.5 : 12 });
    return Array.from(games.results, (score, game): InventedRow => ({
      cell, game, pair: games.units[game]!, score, winner: score === 1 ? 'clan' : 'legion', grade: score === 1 ? 'clan-rout' : 'legion-wipes', rounds: 3,
      ...Object.fromEntries(own.map(({ name }) => [name, games.numbers(name)[game]!])),
    }));
  });
  return runOf(manifestOf({ cells, games: 2 * pairs, columns: [...columns, ...own], trials }), rows);
}

describe('a run of forces drawn by lot', () => {
  const run = runAt(2000);
  const summary = summarise(run);
  const worth = summary.worth!;

  it('says for each size which prices games contradict, with what each is worth', () => {
    const [small, large] = worthLines(worth);
    expect(small).toMatch(/^At 300 points \(4,000 games\), the games contradict 2 of 4 prices: overpriced: rabble \(16 points, worth -?[\d.]+ to [\d.]+\); underpriced: cannon \(45 points, worth [\d.]+ to [\d.]+\); the others are not told apart from their price\./);
    expect(large).toMatch(/^At 1,000 points .* With a tenth more points, a side wins [78]\d %/);
  });

  it('holds what was predicted against them: right, wrong, open; what was not fielded is not asked', () => {
    const answers = worth.predictions.map(({ says, points, answer }) => [says, points, answer]);
    expect(answers).toEqual([
      ['Rabble is overpriced', 300, 'yes'], ['Rabble is overpriced', 1000, 'yes'],
      ['Cannons are overpriced', 300, 'no'], ['Cannons are overpriced', 1000, 'no'],
      ['Guards are underpriced', 300, 'open'], ['Guards are underpriced', 1000, 'open'],
      ['Large forces are less even', null, 'yes'],
    ]);
    expect(worthLines(worth).find((line) => line.startsWith('Predicted: cannons'))).toMatch(/^Predicted: cannons are overpriced\. At 300 points the games say the contrary \(cannon: worth \d+ % of the price, \d+-\d+ %\); at 1,000 points the games say the contrary /);
  });

  it('lists everything bought, the best value first', () => {
    const text = asText(worthTable(worth)!, 120);
    expect(text).toMatch(/Forces of 300 points: 4,000 games, 2,000 set-ups\ncannon +45 .* underpriced\n/);
    expect(text).toMatch(/\nrabble +16 +[\d.]+ +-?[\d.]+ to [\d.]+ +\d+ % +[\d,]+ +0 {2}overpriced\n/);
  });

  it('draws them with their intervals, and tells them in the report', async () => {
    const charts = chartsOf(run, summary).filter(({ id }) => id.startsWith('price-and-worth'));
    expect(charts.map(({ id, title }) => [id, title])).toEqual([
      ['price-and-worth-300-points', 'Forces of 300 points: games contradict 2 of 4 prices; cannon is the best value, rabble the worst'],
      ['price-and-worth-1000-points', 'Forces of 1,000 points: games contradict 2 of 4 prices; cannon is the best value, rabble the worst'],
    ]);
    expect(await renderSvg(charts[0]!.spec)).toMatch(/16 points, worth [5-9]\.\d/);
    expect(worthSection(summary)).toContain('<p class="note">Predicted from the notes. All predictions are judged together, at 95 %.</p>');
  });
});

it('too few games: it says how many set-ups it takes, and draws nothing', () => {
  const run = runAt(40);
  const summary = summarise(run);
  expect(worthLines(summary.worth!)[0]).toMatch(/^At 300 points: too few games to tell what anything is worth: 40 different set-ups, expected at least 50\./);
  expect(worthTable(summary.worth!)).toBeNull();
  expect(chartsOf(run, summary).filter(({ id }) => id.startsWith('price-and-worth'))).toEqual([]);
});

it('too few games in many settings are one line', () => {
  const { pools } = summarise(runAt(40)).worth!;
  const lines = worthLines({ pools: Array.from({ length: 200 }, () => pools[0]!), predictions: [] });
  expect(lines).toEqual(['At 300 points, and in 199 more settings: too few games to tell what anything is worth.']);
});

it('a run whose forces are not drawn by lot says nothing of points', () => {
  const { manifest, ...rest } = runAt(40);
  const { trials: _, ...without } = manifest;
  const summary = summarise({ manifest: without, ...rest });
  expect([summary.worth, worthSection(summary)]).toEqual([undefined, '']);
});
