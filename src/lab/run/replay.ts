/** Plays one game of a stored run again: the same decisions and dice, now with somebody listening. */
import { resolve } from 'node:path';
import type { Tell } from '../../kernel/chance.ts';
import { UsageError, unknownName } from '../../kernel/errors.ts';
import type { Game, Strategy } from '../../kernel/game.ts';
import { playGame, type Decision, type Played } from '../../kernel/referee.ts';
import type { Catalogue } from '../catalogue.ts';
import { gamesOf } from '../cell-rows.ts';
import type { Manifest } from '../run-data.ts';
import { BUILT_IN } from '../store/manifest.ts';

export interface Audience {
  /** The strategies that play it, as they are or so that somebody sees what they are at. */
  seat?: (strategies: readonly Strategy[], game: number) => readonly Strategy[];
  tell?: Tell;
  watch?: (decision: Decision, game: Game) => void;
}

/**
 * `folder`: the run's, from where the paths of the users' strategy files are told. Throws a `UsageError` for a cell or
 * game that the run does not have. Code that has changed since shows in a digest other than the stored one.
 */
export async function replayGame(manifest: Manifest, folder: string, cell: number, game: number, catalogue: Catalogue, audience: Audience = {}): Promise<Played> {
  const { cells, seed, draws, seats } = manifest;
  if (cells[cell] === undefined) throw new UsageError(`replay: found cell ${cell}, expected a whole number from 0 to ${cells.length - 1}`);
  const games = gamesOf(manifest, cell);
  if (!Number.isInteger(game) || game < 0 || game >= games) throw new UsageError(`replay: found game ${game}, expected a whole number from 0 to ${games - 1}`);
  const system = catalogue.systems.get(manifest.system.id);
  if (system === undefined) throw new UsageError(`replay: ${unknownName('system', manifest.system.id, [...catalogue.systems.keys()])}`);
  const { strategies, patch } = cells[cell];
  const opened = system.open({ mission: manifest.mission.id, patch, ...(manifest.layout === undefined ? {} : { layout: manifest.layout }) });
  const { seat = (strategies) => strategies, tell, watch } = audience;
  const loaded = await Promise.all(
    strategies.map((name): Promise<Strategy> => {
      const from = manifest.strategies[name]!.from;
      return catalogue.loadStrategy(system.id, from === BUILT_IN ? name : resolve(folder, from));
    }),
  );
  return playGame({
    game: opened,
    strategies: seat(loaded, game),
    seed,
    index: game,
    draws,
    seats,
    frozen: true,
    tell: tell ?? null,
    ...(watch === undefined ? {} : { watch: (decision: Decision) => watch(decision, opened) }),
  });
}
