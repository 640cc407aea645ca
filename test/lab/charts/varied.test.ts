/** Charts of what varies: a line with its band for numbers, points for words, a heat map for two things at once. */
import { describe, expect, test } from 'vitest';
import { chartsOf, renderSvg, type Chart } from '../../../src/lab/charts/index.ts';
import { summarise } from '../../../src/lab/summary/index.ts';
import { cellOf, inventedRun, manifestOf, runOf } from '../summary/invented-run.ts';

const chartsFor = (run: ReturnType<typeof inventedRun>) => chartsOf(run, summarise(run));
const named = (charts: readonly Chart[], id: string) => charts.find((chart) => chart.id === id);
const varying = (vary: Record<string, readonly unknown[]>, games = 60) => chartsFor(inventedRun({ games, vary, strategies: ['rush', 'marksman'] }));
const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/gs)].map(([, text]) => text!.replaceAll('\u00a0', ' '));

interface Layered {
  layer: { mark: { type: string }; encoding: { x?: { type?: string }; color?: unknown } }[];
}
/** Of the upper part, of scores, or the lower, of changes. */
const marks = ({ spec }: Chart, part = 0) => (spec as unknown as { vconcat: Layered[] }).vconcat[part]!.layer.map(({ mark }) => mark.type);
/** Texts by where they stand: [text, x, y]. */
const placed = (svg: string) => [...svg.matchAll(/<text[^>]*translate\(([-\d.]+),([-\d.]+)\)[^>]*>([^<]*)</g)].map(([, x, y, text]) => ({ text: text!, x: Number(x), y: Number(y) }));

/** A run of one pairing: by value, who wins its four games. */
function fourGames(settings: readonly { varied: Record<string, unknown>; wins: number }[]) {
  const cells = settings.map(({ varied }, i) => cellOf(i, ['rush', 'rush'], varied, i === 0 ? null : 0));
  const rows = settings.flatMap(({ wins }, cell) =>
    [0, 1, 2, 3].map((game) => ({ cell, game, pair: game, winner: game < wins ? 'clan' : 'legion', grade: game < wins ? 'clan-rout' : 'legion-wipes', score: Number(game < wins), rounds: 4 })));
  return runOf(manifestOf({ cells, games: 4 }), rows);
}

describe('one thing varies', () => {
  test('numbers: a line with its band, and each value on the axis', async () => {
    const chart = named(varying({ 'units.regular.actions': [2, 3, 6] }), 'effect-of-units-regular-actions')!;
    expect(marks(chart)).toEqual(expect.arrayContaining(['area', 'line']));
    const axis = placed(await renderSvg(chart.spec)).filter(({ text }) => ['2', '3', '6'].includes(text));
    expect(axis.map(({ text }) => text)).toEqual(['2', '3', '6']);
    expect(axis[2]!.x - axis[1]!.x).toBeCloseTo(3 * (axis[1]!.x - axis[0]!.x), 0);
  });

  test('numbers far apart are written in full, not rounded to powers of ten', async () => {
    expect(texts(await renderSvg(named(varying({ 'forces.points': [16, 30, 45] }), 'effect-of-forces-points')!.spec))).toEqual(expect.arrayContaining(['16', '30', '45']));
  });

  test('numbers listed in any order stand in theirs', async () => {
    const chart = named(varying({ density: [0.5, 0.1, 0.3] }), 'effect-of-density')!;
    const axis = placed(await renderSvg(chart.spec)).filter(({ text }) => ['0.1', '0.3', '0.5'].includes(text));
    expect(axis.sort((a, b) => a.x - b.x).map(({ text }) => text)).toEqual(['0.1', '0.3', '0.5']);
  });

  test.each([
    ['dice', ['3w', '2r', '3r', '1b+2r']],
    ['words', ['nested', 'none', 'once']],
    ['yes and no', [true, false]],
  ])('%s: a point with its interval for each, in the order of the experiment', async (_, values) => {
    const chart = named(varying({ option: values }), 'effect-of-option')!;
    expect(marks(chart)).toEqual(expect.arrayContaining(['rule', 'point']));
    expect(marks(chart)).not.toContain('area');
    const axis = placed(await renderSvg(chart.spec)).filter(({ text }) => values.map(String).includes(text));
    expect(axis.sort((a, b) => a.x - b.x).map(({ text }) => text)).toEqual(values.map(String));
  });

  test('the lower part shows the change itself, with its interval, against the named reference', async () => {
    const chart = named(varying({ option: ['3w', '2r'] }), 'effect-of-option')!;
    expect(marks(chart, 1)).toEqual(['rule', 'rule', 'point']);
    const { values } = (chart.spec as unknown as { data: { values: { value: string; isMain: boolean; change: number; changeLow: number; changeHigh: number }[] } }).data;
    const [reference, changed] = values.filter(({ isMain }) => isMain);
    expect(reference).toMatchObject({ value: '3w', change: 0, changeLow: 0, changeHigh: 0 });
    expect(changed!.changeLow).toBeLessThan(changed!.change);
    expect(chart.note).toContain('from 3w, the reference');
    expect(texts(await renderSvg(chart.spec))).toContain('change, points');
  });

  test('each pairing is named in the legend; words are not joined by lines', async () => {
    const chart = named(varying({ option: ['3w', '2r'] }), 'effect-of-option')!;
    expect(texts(await renderSvg(chart.spec))).toEqual(expect.arrayContaining(['all pairings', 'rush / rush', 'marksman / rush']));
    expect([...marks(chart, 0), ...marks(chart, 1)]).not.toContain('line');
  });

  test('charts of the reference alone say so in their title', () => {
    const charts = varying({ armor: ['3w', '2r'] });
    for (const id of ['grades', 'game-length', 'losses-by-unit', 'places-deaths']) expect({ id, title: named(charts, id)!.title }).toEqual({ id, title: expect.stringContaining(' with armor=3w') as string });
    expect(named(charts, 'strategy-matrix')!.title).toMatch(/^Clan scores from .* \(armor=\w+\) to .* \(armor=\w+\)$/);
  });

  test('the title says what the change replaces, the picture has no heat map', () => {
    const charts = chartsFor(fourGames([{ varied: { armor: 2 }, wins: 0 }, { varied: { armor: 3 }, wins: 1 }]));
    expect(named(charts, 'effect-of-armor')!.title).toMatch(/^armor has no sure effect; the largest difference is \+25\.0 points \(.*\), with armor = 3 instead of 2$/);
    expect(named(charts, 'heat-of-two-changes')).toBeUndefined();
  });
});

