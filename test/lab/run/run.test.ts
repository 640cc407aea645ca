/** Runs in real worker threads: the same bytes whoever plays, and nothing lost when something breaks. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UsageError } from '../../../src/kernel/errors.ts';
import type { FailedGame } from '../../../src/lab/run-data.ts';
import { RunError } from '../../../src/lab/run/run-error.ts';
import { runExperiment, type Progress, type RunOptions } from '../../../src/lab/run/run.ts';
import { compile } from '../compiled.ts';
import { DUELS, newFolder, optionsFor, planOf } from '../run-of-duels.ts';

const compiled = compile('test/lab/frail-worker.ts', 'test/lab/duel-worker.ts');
afterAll(() => compiled.remove());
const duelWorker = compiled.fileOf('test/lab/duel-worker.ts');

const run = async (text: string, options: Partial<RunOptions> = {}) => {
  const all = { ...optionsFor(duelWorker), ...options };
  return { ...(await runExperiment(await planOf(text), all)), folder: all.folder };
};
/** And the dice that they rolled. */
const gamesOf = (folder: string) => Buffer.concat(['games.parquet', 'dice.json'].map((name) => readFileSync(join(folder, name))));
const withGames = (games: number) => DUELS.replace('games: 40', `games: ${games}`);

/** A run of 40 games a cell that was never interrupted. */
let whole: Awaited<ReturnType<typeof run>>;
beforeAll(async () => {
  whole = await run(DUELS);
});

/** A run of 40 games a cell, stopped when it had some chunks of 5 games. */
async function interrupted(): Promise<Awaited<ReturnType<typeof run>>> {
  const stop = new AbortController();
  const progress = ({ played }: Progress) => {
    if (played >= 60) stop.abort();
  };
  return run(DUELS, { chunkSize: 5, signal: stop.signal, progress });
}

describe('the same games, byte for byte', () => {
  test.each([
    [1, 16],
    [1, 7],
    [2, 1],
    [3, 40],
    [3, 11],
  ])('with %i workers and %i games a chunk', async (workers, chunkSize) => {
    const { folder } = await run(DUELS, { workers, chunkSize });
    expect(gamesOf(folder).equals(gamesOf(whole.folder))).toBe(true);
  });

  test('but not with another seed', async () => {
    const { folder } = await run(DUELS.replace('seed: 7', 'seed: 8'));
    expect(gamesOf(folder).equals(gamesOf(whole.folder))).toBe(false);
  });

  test('and the folder holds the manifest, the games and the failures, no parts', () => {
    expect(readdirSync(whole.folder).sort()).toEqual(['dice.json', 'failures.json', 'games.parquet', 'manifest.json']);
    expect(whole).toMatchObject({ total: 160, kept: 0, played: 160, failures: 0, finished: true, reused: false });
  });

  test('progress goes up to the total', async () => {
    const seen: Progress[] = [];
    await run(DUELS, { chunkSize: 10, progress: (progress) => seen.push(progress) });
    expect(seen.map(({ played }) => played)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160]);
    expect(seen.every(({ total, kept }) => total === 160 && kept === 0)).toBe(true);
  });
});

describe('a folder that holds the same experiment', () => {
  test('with all its games: nothing is played', async () => {
    const again = await run(DUELS, { folder: whole.folder });
    expect(again).toMatchObject({ kept: 160, played: 0, finished: true, reused: true });
  });

  test('with fewer games: only the missing are played, and the file is that of an uncut run', async () => {
    const { folder } = await run(withGames(13));
    expect(await run(DUELS, { folder })).toMatchObject({ kept: 52, played: 108, reused: false });
    expect(gamesOf(folder).equals(gamesOf(whole.folder))).toBe(true);
    expect((JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { games: number }).games).toBe(40);
  });

  test('with more games: all that it has are kept and used', async () => {
    const before = gamesOf(whole.folder);
    expect(await run(withGames(13), { folder: whole.folder })).toMatchObject({ total: 160, kept: 160, played: 0, reused: true, manifest: { games: 40 } });
    expect(gamesOf(whole.folder).equals(before)).toBe(true);
  });

  test('under another title, with a seed in quotes: it is the same experiment', async () => {
    const other = DUELS.replace('Who sees in the dark', 'Pistols at night').replace('seed: 7', "seed: '7'");
    expect(await run(other, { folder: whole.folder })).toMatchObject({ reused: true, manifest: { title: 'Pistols at night' } });
  });
});

