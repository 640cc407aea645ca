/** How lucky a side was: what the dice gave above what they owed, in units of f and in standard deviations. */
import { isJoined } from './joined.ts';

export interface LuckScore {
  /** Mean a game, in the channel's unit. */
  mean: number;
  /** All games' deviation over its standard deviation: beyond 4 either way, suspect the dice or the ledger. NaN where nothing was rolled. */
  z: number;
}

/**
 * `deviations` and `variances`: a game's ledger entries. Games of one unit may have met the same dice; there the
 * variance is that of the units' sums, not the ledger's.
 */
export function luckScore(deviations: ArrayLike<number>, variances: ArrayLike<number>, units: ArrayLike<number>): LuckScore {
  let deviation = 0;
  let variance = 0;
  const byUnit = new Map<number, number>();
  for (let i = 0; i < deviations.length; i++) {
    deviation += deviations[i]!;
    variance += variances[i]!;
    byUnit.set(units[i]!, (byUnit.get(units[i]!) ?? 0) + deviations[i]!);
  }
  if (isJoined([{ values: deviations, units }])) {
    variance = 0;
    for (const sum of byUnit.values()) variance += sum * sum;
  }
  return { mean: deviation / deviations.length, z: variance > 0 ? deviation / Math.sqrt(variance) : NaN };
}
