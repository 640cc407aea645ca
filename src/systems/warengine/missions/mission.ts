/** What a mission adds to the rules: what is fought over, and who has won ("Victory"). */
import type { Column, MissionCard } from '../../../kernel/game.ts';
import type { Numbers } from '../book.ts';
import type { Ground } from '../ground.ts';
import type { Battle, Result } from '../state.ts';

export interface Mission {
  readonly card: MissionCard;
  readonly columns: readonly Column[];
  /** How many places are worth holding, where no layout names them; `middle`: the one nearest to the middle of the table, else drawn by lot. */
  objectives(book: Numbers): { readonly places: number; readonly middle: boolean; readonly marked: boolean };
  /** Whether it is won by holding places, so that no figure can be what is fought over. */
  readonly onlyPlaces: boolean;
  /** Who has won at the end of a turn; null while nobody has. */
  judge(ground: Ground, battle: Readonly<Battle>): Result | null;
  /** Who has won when a side, or both, have nobody left in play. */
  annihilated(left: readonly [boolean, boolean]): Result;
  measure(ground: Ground, battle: Readonly<Battle>): Record<string, number | string>;
}

/** All of the book that any of these missions rests on. */
export function restsOn(mission: string): readonly string[] {
  return [
    'dice.', 'units.', 'attack.', 'defense.', 'area.', 'movement.', 'rout.', 'deployment.', 'terrain.', 'forces.', 'victory.', `missions.${mission}.`,
    'points.', 'limits.', 'abilities.', 'options.',
  ];
}

/** What the second game of each pair swaps. */
export const TWINS = 'the two sides begin from each other’s edge of the same table';

/** Squares of the table, an inch each, as the book has it. */
export const FIELD = { columns: 48, rows: 48, inches: true } as const;
