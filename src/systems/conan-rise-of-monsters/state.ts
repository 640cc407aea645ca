/** The battlefield at one instant, as plain data. Only `apply` and what it calls write to it. */
import type { Seat } from '../../kernel/game.ts';
import type { Point } from '../../kernel/table/outline.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Forces } from './forces.ts';
import type { Step } from './steps.ts';
import type { Card, Terrain } from './vocabulary.ts';

/** Where a model's story stands. `off-table`: its unit fled or escaped over an edge. */
export const FATES = ['undeployed', 'in-play', 'removed', 'off-table'] as const;
export type Fate = (typeof FATES)[number];

export interface Model {
  /** Centre of the base in hundredths of an inch; of one out of play, where it last stood. */
  x: number;
  y: number;
  fate: Fate;
  /** Wounds suffered, of those on its card. */
  wounds: number;
}

export interface UnitState {
  /** Has its Activation token ("Unit Activation Phases"). */
  activated: boolean;
  fleeing: boolean;
  /** Stands below half of its models (of one model: of its wounds), so that it has no more check to make until it has risen above ("Morale Checks"). */
  belowHalf: boolean;
  /** Left the table of its own will: a mission's matter, no loss. */
  escaped: boolean;
}

/** What a seat has of the Destiny Pool ("Tokens of the Gods"). */
export interface Destiny {
  /** Tokens that refresh each turn: sacrificed ones are gone from it. */
  pool: number;
  /** Tokens not spent this turn; one of them may be a card's, for this turn only. */
  left: number;
}

/** What is counted for the result rows, per seat. */
export const TALLIES = [
  'moves', 'runs', 'charges', 'failedCharges', 'melees', 'counterstrikes', 'shots', 'friendlyWounds', 'hazardWounds', 'wounds', 'destinySpent', 'destinySacrificed',
  'cardsPlayed', 'cardsCancelled', 'moraleChecks', 'moraleFailed', 'rallies', 'fled', 'disengaged', 'returned',
] as const;
export type Tally = (typeof TALLIES)[number];

export interface Result {
  winner: Seat | null;
  grade: string;
}

export interface Battle {
  /** 0 until the first turn begins. */
  turn: number;
  /** Goes up with every change: equal battle and clock mean equal contents, so geometry may be kept. */
  clock: number;
  // What a set-up draws or is given; never written to.
  readonly table: Table<Terrain>;
  readonly forces: Forces;
  /** Whose edge is the top one. */
  readonly top: Seat;
  /** The shrine, in hundredths of an inch, where one is fought over. */
  readonly shrine: Point | null;
  /** The side that has to get across the table, where one has. */
  readonly runner: Seat | null;
  models: Model[];
  units: UnitState[];
  /** Who activates first this turn. */
  first: Seat;
  /** The unit that is active: from its pick to the end of its activation. Replaced, never written to. */
  active: { readonly unit: number; /** A melee attack roll of its own showed a Sigil. */ readonly sigil: boolean } | null;
  destiny: [Destiny, Destiny];
  /** Cards in hand and in the deck, by seat: their number is no secret. */
  hand: [number, number];
  deck: [number, number];
  /** Played and discarded cards by seat, face up. */
  discards: [Card[], Card[]];
  /** Victory Points beside those for units destroyed, by seat ("Victory"). */
  points: [number, number];
  tallies: Record<Tally, [number, number]>;
  agenda: Step[];
  result: Result | null;
}

/** What one seat alone knows. */
export interface Secret {
  hand: Card[];
  /** Tokens bid for initiative; null before the bid and once it is shown. */
  bid: number | null;
}

export interface ConanState {
  open: Battle;
  secret: [Secret, Secret];
  /** The order of the face down decks, which nobody knows; the next card is the last. */
  decks: [Card[], Card[]];
}

/** What a seat knows, and what it is asked: the step that waits. */
export interface ConanView {
  readonly open: Readonly<Battle>;
  readonly own: Readonly<Secret>;
  readonly seat: Seat;
  readonly asked: Readonly<Step> | null;
}

/** Its lists are made by `Array.from`: V8 gives those of `map` another kind once it has compiled this, late in a run, and compiles anew all that reads them. */
export function newBattle(made: Pick<Battle, 'table' | 'forces' | 'top' | 'shrine' | 'runner'>): Battle {
  return {
    turn: 0,
    clock: 0,
    ...made,
    models: Array.from(made.forces.models, (): Model => ({ x: 0, y: 0, fate: 'undeployed', wounds: 0 })),
    units: Array.from(made.forces.units, (): UnitState => ({ activated: false, fleeing: false, belowHalf: false, escaped: false })),
    first: 0,
    active: null,
    destiny: [{ pool: 0, left: 0 }, { pool: 0, left: 0 }],
    hand: [0, 0],
    deck: [0, 0],
    discards: [[], []],
    points: [0, 0],
    tallies: Object.fromEntries(TALLIES.map((tally) => [tally, [0, 0]])) as unknown as Record<Tally, [number, number]>,
    agenda: [],
    result: null,
  };
}

/** An independent copy. The table, the forces and the agenda's steps are never written to, so both share them. */
export function copyState({ open, secret, decks }: ConanState): ConanState {
  const tallies = {} as Record<Tally, [number, number]>;
  for (const tally of TALLIES) tallies[tally] = [...open.tallies[tally]];
  return {
    open: {
      ...open,
      models: open.models.map((model) => ({ ...model })),
      units: open.units.map((unit) => ({ ...unit })),
      destiny: [{ ...open.destiny[0] }, { ...open.destiny[1] }],
      hand: [...open.hand],
      deck: [...open.deck],
      discards: [[...open.discards[0]], [...open.discards[1]]],
      points: [...open.points],
      tallies,
      agenda: [...open.agenda],
    },
    secret: [copySecret(secret[0]), copySecret(secret[1])],
    decks: [[...decks[0]], [...decks[1]]],
  };
}

const copySecret = ({ hand, bid }: Readonly<Secret>): Secret => ({ hand: [...hand], bid });

export const inPlay = (model: Readonly<Model>): boolean => model.fate === 'in-play';

export function waiting(battle: Readonly<Battle>): Step | null {
  return battle.result !== null ? null : (battle.agenda.at(-1) ?? null);
}
