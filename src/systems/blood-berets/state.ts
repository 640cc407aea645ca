/** The battlefield at one instant, as plain data. Only `apply` and what it calls write to it. */
import type { Seat } from '../../kernel/game.ts';
import { SECTIONS } from './data/sections.ts';
import { newFigure, type Figure } from './figure.ts';
import { copySecret, type Secret } from './secret.ts';
import type { Step } from './steps.ts';
import type { Cave, Hidden, Jungle, Level, Necrotech, Power } from './vocabulary.ts';
import type { Sleeper } from './data/weapons.ts';

/** A Legion troop counter: public but for what is on its face. A free slot has no counter. */
export interface Counter {
  where: 'free' | 'display' | 'board';
  level: Level;
  /** Section, 0 to 8 in reading order; half of a turned corridor, else 0. */
  section: number;
  half: 0 | 1;
  acted: boolean;
  stunned: boolean;
  /** The piece, where everybody saw it turn into a counter this turn; -1. */
  known: number;
}

/** One of the nine pieces of the game board, with what is printed on both sides. */
export interface BoardPiece {
  readonly cave: Cave;
  readonly jungle: Jungle;
  /** Upside down: turned by 180 degrees. */
  readonly turned: boolean;
}

/** What of the board lies open; replaced at every change, never written to. */
export interface Board {
  readonly level: Level;
  /** By section: what it shows now; null where it is not turned yet. The side that lies up then is public all the same: see `backs`. */
  readonly faces: readonly (BoardPiece | null)[];
  /** By section: the printed side that lies up where it is not turned: the jungle in the caves, the cave on the ground; null before it is laid. */
  readonly backs: readonly (Cave | Jungle | null)[];
  /** Squares of rock that a Shellshocker opened, and open ones that it blocked. */
  readonly opened: readonly number[];
  readonly blocked: readonly number[];
}

/** A hidden thing that was moved from the display to the board. */
export interface Marker {
  readonly id: number;
  readonly at: number;
  /** Null: nobody but the Legion player knows. */
  readonly kind: Hidden | null;
}

/** The activation under way. Replaced, never written to. */
export interface Active {
  /** Number of the piece; -1: a troop counter that is a counter still. */
  readonly figure: number;
  /** By the sergeant's extra counter. */
  readonly extra: boolean;
  /** Actions it may still take, and has taken. */
  readonly left: number;
  readonly used: number;
  /** Steps and changes of facing left of actions spent on movement. */
  readonly steps: number;
  readonly turns: number;
  /** Actions spent on movement. */
  readonly moved: number;
  /** Sections with undiscovered things that its movement touched, the latest last. */
  readonly risky: readonly number[];
  /** It moves and fires at once: a shot from the hip is still to come, or was fired. */
  readonly hip: 'no' | 'to-come' | 'fired';
  /** Sleepers awake that were fed in this activation. */
  readonly fed: readonly Sleeper[];
  /** A Blood Beret that it has just killed in close combat, and no step since: may be imprisoned; -1. */
  readonly victim: number;
}

/** What is counted for the result rows, per seat. */
export const TALLIES = [
  'moves', 'shots', 'closeAttacks', 'hits', 'wounds', 'kills', 'aimed', 'onTheMove', 'perfects', 'fumbles', 'jams', 'explosions', 'stuns', 'treated', 'scans', 'found',
  'minesTriggered', 'minesDisarmed', 'surprises', 'surprisesWon', 'counterMoves', 'powersUsed', 'powersSucceeded', 'saves', 'extraActivations', 'savedCounters', 'returned',
] as const;
export type Tally = (typeof TALLIES)[number];

export interface Result {
  winner: Seat | null;
  grade: string;
}

/** What a mission keeps count of. Replaced, never written to. */
export interface Affairs {
  /** Turn in which the prisoners were found; 0. Turns in a row that Blood Berets have stayed with them. */
  readonly found: number;
  readonly held: number;
  /** Tunnel entrances turned face up, and blown up. */
  readonly tunnels: number;
  readonly blown: number;
  /** Troop mines that went off or were disarmed. */
  readonly troopMines: number;
  /** Sections mapped below. */
  readonly mapped: readonly number[];
  /** Squares of the tunnel that leads below and of the way up again; -1. */
  readonly tunnel: number;
  readonly wayUp: number;
  /** Entry groups, in order: the pieces that went down in one turn; below, those still to come in. */
  readonly groups: readonly (readonly number[])[];
  /** How many have gone down, and the first turn below; 0. */
  readonly wentDown: number;
  readonly below: number;
}

