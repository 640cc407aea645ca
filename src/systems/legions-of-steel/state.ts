/** The battlefield at one instant, as plain data. Only `apply` and what it calls write to it. */
import type { Seat } from '../../kernel/game.ts';
import type { Shot, Step } from './steps.ts';
import { GRENADES, type Designation, type DoorState, type Facing, type Grenade } from './vocabulary.ts';

/** Where a figure's story stands. `reserve`: it has not been set on the board yet. */
export const FATES = ['reserve', 'in-play', 'killed'] as const;
export type Fate = (typeof FATES)[number];

export interface Figure {
  /** Its square (row * width + column), or the last one it stood on; -1 in reserve. */
  at: number;
  facing: Facing;
  fate: Fate;
  /** Kills taken, of those that remove it. */
  kills: number;
  /** It was activated in this player turn of its own side, or its suppression was continued. */
  activated: boolean;
  /** It has a fired counter: its fire action is spent. */
  fired: boolean;
  /** The modifier on its covering counter; null: it does not cover. */
  covering: number | null;
  /** Its suppressed counters; empty: it does not suppress. Replaced, never written to. */
  suppressing: readonly Counter[];
  /** By place in `GRENADES`. */
  grenades: [number, number, number];
}

/** A suppressed counter: dice on a square. */
export interface Counter {
  readonly at: number;
  readonly dice: number;
}

/** A point of leadership ("Assigning Leadership"). */
export interface Point {
  /** The leader who recovers it. */
  readonly origin: number;
  /** Who may use it: the leader himself, or the figure that it was assigned to. */
  holder: number;
  /** `lost`: the leader it comes from is dead and the turn of its last use over, or it lay beside a figure that was killed. */
  fate: 'ready' | 'spent' | 'lost';
}

/** The figure that is active, from its activation to its counter. Replaced, never written to. */
export interface Active {
  readonly figure: number;
  readonly as: Designation;
  /** Movement points spent. */
  readonly spent: number;
  /** Diagonal steps that count for the Diagonal Rule. */
  readonly diagonals: number;
  /** By seat: it has said that it holds until this figure declares an attack or stops. */
  readonly patient: readonly [boolean, boolean];
}

/** What is counted for the result rows, per seat. */
export const TALLIES = [
  'activations', 'runs', 'shots', 'autos', 'spreads', 'coverShots', 'suppressions', 'suppressionVolleys', 'handToHand', 'orders', 'ordersToFire', 'lifts', 'initiativePoints',
  'throws', 'throwHits', 'forcewalls', 'kPulses', 'nachtmachers', 'doorsMoved', 'doorsDestroyed', 'forcewallsDestroyed',
  'killsByFire', 'killsByCover', 'killsBySuppression', 'killsByOrder', 'killsByHand', 'killsByKPulse', 'killsByForcewall', 'ownKilled',
] as const;
export type Tally = (typeof TALLIES)[number];

export interface Result {
  winner: Seat | null;
  grade: string;
}

export interface Battle {
  /** The game turn; 0 until the first begins. */
  turn: number;
  /** Goes up with every change: equal battle and clock mean equal contents, so geometry may be kept. */
  clock: number;
  /** Who is the first phasing player of this turn; null before it is settled. */
  first: Seat | null;
  /** Whose player turn it is; null between. */
  phasing: Seat | null;
  /** Player turns that each seat has begun. */
  begun: [number, number];
  /** By figure number, as in the roster. */
  figures: Figure[];
  active: Active | null;
  /** All points that there ever were; an action names one by its place here. */
  leadership: Point[];
  /** By the number of the door on the board. */
  doors: DoorState[];
  /** Squares. */
  forcewalls: number[];
  /** Kills that doors and forcewalls have taken and still stand. Replaced, never written to. */
  damage: readonly { readonly at: number; readonly kills: number }[];
  /** `until`: the game turn at whose end it is gone. Replaced, never written to. */
  darkness: readonly { readonly at: number; readonly until: number }[];
  /** Grenades of the fallen, where they may be recovered. Replaced, never written to. */
  dropped: readonly { readonly at: number; readonly grenade: Grenade }[];
  /** Figures killed, in order. */
  killed: number[];
  tallies: Record<Tally, [number, number]>;
  /** What a single mission keeps count of. Replaced, never written to. */
  affairs: Affairs;
  agenda: Step[];
  result: Result | null;
}

