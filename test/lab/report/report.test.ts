/** The report of an invented run: what the folder holds, what the page says, and that it asks nothing of the network. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UsageError } from '../../../src/kernel/errors.ts';
import type { RunData } from '../../../src/lab/run-data.ts';
import { writeReport } from '../../../src/lab/report/index.ts';
import { summarise } from '../../../src/lab/summary/index.ts';
import { inventedRun } from '../summary/invented-run.ts';

const HOSTILE = '</script><b>bold</b> & "quoted" <!-- ${1}';
const scratch = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const plain = inventedRun({ games: 60, strategies: ['rush', 'marksman'] });
const hostile: RunData = {
  ...plain,
  manifest: { ...plain.manifest, title: HOSTILE, experiment: `title: ${HOSTILE}\n`, grades: plain.manifest.grades.map((grade) => ({ ...grade, about: HOSTILE })) },
  failures: [{ cell: 1, game: 3, kind: 'threw', seat: 'clan', decision: 12, message: HOSTILE, replay: 'skirmish replay reports/x 1 3' }],
};

const folder = join(scratch, 'plain');
let html: string;
let hostileHtml: string;
beforeAll(async () => {
  await writeReport(plain, folder);
  await writeReport(hostile, join(scratch, 'hostile'));
  html = readFileSync(join(folder, 'report.html'), 'utf8');
  hostileHtml = readFileSync(join(scratch, 'hostile', 'report.html'), 'utf8');
});

/** The page without what its scripts hold. */
const markup = (page: string) => page.replace(/<script[^>]*>.*?<\/script>/gs, '<script></script>');

test('the folder: figures, the page, and each chart three times', () => {
  expect(readdirSync(folder).sort()).toEqual(['charts', 'report.html', 'summary.json']);
  const charts = ['best-scripts', 'game-length', 'grades', 'losses-by-unit', 'places-deaths', 'strategy-matrix', 'win-rate-by-pairing'];
  expect(readdirSync(join(folder, 'charts')).sort()).toEqual(charts.flatMap((id) => [`${id}.png`, `${id}.svg`, `${id}.vl.json`]));
  expect(JSON.parse(readFileSync(join(folder, 'summary.json'), 'utf8'))).toEqual(summarise(plain));
});

describe('charts that cannot be', () => {
  const numbers = (prefix: string, count: number) => Array.from({ length: count }, (_, i) => `${prefix}${i}`);
  const read = (name: string) => readFileSync(join(scratch, name, 'report.html'), 'utf8');

  test('a picture of more pairings than anybody can read is left out, and the page says so', async () => {
    const many = inventedRun({ games: 1, strategies: ['rush'], vary: { 'a.b': numbers('x', 15), 'a.c': numbers('y', 7), 'a.d': numbers('z', 2) } });
    const told: string[] = [];
    await writeReport(many, join(scratch, 'many'), (why) => told.push(why));
    expect(told[0]).toBe('The chart of all pairings is left out: 210 cells, of which a picture can show 200. Vary less, or take the figures from summary.json.');
    expect(read('many')).toContain(told[0]);
    expect(readdirSync(join(scratch, 'many', 'charts'))).not.toContain('win-rate-by-pairing.svg');
    expect(read('many')).toContain('Who wins');
  });

  test('one that fails costs neither the others nor the figures', async () => {
    const broken: RunData = { ...plain, texts(name) { if (name === 'deaths') throw new Error('no such place'); return plain.texts(name); } };
    const told: string[] = [];
    const summary = await writeReport(broken, join(scratch, 'broken'), (why) => told.push(why));
    expect(told).toEqual(['A chart is left out: it could not be drawn (no such place). All figures are in summary.json.']);
    expect(JSON.parse(readFileSync(join(scratch, 'broken', 'summary.json'), 'utf8'))).toEqual(summary);
    expect(readdirSync(join(scratch, 'broken', 'charts'))).toContain('grades.svg');
    expect(read('broken')).toContain(told[0]);
  });
});

