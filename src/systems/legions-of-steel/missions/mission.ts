/** What a mission adds to the rules: its board, its forces, its arrivals, its objectives and what it counts. */
import type { Chance } from '../../../kernel/chance.ts';
import type { Column, MissionCard, Seat } from '../../../kernel/game.ts';
import type { Board } from '../board.ts';
import type { Numbers } from '../book.ts';
import type { Ground } from '../ground.ts';
import type { Roster } from '../roster.ts';
import type { Affairs, Battle, LegionsState, Result } from '../state.ts';

/** A place where figures of one side want to be: what players steer by. */
export interface Aim {
  /** Names the place: equal names on one board mean equal squares. */
  readonly place: string;
  readonly squares: readonly number[];
  /** Figures in play that it needs, and how many of them. */
  readonly by: readonly number[];
  readonly wanted: number;
}

/** When objectives are looked at: after anything that may have killed, at the end of a player turn, at the end of a game turn. */
export type Occurrence = 'killed' | 'player-turn-over' | 'turn-over';

export interface Mission {
  readonly card: MissionCard;
  readonly board: Board;
  readonly columns: readonly Column[];
  roster(): Roster;
  /** Who is the first phasing player of the first turn, where the mission says so: nobody rolls then. */
  readonly first: Seat | null;
  /** Before anybody is set up: figures that the mission itself sets on the board, counters, affairs; pushes the `place` steps of the rest. */
  begin(ground: Ground, state: LegionsState, chance: Chance): void;
  /** Squares that a figure may be set on now, at deployment or as it arrives; none: it cannot come yet. */
  placing(ground: Ground, battle: Readonly<Battle>, figure: number): readonly number[];
  /** Who arrives in this initial phase of a seat; those for whom no square is open are owed a turn later. */
  arriving(ground: Ground, battle: Readonly<Battle>, seat: Seat): readonly number[];
  /** By square: 1 in arrival zones, which hold no counter and no forcewall. The same object whenever asked. */
  readonly entries: Uint8Array;
  /** Who has won; null while nobody has. */
  objectives(ground: Ground, battle: Readonly<Battle>, when: Occurrence): Result | null;
  measure(ground: Ground, battle: Readonly<Battle>): Record<string, number | string>;
  /** Where figures of this seat want to be now; empty for a side that only has to destroy. */
  aims(ground: Ground, battle: Readonly<Battle>, seat: Seat): readonly Aim[];

  // What only some missions change.

  /** The layout file that it lies by, where it is a user's own. */
  readonly layout?: Readonly<Record<string, unknown>>;

  /** What a figure may pick up where it stands, with its fire action: the bomb. */
  readonly load?: {
    /** `carrier`: who carries it; -1: it lies on `at`. */
    where(battle: Readonly<Battle>): { readonly carrier: number; readonly at: number };
    pickUp(battle: Readonly<Battle>, figure: number): Affairs;
    /** It comes to lie there. */
    lay(battle: Readonly<Battle>, square: number): Affairs;
  };
  /** Called when a figure has moved (also by order, push or scatter of its load), and when one was killed: keeps what the mission keeps count of. */
  observe?(ground: Ground, battle: Battle, when: Occurrence | 'moved'): void;
  /** How a square is marked on the drawn board, where it is a matter of the mission; one character. */
  mark?(battle: Readonly<Battle>, square: number): string | undefined;
}

/** How a mission is made from the book's numbers. */
export type MissionMaker = (book: Numbers) => Mission;