/** Plain data of one mission; `kind` is its id. A made-up position has none. */
export type Affairs =
  | { readonly kind: 'none' }
  /** `carrier`: who carries the bomb; -1: it lies on `at`. `farthest`: the farthest column it has ever been in. */
  | { readonly kind: 'quarterback-sneak'; readonly carrier: number; readonly at: number; readonly farthest: number }
  /** `hall`: points for the hall by seat. */
  | { readonly kind: 'the-foundry'; readonly hall: readonly [number, number] }
  /** `held`: ends of game turns in a row at which commandos were alone with the Overlord. */
  | { readonly kind: 'heart-of-the-net'; readonly held: number };

/** What one seat alone knows, for as long as it takes the other to choose as well. */
export interface Secret {
  /** Points spent on initiative; null before the bid and once it is shown. */
  bid: number | null;
  /** What a covering figure does at the same time as its enemy; null when there is no such choice, or none yet. Replaced, never written to. */
  answer: Shot | 'hold' | null;
}

export interface LegionsState {
  open: Battle;
  secret: [Secret, Secret];
}

/** What a seat knows, and what it is asked: the step that waits. */
export interface LegionsView {
  readonly open: Readonly<Battle>;
  readonly own: Readonly<Secret>;
  readonly seat: Seat;
  readonly asked: Readonly<Step> | null;
}

export function newBattle(figures: number, doors: number): Battle {
  return {
    turn: 0,
    clock: 0,
    first: null,
    phasing: null,
    begun: [0, 0],
    figures: Array.from({ length: figures }, (): Figure => ({ at: -1, facing: 0, fate: 'reserve', kills: 0, activated: false, fired: false, covering: null, suppressing: [], grenades: [0, 0, 0] })),
    active: null,
    leadership: [],
    doors: Array.from({ length: doors }, () => 'closed'),
    forcewalls: [],
    damage: [],
    darkness: [],
    dropped: [],
    killed: [],
    tallies: Object.fromEntries(TALLIES.map((tally) => [tally, [0, 0]])) as unknown as Record<Tally, [number, number]>,
    affairs: { kind: 'none' },
    agenda: [],
    result: null,
  };
}

export const noSecrets = (): [Secret, Secret] => [{ bid: null, answer: null }, { bid: null, answer: null }];

/** An independent copy. What is replaced and never written to is shared. */
export function copyState({ open, secret }: LegionsState): LegionsState {
  const tallies = {} as Record<Tally, [number, number]>;
  for (const tally of TALLIES) tallies[tally] = [...open.tallies[tally]];
  return {
    open: {
      ...open,
      begun: [...open.begun],
      figures: open.figures.map((figure): Figure => ({ ...figure, grenades: [...figure.grenades] })),
      leadership: open.leadership.map((point) => ({ ...point })),
      doors: [...open.doors],
      forcewalls: [...open.forcewalls],
      killed: [...open.killed],
      tallies,
      agenda: [...open.agenda],
    },
    secret: [{ ...secret[0] }, { ...secret[1] }],
  };
}

export const inPlay = (figure: Readonly<Figure>): boolean => figure.fate === 'in-play';

export const placeOf = (grenade: Grenade): number => GRENADES.indexOf(grenade);

/** The step that waits for a player, if one does. */
export function waiting(battle: Readonly<Battle>): Step | null {
  return battle.result === null ? (battle.agenda.at(-1) ?? null) : null;
}
