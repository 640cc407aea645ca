/**
 * A strategy that throws, cheats, never answers or takes its worker with it, in the games that its luck picks: each such
 * game is set apart, counted and named with the command that plays it again, and every other game is as it would have
 * been. That those commands end, also for a loop, is in test/cli/hostile-strategies.test.ts; workers that die of
 * themselves in test/lab/run/run.test.ts.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replayGame } from '../../src/lab/run/replay.ts';
import type { RunData } from '../../src/lab/run-data.ts';
import { runExperiment } from '../../src/lab/run/run.ts';
import { loadRun } from '../../src/lab/store/load.ts';
import { asText, summarise, winRateTable } from '../../src/lab/summary/index.ts';
import { compile } from '../lab/compiled.ts';
import { duelCatalogue } from '../lab/duel.ts';
import { newFolder, optionsFor, planOf } from '../lab/run-of-duels.ts';

const compiled = compile('test/lab/duel-worker.ts');
afterAll(() => compiled.remove());

/** What each does at its second decision, in one game of four. */
const ROGUES = {
  sound: '',
  throws: "throw new Error('out of ideas');",
  cheats: "return { do: 'walk', to: -1 };",
  loops: 'for (;;);',
  leaves: 'process.exit(1);',
};
const NAMES = Object.keys(ROGUES);
const KINDS: Record<string, string> = { throws: 'threw', cheats: 'illegal', loops: 'killed', leaves: 'killed' };
const GAMES = 12;

const strategy = (misdeed: string) => `export default { name: 'x', about: 'x', start(seat, game) {
  let asked = 0;
  let rogue = false;
  return { choose(view, rng) {
    if (asked === 0) rogue = rng.below(4) === 0;
    if (++asked === 2 && rogue) { ${misdeed} }
    return game.options(view)[0];
  } };
} };`;

const folder = join(newFolder(), 'run');
let run: RunData;
beforeAll(async () => {
  const home = newFolder();
  for (const [name, misdeed] of Object.entries(ROGUES)) writeFileSync(join(home, `${name}.mjs`), strategy(misdeed));
  const text = `title: Rogues\nsystem: duel-in-the-dark\nmission: to-the-death\nseed: 4\ngames: ${GAMES}\nstrategies:\n  black: [${NAMES.map((name) => `./${name}.mjs`).join(', ')}]\n  white: [random]\n`;
  const outcome = await runExperiment(await planOf(text, join(home, 'rogues.yaml')), { ...optionsFor(compiled.fileOf('test/lab/duel-worker.ts'), folder), silence: 400, chunkSize: 6 });
  expect(outcome).toMatchObject({ finished: true, played: NAMES.length * GAMES });
  run = await loadRun(folder);
});

const failedGamesOf = (cell: number) => run.failures.filter((failure) => failure.cell === cell).map(({ game }) => game);

test('the same games fail in every cell but the sound one, each in its way, by black at its second decision', () => {
  const wild = failedGamesOf(1);
  expect(wild.length).toBeGreaterThan(1);
  expect(wild.length).toBeLessThan(GAMES / 2);
  expect(failedGamesOf(0)).toEqual([]);
  for (const [cell, name] of NAMES.entries()) {
    if (cell > 0) expect([name, failedGamesOf(cell)]).toEqual([name, wild]);
  }
  for (const { cell, game, kind, seat, replay } of run.failures) expect([kind, seat, replay]).toEqual([KINDS[NAMES[cell]!], 'black', `replay ${cell} ${game}`]);
});

test('every other game is that of the sound player', () => {
  const digest = run.texts('digest');
  const failure = run.texts('failure');
  for (let row = GAMES; row < run.rows; row++) if (failure[row] === '') expect(digest[row]).toBe(digest[row % GAMES]);
});

test('they are counted, and the run is marked incomplete in summary and table', () => {
  const summary = summarise(run);
  const wild = failedGamesOf(1).length;
  expect(summary.cells.map(({ finished, failures }) => [finished, failures])).toEqual([
    [GAMES, {}], [GAMES - wild, { threw: wild }], [GAMES - wild, { illegal: wild }], [GAMES - wild, { killed: wild }], [GAMES - wild, { killed: wild }],
  ]);
  expect(summary.incomplete).toBe(true);
  expect(asText(winRateTable(summary), 200)).toContain(`\nIncomplete: ${4 * wild} of ${NAMES.length * GAMES} games have no result (${wild} illegal, ${2 * wild} killed, ${wild} threw).\n`);
});

test('those that can be played again without a watch fail again at the same decision', async () => {
  for (const { cell, game, kind, decision } of run.failures) {
    if (kind !== 'killed') expect((await replayGame(run.manifest, folder, cell, game, duelCatalogue)).failure).toMatchObject({ kind, decision, seat: 0 });
  }
});
