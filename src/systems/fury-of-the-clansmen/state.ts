/** The battlefield at one instant, as plain data. Only `apply` and what it calls write to it. */
import type { Seat } from '../../kernel/game.ts';
import type { Layout } from './board.ts';
import type { Roster } from './roster.ts';
import type { Attack } from './vocabulary.ts';

/** Where a figure's story stands: still to be deployed, in play, a reinforcement outside the board, or how it went out of play. */
export const FATES = ['undeployed', 'in-play', 'entering', 'eliminated', 'left-board', 'on-goal'] as const;
export type Fate = (typeof FATES)[number];

export interface Figure {
  /** Its square (row * width + column), or the last one it stood on; -1 before it is deployed. */
  at: number;
  fate: Fate;
  /** Own actions it may still take in its squad's turn. */
  actions: number;
  /** Extra actions it was given in this turn ("Extra Actions"). */
  extra: number;
  /** Steps left of the MOVE actions under way; lost at any other action ("Adding Move Actions Together"). */
  steps: number;
  weapon: Weapon;
  /** On Snap Alert. */
  alert: boolean;
  /** Brainbusters it still has. */
  brainbusters: number;
}

/** ready · out of ammo until it reloads · broken for good, by the optional rule ("Weapon Failure"). */
export const WEAPONS = ['ready', 'out-of-ammo', 'broken'] as const;
export type Weapon = (typeof WEAPONS)[number];

/** An attack that was declared: pools as `pools.ts` packs them. */
export interface DeclaredAttack {
  kind: Attack;
  aimed: boolean;
  /** Whose attack it is; a Brainbuster may hit the thrower's own side. */
  seat: Seat;
  /** Null: nobody on the board. */
  by: number | null;
  /** The square it comes from: the attacker's, or where a Brainbuster lands. */
  from: number;
  target: number;
  attack: number;
  armor: number;
}

/** What the game still owes, uppermost last. Those that have a `chooser` wait for a player. */
export type Step =
  | { step: 'deploy'; squad: number }
  /** Squares that lay face down are turned over. */
  | { step: 'reveal' }
  /** All are set up. */
  | { step: 'play' }
  | { step: 'round' }
  | { step: 'draw' }
  | { step: 'end-round' }
  /** `only`: in a free turn before the first round. */
  | { step: 'turn'; squad: number; only?: 'move' }
  | { step: 'end-turn'; squad: number }
  | { step: 'attack-roll'; attack: DeclaredAttack }
  | { step: 'armor-roll'; attack: DeclaredAttack; hits: number }
  /** An action with all its rolls is over: objectives are looked at, and enemies on Snap Alert may react. */
  | { step: 'end-action'; figure: number }
  /** `may`: Regulars on Snap Alert that have not shot at `at` yet for this action of his. */
  | { step: 'snap'; at: number; may: readonly number[] }
  | { step: 'concentration'; figure: number }
  /** Enemies named so far for an Auto Fire Spread. */
  | { step: 'spread'; by: number; targets: readonly number[] }
  /** Enemies shot at so far in one Full Auto attack. */
  | { step: 'full-auto'; by: number; targets: readonly number[] }
  | { step: 'weapon-check'; figure: number; rolls: number }
  /** The Gehenna Cannon of this seat is to fire. */
  | { step: 'cannon'; seat: Seat }
  /** The enemy of `blast.seat` moves it by up to `misses` squares from `at`. */
  | { step: 'scatter'; at: number; misses: number; blast: Blast }
  | { step: 'blast'; at: number; blast: Blast }
  /** One Attack Roll for all of these. */
  | { step: 'blast-roll'; attacks: readonly DeclaredAttack[] }
  /** The Legion chooses up to so many more figures to bring back. */
  | { step: 'reinforce'; seat: Seat; left: number }
  | { step: 'objectives' };

/** What explodes: a Brainbuster, or what a mission has of the same kind. */
export interface Blast {
  seat: Seat;
  /** Who threw it; null: nobody on the board. */
  by: number | null;
}

/** What is counted for the result rows, per seat. */
export const TALLIES = [
  'firearmAttacks', 'closeAttacks', 'swings', 'aimed', 'bursts', 'spreads', 'fullAutos', 'snapShots', 'charges', 'brainbusters',
  'killsByFirearm', 'killsByClose', 'killsByBrainbuster', 'outOfAmmo', 'explosions', 'extraActions', 'moves',
] as const;
export type Tally = (typeof TALLIES)[number];

export interface Result {
  winner: Seat | null;
  grade: string;
}