describe('a run cut short', () => {
  test('keeps its parts and goes on from them to the same bytes, in chunks of another size', async () => {
    const cut = await interrupted();
    expect(cut.finished).toBe(false);
    expect(cut.played).toBeGreaterThanOrEqual(60);
    expect(cut.played).toBeLessThan(160);
    expect(readdirSync(join(cut.folder, 'parts'))).toHaveLength(cut.played / 5);
    expect(existsSync(join(cut.folder, 'games.parquet'))).toBe(false);

    const rest = await run(DUELS, { folder: cut.folder, chunkSize: 8 });
    expect(rest).toMatchObject({ kept: cut.played, played: 160 - cut.played, finished: true });
    expect(gamesOf(cut.folder).equals(gamesOf(whole.folder))).toBe(true);
    expect(existsSync(join(cut.folder, 'parts'))).toBe(false);
  });

  test('a damaged part is played again; so is one cut off while it was written', async () => {
    const cut = await interrupted();
    const parts = readdirSync(join(cut.folder, 'parts')).map((name) => join(cut.folder, 'parts', name));
    const bytes = readFileSync(parts[0]!);
    bytes[bytes.length - 9]! ^= 1;
    writeFileSync(parts[0]!, bytes);
    writeFileSync(parts[1]!, readFileSync(parts[1]!).subarray(0, 200));
    writeFileSync(`${parts[2]}.unfinished`, 'half');

    expect(await run(DUELS, { folder: cut.folder })).toMatchObject({ kept: cut.played - 10, finished: true });
    expect(gamesOf(cut.folder).equals(gamesOf(whole.folder))).toBe(true);
  });

  test('an extension cut short goes on too, even with a part that overlaps what is stored', async () => {
    const { folder } = await run(withGames(13));
    const stop = new AbortController();
    await run(DUELS, { folder, chunkSize: 4, signal: stop.signal, progress: ({ played }) => played >= 40 && stop.abort() });
    mkdirSync(join(folder, 'parts'), { recursive: true });
    const [part] = readdirSync(join(folder, 'parts'));
    writeFileSync(join(folder, 'parts', '1-2-6.part'), readFileSync(join(folder, 'parts', part!)));
    await run(DUELS, { folder });
    expect(gamesOf(folder).equals(gamesOf(whole.folder))).toBe(true);
  });
});

describe('another experiment in the folder is refused, with what differs, and nothing is written', () => {
  test.each([
    ['seed', DUELS.replace('seed: 7', 'seed: 8'), {}, 'seed 7 there, 8 here'],
    ['mission', DUELS.replace('to-the-death', 'first-blood'), {}, 'mission to-the-death there, first-blood here'],
    ['strategies', DUELS.replace('white: [random]', 'white: [first]'), {}, 'strategies random / random, first / random there, random / first, first / first here'],
    ['patch', `${DUELS}set: { trap.wounds: 0 }\n`, {}, 'patch pistol.hitsOn = 4; pistol.hitsOn = 3 there, trap.wounds = 0, pistol.hitsOn = 4; trap.wounds = 0, pistol.hitsOn = 3 here'],
    ['draws', `${DUELS}draws: { setup: 4 }\n`, {}, 'draws {} there, {"setup":4} here'],
    ['code', DUELS, { code: 'other' }, 'the code has changed'],
  ])('%s', async (_what, text, options, difference) => {
    const before = readdirSync(whole.folder).map((name) => readFileSync(join(whole.folder, name), 'utf8'));
    const refused = run(text, { ...options, folder: whole.folder });
    await expect(refused).rejects.toThrow(UsageError);
    await expect(refused).rejects.toThrow(`${whole.folder}: holds another experiment: ${difference}. Name another folder, or remove this one`);
    expect(readdirSync(whole.folder).map((name) => readFileSync(join(whole.folder, name), 'utf8'))).toEqual(before);
  });

  test('a changed strategy file', async () => {
    const home = newFolder();
    const player = (column: number) => `export default { name: 'x', about: 'x', start: (seat, game) => ({ choose: (view) => game.options(view)[${column}] ?? game.options(view)[0] }) };`;
    const text = withGames(2).replace('white: [random]', 'white: [./mine.mjs]');
    const options = optionsFor(duelWorker, join(home, 'run'));
    writeFileSync(join(home, 'mine.mjs'), player(0));
    await runExperiment(await planOf(text, join(home, 'duels.yaml')), options);
    writeFileSync(join(home, 'mine.mjs'), player(1));
    await expect(runExperiment(await planOf(text, join(home, 'duels.yaml')), options)).rejects.toThrow('holds another experiment: a strategy file has changed.');
  });

  test('a folder with other things in it', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'diary.txt'), '');
    await expect(run(DUELS, { folder })).rejects.toThrow(`${folder}: holds diary.txt but no manifest.json; expected a new or empty folder, or one of this experiment`);
    expect(readdirSync(folder)).toEqual(['diary.txt']);
  });

  test('a file where the folder should be', async () => {
    const file = join(newFolder(), 'diary.txt');
    writeFileSync(file, '');
    await expect(run(DUELS, { folder: file })).rejects.toThrow(`${file}: cannot be written to: a part of the path is a file`);
    await expect(run(DUELS, { folder: join(file, 'run') })).rejects.toThrow(`${join(file, 'run')}: cannot be written to: a part of the path is a file`);
  });
});

