/** The ranges that a weapon has, each with its squares ("Weapon Table"). */
import type { WeaponCard } from '../unit-card.ts';
import { RANGES, type Range } from '../vocabulary.ts';

export interface Band {
  readonly band: Range;
  /** The squares in it: from, to. */
  readonly from: number;
  readonly to: number;
}

/** The nearest first. */
export function bandsOf({ ranges }: WeaponCard): Band[] {
  const bands: Band[] = [];
  let reached = 0;
  for (const [column, to] of ranges.entries()) {
    if (to <= reached) continue;
    bands.push({ band: RANGES[column]!, from: reached + 1, to });
    reached = to;
  }
  return bands;
}
