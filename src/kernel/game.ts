/** The contract between a game and everything that plays, measures or tells it. */
import type { Book } from './book.ts';
import type { Chance } from './chance.ts';
import type { Inspection } from './inspect.ts';
import type { RollChances } from './luck.ts';
import type { DiceNotation, Odds } from './odds.ts';
import type { PointsReport, Trials } from './points.ts';
import type { Position } from './position.ts';
import type { Rng } from './rng.ts';

/** Index into `System.seats`. */
export type Seat = number;

/** One opened set-up: it holds the patched book, the mission and cached geometry, so that none of them sits in a state. */
export interface Game<State = unknown, View = unknown, Action = unknown> {
  /** A new battlefield, played up to the first choice of a player. */
  deploy(chance: Chance): State;
  /** Whose decision it is; null when the game is over. */
  toAct(state: State): Seat | null;
  /** What a seat may know: by reference, not copied, never to be written to. */
  view(state: State, seat: Seat): View;
  /** The legal actions now. On a grid: all of them. */
  options(view: View): Action[];
  /** Why an action is not legal, naming the rule; undefined when it is. Judges any value, also one of the wrong shape. */
  refuse(view: View, action: Action): string | undefined;
  /** Changes the state in place, up to the next decision. */
  apply(state: State, action: Action, chance: Chance): void;
  /** An independent copy, for players who look ahead. */
  copy(state: State): State;
  /** A number that is another one when anything has changed that a view shows: so the referee sees that a player wrote to his. A microsecond at most. */
  fingerprint(state: State): number;
  /** A whole state that agrees with the view; what is hidden is drawn from `rng`. */
  imagine(view: View, rng: Rng): State;
  measure(state: State): Measures;
  /** How the game stands: the score that seat 0 may hope for, 0 to 1, for players who stop looking ahead. Its result once it is over. */
  outlook?(state: State): number;
  /** The battlefield as text. */
  draw(state: State): string;
  /** The mission that is played, where a position brings its own or a layout changes its field. */
  readonly card?: MissionCard;
  /** The state as a position, to be opened again. Throws a `UsageError` at a moment that no position holds. Absent where the system has no positions. */
  position?(state: State): Position;
}

/** A finished (or stopped) game in figures. `values` has exactly the columns that the system announces. */
export interface Measures {
  /** Null: a draw. */
  winner: Seat | null;
  /** How it ended: one of the mission's `grades`. */
  grade: string;
  rounds: number;
  values: Record<string, number | string>;
}

/** A scripted player. `Context` is the opened game; a strategy asks it through the room's tactics. */
export interface Strategy<Context = unknown, View = unknown, Action = unknown> {
  name: string;
  /** One line: how it plays. */
  about: string;
  /** A fresh player for one game: whatever it remembers ends with that game. */
  start(seat: Seat, game: Context): Player<View, Action>;
}

export interface Player<View = unknown, Action = unknown> {
  choose(view: View, rng: Rng): Action;
}

/**
 * A column of the result rows. `places` is text: who@column,row of each event in order, parted by blanks
 * ("regular@3,5 necromutant@4,4"), zero-based from the top left, so that a chart can count them by square.
 */
export interface Column {
  name: string;
  kind: 'whole' | 'real' | 'text' | 'places';
  unit: string;
  about: string;
  /** The seat it is about, if it is about one. */
  seat?: Seat;
  /** Columns of one group are charted together; in the words of the chart, such as "losses by unit" or "kills by K-Pulse". */
  group?: string;
}

export interface LuckChannel {
  name: string;
  /** Of f, such as "kills". */
  unit: string;
  about: string;
}

export interface MissionCard {
  id: string;
  title: string;
  about: string;
  /** Every way it may end, best for seat 0 first. */
  grades: readonly Grade[];
  /** Width and height in squares, for charts by square; `inches`: an open table, where a square is an inch. */
  field: { columns: number; rows: number; inches?: true };
  roundLimit: number;
  /** Book paths that its results depend on: prefixes, such as `units.` or `options.rules`. */
  restsOn: readonly string[];
  /** Where games come in pairs, each on one set-up: what the second game swaps, in words ("the sides swap their edges of the table"). */
  twins?: string;
}

export interface Grade {
  id: string;
  about: string;
  /** Null: a draw. */
  winner: Seat | null;
}

/** What a set-up is made of. `patch`: book path -> value, already checked or not: `open` checks it. */
export interface Setup {
  /** Not looked at where there is a position. */
  mission: string;
  patch?: Readonly<Record<string, unknown>>;
  /** Begin here instead of at the mission's deployment (a parsed position file). */
  position?: unknown;
  /** How the mission lies, in place of its built-in layout (a parsed layout file). */
  layout?: unknown;
}

/** A room: one rulebook, with all that the lab and the commands need of it. */
export interface System<State = unknown, View = unknown, Action = unknown> {
  id: string;
  title: string;
  /** Names of the two or more sides, such as clan, legion. */
  seats: readonly string[];
  missions: readonly MissionCard[];
  /** Every number a designer may change, with its provenance. */
  book: Book;
  units: readonly string[];
  attacks: readonly string[];
  /** The kinds of action, in the book's words. */
  actions: readonly string[];
  /** The result columns of a mission beyond those that every game has; on a layout that brings figures of its own, also theirs. */
  columns(mission: string, layout?: unknown): readonly Column[];
  luck: readonly LuckChannel[];
  /** What rolls counted by `Luck.roll` owe, in a patched book: path -> value. Throws for a roll that no rule makes. Absent where none is counted. */
  chances?(patch?: Readonly<Record<string, unknown>>): (roll: string) => RollChances;
  /** Purposes of its streams beyond `setup`, `initiative`, `combat` and the seats; what an experiment's `draws` may name. */
  purposes?: readonly string[];
  /** What those bring, in words for a reader: purpose -> "contests for surprise". A purpose that says it itself is left out. */
  purposeWords?: Readonly<Record<string, string>>;
  /** Throws a `UsageError` for an unknown mission, a bad patch, a bad position or a bad layout. */
  open(setup: Setup): Game<State, View, Action>;
  /** The attack tables, and the dice as players write them; of a patched book: path -> value. Both throw a `UsageError` for a bad patch. */
  odds(patch?: Readonly<Record<string, unknown>>): Odds;
  dice(patch?: Readonly<Record<string, unknown>>): DiceNotation;
  /** What figures of a parsed position file reach, see and hit; of a patched book. Throws a `UsageError`. Absent where the system has no positions. */
  inspect?(position: unknown, patch?: Readonly<Record<string, unknown>>): Inspection;
  /** How a mission lies, of a patched book: what a layout file may put in its place. Throws a `UsageError`. Absent where the system takes no layouts. */
  layout?(mission: string, patch?: Readonly<Record<string, unknown>>): unknown;
  /** JSON Schemas of the layout and force files that it reads, for editors; absent where it says nothing of their form. */
  fileSchemas?: () => { layout?: object; force?: object };
  /** What figures cost, or those of a force (a parsed force file, or the name of a ready force); of a patched book. Throws a `UsageError` for one that may not be built. Absent where nothing is bought. */
  points?(force?: unknown, patch?: Readonly<Record<string, unknown>>): PointsReport;
  /** How games show what points are worth. Absent where the system has no random forces. */
  trials?: Trials;
  /** An event of the narration in words; undefined for one too small to tell. */
  describe(event: unknown): string | undefined;
}