describe('when workers break', () => {
  const frail = compiled.fileOf('test/lab/frail-worker.ts');

  test('a worker that dies once costs nothing: its chunk is played by a fresh one', async () => {
    const text = DUELS.replace('seed: 7', `seed: exits ${join(newFolder(), 'died')}`);
    const [broken, sound] = [await run(text, { worker: { filename: frail } }), await run(text)];
    expect(broken).toMatchObject({ played: 160, finished: true });
    expect(gamesOf(broken.folder).equals(gamesOf(sound.folder))).toBe(true);
  });

  test.each([
    ['exits', 'worker exited with code: 3'],
    ['throws', 'the table fell over'],
  ])('a chunk whose worker %s each time ends the run, which keeps what it has', async (how, why) => {
    const folder = join(newFolder(), 'run');
    const text = DUELS.replace('seed: 7', `seed: ${how}`);
    const broken = run(text, { folder, worker: { filename: frail }, chunkSize: 10 });
    await expect(broken).rejects.toThrow(RunError);
    await expect(broken).rejects.toThrow(`games 10 to 19 of cell 0 (random / random) stopped their worker twice: ${why}`);
    await expect(broken).rejects.toThrow(/\n\d+ of 160 games are kept in .*; the same command goes on from there$/);
    const kept = readdirSync(join(folder, 'parts')).length * 10;
    expect(await run(text, { folder })).toMatchObject({ kept, finished: true });
  });

  test.each([
    ['throws', `throw new Error('no chairs');`, 'no chairs'],
    ['exits', `process.exit(1);`, 'worker exited with code: 1'],
  ])('a worker that %s as it starts does not hang the run', async (_how, code, why) => {
    const filename = join(newFolder(), 'worker.mjs');
    writeFileSync(filename, `${code}\nexport default () => {};`);
    await expect(run(DUELS, { worker: { filename } })).rejects.toThrow(why);
  });
});

describe('failed games', () => {
  const text = withGames(20).replace('[random, first]', '[random, illegal]').replace('white: [random]', 'white: [throws]');

  test('are listed with what happened and how to play them again, whatever the chunks', async () => {
    const [large, small] = [await run(text), await run(text, { workers: 1, chunkSize: 3 })];
    const listed = JSON.parse(readFileSync(join(large.folder, 'failures.json'), 'utf8')) as FailedGame[];
    expect(listed).toHaveLength(large.failures);
    expect(listed[0]).toEqual({ cell: 0, game: listed[0]!.game, kind: 'threw', seat: 'white', decision: listed[0]!.decision, message: 'out of ideas', replay: `replay 0 ${listed[0]!.game}` });
    expect(listed.map(({ cell, game }) => cell * 20 + game)).toEqual(listed.map(({ cell, game }) => cell * 20 + game).sort((a, b) => a - b));
    expect(new Set(listed.map(({ kind }) => kind))).toEqual(new Set(['threw', 'illegal']));
    expect(readFileSync(join(small.folder, 'failures.json'), 'utf8')).toBe(readFileSync(join(large.folder, 'failures.json'), 'utf8'));
    expect(gamesOf(small.folder).equals(gamesOf(large.folder))).toBe(true);
  });

  test('are listed once after an extension', async () => {
    const { folder } = await run(text.replace('games: 20', 'games: 9'));
    await run(text, { folder });
    const uncut = await run(text);
    expect(readFileSync(join(folder, 'failures.json'), 'utf8')).toBe(readFileSync(join(uncut.folder, 'failures.json'), 'utf8'));
    rmSync(folder, { recursive: true });
  });
});

describe('a run without a size of chunks', () => {
  test('cuts small ones at first, and plays the same bytes', async () => {
    const sizes: number[] = [];
    let before = 0;
    const { folder } = await run(DUELS, { progress: ({ played }) => { sizes.push(played - before); before = played; } });
    expect(sizes.slice(1, 3)).toEqual([2, 2]);
    expect(gamesOf(folder).equals(gamesOf(whole.folder))).toBe(true);
  });
});

test('a folder that cannot be made is refused, also below /proc, where Node tries for ever', async () => {
  await expect(run(DUELS, { folder: '/proc/skirmish/run' })).rejects.toThrow('/proc/skirmish/run: cannot be written to: no such folder');
});
