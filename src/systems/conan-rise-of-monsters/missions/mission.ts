/** What a mission adds to the battle: what scores, and how it is judged. */
import type { Column, MissionCard } from '../../../kernel/game.ts';
import type { Zone } from '../../../kernel/table/zones.ts';
import type { Numbers } from '../book.ts';
import type { Ground } from '../ground.ts';
import type { Battle, ConanState, Result } from '../state.ts';

export interface Mission {
  readonly card: MissionCard;
  /** Columns of its own beyond those of every mission. */
  readonly columns: readonly Column[];
  turns(book: Numbers): number;
  /** Where no terrain may lie beside the deployment zones. */
  clear(book: Numbers): readonly Zone[];
  /** Points at the end of a turn. */
  score(ground: Ground, state: ConanState): void;
  /** Whether this unit may leave the table over that edge of its own will ("Escape"). */
  mayLeave(ground: Ground, battle: Readonly<Battle>, unit: number): boolean;
  /** The battle is over: who has won. */
  judge(ground: Ground, battle: Readonly<Battle>): Result;
  measure(ground: Ground, battle: Readonly<Battle>): Record<string, number | string>;
  /** What seat 0 may hope for, 0 to 1, while it goes on. */
  outlook(ground: Ground, battle: Readonly<Battle>): number;
}

