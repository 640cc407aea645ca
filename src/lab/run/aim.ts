/** How many games a run is to have: a number fixed beforehand, or as many as its questions need. */
import type { Manifest } from '../run-data.ts';
import type { Scores } from '../stopping/scores.ts';
import { stopsOf } from '../stopping/stops.ts';

export interface Aim {
  /** As it is written before the first game. */
  manifest: Manifest;
  /** Games that each cell may have at most. */
  most: readonly number[];
  /** Games that are there already, one count a cell. */
  stored: readonly number[];
}

/**
 * `before`: what the folder says. A run that once stopped by a rule goes on saying so as long as a cell has more games
 * than are asked for: they are there because of how they went.
 */
export function aimOf(asked: Manifest, stored: readonly number[], before: Manifest | undefined): Aim {
  const kept = stored.some((games) => games > asked.games) ? before?.stopping : undefined;
  const { stopping } = asked;
  const most = stored.map((games) => Math.max(games, stopping?.mostGames ?? asked.games));
  if (stopping !== undefined) return { manifest: asked, most, stored };
  return { manifest: finishedManifest({ ...asked, ...(kept === undefined ? {} : { stopping: kept }) }, most), most, stored };
}

/** Yields how many games each cell must have next; returns how many it has at the end. What is stored is always kept. */
export function* roundsOf({ manifest, most, stored }: Aim, scores: Scores): Generator<readonly number[], readonly number[]> {
  const { stopping, cells, draws, cellGames } = manifest;
  if (stopping === undefined || cellGames !== undefined) {
    yield most;
    return most;
  }
  const stops = yield* stopsOf({ cells, draws, stopping }, scores);
  return stored.map((games, cell) => Math.max(games, stops.cells[cell]!.games));
}

export function finishedManifest(manifest: Manifest, games: readonly number[]): Manifest {
  const most = Math.max(...games);
  const differ = manifest.stopping !== undefined || games.some((count) => count !== most);
  return { ...manifest, games: most, ...(differ ? { cellGames: games } : {}) };
}
