/** What a mission adds to the rules: its field, its deployment, its objectives and what it counts. */
import type { Chance } from '../../../kernel/chance.ts';
import type { Column, MissionCard, Seat } from '../../../kernel/game.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Layout } from '../board.ts';
import type { Numbers } from '../book.ts';
import type { Roster } from '../roster.ts';
import type { Battle, Result } from '../state.ts';

export interface Mission {
  readonly card: MissionCard;
  readonly columns: readonly Column[];
  roster(): Roster;
  /** The board's arrangement, drawn from the set-up stream; null where the board is given. */
  layout(chance: Chance): Layout | null;
  battlefield(layout: Layout | null, book: Numbers): Battlefield;
  /** The squares that a squad may be deployed on, one figure a square. */
  deployment(squad: number): readonly number[];
  /** By square: 1 where a figure of this seat goes out of play, its errand done. */
  goals(field: Battlefield, seat: Seat): Uint8Array;
  /** The squad whose Starting/Goal Square a square belongs to, -1 for none. */
  startingSquare(square: number): number;
  /** Who has won, after an action with all its rolls or at the end of a round; null while nobody has. */
  objectives(battle: Readonly<Battle>, roster: Roster, book: Numbers, roundOver: boolean): Result | null;
  measure(battle: Readonly<Battle>, roster: Roster): Record<string, number | string>;
}
