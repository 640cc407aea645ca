/** The battlefield at one instant, as plain data. Only `apply` and what it calls write to it. */
import type { Seat } from '../../kernel/game.ts';
import type { Layout } from './board.ts';
import type { Attack } from './vocabulary.ts';

/** Where a figure's story stands: still to be deployed, in play, or how it went out of play. */
export const FATES = ['undeployed', 'in-play', 'eliminated', 'left-board', 'on-goal'] as const;
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
}

/** An attack that was declared: pools as `pools.ts` packs them. */
export interface DeclaredAttack {
  kind: Attack;
  by: number;
  target: number;
  attack: number;
  armor: number;
}

/** What the game still owes, uppermost last. `deploy` and `turn` wait for a player. */
export type Step =
  | { step: 'deploy'; squad: number }
  | { step: 'round' }
  | { step: 'draw' }
  | { step: 'turn'; squad: number }
  | { step: 'end-turn'; squad: number }
  | { step: 'attack-roll'; attack: DeclaredAttack }
  | { step: 'armor-roll'; attack: DeclaredAttack; hits: number }
  | { step: 'objectives' };

/** What is counted for the result rows, per seat. */
export const TALLIES = ['firearmAttacks', 'closeAttacks', 'swings', 'killsByFirearm', 'killsByClose', 'extraActions', 'moves'] as const;
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
  /** Figures that went out of play, in order. */
  out: number[];
  /** [squad][...] figures that entered that squad's Starting/Goal Square. */
  entered: number[][];
  tallies: Record<Tally, [number, number]>;
  agenda: Step[];
  result: Result | null;
}

/** All that happens lies open in this game; hidden things of single missions would stand beside it. */
export interface FuryState {
  open: Battle;
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
    figures: Array.from({ length: figures }, () => ({ at: -1, fate: 'undeployed', actions: 0, extra: 0, steps: 0 })),
    cup: [],
    first: null,
    extra: 0,
    leadership: false,
    out: [],
    entered: Array.from({ length: squads }, () => []),
    tallies: Object.fromEntries(TALLIES.map((tally) => [tally, [0, 0]])) as unknown as Record<Tally, [number, number]>,
    agenda: [],
    result: null,
  };
}

/** An independent copy. The layout and the agenda's steps are never written to, so both may share them. */
export function copyState(state: FuryState): FuryState {
  const { open } = state;
  const tallies = {} as Record<Tally, [number, number]>;
  for (const tally of TALLIES) tallies[tally] = [...open.tallies[tally]];
  return {
    open: {
      ...open,
      figures: open.figures.map(({ at, fate, actions, extra, steps }) => ({ at, fate, actions, extra, steps })),
      cup: [...open.cup],
      out: [...open.out],
      entered: open.entered.map((figures) => [...figures]),
      tallies,
      agenda: [...open.agenda],
      result: open.result,
    },
  };
}

export const inPlay = (figure: Readonly<Figure>): boolean => figure.fate === 'in-play';

/** Puts a figure out of play where it stands. */
export function takeOut(battle: Battle, number: number, fate: 'eliminated' | 'left-board' | 'on-goal'): void {
  const figure = battle.figures[number]!;
  figure.fate = fate;
  figure.actions = 0;
  figure.steps = 0;
  battle.out.push(number);
}

/** The step that waits for a player, if one does. */
export function waiting(battle: Readonly<Battle>): Step | null {
  return battle.result === null ? (battle.agenda.at(-1) ?? null) : null;
}
