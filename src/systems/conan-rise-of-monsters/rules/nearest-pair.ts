/** Of two units the models that are nearest to each other. */
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';

export interface Pair {
  readonly ours: number;
  readonly theirs: number;
  /** Edge to edge, hundredths of an inch, rounded up. */
  readonly away: number;
}

/** The first of the nearest; undefined if one of the units is not in play. */
export function nearestPair(ground: Ground, battle: Readonly<Battle>, unit: number, other: number): Pair | undefined {
  let nearest: Pair | undefined;
  const theirs = ground.members(battle, other);
  for (const model of ground.members(battle, unit)) {
    for (const enemy of theirs) {
      const away = ground.distance(battle, model, enemy);
      if (nearest === undefined || away < nearest.away) nearest = { ours: model, theirs: enemy, away };
    }
  }
  return nearest;
}
