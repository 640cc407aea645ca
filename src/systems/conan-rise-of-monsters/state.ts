/** The battlefield at one instant, as plain data. Only `apply` and what it calls write to it. */
import type { Seat } from '../../kernel/game.ts';
import type { Point } from '../../kernel/table/outline.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Modifier } from '../../kernel/odds.ts';
import type { Forces } from './forces.ts';
import type { Card, Gait, Shape, Terrain } from './vocabulary.ts';

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

/** An attack roll, or what is gathered for it. Replaced at each change, never written to. */
export interface AttackRoll {
  readonly kind: 'melee' | 'counterstrike' | 'ranged' | 'no-escape' | 'hazard';
  /** The unit that rolls; -1: hazardous ground. */
  readonly by: number;
  readonly charge: boolean;
  /** It moved before it shot. */
  readonly moved: boolean;
  /** Units that it is aimed at. */
  readonly targets: readonly number[];
  /**
   * Dice of models that touch exactly these targets, as a mask by their place in `targets`; `targets: 0` stands for dice that may go anywhere, such as those
   * of support. Before Destiny and cards. Empty: not gathered yet, as what is declared may still come to nothing.
   */
  readonly gathered: readonly { readonly targets: number; readonly dice: number }[];
  readonly because: readonly Modifier[];
  /** Tokens spent on it. */
  readonly destiny: number;
  /** Cards played on it. */
  readonly cards: readonly Card[];
  /** Dice by target, once they are aimed; empty before. */
  readonly aimed: readonly number[];
  /** What they came to, by target, after rerolls; empty before. */
  readonly swords: readonly number[];
  readonly sigils: readonly number[];
}

export interface DefenseRoll {
  readonly unit: number;
  readonly destiny: number;
  /** Shields; -1 before it is rolled. */
  readonly shields: number;
  readonly because: readonly Modifier[];
}

/** Attack rolls that belong together and the defenses against them: a melee with its counterstrikes, a shot, hazardous ground. Replaced, never written to. */
export interface Bout {
  /** The active unit's attack first. */
  readonly attacks: readonly AttackRoll[];
  readonly defenses: readonly DefenseRoll[];
  /** The card First Strike was played: the attacked suffer before they strike back. */
  readonly firstStrike: boolean;
}

/** When cards may be played; in each a closed list of them. */
export const WINDOWS = ['draw', 'initiative', 'pick', 'picked', 'declared', 'attack', 'charge-rolled', 'defense', 'wounds', 'removed', 'destiny', 'activation-end', 'played'] as const;
export type WindowName = (typeof WINDOWS)[number];

/**
 * What the game still owes, uppermost last. Those that have a `chooser` (`decisions.ts`) wait for a player. Steps are replaced, never
 * written to. A `window`, a `destiny` or a `rage` stands on the step that it is about.
 */
export type Step = TurnStep | CardStep | ActivationStep | CombatStep | MoraleStep;

export type TurnStep =
  /** A new turn: cards are drawn, tokens refreshed. */
  | { step: 'turn' }
  /** Hazardous ground at the start of the turn, unit by unit from this one. */
  | { step: 'hazards'; from: number }
  | { step: 'bid'; seat: Seat }
  /** The bids are shown and the dice rolled. `dice`: by seat; empty before. `swords`: what they came to. `bonus`: dice of cards. `tries`: ties so far. */
  | { step: 'initiative'; bonus: readonly [number, number]; fewest: boolean; dice: readonly number[]; swords: readonly number[]; tries: number }
  /** The winner names who goes first; in the first turn, who sets up first. */
  | { step: 'go'; seat: Seat }
  | { step: 'deploy'; seat: Seat }
  /** Whose turn it is to activate a unit; a side with none left is passed over. */
  | { step: 'next'; seat: Seat }
  | { step: 'end-turn' };

export type CardStep =
  /** `seat` may play cards now, or pass; `passed`: the other one has just passed. */
  | { step: 'window'; at: WindowName; seat: Seat; passed: boolean }
  /** A card that was played, before its effect: Set's Kiss may still undo it. */
  | { step: 'card'; play: Play }
  /** How many tokens go to the roll of the step beneath; `tokens`: null before it is said; Gods of Yag may still lower it. `most`: the limit. */
  | { step: 'destiny'; seat: Seat; unit: number; most: number; tokens: number | null }
  /** Red Rage: tokens sacrificed in place of wounds; `wounds`: that the unit is about to suffer. */
  | { step: 'rage'; seat: Seat; unit: number; wounds: number };

