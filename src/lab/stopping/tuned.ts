/** A sweep that looks for a target: games go to the settings between which the answer lies. */
import type { Cell } from '../run-data.ts';
import { ERROR, type Interval } from '../stats/index.ts';
import { checkPointsFrom } from './check-points.ts';
import { sequenceOf, type Draws } from './look.ts';
import { settingsOf } from './prune.ts';
import { raceOf } from './race.ts';
import type { Scores } from './scores.ts';
import type { Stopping, Tune } from './stopping.ts';
import type { Stop, Stops } from './stops.ts';

/**
 * All settings have the first check point; from then on the one that looks nearest to the target and its closest rival go on
 * to their next, until no other can be nearer by more than the margin: LUCB of S. Kalyanakrishnan, A. Tewari, P. Auer and
 * P. Stone, "PAC subset selection in stochastic multi-armed bandits", ICML 2012, for one setting out of several. The
 * intervals hold together and at any look, so with 95 % chance the answer is right whatever way the games went.
 */
export function* untilTuned({ cells, draws, stopping }: { cells: readonly Cell[]; draws: Draws; stopping: Stopping & Tune }, scores: Scores): Generator<readonly number[], Stops> {
  const { leastGames, mostGames, most } = stopping;
  const points = [...checkPointsFrom(leastGames, mostGames)];
  const settings = settingsOf(cells);
  const looks = settings.map(() => 0);
  const bands = settings.map((): Interval | undefined => undefined);
  const gamesOf = (setting: number) => points[looks[setting]!]!;
  const ofCells = <T>(of: (setting: number) => T): T[] => cells.map((cell) => of(settings.findIndex((setting) => setting.includes(cell))));
  for (;;) {
    yield ofCells(gamesOf);
    for (const [i, setting] of settings.entries()) {
      const games = gamesOf(i);
      bands[i] ??= sequenceOf(setting.map(({ index }) => scores.first(games, index)), games, draws, ERROR / settings.length);
    }
    const { best, rival, doubt } = raceOf(bands as Interval[], stopping.target / most);
    if (doubt <= stopping.margin / most) return { cells: ofCells((i): Stop => ({ games: gamesOf(i), why: 'answered' })), dropped: [], answer: null };
    const open = [best, rival].filter((i) => looks[i]! + 1 < points.length);
    if (open.length === 0) return { cells: ofCells((i): Stop => ({ games: gamesOf(i), why: i === best || i === rival ? 'most' : 'least' })), dropped: [], answer: null };
    for (const i of open) {
      looks[i]! += 1;
      bands[i] = undefined;
    }
  }
}
