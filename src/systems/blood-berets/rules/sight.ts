/**
 * Whether one square can be seen from another: the straight line from centre to centre meets no wall, no figure and no unturned section,
 * and fewer than two squares of jungle ("Missile Weapons", "In Cover—Jungle", "In Cover—Unturned Sections").
 *
 * A line that only touches a corner is not blocked. The two squares at its ends hide nothing.
 */
import type { Battlefield } from '../battlefield.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';

/** `without`: a figure that is looked past, such as one that would stand elsewhere. */
export function canSee(ground: Ground, battle: Readonly<Battle>, from: number, to: number, { without = -1 }: { without?: number } = {}): boolean {
  return seesOn(ground.field(battle, without), from, to, ground.book.cover.jungle);
}

/** The same on a board with its figures; `hiding`: squares of jungle that hide what is behind them. */
export function seesOn(field: Battlefield, from: number, to: number, hiding: number): boolean {
  if (field.unknown[from] !== 0 || field.unknown[to] !== 0) return false;
  if (!field.lines.clear(field.opaque, from, to)) return false;
  return !field.hasJungle || jungleBetween(field, from, to) < hiding;
}

/** Squares of jungle that the line crosses on its way; those at its ends do not count. */
export function jungleBetween({ lines, jungle }: Battlefield, from: number, to: number): number {
  let count = 0;
  for (let i = lines.start(from, to), last = lines.end(from, to) - 1; i < last; i++) count += jungle[from + lines.stepSquare[i]!]!;
  return count;
}
