/** Games that end their worker are found, set apart and named; all others are played, and are the same as ever. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { FailedGame } from '../../../src/lab/run-data.ts';
import { runExperiment, type RunOptions } from '../../../src/lab/run/run.ts';
import { loadRun } from '../../../src/lab/store/load.ts';
import { compile } from '../compiled.ts';
import { newFolder, optionsFor, planOf } from '../run-of-duels.ts';

const compiled = compile('test/lab/duel-worker.ts');
afterAll(() => compiled.remove());

/** Does something fatal at one decision in `oneIn`; else plays at random. */
const player = (fatal: string, oneIn: number) => `let games = 0;
export default { name: 'x', about: 'x', start: (seat, game) => ({
  choose(view, rng) {
    const [dice, options] = [rng.below(${oneIn}), game.options(view)];
    if (dice === 0) { ${fatal} }
    return options[rng.below(options.length)];
  },
}) };`;

async function play(strategy: string, games: number, options: Partial<RunOptions> = {}) {
  const home = newFolder();
  writeFileSync(join(home, 'mine.mjs'), strategy);
  const text = `title: Fatal duels\nsystem: duel-in-the-dark\nmission: to-the-death\nseed: 3\ngames: ${games}\nstrategies:\n  black: [./mine.mjs]\n  white: [random]\n`;
  const all = { ...optionsFor(compiled.fileOf('test/lab/duel-worker.ts'), join(home, 'run')), silence: 400, ...options };
  const outcome = await runExperiment(await planOf(text, join(home, 'duels.yaml')), all);
  const failures = JSON.parse(readFileSync(join(all.folder, 'failures.json'), 'utf8')) as FailedGame[];
  return { outcome, failures, bytes: readFileSync(join(all.folder, 'games.parquet')), run: await loadRun(all.folder) };
}

describe('a strategy that ends its worker in some games', () => {
  const fatal = player('process.exit(3);', 40);

  test('costs those games and no other; which they are does not depend on workers or chunks', async () => {
    const [one, two, three] = [await play(fatal, 30, { workers: 1, chunkSize: 30 }), await play(fatal, 30, { workers: 2, chunkSize: 7 }), await play(fatal, 30, { workers: 2, chunkSize: 1 })];
    const healthy = await play(player('', 40), 30);
    expect(one.failures.length).toBeGreaterThan(1);
    expect(one.failures.length).toBeLessThan(20);
    expect(one.failures[0]).toMatchObject({ cell: 0, kind: 'killed', seat: 'black', message: 'worker exited with code: 3', replay: `replay 0 ${one.failures[0]!.game}` });
    expect(one.outcome).toMatchObject({ finished: true, played: 30, failures: one.failures.length });
    for (const other of [two, three]) {
      expect(other.failures).toEqual(one.failures);
      expect(other.bytes.equals(one.bytes)).toBe(true);
    }
    const killed = new Set(one.failures.map(({ game }) => game));
    const digests = healthy.run.texts('digest').map((digest, game) => (killed.has(game) ? '' : digest));
    expect(one.run.texts('digest')).toEqual(digests);
  });

  test('in all of them: the run gives up, says so, and keeps what it has', async () => {
    await expect(play(player('process.exit(3);', 1), 60, { chunkSize: 60 })).rejects.toThrow(
      /^25 games ended their workers, the last of them game 24 of cell 0 \(mine \/ random\): worker exited with code: 3\n25 of 60 games are kept in/,
    );
  });
});

test('a strategy that never answers loses that game only', async () => {
  const { failures, outcome } = await play(player('for (;;);', 150), 30, { chunkSize: 30 });
  expect(failures.length).toBeGreaterThan(0);
  expect(failures[0]).toMatchObject({ kind: 'killed', seat: 'black', message: 'no sign of life for 0.4 s: an endless loop' });
  expect(outcome).toMatchObject({ finished: true, played: 30, failures: failures.length });
});

test('a worker that ends because something piled up is not held against the game', async () => {
  const { failures, outcome } = await play(player('', 2).replace('const [dice', 'games += 1; if (games > 60) process.exit(4); const [dice'), 40, { workers: 1, chunkSize: 40 });
  expect(failures).toEqual([]);
  expect(outcome).toMatchObject({ finished: true, played: 40, failures: 0 });
});