export interface Battle {
  /** 0 until the first turn begins. */
  turn: number;
  /** Goes up with every change: equal battle and clock mean equal contents, so geometry may be kept. */
  clock: number;
  board: Board;
  /** By number of the roster. */
  figures: Figure[];
  /** Slots of Legion troop counters. */
  counters: Counter[];
  /** Initiative counters in the cup, by seat. */
  cup: [number, number];
  /** Drawn and saved by the Blood Beret player ("Choosing Not to Move"). */
  saved: number;
  /** Extra counters used this turn: the sergeant's, and that of the Rangers' leader. */
  extrasUsed: number;
  /** Hidden things on the display, by section: how many. */
  display: number[];
  markers: Marker[];
  /** Acid on the floor: whose, its squares, and the turn in which its Nepharite last spent an action on it. */
  acid: { readonly by: number; readonly squares: readonly number[]; readonly fed: number }[];
  /** Cards of a Nepharite by piece: how many, which were shown by use, and how many sleepers are awake. Replaced, never written to. */
  hands: { readonly cards: number; readonly shown: readonly (Power | Necrotech)[]; readonly awake: number }[];
  /** The section where the Blood Berets came in; -1. */
  entry: number;
  active: Active | null;
  affairs: Affairs;
  /** Who died where, in order; a Legionnaire may come back. */
  deaths: { readonly piece: number; readonly at: number }[];
  tallies: Record<Tally, [number, number]>;
  agenda: Step[];
  result: Result | null;
}

export interface BeretsState {
  open: Battle;
  secret: Secret;
}

/** What a seat knows, and what it is asked: the step that waits. The Blood Beret player has no secret. */
export interface BeretsView {
  readonly open: Readonly<Battle>;
  /** Null for the Blood Beret player. */
  readonly secret: Readonly<Secret> | null;
  readonly seat: Seat;
  readonly asked: Readonly<Step> | null;
}

/** Its lists are made by `Array.from`: V8 gives those of `map` another kind once it has compiled this, late in a run, and compiles anew all that reads them. */
export function newBattle(seats: readonly Seat[], level: Level): Battle {
  const legion = seats.filter((seat) => seat === 1).length;
  return {
    turn: 0,
    clock: 0,
    board: { level, faces: Array<null>(SECTIONS).fill(null), backs: Array<null>(SECTIONS).fill(null), opened: [], blocked: [] },
    figures: Array.from(seats, newFigure),
    counters: Array.from({ length: legion }, (): Counter => ({ where: 'free', level, section: 0, half: 0, acted: false, stunned: false, known: -1 })),
    cup: [0, 0],
    saved: 0,
    extrasUsed: 0,
    display: Array<number>(SECTIONS).fill(0),
    markers: [],
    acid: [],
    hands: Array.from(seats, () => ({ cards: 0, shown: [], awake: 0 })),
    entry: -1,
    active: null,
    affairs: { found: 0, held: 0, tunnels: 0, blown: 0, troopMines: 0, mapped: [], tunnel: -1, wayUp: -1, groups: [], wentDown: 0, below: 0 },
    deaths: [],
    tallies: Object.fromEntries(TALLIES.map((tally) => [tally, [0, 0]])) as unknown as Record<Tally, [number, number]>,
    agenda: [],
    result: null,
  };
}

/** An independent copy. The board, the activation, the affairs, markers, hands and the agenda's steps are never written to, so both share them. */
export function copyState({ open, secret }: BeretsState): BeretsState {
  const tallies = {} as Record<Tally, [number, number]>;
  for (const tally of TALLIES) tallies[tally] = [...open.tallies[tally]];
  return {
    open: {
      ...open,
      figures: open.figures.map((figure) => ({ ...figure, jammed: [...figure.jammed], gear: [...figure.gear], broken: [...figure.broken], spent: [...figure.spent] })),
      counters: open.counters.map((counter) => ({ ...counter })),
      cup: [...open.cup],
      display: [...open.display],
      markers: [...open.markers],
      acid: [...open.acid],
      hands: [...open.hands],
      deaths: [...open.deaths],
      tallies,
      agenda: [...open.agenda],
    },
    secret: copySecret(secret),
  };
}

export function waiting(battle: Readonly<Battle>): Step | null {
  return battle.result !== null ? null : (battle.agenda.at(-1) ?? null);
}
