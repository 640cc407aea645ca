/** What a position holds, worked out by the rules: where each figure gets, whom it sees and what its attacks promise. */
import type { Seat } from './game.ts';
import type { Modifier } from './odds.ts';

/** [column, row], zero-based from the top left. */
export type Place = readonly [column: number, row: number];

export type Inspection = BoardInspection | TableInspection;

/** Of a position on squares. */
export interface BoardInspection {
  on: 'board';
  board: BoardReport;
  figures: readonly FigureReport[];
}

/** Of a position on an open table. */
export interface TableInspection {
  on: 'table';
  table: TableReport;
  figures: readonly TableFigureReport[];
  /** Figures of a squad move and attack as one: the first of them in the list has the answers for all, and the others have none. */
  bySquad?: boolean;
}

export interface FigureReport {
  id: string;
  unit: string;
  seat: Seat;
  squad: string;
  at: Place;
  /** One character for the figure's kind on a drawn board. */
  mark: string;
  /** Actions that the answers below count with: what is left of a turn under way, else those of a fresh one. */
  actions: number;
  /** Where a figure does not move by actions, but at one gait of these: `moves` of a square that it reaches is the place of the gait here, from 1. */
  gaits?: readonly { name: string; points: number }[];
  /** What else is so, in words: "faces east", "covers at -1". */
  notes?: readonly string[];
  /** Every square it can get to with all of them, nearest first; the one it stands on is none. */
  reach: readonly Reached[];
  /** Every enemy on the board. */
  sight: readonly Sight[];
  /** Every attack it may make from where it stands. */
  attacks: readonly AttackReport[];
}

export interface Reached {
  at: Place;
  /** The least steps there. */
  steps: number;
  /** Moves that they take: 1 is within one move, 0 within the steps that are left of one. */
  moves: number;
  /** Enemies that could attack it there out of turn. */
  watched?: readonly string[];
}

export interface Sight {
  to: string;
  clear: boolean;
  /** What blocks the line, or what it leaves the target for cover: from the seer's end on, square by square. */
  because: readonly string[];
}

export interface AttackReport {
  kind: string;
  /** When it is so, in words: "stationary", "running". */
  when?: string;
  aimed?: boolean;
  target: string;
  /** Where it is made from, if the attacker moves for it. */
  from?: Place;
  /** All targets, where the attack is one part of an action against several. */
  together?: readonly string[];
  attackDice: string;
  armorDice: string;
  /** The chance that it eliminates the target, and the same exactly: "35/128". */
  kill: number;
  fraction: string;
  /** What it does to a target that it cannot eliminate at one blow, such as "wounds" or "stuns", and the chance of that. */
  effect?: { what: string; chance: number; fraction: string };
  modifiers: readonly Modifier[];
}

/** How a kind of square looks in a picture. */
export const LOOKS = ['open', 'green', 'thick', 'rough', 'block', 'floor', 'gap', 'water', 'pit', 'height'] as const;
export type Look = (typeof LOOKS)[number];

export interface BoardReport {
  columns: number;
  rows: number;
  /** The kinds of squares that the board has, in the order of the rules. `mark`: its character on a drawn board. */
  kinds: readonly { name: string; mark: string; look: Look }[];
  /** By square, row by row: a place in `kinds`. */
  squares: readonly number[];
  /** Edges with something on them: of square `at`, its upper or its left one. `heavy`: nothing gets through. */
  edges: readonly { name: string; mark: string; heavy: boolean; at: Place; side: 'top' | 'left' }[];
  /** Squares that the mission marks, such as those where a squad starts. */
  marked: readonly { name: string; mark: string; of: string; at: Place }[];
}

// The open table: places and lengths in inches.

/** The middle of a base or a corner of terrain, [x, y] in inches from the top left corner of the table. */
export type Spot = readonly [x: number, y: number];

export interface TableReport {
  width: number;
  height: number;
  /** The kinds of terrain that the table has, in the order of the rules. `mark`: its character on a drawn table. */
  kinds: readonly { name: string; mark: string; look: Look }[];
  pieces: readonly { name: string; kind: string; outline: readonly Spot[] }[];
  /** What the mission marks, such as objectives. */
  marked: readonly { name: string; mark: string; of: string; at: Spot }[];
}

export interface TableFigureReport {
  id: string;
  unit: string;
  seat: Seat;
  squad: string;
  at: Spot;
  /** Of its base. */
  diameter: number;
  /** One character for its squad on a drawn table. */
  mark: string;
  /** Whether it acts now, with what is left to it; else the answers below are those of a fresh activation. */
  acting: boolean;
  /** What else is so, in words: "on reserve: rifle", "4 hero points". */
  notes: readonly string[];
  /** How far it may move at each gait. */
  gaits: readonly { name: string; inches: number }[];
  /** Places an inch apart where it may end a move, nearest first, each with the first gait that gets there. */
  reach: readonly ReachedSpot[];
  /** Every enemy that it touches (0 inches) or can move into contact with, by the shortest way. */
  contacts: readonly Contact[];
  /** Every enemy on the table. */
  sight: readonly TableSight[];
  /** Every attack it may make from where it stands, at the end of a move into contact, or from reserve. */
  attacks: readonly TableAttack[];
}

export interface ReachedSpot {
  at: Spot;
  gait: string;
  /** Whole inches of the way. */
  inches: number;
  /** Enemies that could attack it there out of turn. */
  watched: readonly string[];
}

export interface Contact {
  with: string;
  at: Spot;
  /** Null: it touches it already. */
  gait: string | null;
  inches: number;
}

export interface TableSight extends Sight {
  /** Where the line begins, if not at the figure itself. */
  from?: Spot;
  /** From edge to edge. */
  inches: number;
  /** The target's cover, in the system's words; null where the line is not clear. */
  cover: string | null;
}

/** One target of one attack. */
export interface TableAttack {
  weapon: string;
  /** When it is made, in words: "now", "when activated", "after a charge", "from reserve". */
  when: string;
  target: string;
  /** Who makes it, where it answers an attack of the figure that reports it. */
  by?: string;
  /** Where it is made from, if the attacker moves for it. */
  from?: Spot;
  /** All targets, where it has several. */
  together?: readonly string[];
  /** Those who put their own attacks into it. */
  support?: readonly string[];
  /** So many of so many are hit, by lot: the chance counts it. */
  lot?: { hit: number; of: number };
  attackDice: string;
  armorDice: string;
  /** The chance that it kills the target, of a squad one of its figures at least; and the same exactly: "35/128". */
  kill: number;
  fraction: string;
  /** What else it does to a squad: the wounds to be expected, of those that it can take, and the chances that nobody is left and that the rest flee. */
  squad?: { wounds: number; destroyed: number; flees: number };
  /** What points both may add to their rolls, and the chance if both add all that they must. */
  points?: { attacker: number; target: number; kill: number; fraction: string };
  modifiers: readonly Modifier[];
}