/** A card and whatever it has to name. */
export interface Play {
  readonly card: Card;
  readonly seat: Seat;
  readonly unit?: number;
  readonly model?: number;
  readonly to?: Point;
  /** Phantasm: whose dice; Curse: the opponent's pick follows as a `discard`. */
  readonly whose?: Seat;
}

/** Where a run leads: the model that `to` and a bend `by` are said of, and the shape at its end; `leave`: off the table instead. */
export interface RunWay {
  readonly anchor: number;
  readonly to: Point;
  readonly by: Point | null;
  readonly shape: Shape;
  readonly leave: boolean;
}

export type ActivationStep =
  /** The seat picks a unit. `not`: one that Not Your Time, Fool! refused; -1 for none. */
  | { step: 'pick'; seat: Seat; not: number }
  /** A unit was picked and is about to begin. */
  | { step: 'begin'; unit: number }
  /** It moves, charges, runs or stays. */
  | { step: 'acting'; unit: number }
  /** A charge or a run was declared and is about to be made. */
  | { step: 'declared'; unit: number; gait: Gait; target: number; way: RunWay | null }
  /** The move is over: it fights whom it touches, or may shoot. */
  | { step: 'moved'; unit: number; gait: Gait | null; target: number }
  /** It may shoot. */
  | { step: 'shooting'; unit: number; moved: boolean }
  | { step: 'activated'; unit: number }
  /** Curse: this seat discards a card of its choice. */
  | { step: 'discard'; seat: Seat }
  /** Bel's Hand: the unit may move or run at once. */
  | { step: 'bels-hand'; unit: number };

export type CombatStep =
  /** A unit fights those it touches. `target`: whom it charged; -1 for none. It waits for a player if there are several. */
  | { step: 'melee'; unit: number; target: number }
  /** Attack `attack` of the bout has its dice: destiny and cards, then it is aimed and rolled. */
  | { step: 'gathered'; bout: Bout; attack: number }
  | { step: 'aim'; bout: Bout; attack: number }
  | { step: 'rolled'; bout: Bout; attack: number }
  /** Defense `defense` of the bout is about to be rolled. `asked`: what has been asked already, cards first. */
  | { step: 'defend'; bout: Bout; defense: number; asked: 'nothing' | 'cards' | 'destiny' }
  /** Wounds of the bout, unit by unit: `suffer` is what is left of them after cards and Red Rage, by defense. `asked`: the defense whose unit is asked, -1 before the first; `rage`: about Red Rage, its cards are over. */
  | { step: 'wounds'; bout: Bout; suffer: readonly number[]; asked: number; rage: boolean }
  /** Models were just removed (numbers): New Life may bring one back on the spot. */
  | { step: 'removed'; models: readonly number[] };

export type MoraleStep =
  /** Two dice and what is added. `rally`: a fleeing unit tries to pull itself together. `asked`: it has to be rolled, and Destiny was asked for; before that it is only looked at whether it has to. */
  | { step: 'morale'; unit: number; rally: boolean; asked: boolean; destiny: number }
  /** It runs for its own edge. */
  | { step: 'flee'; unit: number }
  /** The ground that a unit has just entered strikes it. */
  | { step: 'hazard'; unit: number };

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

export function newBattle(made: Pick<Battle, 'table' | 'forces' | 'top' | 'shrine' | 'runner'>): Battle {
  return {
    turn: 0,
    clock: 0,
    ...made,
    models: made.forces.models.map((): Model => ({ x: 0, y: 0, fate: 'undeployed', wounds: 0 })),
    units: made.forces.units.map((): UnitState => ({ activated: false, fleeing: false, belowHalf: false, escaped: false })),
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

/** The step that a window, a question of destiny or of Red Rage stands on; undefined where there is none. */
export function beneath({ agenda }: Readonly<Battle>): Step | undefined {
  for (let depth = agenda.length - 1; depth >= 0; depth--) {
    const step = agenda[depth]!;
    if (step.step !== 'window' && step.step !== 'destiny' && step.step !== 'rage' && step.step !== 'card') return step;
  }
  return undefined;
}

/** The uppermost step of this kind that the game still owes; undefined where there is none. */
export function owed<S extends Step['step']>({ agenda }: Readonly<Battle>, kind: S): Extract<Step, { step: S }> | undefined {
  for (let depth = agenda.length - 1; depth >= 0; depth--) if (agenda[depth]!.step === kind) return agenda[depth] as Extract<Step, { step: S }>;
  return undefined;
}

/** Puts a changed step in the place of the one that the questions on top stand on. */
export function replaceBeneath({ agenda }: Battle, old: Step, made: Step): void {
  const at = agenda.lastIndexOf(old);
  if (at < 0) throw new Error(`no step ${old.step} on the agenda to be changed`);
  agenda[at] = made;
}
