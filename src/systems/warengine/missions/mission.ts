/** What a mission adds to the rules: what is fought over, and who has won ("Victory"). */
import type { Column, MissionCard, Seat } from '../../../kernel/game.ts';
import type { Ground } from '../ground.ts';
import type { Battle, Result } from '../state.ts';
import type { Numbers } from '../book.ts';

export interface Mission {
  readonly card: MissionCard;
  readonly columns: readonly Column[];
  /** How many places are worth holding, where no layout names them. */
  objectives(book: Numbers): number;
  /** Turns before the game is over. */
  turns(book: Numbers): number;
  /** Who has won at the end of a turn; null while nobody has. A side without a figure in play is judged before. */
  judge(ground: Ground, battle: Readonly<Battle>): Result | null;
  /** Who has won when a side, or both, have nobody left. */
  annihilated(ground: Ground, battle: Readonly<Battle>, left: readonly [boolean, boolean]): Result;
  /** Points of a seat, where the mission is won by points. */
  score?(ground: Ground, battle: Readonly<Battle>, seat: Seat): number;
  measure(ground: Ground, battle: Readonly<Battle>): Record<string, number | string>;
}
