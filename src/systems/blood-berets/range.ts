/** Where a figure gets and by where sections are entered, for players who weigh squares. */
import type { Battlefield } from './battlefield.ts';
import type { Ground } from './ground.ts';
import { faces, waysOf } from './rules/reach.ts';
import type { Battle } from './state.ts';
import { FACINGS, type Facing } from './vocabulary.ts';
import { UNREACHED } from './ways.ts';

/** Where a figure gets. */
export interface Range {
  readonly squares: ArrayLike<number>;
  readonly count: number;
  /** Actions to be spent to stand there, whichever way it looks. */
  readonly cost: (square: number) => number;
}

export function rangeOf(ground: Ground, battle: Readonly<Battle>, figure: number): Range {
  const { squares, count, actions } = waysOf(ground, battle, figure);
  const withFacing = faces(ground, figure);
  const costs = new Uint8Array(actions.length / 4).fill(UNREACHED);
  for (let i = 0; i < count; i++) {
    const first = squares[i]! * 4;
    costs[squares[i]!] = withFacing ? Math.min(actions[first]!, actions[first + 1]!, actions[first + 2]!, actions[first + 3]!) : actions[first]!;
  }
  return { squares: squares.slice(0, count), count, cost: (square) => costs[square]! };
}

export function cheapestFacings(ground: Ground, battle: Readonly<Battle>, figure: number, square: number): Facing[] {
  const { actions } = waysOf(ground, battle, figure);
  const all = FACINGS.map((_, facing) => actions[square * FACINGS.length + facing]!);
  const least = Math.min(...all);
  return FACINGS.filter((_, place) => all[place] === least);
}

/** Squares by which an unturned section is entered. */
export function entrancesOf(field: Battlefield, section: number): readonly number[] {
  let known = entrances.get(field);
  if (known === undefined) entrances.set(field, (known = []));
  return (known[section] ??= findEntrances(field, section));
}

const entrances = new WeakMap<Battlefield, (readonly number[] | undefined)[]>();

function findEntrances(field: Battlefield, section: number): number[] {
  const found: number[] = [];
  for (let square = 0; square < field.section.length; square++) if (field.section[square] === section && field.unknown[square] === 1 && field.entrance[square] === 1) found.push(square);
  return found;
}