describe('two things vary', () => {
  const charts = varying({ 'units.regular.actions': [4, 2, 3], 'units.necromutant.firearm': ['3w', '2r'] });
  const heat = named(charts, 'heat-of-two-changes')!;

  test('a score with its interval for each combination', async () => {
    const drawn = texts(await renderSvg(heat.spec));
    expect(drawn.filter((text) => /^\d+ %$/.test(text))).toHaveLength(6);
    expect(drawn.filter((text) => /^\d+-\d+ %$/.test(text))).toHaveLength(6);
    expect(drawn).toEqual(expect.arrayContaining(['units.regular.actions', 'units.necromutant.firearm', "clan's score, %"]));
  });

  test('numbers rise to the right and upward, words stand as listed', async () => {
    const x = placed(await renderSvg(heat.spec)).filter(({ text }) => ['2', '3', '4'].includes(text));
    expect(x.sort((a, b) => a.x - b.x).map(({ text }) => text)).toEqual(['2', '3', '4']);
    const y = placed(await renderSvg(heat.spec)).filter(({ text }) => ['3w', '2r'].includes(text));
    expect(y.sort((a, b) => a.y - b.y).map(({ text }) => text)).toEqual(['3w', '2r']);
    const numbers = named(varying({ density: [0.1, 0.2], armor: [1, 2, 3] }), 'heat-of-two-changes')!;
    const upward = placed(await renderSvg(numbers.spec)).filter(({ text }) => ['1', '2', '3'].includes(text));
    expect(upward.sort((a, b) => b.y - a.y).map(({ text }) => text)).toEqual(['1', '2', '3']);
  });

  test('one cell is framed: the reference', async () => {
    expect([...(await renderSvg(heat.spec)).matchAll(/stroke="#222222" stroke-width="2\.5"/g)]).toHaveLength(1);
  });

  test('each has its effect besides, and says where the other stands', () => {
    expect(named(charts, 'effect-of-units-regular-actions')!.note).toMatch(/over the same games, with units\.necromutant\.firearm = 3w\./);
    expect(named(charts, 'effect-of-units-necromutant-firearm')!.note).toMatch(/over the same games, with units\.regular\.actions = 4\./);
  });

  const settings = (wins: readonly number[]) => [[1, 1], [1, 2], [2, 1], [2, 2]].map(([armor, speed], i) => ({ varied: { 'regular.armor': armor, 'regular.speed': speed }, wins: wins[i]! }));

  test('the title says which combination comes nearest to even', () => {
    expect(named(chartsFor(fourGames(settings([0, 1, 3, 4]))), 'heat-of-two-changes')!.title).toBe('Nearest to even is regular.armor = 1 and regular.speed = 2: clan scores 25.0 %');
  });

  test('the title says where it is fair', () => {
    const { cells } = fourGames(settings([0, 0, 0, 0])).manifest;
    const games = 2000;
    const rows = cells.flatMap(({ index }) => Array.from({ length: games }, (_, game) => ({ cell: index, game, pair: game, winner: 'clan', grade: 'clan-rout', rounds: 4, score: Number(index === 2 || index === 3 ? game % 2 : 1) })));
    expect(named(chartsFor(runOf(manifestOf({ cells, games }), rows)), 'heat-of-two-changes')!.title).toBe('Fair with regular.armor = 2 and regular.speed = 1, and 1 more of 4 settings');
  });

  test('a combination without a finished game is drawn without a score', async () => {
    const run = fourGames(settings([0, 1, 3, 4]));
    const failed = run.texts('failure').map((_, row) => (row < 4 ? 'threw' : ''));
    const charts = chartsFor({ ...run, texts: (column) => (column === 'failure' ? failed : run.texts(column)) });
    expect(texts(await renderSvg(named(charts, 'heat-of-two-changes')!.spec))).toContain('-');
  });
});

test('three things vary: an effect of each, at the reference of the others; no heat map', () => {
  const charts = varying({ a: [1, 2], b: [1, 2], c: ['x', 'y'] }, 20);
  expect(charts.map(({ id }) => id)).toEqual(expect.arrayContaining(['effect-of-a', 'effect-of-b', 'effect-of-c']));
  expect(named(charts, 'heat-of-two-changes')).toBeUndefined();
});

test('two numbers with the same last name are told apart wherever variants are named', () => {
  const run = inventedRun({ games: 5, vary: { 'units.regular.actions': [2, 3], 'units.centurion.actions': [3, 4] }, strategies: ['rush'] });
  expect(summarise(run).pools.map(({ label }) => label)).toEqual([
    'regular.actions=2, centurion.actions=3', 'regular.actions=2, centurion.actions=4',
    'regular.actions=3, centurion.actions=3', 'regular.actions=3, centurion.actions=4',
  ]);
});
