/** A finished run as its folder holds it, and what is said of a folder that holds none. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UsageError } from '../../../src/kernel/errors.ts';
import type { Manifest } from '../../../src/lab/run-data.ts';
import { runExperiment } from '../../../src/lab/run/run.ts';
import { loadRun } from '../../../src/lab/store/load.ts';
import { sealed } from '../../../src/lab/store/manifest.ts';
import { compile } from '../compiled.ts';
import { DUELS, newFolder, optionsFor, planOf } from '../run-of-duels.ts';

const compiled = compile('test/lab/duel-worker.ts');
afterAll(() => compiled.remove());

const folder = join(newFolder(), 'run');
beforeAll(async () => {
  const text = DUELS.replace('games: 40', 'games: 30').replace('white: [random]', 'white: [random, throws]');
  await runExperiment(await planOf(text), optionsFor(compiled.fileOf('test/lab/duel-worker.ts'), folder));
});

const contentOf = (name: string) => new Uint8Array(readFileSync(join(folder, name)));

describe('a loaded run', () => {
  test('has its rows sorted by cell, then game', async () => {
    const run = await loadRun(folder);
    expect(run.rows).toBe(240);
    expect([...run.numbers('cell')]).toEqual(Array.from({ length: 240 }, (_, row) => Math.floor(row / 30)));
    expect([...run.numbers('game')]).toEqual(Array.from({ length: 240 }, (_, row) => row % 30));
    expect(run.numbers('score')).toBeInstanceOf(Float64Array);
  });

  test('has NaN and empty texts where a game failed, and lists those games', async () => {
    const run = await loadRun(folder);
    const failed = [...run.texts('failure').keys()].filter((row) => run.texts('failure')[row] !== '');
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.length).toBeLessThan(240);
    expect(run.failures.map(({ cell, game }) => cell * 30 + game)).toEqual(failed);
    for (let row = 0; row < 240; row++) {
      const isFailed = failed.includes(row);
      for (const { name, kind } of run.manifest.columns.slice(4)) {
        const empty = kind === 'whole' || kind === 'real' ? Number.isNaN(run.numbers(name)[row]) : run.texts(name)[row] === '';
        if (name !== 'wounds-at') expect([name, row, empty]).toEqual([name, row, isFailed]);
      }
    }
  });

  test('refuses a column that it does not have, or has of the other kind', async () => {
    const run = await loadRun(folder);
    expect(() => run.numbers('luck')).toThrow('run: no column "luck" of numbers; there is cell, game, pair,');
    expect(() => run.numbers('winner')).toThrow('run: no column "winner" of numbers');
    expect(() => run.texts('rounds')).toThrow('run: no column "rounds" of texts');
  });

  test('has a manifest that says what was asked and what it rests on', async () => {
    const { manifest } = await loadRun(folder);
    expect(manifest).toMatchObject({
      format: 1, title: 'Who sees in the dark', seed: 7, games: 30, draws: {}, seats: ['black', 'white'],
      system: { id: 'duel-in-the-dark', title: 'Duel in the Dark' }, mission: { id: 'to-the-death', title: 'To the Death', field: { columns: 6, rows: 2 }, roundLimit: 8 },
      strategies: { first: { about: 'always the first legal action', from: 'built in' } }, versions: { 'skirmish-lab': '0.0.0' },
    });
    expect(manifest.experiment).toContain('hitsOn: [4, 3]');
    expect(manifest.identity).toMatch(/^[0-9a-f]{12}-code-[0-9a-f]{12}$/);
  });
});

describe('games.parquet, for other tools', () => {
  test('says of a run without a failed game that every number is there, and of another that some may lack, also when its list of failures is lost', async () => {
    const whole = join(newFolder(), 'run');
    const options = optionsFor(compiled.fileOf('test/lab/duel-worker.ts'), whole);
    const ofRounds = () => parquetMetadata(new Uint8Array(readFileSync(join(whole, 'games.parquet'))).buffer).schema.find(({ name }) => name === 'rounds')!.repetition_type;
    const text = DUELS.replace('games: 40', 'games: 3').replace('white: [random]', 'white: [random, throws]');
    const failing = await planOf(text);
    await runExperiment(await planOf(DUELS.replace('games: 40', 'games: 3')), options);
    expect(ofRounds()).toBe('REQUIRED');
    rmSync(whole, { recursive: true });
    await runExperiment(failing, options);
    expect(ofRounds()).toBe('OPTIONAL');
    rmSync(join(whole, 'failures.json'));
    await runExperiment(await planOf(text.replace('games: 3', 'games: 5')), options);
    expect((await loadRun(whole)).numbers('rounds').some(Number.isNaN)).toBe(true);
  });

  test('whole numbers are INT32, reals DOUBLE, texts UTF8; what a failed game lacks is null', async () => {
    const file = contentOf('games.parquet').buffer;
    const { schema } = parquetMetadata(file);
    const typeOf = (name: string) => schema.find((element) => element.name === name);
    expect(typeOf('game')).toMatchObject({ type: 'INT32', repetition_type: 'REQUIRED' });
    expect(typeOf('rounds')).toMatchObject({ type: 'INT32', repetition_type: 'OPTIONAL' });
    expect(typeOf('luck.first turns.white.variance')).toMatchObject({ type: 'DOUBLE', repetition_type: 'OPTIONAL' });
    expect(typeOf('wounds-at')).toMatchObject({ type: 'BYTE_ARRAY', converted_type: 'UTF8' });
    const rows = await parquetReadObjects({ file, columns: ['failure', 'rounds', 'winner'] });
    const failed = rows.find(({ failure }) => failure !== '');
    expect(failed).toEqual({ failure: 'threw', rounds: null, winner: '' });
  });

  test('says what each column means', () => {
    const { key_value_metadata, created_by } = parquetMetadata(contentOf('games.parquet').buffer);
    const meta = Object.fromEntries(key_value_metadata!.map(({ key, value }) => [key, value!]));
    expect(created_by).toBe('skirmish-lab');
    expect(meta['skirmish-lab.format']).toBe('1');
    expect(JSON.parse(meta['skirmish-lab.columns']!)).toContainEqual({ name: 'rounds', kind: 'whole', unit: 'rounds', about: 'length of the game' });
  });

  test('holds no folder of this machine and no engine message', () => {
    const text = Buffer.from(contentOf('games.parquet')).toString('latin1');
    expect(text).not.toContain(folder);
    expect(text).not.toContain('out of ideas');
  });
});

describe('a folder without a sound run is refused', () => {
  /** A copy of the run, spoiled. */
  function spoiled(spoil: (copy: string) => void): string {
    const copy = join(newFolder(), 'copy');
    cpSync(folder, copy, { recursive: true });
    spoil(copy);
    return copy;
  }
  const flipped = (at: number) => (copy: string) => {
    const bytes = contentOf('games.parquet');
    bytes[at < 0 ? bytes.length + at : at]! ^= 4;
    writeFileSync(join(copy, 'games.parquet'), bytes);
  };
  /** In the schema, not in our own description of the columns. */
  const renamed = (from: string, to: string) => (copy: string) => {
    const text = Buffer.from(contentOf('games.parquet')).toString('latin1');
    writeFileSync(join(copy, 'games.parquet'), Buffer.from(text.replaceAll(new RegExp(`(?<!")${from}(?!")`, 'g'), to), 'latin1'));
  };
  const manifestWith = (change: Partial<Record<keyof Manifest, unknown>>) => (copy: string) =>
    writeFileSync(join(copy, 'manifest.json'), JSON.stringify(sealed({ ...manifestIn(copy), ...change } as Manifest)));

  /** Without its checksum. */
  const manifestIn = (copy: string): Manifest => {
    const { checksum: _, ...manifest } = JSON.parse(readFileSync(join(copy, 'manifest.json'), 'utf8')) as Manifest & { checksum: string };
    return manifest;
  };
  const edited = (from: string, to: string) => (copy: string) => {
    const text = readFileSync(join(copy, 'manifest.json'), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(copy, 'manifest.json'), text.replace(from, to));
  };

  test.each([
    ['no folder', (copy: string) => rmSync(copy, { recursive: true }), /copy: no run is there; found no manifest\.json$/],
    ['no manifest', (copy: string) => rmSync(join(copy, 'manifest.json')), /copy: no run is there; found no manifest\.json$/],
    ['a manifest that is a folder', (copy: string) => { rmSync(join(copy, 'manifest.json')); mkdirSync(join(copy, 'manifest.json')); }, /manifest\.json: cannot be read \(EISDIR\)$/],
    ['half a manifest', (copy: string) => writeFileSync(join(copy, 'manifest.json'), '{ "format": 1,'), /manifest\.json: damaged; found no JSON/],
    ['a manifest of null', (copy: string) => writeFileSync(join(copy, 'manifest.json'), 'null'), /manifest\.json: found format none, expected 1/],
    ['a manifest of another version', manifestWith({ format: 2 }), /manifest\.json: found format 2, expected 1: written by another version of skirmish-lab$/],
    ['a manifest without cells', manifestWith({ cells: undefined }), /manifest\.json: damaged; it lacks identity, cells or columns/],
    ['a manifest with another seed, written in by hand', edited('"seed": 7', '"seed": 8'), /manifest\.json: was changed by hand since it was written; it no longer says what was played/],
    ['a manifest whose checksum was taken out', edited('"checksum"', '"check"'), /manifest\.json: was changed by hand/],
    ['no games', (copy: string) => rmSync(join(copy, 'games.parquet')), /copy: the run is not finished; found 0 of 240 games\. Run the experiment again into this folder/],
    ['too few games', manifestWith({ games: 50 }), /copy: the run is not finished; found 240 of 400 games/],
    ['too many games', manifestWith({ games: 20 }), /games\.parquet: found 240 games, expected 160: it belongs to another manifest\.json$/],
    ['other columns', manifestWith({ columns: [] }), /games\.parquet: its columns are not those of manifest\.json/],
    ['a bit flipped in the rows', flipped(2000), /games\.parquet: damaged; remove it and run the experiment again$/],
    ['a column renamed in the footer', renamed('rounds', 'sounds'), /games\.parquet: damaged/],
    ['a bit flipped in the last byte', flipped(-1), /games\.parquet: damaged/],
    ['a bit flipped in the length of the footer', flipped(-7), /games\.parquet: damaged/],
    ['games cut off', (copy: string) => writeFileSync(join(copy, 'games.parquet'), contentOf('games.parquet').subarray(0, 3000)), /games\.parquet: damaged/],
    ['an empty file of games', (copy: string) => writeFileSync(join(copy, 'games.parquet'), ''), /games\.parquet: damaged/],
    ['half a list of failures', (copy: string) => writeFileSync(join(copy, 'failures.json'), '[{'), /failures\.json: damaged; found no JSON/],
  ])('%s', async (_what, spoil, message) => {
    const refused = loadRun(spoiled(spoil));
    await expect(refused).rejects.toThrow(UsageError);
    await expect(refused).rejects.toThrow(message);
  });
});
