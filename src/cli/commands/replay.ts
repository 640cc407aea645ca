/** `skirmish replay`: one game of a stored run in words, and whether it is still the same game. */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { examples, exitCodes } from '../help-text.ts';
import { UsageError } from '../../kernel/errors.ts';
import type { Played } from '../../kernel/referee.ts';
import { cellNamed } from '../../lab/cell-named.ts';
import { firstRow, gamesOf } from '../../lab/cell-rows.ts';
import type { Cell, Manifest, RunData } from '../../lab/run-data.ts';
import { complain, DONE, FAILED } from '../exit.ts';
import { wholeFrom, withManner, withPatience } from '../options.ts';
import { playedApart, showLoading } from '../play-apart.ts';
import { print } from '../print.ts';
import type { Manner } from '../tell.ts';

export function addReplay(program: Command): void {
  const command = program
    .command('replay')
    .summary('a game of a stored run in words')
    .description('Tell one game of a stored run in words, and check that it is still the same game.')
    .argument('<run-folder>', 'what `skirmish run` wrote')
    .argument('<cell>', 'index or label of the cell')
    .argument('<game>', 'number of the game in its cell, from 0', wholeFrom(0))
    .option('--at <decision>', 'with --save: which decision, from 0', wholeFrom(0))
    .option('--save <file>', 'do not tell it, but write the position that it is in before that decision, to inspect it or to play on');
  withPatience(withManner(command)).addHelpText('after', examples('replay reports/breakthrough 0 17', 'replay reports/no-leader "captain / captain" 3 --board never') + exitCodes('it is no longer the same game')).action(replay);
}

interface Options extends Manner {
  at?: number;
  save?: string;
  patience?: number;
}

async function replay(folder: string, cellName: string, game: number, { at, save, patience, ...manner }: Options): Promise<void> {
  if ((at === undefined) !== (save === undefined)) throw new UsageError(`replay: ${at === undefined ? '--save goes with --at <decision>' : '--at goes with --save <file>'}`);
  const { loadRun } = await import('../../lab/store/load.ts');
  const { tell } = await import('../tell.ts');
  const { BUILT_IN } = await import('../../lab/store/manifest.ts');
  const { savePosition } = await import('../save-position.ts');
  const { missionNamed, systemNamed } = await import('../named.ts');
  const run = await loadRun(folder);
  const { manifest } = run;
  const cell = cellNamed(manifest, cellName);
  const games = gamesOf(manifest, cell.index);
  if (game >= games) throw new UsageError(`${folder}: no game ${game}; ${manifest.cellGames === undefined ? 'a cell' : `cell ${cell.index}`} has games 0 to ${games - 1}`);
  const system = systemNamed(manifest.system.id);
  const own = cell.strategies.some((label) => manifest.strategies[label]!.from !== BUILT_IN);
  if (await playedApart({ own, seats: system.seats, patience, json: manner.json })) return;
  const players = await playersOf(manifest, cell, folder);
  const sitting = { system, mission: missionNamed(system, manifest.mission.id), patch: cell.patch, players, seed: manifest.seed, index: game, draws: manifest.draws, ...(manifest.layout === undefined ? {} : { layout: manifest.layout }) };
  const played = save === undefined ? tell(sitting, manner) : await savePosition(sitting, at!, save);

  const same = isSame(run, cell, game, played);
  const say = manner.json ? complain : print;
  if (same) {
    if (!manner.quiet) say('It is the game of the run, decision by decision.');
  } else {
    const { codeOf } = await import('../code.ts');
    const changed = manifest.identity.split('-')[1] !== codeOf(system.id);
    say(`It is not the game of the run: the stored digest is ${storedDigest(run, cell, game) || 'none (it failed)'}, this one ${played.digest}.`);
    say(changed ? 'The code has changed since the run was played; run the experiment again.' : 'The code is that of the run: a strategy file has changed, or a strategy plays the same situation in different ways.');
  }
  process.exitCode = same && played.failure === null ? DONE : FAILED;
}

/** Paths of users' strategy files are told from the run's folder. */
async function playersOf({ system, strategies }: Manifest, cell: Cell, folder: string) {
  const { loadStrategy } = await import('../strategies.ts');
  const { BUILT_IN } = await import('../../lab/store/manifest.ts');
  showLoading();
  return Promise.all(
    cell.strategies.map(async (label) => {
      const { from } = strategies[label]!;
      return { label, strategy: await loadStrategy(system.id, from === BUILT_IN ? label : resolve(folder, from)) };
    }),
  );
}

function storedDigest(run: RunData, cell: Cell, game: number): string {
  return run.texts('digest')[firstRow(run.manifest, cell.index) + game]!;
}

/** A failed game has no digest: it is the same if it fails in the same way at the same decision. */
function isSame(run: RunData, cell: Cell, game: number, played: Played): boolean {
  const stored = run.failures.find((failure) => failure.cell === cell.index && failure.game === game);
  if (stored === undefined) return played.failure === null && played.digest === storedDigest(run, cell, game);
  return played.failure?.kind === stored.kind && played.failure.decision === stored.decision;
}
