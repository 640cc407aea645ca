/** Where a figure gets and by where sections are entered, for players who weigh squares. */
import type { Battlefield } from './battlefield.ts';
import type { Ground } from './ground.ts';
import { faces, waysOf } from './rules/reach.ts';
import type { Battle } from './state.ts';
import { FACINGS, type Facing } from './vocabulary.ts';

/** Where a figure gets. Stands until the next question about ways. */
export interface Range {
  readonly squares: ArrayLike<number>;
  readonly count: number;
  /** Actions to be spent to stand there, whichever way it looks. */
  readonly cost: (square: number) => number;
}

export function rangeOf(ground: Ground, battle: Readonly<Battle>, figure: number): Range {
  const { squares, count, actions } = waysOf(ground, battle, figure);
  if (!faces(ground, figure)) return { squares, count, cost: (square) => actions[square * 4]! };
  return { squares, count, cost: (square) => Math.min(actions[square * 4]!, actions[square * 4 + 1]!, actions[square * 4 + 2]!, actions[square * 4 + 3]!) };
}

export function cheapestFacings(ground: Ground, battle: Readonly<Battle>, figure: number, square: number): Facing[] {
  const { actions } = waysOf(ground, battle, figure);
  const all = FACINGS.map((_, facing) => actions[square * FACINGS.length + facing]!);
  const least = Math.min(...all);
  return FACINGS.filter((_, place) => all[place] === least);
}

/** Squares by which an unturned section is entered. */
export function entrancesOf(field: Battlefield, section: number): number[] {
  const found: number[] = [];
  for (let square = 0; square < field.section.length; square++) if (field.section[square] === section && field.unknown[square] === 1 && field.entrance[square] === 1) found.push(square);
  return found;
}
