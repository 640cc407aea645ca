/** Charts of an invented run: which are made, what they say, and that they are drawn the same every time. */
import { beforeAll, describe, expect, test } from 'vitest';
import { chartsOf, renderBoth, renderPng, renderSvg, type Chart } from '../../../src/lab/charts/index.ts';
import { textWidth } from '../../../src/lab/charts/font-metrics.ts';
import { compileStrictly, drawnByVega } from '../../../src/lab/charts/render.ts';
import { summarise } from '../../../src/lab/summary/index.ts';
import { cellOf, failedRow, inventedRun, manifestOf, runOf } from '../summary/invented-run.ts';

const chartsFor = (run: ReturnType<typeof inventedRun>) => chartsOf(run, summarise(run));
const ids = (charts: readonly Chart[]) => charts.map(({ id }) => id);
const named = (charts: readonly Chart[], id: string) => charts.find((chart) => chart.id === id)!;
/** Texts drawn, as a reader sees them. */
const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/gs)].map(([, text]) => text!.replace(/<[^>]*>/g, ' ').replaceAll('&gt;', '>').replaceAll('&#39;', "'").replaceAll('\u00a0', ' ').trim());

const matrix = inventedRun({ games: 150 });
const varied = inventedRun({ games: 100, vary: { 'units.necromutant.firearm': ['3w', '2r'], 'board.density': [0.1, 0.25, 0.4] }, strategies: ['rush', 'marksman'] });
const drawn = new Map<string, string>();
beforeAll(async () => {
  for (const chart of chartsFor(matrix)) drawn.set(chart.id, await renderSvg(chart.spec));
});

