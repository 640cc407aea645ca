/** `skirmish export`: the same games in every form, with what their cells stand for and what the columns mean. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { tableFromIPC } from '@uwdata/flechette';
import { fromCSV } from 'arquero';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Column } from '../../src/kernel/game.ts';
import { folderWith, skirmish } from './skirmish.ts';

const VARIED = `title: Two rounds, two hides
system: fury-of-the-clansmen
mission: breakthrough
seed: 5
games: 3
strategies:
  clan: [random]
  legion: [./stuck.mjs, random]
set:
  missions.breakthrough.roundLimit: 2
vary:
  units.regular.armor: [3b, 2r]
`;
const STUCK = `export default { name: 'stuck', about: 'gives up', start: () => ({ choose() { throw new Error('stuck, "quite"'); } }) };`;

type Row = Record<string, string | number | null>;
let folder: string;
beforeAll(() => {
  folder = folderWith({ 'varied.yaml': VARIED, 'stuck.mjs': STUCK });
  expect(skirmish(folder, 'run', 'varied.yaml', '--out', 'run', '--quiet').code).toBe(1);
});
const exported = (...args: string[]) => skirmish(folder, 'export', 'run', ...args);
const bytesOf = (name: string) => new Uint8Array(readFileSync(join(folder, name)));
const json = (...args: string[]) => JSON.parse(exported('--format', 'json', ...args).stdout) as Row[];

describe('skirmish export', () => {
  test('json: an array, one game a line; what a failed game lacks is null', () => {
    const { code, stdout, stderr } = exported('--format', 'json');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.trimEnd().split('\n')).toHaveLength(12 + 2);
    const rows = JSON.parse(stdout) as Row[];
    expect(rows[0]).toMatchObject({ cell: 0, game: 0, failure: 'threw', winner: '', score: null, 'cell.clan': 'random', 'cell.legion': 'stuck', 'cell.units.regular.armor': '3b', 'cell.label': 'random / stuck, units.regular.armor=3b' });
    expect(rows[11]).toMatchObject({ cell: 3, game: 2, failure: '', 'cell.legion': 'random', 'cell.units.regular.armor': '2r' });
    expect(rows[11]!.rounds).toBeLessThanOrEqual(2);
  });

  test('csv, parquet and arrow hold the same', async () => {
    const rows = json();
    const csv = fromCSV(exported().stdout, { autoType: false }).objects() as Row[];
    expect(csv).toEqual(rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === null || value === '' ? null : String(value)]))));

    expect(exported('--format', 'parquet').stderr).toBe(`12 games written to ${join('run', 'export.parquet')}\n`);
    expect(await parquetReadObjects({ file: bytesOf('run/export.parquet').buffer })).toEqual(rows);

    expect(exported('--out', 'games.arrow').stderr).toBe('12 games written to games.arrow\n');
    expect([...tableFromIPC(bytesOf('games.arrow')).toArray()]).toEqual(rows);
  });

  test('what the columns mean travels along', () => {
    exported('--out', 'games.parquet');
    exported('--out', 'games.arrow');
    const inParquet = parquetMetadata(bytesOf('games.parquet').buffer).key_value_metadata!.find(({ key }) => key === 'skirmish-lab.columns')!.value!;
    const { schema } = tableFromIPC(bytesOf('games.arrow'));
    expect(schema.metadata?.get('skirmish-lab.columns')).toBe(inParquet);
    const columns = JSON.parse(inParquet) as Column[];
    expect(columns.map(({ name }) => name)).toEqual(Object.keys(json()[0]!));
    expect(columns.every(({ about }) => about !== '')).toBe(true);
    expect(schema.fields.find(({ name }) => name === 'rounds')!.metadata).toEqual(new Map([['unit', 'rounds'], ['about', 'length of the game']]));
  });

  test('of some cells, by index or label, to a file', () => {
    expect(json('--cell', '2', 'random / stuck, units.regular.armor=2r').map(({ cell, game }) => [cell, game])).toEqual([1, 2].flatMap((cell) => [0, 1, 2].map((game) => [cell, game])));
    expect(exported('--cell', '3', '--out', 'third.csv')).toEqual({ code: 0, stdout: '', stderr: '3 games written to third.csv\n' });
    expect(readFileSync(join(folder, 'third.csv'), 'utf8').split('\n')).toHaveLength(1 + 3 + 1);
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  test.each([
    [['--cell', '4'], 'no cell 4; the run has cells 0 to 3'],
    [['--cell', 'random / stuk, units.regular.armor=3b'], 'unknown cell "random / stuk, units.regular.armor=3b"; did you mean "random / stuck, units.regular.armor=3b"?'],
    [['--format', 'xls'], "option '--format <format>' argument 'xls' is invalid. Allowed choices are csv, json, parquet, arrow."],
    ...['games.parquet', 'manifest.json', 'failures.json', 'dice.json', 'summary.json', 'report.html', '../run/charts/grades.csv', 'parts/0-0-1.csv'].map((name): [string[], string] => [
      [...(name.endsWith('.html') ? ['--format', 'csv'] : []), '--out', `run/${name}`], `--out run/${name}: is a file of the run itself; name another`,
    ]),
    [['--out', 'games.txt'], '--out games.txt: expected a file that ends in .csv, .json, .parquet, .arrow, or --format as well'],
    [['--format', 'csv', '--out', 'games.arrow'], '--out games.arrow: ends in .arrow, but --format says csv'],
    [['--out', 'nowhere/games.csv'], 'nowhere/games.csv: cannot be written: no such folder'],
  ])('%j is refused', (args, said) => {
    expect(exported(...args)).toEqual({ code: 2, stdout: '', stderr: `${said}\n` });
  });

  test('a folder without a run is refused', () => {
    expect(skirmish(folder, 'export', 'experiments')).toEqual({ code: 2, stdout: '', stderr: 'experiments: no run is there; found no manifest.json\n' });
  });
});