describe('the page', () => {
  test('says first who is favored, and warns of what is only assumed', () => {
    const { says } = summarise(plain).verdict;
    const text = markup(html).replaceAll('\u00a0', ' ');
    expect(text).toContain(`<p>${says}</p>`);
    expect(text.indexOf(says)).toBeLessThan(text.indexOf('Who wins'));
    expect(text).toContain('only assumed here: board.terrainDensity = 0.3');
  });

  test('has the table, with its denominators', () => {
    expect(markup(html)).toMatch(/<td>rush \/ marksman<\/td><td class="number">60<\/td><td class="number">\d+\.\d % \(\d+-\d+\)/);
    expect(markup(html)).toContain('failed games are counted apart');
  });

  test('lists assumed numbers first, and marks them', () => {
    const rows = [...markup(html).matchAll(/<tr( class="assumed")?><td>(assumed|printed)<\/td><td>([\w.]+)/g)].map(([, mark, , path]) => [mark !== undefined, path]);
    expect(rows).toEqual([[true, 'board.terrainDensity'], [false, 'units.regular.armor']]);
  });

  test('measures the luck of each side, from the unluckiest cell to the luckiest', () => {
    expect(markup(html)).toMatch(/<td>shooting<\/td><td>clan<\/td><td>kills<\/td><td>[+-]0\.\d{3} to [+-]0\.\d{3}<\/td><td>[+-]\d\.\d to [+-]\d\.\d<\/td>/);
  });

  test('tells how to replay any game, and each failed one', () => {
    expect(markup(html)).toContain('npx skirmish replay . &lt;cell&gt; &lt;game&gt;');
    expect(markup(hostileHtml)).toContain('<td>npx skirmish replay . 1 3</td>');
  });

  test('has every chart as a drawing and as a live specification', () => {
    const specs = JSON.parse(/id="charts">(.*?)<\/script>/s.exec(html)![1]!) as { id: string }[];
    expect(specs.map(({ id }) => id)).toEqual([...markup(html).matchAll(/id="chart-([\w-]+)"><svg/g)].map(([, id]) => id));
    expect(specs).toHaveLength(7);
  });

  test('drawings on one page share no id', () => {
    const ids = [...markup(html).matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(6);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('fetches nothing and makes no code from text', () => {
    expect(markup(html)).not.toMatch(/\b(src|href|action|srcset)\s*=|@import|url\((?!#)/i);
    expect(html).toContain(`content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:"`);
    expect(html).toContain('ast: true');
  });

  test('names no folder of this machine and no time', () => {
    expect(html).not.toContain(scratch);
    expect(markup(html)).not.toMatch(/\b20\d\d-\d\d-\d\d\b|\d\d:\d\d:\d\d/);
  });
});

describe('whatever a title holds, it stays text', () => {
  test('in the page', () => {
    expect(hostileHtml).not.toContain(HOSTILE);
    expect(hostileHtml).not.toContain('<b>bold</b>');
    expect(markup(hostileHtml)).toContain('<h1>&lt;/script&gt;&lt;b&gt;bold&lt;/b&gt; &amp; &quot;quoted&quot; &lt;!-- ${1}</h1>');
  });

  test('in the scripts: as many ends as beginnings, and no comment that hides one', () => {
    for (const page of [html, hostileHtml]) {
      expect(page.match(/<\/script/gi)).toHaveLength(page.match(/<script[\s>]/gi)!.length);
      expect(page.match(/<script[\s>]/gi)).toHaveLength(5); // specifications, three libraries, start
      expect(page).not.toContain('<!--');
    }
  });

  test('in a live chart', () => {
    const specs = JSON.parse(/id="charts">(.*?)<\/script>/s.exec(hostileHtml)![1]!) as { id: string }[];
    expect(JSON.stringify(specs)).toContain('</script><b>bold');
  });
});

test('written again, every file is the same byte for byte', async () => {
  const again = join(scratch, 'again');
  await writeReport(inventedRun({ games: 60, strategies: ['rush', 'marksman'] }), again);
  for (const name of ['summary.json', 'report.html', ...readdirSync(join(folder, 'charts')).map((chart) => `charts/${chart}`)]) {
    expect(readFileSync(join(again, name)).equals(readFileSync(join(folder, name))), name).toBe(true);
  }
});

test('charts of an earlier report go; files of others stay', async () => {
  const used = join(scratch, 'used');
  mkdirSync(join(used, 'charts'), { recursive: true });
  writeFileSync(join(used, 'charts', 'effect-of-armor.svg'), 'old');
  writeFileSync(join(used, 'charts', 'notes.txt'), 'mine');
  await writeReport(inventedRun({ games: 20, strategies: ['rush'] }), used);
  expect(readdirSync(join(used, 'charts'))).toContain('notes.txt');
  expect(readdirSync(join(used, 'charts'))).not.toContain('effect-of-armor.svg');
});

test('a folder that cannot be written to: one line, naming it and why', async () => {
  const file = join(scratch, 'file');
  writeFileSync(file, '');
  const attempt = writeReport(inventedRun({ games: 5, strategies: ['rush'] }), file);
  await expect(attempt).rejects.toThrow(UsageError);
  await expect(attempt).rejects.toThrow(/^report: cannot write .*file.*: a part of the path is a file$/);
});
