/** Which settings of a sweep are out of the running: those surely further from the target than the best one. */
import type { Cell } from '../run-data.ts';
import type { Interval, Numbered } from '../stats/index.ts';
import { sequenceOf, type Draws } from './look.ts';

/** Cells that differ by their strategies only. */
export type Setting = readonly Cell[];

export interface Dropped {
  /** Indices of the cells of the setting that is dropped, and of the best one at that look. */
  cells: readonly number[];
  best: readonly number[];
  /** Games of each of its cells. */
  games: number;
  /** The first seat's score in each, over all pairings. */
  score: Interval;
  bestScore: Interval;
}

export function settingsOf(cells: readonly Cell[]): Setting[] {
  const settings = new Map<string, Cell[]>();
  for (const cell of cells) {
    const key = JSON.stringify(cell.varied);
    settings.set(key, [...(settings.get(key) ?? []), cell]);
  }
  return [...settings.values()];
}

export interface Runner {
  setting: Setting;
  /** Its cells' games so far. */
  games: number;
  scores: readonly Numbered[];
}

/**
 * `running`: the settings that are not dropped yet; `settings`: how many there were. All their intervals hold together
 * with 95 % chance, so that the setting nearest to the target is dropped in at most 5 of 100 sweeps. The reference, from
 * which changes are measured, stays.
 */
export function losersOf(running: readonly Runner[], target: number, settings: number, draws: Draws, error: number): Dropped[] {
  const known = running.map(({ setting, games, scores }) => {
    const score = sequenceOf(scores, games, draws, error / settings);
    return { setting, games, score, nearest: Math.max(0, score.low - target, target - score.high), farthest: Math.max(target - score.low, score.high - target) };
  });
  const judged = known.filter(({ score }) => score.n > 0);
  const best = judged.reduce((a, b) => (b.farthest < a.farthest ? b : a), judged[0]!);
  return judged
    .filter(({ setting, nearest }) => setting[0]!.reference !== null && nearest > best.farthest)
    .map(({ setting, games, score }) => ({ cells: indices(setting), best: indices(best.setting), games, score, bestScore: best.score }));
}

const indices = (setting: Setting): number[] => setting.map(({ index }) => index);