describe('only charts that apply are made', () => {
  test('a matrix of strategies', () => {
    expect(ids(chartsFor(matrix))).toEqual(['win-rate-by-pairing', 'strategy-matrix', 'best-scripts', 'grades', 'game-length', 'losses-by-unit', 'places-deaths']);
  });

  test('where set-ups return, how much of the result is luck', () => {
    const run = { ...matrix, manifest: { ...matrix.manifest, draws: { setup: 40 } } };
    const chart = named(chartsFor(run), 'luck-shares');
    expect(chart.title).toMatch(/^Who goes first and dice decide most: \d+ % \(\d+-\d+ %\) of what makes clan's score differ$/);
    const { values } = (chart.spec as unknown as { data: { values: { row: string; source: string; to: number }[] } }).data;
    expect(values.filter(({ row }) => row === 'all pairings').map(({ source }) => source)).toEqual(['strategy', 'set-up', 'who goes first and dice']);
    expect(values.filter(({ row }) => row === 'rush / hunter').at(-1)!.to).toBeCloseTo(100, 3);
  });

  test('with few games it says that it is too early, and draws the shares pale', () => {
    const few = inventedRun({ games: 12 });
    const chart = named(chartsFor({ ...few, manifest: { ...few.manifest, draws: { setup: 3 } } }), 'luck-shares');
    expect(chart.title).toMatch(/^Too few games to say what decides: /);
    expect(chart.note).toMatch(/ Pale: too few games to tell\.$/);
    const { values } = (chart.spec as unknown as { data: { values: { row: string; early: boolean; share: number }[] } }).data;
    expect(values.every(({ early }) => early)).toBe(true);
    for (const row of new Set(values.map((value) => value.row))) expect(values.filter((value) => value.row === row).reduce((sum, { share }) => sum + share, 0), row).toBeCloseTo(100, 1);
  });

  test('two things vary: an effect of each', () => {
    expect(ids(chartsFor(varied))).toEqual(expect.arrayContaining(['effect-of-units-necromutant-firearm', 'effect-of-board-density']));
  });

  test('a single pairing has no matrix, a game without places no map, one without groups no bars', () => {
    const manifest = manifestOf({ columns: manifestOf().columns.filter(({ kind, group }) => kind !== 'places' && group === undefined) });
    const run = runOf(manifest, [{ cell: 0, game: 0, pair: 0, winner: 'clan', grade: 'clan-rout', score: 1, rounds: 4 }]);
    expect(ids(chartsFor(run))).toEqual(['win-rate-by-pairing', 'grades', 'game-length']);
  });

  test('a single game is drawn, without intervals of its means', async () => {
    for (const { spec } of chartsFor(inventedRun({ games: 1, vary: { armor: [2, 3] } }))) expect(texts(await renderSvg(spec))).not.toEqual([]);
  });

  test('nothing finished: one chart, which says so', async () => {
    const [chart, ...others] = chartsFor(runOf(manifestOf(), [failedRow(0, 0)]));
    expect(others).toEqual([]);
    expect(chart!.title).toBe('No game was finished');
    expect(texts(await renderSvg(chart!.spec))).toContain('rush / rush');
  });
});

test.each([['matrix', matrix], ['varied', varied], ['joined', inventedRun({ games: 40, joined: 2, strategies: ['rush'] })]])('every specification of the %s run compiles without a warning', (_, run) => {
  for (const { spec } of chartsFor(run)) expect(() => compileStrictly(spec)).not.toThrow();
});

test('a warning is an error', () => {
  const spec = { data: { values: [{ a: 1 }] }, mark: 'bar', encoding: { x: { field: 'a', type: 'quantitative' }, shape: { field: 'a', type: 'nominal' } } } as const;
  expect(() => compileStrictly(spec as never)).toThrow(/chart: /);
});

describe('what is drawn', () => {
  test('win rate: every pairing with its score and interval, and the axis with its unit', () => {
    const found = texts(drawn.get('win-rate-by-pairing')!);
    expect(found).toEqual(expect.arrayContaining(['marksman / hunter', "clan's score, % of finished games", 'favors legion', 'undecided']));
    expect(found.filter((text) => /^\d+\.\d % \(\d+-\d+ %\)$/.test(text))).toHaveLength(9);
  });

  test('win rate: sorted from the best pairing of the first seat to its worst', () => {
    const found = [...drawn.get('win-rate-by-pairing')!.matchAll(/translate\([\d.]+,([\d.]+)\)[^>]*>([\d.]+) % \(/g)].map(([, y, score]) => ({ y: Number(y), score: Number(score) }));
    const downward = found.sort((a, b) => a.y - b.y).map(({ score }) => score);
    expect(downward).toHaveLength(9);
    expect(downward).toEqual([...downward].sort((a, b) => b - a));
  });

  test('matrix: a number in each of nine cells', () => {
    expect(texts(drawn.get('strategy-matrix')!).filter((text) => /^\d+ %$/.test(text))).toHaveLength(9);
  });

  test('matrix: a pairing without a finished game says so', async () => {
    const cells = [cellOf(0, ['rush', 'rush']), cellOf(1, ['rush', 'hunter'])];
    const run = runOf(manifestOf({ cells }), [{ cell: 0, game: 0, pair: 0, winner: 'clan', grade: 'clan-rout', score: 1, rounds: 4 }, failedRow(1, 0)]);
    const svg = await renderSvg(named(chartsFor(run), 'strategy-matrix').spec);
    expect(/fill="([^"]+)"[^>]*>-</.exec(svg)![1]).toBe('#222222');
  });

  test('grades: in the words of the mission', () => {
    expect(texts(drawn.get('grades')!)).toEqual(expect.arrayContaining(['Clan breaks through with three or more', 'Legion kills the whole clan', 'all pairings']));
  });

  test('grades: however long its words, a grade is told in the legend and not by its id', async () => {
    const about = 'The Legion holds the tower, or nobody is left who could take it away from it again, a major victory';
    const grades = manifestOf().grades.map((grade, place) => (place === 0 ? { ...grade, about } : grade));
    const rows = grades.map(({ id }, game) => ({ cell: 0, game, pair: game, winner: 'draw', grade: id, score: 0.5, rounds: 4 }));
    const svg = await renderSvg(named(chartsFor(runOf(manifestOf({ grades }), rows)), 'grades').spec);
    expect(texts(svg)).toContain(about);
    expect(texts(svg)).not.toContain(grades[0]!.id);
  });

  test('length: the title gives the median and the limit', () => {
    expect(named(chartsFor(matrix), 'game-length').title).toMatch(/^Half of the games end within \d+ rounds; \d+(\.\d)? % reach the limit of 20$/);
  });

  test.each([
    [[6, 6, 6, 5], 'Most games go to the limit of 20 rounds: 75 %', 20],
    [[6, 6, 6, 6], 'All games go to the limit of 20 rounds', 20],
    [[6, 6, 6, 5], 'Half of the games end within 6 rounds; none reaches the limit of 20', 6],
  ])('length: %j says "%s"', (lengths, title, longest) => {
    const rows = lengths.map((rounds, game) => ({ cell: 0, game, pair: game, winner: 'clan', grade: 'clan-rout', score: 1, rounds: rounds === 6 ? longest : rounds }));
    const chart = named(chartsFor(runOf(manifestOf({ games: 4 }), rows)), 'game-length');
    expect(chart.title).toBe(title);
  });

  test('length: where half of the games are alike, there is no "6 to 6 rounds"; the axis has whole rounds', async () => {
    const rows = [6, 6, 6, 6, 5].map((rounds, game) => ({ cell: 0, game, pair: game, winner: 'clan', grade: 'clan-rout', score: 1, rounds }));
    const chart = named(chartsFor(runOf(manifestOf({ games: 5 }), rows)), 'game-length');
    expect(chart.note).toMatch(/^Half of the games or more last exactly 6 rounds; /);
    const { encoding } = chart.spec as unknown as { encoding: { x: { axis: { values: number[] } } } };
    expect(encoding.x.axis.values).toEqual([5, 6]);
    expect(texts(await renderSvg(chart.spec)).filter((text) => text === '5' || text === '6')).toEqual(expect.arrayContaining(['5', '6']));
  });

  test('length: of a thousand games the few longest are counted, not drawn', () => {
    const rows = Array.from({ length: 400 }, (_, game) => ({ cell: 0, game, pair: game, winner: 'clan', grade: 'clan-rout', score: 1, rounds: game < 2 ? 19 : 4 + (game % 3) }));
    const chart = named(chartsFor(runOf(manifestOf({ games: 400 }), rows)), 'game-length');
    expect(chart.note).toMatch(/ Not drawn: 2 that last longer, up to 19 rounds\.$/);
    expect((chart.spec as unknown as { data: { values: { rounds: string }[] } }).data.values.map(({ rounds }) => rounds)).toEqual(['4', '5', '6']);
  });

  test('grades: two kinds of draws are told apart, and the legend has the order of the bars', async () => {
    const grades = [...manifestOf().grades.slice(0, 3), { id: 'both-out', about: 'Nobody is left', winner: null }, ...manifestOf().grades.slice(3)];
    const rows = grades.map(({ id }, game) => ({ cell: 0, game, pair: game, winner: 'draw', grade: id, score: 0.5, rounds: 4 }));
    const svg = await renderSvg(named(chartsFor(runOf(manifestOf({ grades }), rows)), 'grades').spec);
    const about = grades.map((grade) => grade.about);
    expect(texts(svg).filter((text) => about.includes(text))).toEqual(about);
    const lightness = ['Nobody gets through', 'Nobody is left'].map((label) => Number.parseInt(new RegExp(`fill="#([0-9a-f]{2})[^>]*aria-label="[^"]*${label}|aria-label="[^"]*${label}[^>]*fill="#([0-9a-f]{2})`).exec(svg)!.slice(1).find((found) => found !== undefined)!, 16));
    expect(Math.abs(lightness[0]! - lightness[1]!)).toBeGreaterThan(60);
  });

  test('win rate: too many pairings for one picture become a row a setting, and the rest is counted', () => {
    const few = named(chartsFor(inventedRun({ games: 4, vary: { armor: Array.from({ length: 10 }, (_, i) => i) } })), 'win-rate-by-pairing');
    expect((few.spec as unknown as { data: { values: unknown[] } }).data.values).toHaveLength(10);
    const many = named(chartsFor(inventedRun({ games: 2, vary: { armor: Array.from({ length: 70 }, (_, i) => i) }, strategies: ['rush'] })), 'win-rate-by-pairing');
    expect((many.spec as unknown as { data: { values: unknown[] } }).data.values).toHaveLength(60);
    expect(many.note).toMatch(/ Not drawn: 10 more, which stand in the table\.$/);
  });

  test('losses: the unit that is lost most comes first', () => {
    expect(named(chartsFor(matrix), 'losses-by-unit').title).toMatch(/^Losses by unit: necromutant most, 3\.\d figures a game$/);
    expect(texts(drawn.get('losses-by-unit')!)).toContain('figures a game, mean');
  });

  test('losses: units of which nobody was lost have no bar, but are named', () => {
    const counts = { 'losses.regular': 2, 'losses.captain': 0, 'losses.centurion': 0, 'losses.necromutant': 3 };
    const run = runOf(manifestOf(), [0, 1].map((game) => ({ cell: 0, game, pair: game, winner: 'clan', grade: 'clan-rout', score: 1, rounds: 4, ...counts })));
    const { note, spec } = named(chartsFor(run), 'losses-by-unit');
    expect(note).toMatch(/ Not drawn, as there are none: captain, centurion\.$/);
    expect((spec as unknown as { layer: { data: { values: { name: string }[] } }[] }).layer[0]!.data.values.map(({ name }) => name)).toEqual(['necromutant', 'regular']);
  });

  test('what both sides have is two bars, one below the other, never one on top of the other', async () => {
    const fielded = ['clan', 'legion'].flatMap((side, seat) => ['scout', 'chief'].map((unit) => ({ name: `fielded.${side}.${unit}`, kind: 'whole' as const, unit: 'figures', about: `${unit} of ${side}`, seat, group: 'fielded' })));
    const manifest = manifestOf({ columns: [...manifestOf().columns, ...fielded] });
    const counts = { 'fielded.clan.scout': 5, 'fielded.legion.scout': 4, 'fielded.clan.chief': 1, 'fielded.legion.chief': 2 };
    const run = runOf(manifest, [0, 1].map((game) => ({ cell: 0, game, pair: game, winner: 'clan', grade: 'clan-rout', score: 1, rounds: 4, ...counts })));
    const { title, spec } = named(chartsFor(run), 'fielded');
    expect(title).toBe("Fielded: clan's scout most, 5.0 figures a game");
    const bars = [...(await renderSvg(spec)).matchAll(/aria-roledescription="bar" d="M([\d.]+),([\d.]+)h/g)];
    expect(bars).toHaveLength(4);
    expect(new Set(bars.map(([, x]) => x)).size).toBe(1); // all begin at 0
    expect(new Set(bars.map(([, , y]) => y)).size).toBe(4);
  });

  test('what only one side has: no line of an interval at 0 for the other', () => {
    const fielded = ['clan', 'legion'].flatMap((side, seat) => ['scout', 'chief'].map((unit) => ({ name: `fielded.${side}.${unit}`, kind: 'whole' as const, unit: 'figures', about: `${unit} of ${side}`, seat, group: 'fielded' })));
    const manifest = manifestOf({ columns: [...manifestOf().columns, ...fielded] });
    const counts = { 'fielded.clan.scout': 5, 'fielded.legion.scout': 0, 'fielded.clan.chief': 0, 'fielded.legion.chief': 2 };
    const run = runOf(manifest, [0, 1].map((game) => ({ cell: 0, game, pair: game, winner: 'clan', grade: 'clan-rout', score: 1, rounds: 4, ...counts })));
    const { layer } = named(chartsFor(run), 'fielded').spec as unknown as { layer: { mark: { type: string }; data: { values: { name: string; side: string }[] } }[] };
    const marked = (type: string) => layer.find(({ mark }) => mark.type === type)!.data.values.map(({ side, name }) => `${side} ${name}`);
    expect(marked('rule')).toEqual(['clan scout', 'legion chief']);
    expect(marked('bar')).toHaveLength(4); // its place stays: rows are alike
  });

  test('what each side did, where it is counted for both', async () => {
    const shots = ['clan', 'legion'].map((side, seat) => ({ name: `shots.${side}`, kind: 'whole' as const, unit: 'shots', about: `Shots of ${side}`, seat, group: 'shots by K-Pulse' }));
    const manifest = manifestOf({ columns: [...manifestOf().columns, ...shots] });
    const run = runOf(manifest, [3, 5].map((count, game) => ({ cell: 0, game, pair: game, winner: 'clan', grade: 'clan-rout', score: 1, rounds: 4, 'shots.clan': count, 'shots.legion': 12 })));
    const chart = named(chartsFor(run), 'tallies-by-side');
    expect(chart.title).toBe('The sides differ most in shots by K-Pulse: clan 4.00, legion 12.0 a game');
    expect(texts(await renderSvg(chart.spec))).toEqual(expect.arrayContaining(['shots by K-Pulse', '4.00 : 12.0']));
    expect(ids(chartsFor(run))).not.toContain('shots-by-k-pulse');
  });

  test('what only one side can do has its bar, but is no answer to where the sides differ', () => {
    const tally = (name: string, group: string) => ['clan', 'legion'].map((side, seat) => ({ name: `${name}.${side}`, kind: 'whole' as const, unit: 'attacks', about: group, seat, group }));
    const titleFor = (columns: ReturnType<typeof tally>, counts: Record<string, number>) => {
      const row = { cell: 0, game: 0, pair: 0, winner: 'clan', grade: 'clan-rout', score: 1, rounds: 4, ...counts };
      return named(chartsFor(runOf(manifestOf({ columns: [...manifestOf().columns, ...columns] }), [row])), 'tallies-by-side').title;
    };
    const swings = tally('swings', 'Violator swings');
    const swung = { 'swings.clan': 9, 'swings.legion': 0 };
    expect(titleFor([...swings, ...tally('shots', 'shots')], { ...swung, 'shots.clan': 2, 'shots.legion': 3 })).toBe('The sides differ most in shots: clan 2.00, legion 3.00 a game');
    expect(titleFor(swings, swung)).toBe('What each side did: nothing that both do');
  });

  test('an effect that is sure is told with its bounds', () => {
    expect(named(chartsFor(varied), 'effect-of-units-necromutant-firearm').title).toMatch(/^necromutant\.firearm = 2r instead of 3w raises clan's score by \d+\.\d points \(\+\d+\.\d to \+\d+\.\d\)$/);
  });

  test('an effect that is not sure is not claimed', () => {
    const cells = [cellOf(0, ['rush', 'rush'], { armor: 2 }), cellOf(1, ['rush', 'rush'], { armor: 3 }, 0)];
    const rows = [0, 1].flatMap((cell) => [0, 1, 2, 3].map((game) => ({ cell, game, pair: game, winner: 'clan', grade: 'clan-rout', score: Number((game + cell) % 2), rounds: 4 })));
    expect(named(chartsFor(runOf(manifestOf({ cells }), rows)), 'effect-of-armor').title).toMatch(/^armor has no sure effect/);
  });
});

describe('deaths by square', () => {
  const rows = [
    { cell: 0, game: 0, pair: 0, winner: 'clan', grade: 'clan-rout', score: 1, rounds: 4, deaths: 'regular@3,5 regular@3,5 centurion@11,0' },
    { cell: 0, game: 1, pair: 1, winner: 'clan', grade: 'clan-rout', score: 1, rounds: 4, deaths: '' },
  ];
  const chart = named(chartsFor(runOf(manifestOf(), rows)), 'places-deaths');
  const { values } = (chart.spec as unknown as { data: { values: { who: string; x: number; y: number; count: number; rate: number }[] } }).data;

  test('each kind, counted by column and row', () => {
    expect(values).toEqual([
      { who: 'regular, 1.00 a game', x: 3, y: 5, count: 2, rate: 100 },
      { who: 'centurion, 0.50 a game', x: 11, y: 0, count: 1, rate: 50 },
    ]);
    expect(chart.title).toBe('Most deaths on one square: regular, column 3, row 5, 100.0 in a hundred games');
  });

  test('on an open table in inches', async () => {
    const open = manifestOf();
    const inches = named(chartsFor(runOf({ ...open, mission: { ...open.mission, field: { columns: 12, rows: 16, inches: true } } }, rows)), 'places-deaths');
    expect(inches.title).toBe('Most deaths on one square inch: regular, 3 inches from the left and 5 from the top, 100.0 in a hundred games');
    const words = texts(await renderSvg(inches.spec));
    expect(words).toEqual(expect.arrayContaining(['inches from the left', 'inches from the top']));
    expect(words.filter((word) => word === 'column' || word === 'row')).toEqual([]);
    expect(inches.note).toMatch(/^Deaths on each square inch /);
  });

  test('the map is the whole field of 12 x 16 squares, also where nobody died', async () => {
    expect(texts(await renderSvg(chart.spec))).toEqual(expect.arrayContaining(['0', '10', '12']));
  });

  test('squares are drawn without a label each, which would be most of the page', async () => {
    const rows = [0, 1].map((game) => ({ cell: 0, game, pair: game, winner: 'clan', grade: 'clan-rout', score: 1, rounds: 4, deaths: Array.from({ length: 192 }, (_, at) => `regular@${at % 12},${Math.floor(at / 12)}`).join(' ') }));
    const svg = await renderSvg(named(chartsFor(runOf(manifestOf(), rows)), 'places-deaths').spec);
    expect(svg.match(/<path d="M[^"]+" fill="rgb/g)).toHaveLength(192);
    expect(svg.length).toBeLessThan(192 * 120);
  });

  test('units are told as the book speaks of them, not by their ids', () => {
    const rows = [{ cell: 0, game: 0, pair: 0, winner: 'clan', grade: 'clan-rout', score: 1, rounds: 4, deaths: 'gunderland-pikemen@3,5' }];
    const { title, spec } = named(chartsFor(runOf(manifestOf(), rows)), 'places-deaths');
    expect(title).toMatch(/^Most deaths on one square: gunderland pikemen, /);
    expect(JSON.stringify(spec)).not.toContain('gunderland-pikemen');
  });

  test('row 0 is drawn at the top, as on the table', async () => {
    const svg = await renderSvg(chart.spec);
    const heightOf = (label: string) => Number(new RegExp(`translate\\([^,]+,([\\d.]+)\\)[^>]*>${label}<`).exec(svg)![1]);
    expect(heightOf('0')).toBeLessThan(heightOf('12'));
  });
});

describe('the same bytes every time', () => {
  test('SVG and PNG, twice', async () => {
    for (const { id, spec } of chartsFor(matrix).slice(0, 3)) {
      const again = await renderSvg(spec);
      expect(again).toBe(drawn.get(id));
      expect(Buffer.from(renderPng(again)).equals(Buffer.from(renderPng(again)))).toBe(true);
    }
  });

  test('its title stands where Vega would set it, in as large a drawing; without one it is as Vega draws it', async () => {
    const sizeOf = (svg: string) => /width="([\d.]+)" height="([\d.]+)"/.exec(svg)!.slice(1).map(Number);
    for (const { spec } of [...chartsFor(matrix), ...chartsFor(varied)]) {
      const { title, ...without } = spec;
      const { svg, untitled } = await renderBoth(spec);
      expect(untitled).toBe(await drawnByVega(compileStrictly(without)));
      const byVega = await drawnByVega(compileStrictly(spec));
      const [wide, high] = sizeOf(svg);
      expect(Math.abs(wide! - sizeOf(byVega)[0]!)).toBeLessThanOrEqual(1);
      expect(high).toBeCloseTo(sizeOf(byVega)[1]!, 1);
      const { text, subtitle } = title as { text: string[]; subtitle: string[] };
      expect(texts(svg).slice(0, text.length + subtitle.length)).toEqual([...text, ...subtitle].map((line) => line.replaceAll('\u00a0', ' ')));
      const words = (drawing: string) => texts(drawing).join(' ').split(/ +/).sort();
      expect(words(svg)).toEqual(words(byVega));
    }
  });

  test('figures in a specification have few decimals', () => {
    for (const run of [matrix, varied]) {
      for (const { spec } of chartsFor(run)) expect(JSON.stringify(spec)).not.toMatch(/\d\.\d{7}/);
    }
  });

  test('letters are of the bundled font, with a fallback, and are drawn', () => {
    const svg = drawn.get('strategy-matrix')!;
    expect(svg).toContain('DejaVu Sans, sans-serif');
    const without = svg.replace(/<text[^>]*>.*?<\/text>/gs, '');
    expect(renderPng(svg).length).toBeGreaterThan(renderPng(without).length * 2);
  });
});

test('nothing is clipped: a long name makes the picture wider, and no text is cut', async () => {
  const long = 'a-strategy-with-quite-a-long-name-of-its-own';
  const run = runOf(manifestOf({ cells: [cellOf(0, [long, long])] }), [{ cell: 0, game: 0, pair: 0, winner: 'clan', grade: 'clan-rout', score: 1, rounds: 4 }]);
  for (const { spec } of chartsFor(run)) expect(texts(await renderSvg(spec)).join()).not.toContain('…');
  const svg = await renderSvg(named(chartsFor(run), 'win-rate-by-pairing').spec);
  expect(texts(svg)).toContain(`${long} / ${long}`);
  expect(Number(/viewBox="0 0 ([\d.]+)/.exec(svg)![1])).toBeGreaterThan(1000);
  const title = /translate\((-[\d.]+),[-\d.]+\) rotate\(-90\)[^>]*>clan.\/.legion/.exec(svg);
  expect(-Number(title![1]), 'left of the label').toBeGreaterThan(textWidth(`${long} / ${long}`, 12));
});