export interface Battle {
  /** 0 until the first counter is drawn. */
  round: number;
  /** Goes up with every change: equal battle and clock mean equal contents, so geometry may be kept. */
  clock: number;
  /** Which board section lies where and how it is turned; null on the board of a position file. */
  layout: Layout | null;
  /** By figure number, as in the roster. */
  figures: Figure[];
  /** Squads whose counter is still in the cup. */
  cup: number[];
  /** Seat of the first counter drawn in the game; null before that. */
  first: Seat | null;
  /** Extra actions of the squad whose turn it is that no figure has taken yet. */
  extra: number;
  /** Whether that squad may still make its leadership roll. */
  leadership: boolean;
  /** Whether it has made one in this turn. */
  rolled: boolean;
  /** Figures that went out of play, in order. */
  out: number[];
  /** [squad][...] figures that entered that squad's Starting/Goal Square. */
  entered: number[][];
  tallies: Record<Tally, [number, number]>;
  /** What a single mission keeps count of. Replaced, never written to. */
  affairs: Affairs;
  agenda: Step[];
  result: Result | null;
}

/** Plain data of one mission; `kind` is its id. Most missions keep none. */
export type Affairs =
  | { readonly kind: 'none' }
  /** `held`: ends of rounds in a row at which the Legion, `needed` figures or more, held the tower. `explosives`: set by one Centurion in this round, and who may be the second. */
  | { readonly kind: 'defend-the-tower'; readonly needed: number; readonly held: number; readonly explosives: { readonly round: number; readonly partners: readonly number[] } | null; readonly blownUp: boolean }
  | { readonly kind: 'mountain-fortress'; readonly portal: readonly number[] }
  /** `found`: the door of the chamber; `outBefore`: figures out of play when it was destroyed, null while it stands. */
  | { readonly kind: 'gardens'; readonly opened: readonly number[]; readonly found: number | null; readonly outBefore: number | null }
  /** `joining`: reinforcements that may only MOVE yet; `arrived`: all that ever entered. */
  | { readonly kind: 'islands-of-darkness'; readonly entrance: readonly number[]; readonly joining: readonly number[]; readonly arrived: number }
  /** `throwers`: who threw a Brainbuster in, one entry a throw. */
  | { readonly kind: 'cross-the-chasm'; readonly opening: readonly number[]; readonly needed: number; readonly throwers: readonly number[] };

/** What neither player knows: the door of the chamber, from 0. Most missions hide nothing. */
export type Secret = null | { readonly kind: 'gardens'; readonly chamber: number };

/** What lies open, and what does not. */
export interface FuryState {
  open: Battle;
  /** Replaced, never written to. */
  secret: Secret;
}

/** What a seat knows, and what it is asked: the step that waits. */
export interface FuryView {
  readonly open: Readonly<Battle>;
  readonly seat: Seat;
  readonly asked: Readonly<Step> | null;
}

export function newBattle(figures: number, squads: number): Battle {
  return {
    round: 0,
    clock: 0,
    layout: null,
    figures: Array.from({ length: figures }, () => ({ at: -1, fate: 'undeployed', actions: 0, extra: 0, steps: 0, weapon: 'ready', alert: false, brainbusters: 0 })),
    cup: [],
    first: null,
    extra: 0,
    leadership: false,
    rolled: false,
    out: [],
    entered: Array.from({ length: squads }, () => []),
    tallies: Object.fromEntries(TALLIES.map((tally) => [tally, [0, 0]])) as unknown as Record<Tally, [number, number]>,
    affairs: { kind: 'none' },
    agenda: [],
    result: null,
  };
}

/** An independent copy. The layout, the agenda's steps, a mission's affairs and its secrets are never written to, so both may share them. */
export function copyState(state: FuryState): FuryState {
  const { open } = state;
  const tallies = {} as Record<Tally, [number, number]>;
  for (const tally of TALLIES) tallies[tally] = [...open.tallies[tally]];
  return {
    open: {
      ...open,
      figures: open.figures.map(({ at, fate, actions, extra, steps, weapon, alert, brainbusters }) => ({ at, fate, actions, extra, steps, weapon, alert, brainbusters })),
      cup: [...open.cup],
      out: [...open.out],
      entered: open.entered.map((figures) => [...figures]),
      tallies,
      agenda: [...open.agenda],
      result: open.result,
    },
    secret: state.secret,
  };
}

export const inPlay = (figure: Readonly<Figure>): boolean => figure.fate === 'in-play';

/** Figures of a seat in play, by number. */
export function figuresOf(battle: Readonly<Battle>, { troopers }: Roster, seat: Seat): number[] {
  const found: number[] = [];
  for (let number = 0; number < troopers.length; number++) if (troopers[number]!.seat === seat && inPlay(battle.figures[number]!)) found.push(number);
  return found;
}

/** Puts a figure out of play where it stands. */
export function takeOut(battle: Battle, number: number, fate: 'eliminated' | 'left-board' | 'on-goal'): void {
  const figure = battle.figures[number]!;
  figure.fate = fate;
  figure.actions = 0;
  figure.steps = 0;
  figure.alert = false;
  battle.out.push(number);
}

/** The step that waits for a player, if one does. */
export function waiting(battle: Readonly<Battle>): Step | null {
  return battle.result === null ? (battle.agenda.at(-1) ?? null) : null;
}
