/** What a mission adds to the rules: its field, its deployment, its objectives and what it counts. */
import type { Chance } from '../../../kernel/chance.ts';
import type { Column, MissionCard, Seat } from '../../../kernel/game.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Layout } from '../board.ts';
import type { Numbers } from '../book.ts';
import type { Roster, Trooper } from '../roster.ts';
import type { Ground } from '../ground.ts';
import type { Rng } from '../../../kernel/rng.ts';
import type { Affairs, Battle, FuryState, Result } from '../state.ts';
import type { Piece, Site } from './site.ts';

/** A place where figures of one side want to be: what players steer by. */
export interface Aim {
  /** Names the place: equal names on one board mean equal squares. */
  readonly place: string;
  readonly squares: readonly number[];
  /** Figures in play that it needs, and how many of them. */
  readonly by: readonly number[];
  readonly wanted: number;
  /** What becomes of a figure there: out of play, its errand done · it stays and holds the place · it acts there and is free again. */
  readonly then: 'out' | 'stay' | 'act';
}

/** A square that is a door: its spaces, and those with the squares around them. */
export interface Door {
  readonly spaces: readonly number[];
  readonly beside: readonly number[];
}

export interface Mission {
  readonly card: MissionCard;
  readonly site: Site;
  /** All that it lays on the board, and where its squads are set up. */
  pieces(book: Numbers): readonly Piece[];
  /** Paths of the book that say where they lie. */
  readonly movedBy?: readonly string[];
  readonly columns: readonly Column[];
  roster(): Roster;
  /** How the board is arranged, drawn from the set-up stream; null where the board is given. */
  layout(chance: Chance, book: Numbers): Layout | null;
  battlefield(layout: Layout | null, book: Numbers): Battlefield;
  /** The spaces of a squad's Starting/Goal Square. */
  spaces(layout: Layout | null, squad: number): readonly number[];
  /** The squad whose Starting/Goal Square a square belongs to, -1 for none. */
  squadAt(layout: Layout | null, square: number): number;
  /** The squares that a squad may be deployed on now, one figure a square. */
  deployment(battle: Readonly<Battle>, squad: number): readonly number[];
  /** By square: 1 where a figure of this squad goes out of play, its errand done. The same object whenever asked. */
  goals(layout: Layout | null, squad: number): Uint8Array;
  /** Who has won, after an action with all its rolls or at the end of a round; null while nobody has. */
  objectives(battle: Readonly<Battle>, roster: Roster, book: Numbers, roundOver: boolean): Result | null;
  measure(battle: Readonly<Battle>, roster: Roster): Record<string, number | string>;
  /** Where figures of this seat want to be now; empty for a side that only has to destroy. */
  aims(battle: Readonly<Battle>, roster: Roster, seat: Seat): readonly Aim[];
  /** Whether a side can no longer reach its objective and may only stop the other. */
  hopeless?(battle: Readonly<Battle>, roster: Roster, seat: Seat): boolean;

  // What only some missions change.

  /** By square: 1 where figures of this squad may not go; null: nowhere. The same object whenever asked. */
  barred?(layout: Layout | null, squad: number): Uint8Array | null;
  /** Whether figures of this seat may leave the board. */
  mayLeave?(seat: Seat): boolean;
  /** The squares that this trooper may step off the board from; null: wherever the board ends. */
  exits?(battle: Readonly<Battle>, trooper: Trooper): readonly number[] | null;
  /** Doors that Clansmen open. */
  doors?(battle: Readonly<Battle>): readonly Door[];
  /** Squares where Centurions set explosives. */
  readonly footOfTower?: readonly number[];
  /** What a Chieftain destroys by throwing a Brainbuster in: from which squares (none: not now), and what comes of it. */
  readonly chamber?: {
    from(battle: Readonly<Battle>): readonly number[];
    hit(battle: Readonly<Battle>, figure: number): Affairs;
  };
  /** Spaces of the board that reinforcements enter by. */
  entrance?(battle: Readonly<Battle>): readonly number[];
  /** Called when one of them has entered. */
  entered?(battle: Battle, figure: number): void;
  /** Whether a figure may do nothing but MOVE yet. */
  mayOnlyMove?(battle: Readonly<Battle>, figure: number): boolean;
  /** How a square is marked on the drawn board, where it is a matter of the mission; one character. */
  mark?(battle: Readonly<Battle>, square: number): string | undefined;
  /** Steps of one MOVE, where they are not those of the reference card. */
  stepsPerMove?(book: Numbers, seat: Seat): number | undefined;
  /** Dice of a leadership roll, where they are not the usual ones. */
  leadershipDice?(book: Numbers, seat: Seat): string | undefined;
  /** After the set-up's draws, before anybody deploys: what else the battle begins with. */
  begin?(ground: Ground, state: FuryState, chance: Chance): void;
  /** Turns over what lay face down, at the step of that name which `begin` put on the agenda. */
  reveal?(ground: Ground, state: FuryState, chance: Chance): void;
  /** Called with the board set up, before the first round; steps that it pushes on the agenda come first. */
  beforePlay?(ground: Ground, state: FuryState, chance: Chance): void;
  /** Called at the beginning of each round, before counters are drawn; steps that it pushes come first. */
  beginRound?(ground: Ground, state: FuryState, chance: Chance): void;
  /** Called once all squads have taken their turns, before the round's end is judged; steps that it pushes come first. */
  endRound?(ground: Ground, state: FuryState, chance: Chance): void;
  /** Called whenever objectives are about to be looked at: keeps what the mission keeps count of. */
  observe?(ground: Ground, battle: Battle, chance: Chance): void;
  /** Draws what is hidden afresh, in agreement with what lies open. */
  imagine?(open: Readonly<Battle>, rng: Rng): FuryState['secret'];
}
