/** The battlefield at one instant, as plain data. Only `apply` and what it calls write to it. */
import type { Seat } from '../../kernel/game.ts';
import type { Point } from '../../kernel/table/outline.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Forces } from './forces.ts';
import type { Cover, Gait, Terrain } from './vocabulary.ts';

/** Where a figure's story stands. Routed figures are removed but not destroyed ("Rout"). */
export const FATES = ['undeployed', 'in-play', 'destroyed', 'routed'] as const;
export type Fate = (typeof FATES)[number];

export interface Figure {
  /** Centre of the base in hundredths of an inch; of one out of play, where it last stood. */
  x: number;
  y: number;
  fate: Fate;
  /** Destroyed, and by nobody of the enemy's: an explosion of its own side, a shot into close combat. No objective of the enemy's ("Victory"). */
  ownKill: boolean;
  heroPoints: number;
  /** Set by the two checks of its unit's activation only ("Check Control"). */
  controlled: boolean;
  /** Has moved, lunged or been in contact since its last activation began: no Did Not Move bonus. */
  moved: boolean;
  /** Weapon on reserve, by its place in the profile; -1 for none. The marker on the table. */
  reserve: number;

  // What only counts while its unit is active.

  /** Whole inches of its allowance used up, parts rounded up. */
  used: number;
  gait: Gait;
  /** Weapons used, as a mask by their place in the profile. */
  fired: number;
  /** Has finished its actions: only its reserve attack is left. */
  done: boolean;
  /** It charged into contact, and its first close attack has not been made. */
  charging: boolean;
  /** Caught by an entangling weapon: may not move in its next activation. */
  entangled: boolean;
}

/** What is kept of a unit. */
export interface UnitState {
  /** Has been activated this turn. */
  activated: boolean;
  /** The character's unit that it activated with last, as long as that lasts; -1 for none. Both units name each other. */
  joined: number;
  /** Its leader, -1 for none ("Leader"). */
  leader: number;
  /** Figures it lost this turn, destroyed ones only. */
  lost: number;
  /** It lost its leader this turn and nobody could replace it. */
  leaderless: boolean;
  /** Figures destroyed since the game began. */
  destroyed: number;
}

/** An attack that was declared, before any dice. */
export interface DeclaredAttack {
  readonly by: number;
  /** Place in the profile of the attacker. */
  readonly weapon: number;
  /** The primary target first; for a close explosive, the attacker himself. */
  readonly targets: readonly Target[];
  /** Others who put their reserved attacks into it ("Massed Attacks"). */
  readonly support: readonly number[];
  /** Why it is made: in its own activation · from reserve · at one who leaves close combat. */
  readonly cause: 'action' | 'reserve' | 'leaving';
  /** Whether it is the first one after a charge, which gets dice for it: on a vehicle or monster, or on anybody else. */
  readonly charge: 'none' | 'machine' | 'other';
  /** Dice as `pools.ts` packs them, all adjustments made. */
  readonly attack: number;
}

export interface Target {
  readonly figure: number;
  readonly cover: Cover;
  /** Dice as `pools.ts` packs them, all adjustments made. */
  readonly defense: number;
}

/** One exchange of dice: one attack, or two that are simultaneous ("Reserve Attack"). Replaced at each change, never written to. */
export interface Bout {
  /** The active side's attack first. */
  readonly attacks: readonly DeclaredAttack[];
  /** By attack: what its dice came to, and the hero points added. */
  readonly rolled: readonly number[];
  readonly raised: readonly number[];
  /** By attack, by target: what the defense dice came to, and the hero points added. */
  readonly defended: readonly (readonly number[])[];
  readonly saved: readonly (readonly number[])[];
}

/** Why the other side is asked for reserve attacks. */
export type Occasion = 'activation' | 'moving' | 'contact' | 'attack' | 'figure-done' | 'end';

/** What the game still owes, uppermost last. Those that have a `chooser` wait for a player. Steps are replaced, never written to. */
export type Step =
  /** Figures of this movement class are still to be placed by this seat. */
  | { step: 'deploy'; seat: Seat; movement: number }
  /** The slowest class that is not on the table yet. */
  | { step: 'deploy-next' }
  /** All are on the table: each unit's first leader is found. */
  | { step: 'leaders' }
  | { step: 'turn' }
  /** The winner of the roll says who goes first. */
  | { step: 'initiative'; seat: Seat }
  /** Whose turn it is to activate a unit; a side with none left is passed over. */
  | { step: 'next'; seat: Seat }
  | { step: 'activate'; seat: Seat }
  /** A unit is about to act: its leaders are settled. */
  | { step: 'begin'; unit: number; with: number }
  /** A unit (with the character's unit that joined it, or -1) is active. `figure`: the one that has begun its actions and not finished them, or -1. */
  | { step: 'acting'; unit: number; with: number; figure: number }
  /** `seat` may use reserve attacks against the active unit. `mover`: who can be lunged at, or -1. `attack`: what is about to be rolled, on that occasion. */
  | { step: 'window'; seat: Seat; on: Occasion; mover: number; attack: DeclaredAttack | null }
  /** What is left of a move: the parts of the way, about an inch each. `gone`: parts already gone; `inches`: of the whole move, rounded up; `used`: of its allowance before the move; `answers`: reserve attacks of the enemy so far. */
  | { step: 'walk'; figure: number; parts: readonly (readonly Point[])[]; gone: number; inches: number; used: number; answers: number }
  /** A figure has finished: the other side may answer, then the unit goes on. */
  | { step: 'finished'; figure: number }
  /** Enemies whose contact a mover breaks, each with the close weapons it has not used on him yet (as a mask). */
  | { step: 'leaving'; seat: Seat; mover: number; enemies: readonly { readonly figure: number; readonly weapons: number }[] }
  | { step: 'roll'; attacks: readonly DeclaredAttack[] }
  /** The attacker of `attacks[attack]` may raise his roll. */
  | { step: 'raise'; bout: Bout; attack: number }
  /** A defender may raise his. */
  | { step: 'save'; bout: Bout; attack: number; target: number }
  | { step: 'resolve'; bout: Bout }
  /** Control is checked a second time and the unit deactivated. */
  | { step: 'deactivate'; unit: number; with: number }
  | { step: 'follow-up' }
  | { step: 'rout' }
  /** The owner picks among equals who leads ("You Pick"). */
  | { step: 'lead'; seat: Seat; unit: number; among: readonly number[] }
  | { step: 'end-turn' };

/** What is counted for the result rows, per seat. */
export const TALLIES = [
  'closeAttacks', 'rangedAttacks', 'massed', 'areaAttacks', 'reserved', 'reserveAttacks', 'simultaneous', 'lunges', 'charges', 'fastMoves', 'freeAttacks',
  'kills', 'ownKills', 'routed', 'heroSpent', 'moves',
] as const;
export type Tally = (typeof TALLIES)[number];

export interface Result {
  winner: Seat | null;
  grade: string;
}

/** What is worth points to hold, or to destroy ("Victory"): a terrain piece by its number, a round spot, or an enemy figure. */
export interface Objective {
  readonly name: string;
  /** Number of the terrain piece; -1 if it is none. */
  readonly piece: number;
  /** Number of the figure that the other side has to destroy; -1 if it is none. */
  readonly figure: number;
  /** The middle of the piece or the spot. */
  readonly x: number;
  readonly y: number;
}

export interface Battle {
  /** 0 until the first initiative. */
  turn: number;
  /** Goes up with every change: equal battle and clock mean equal contents, so geometry may be kept. */
  clock: number;
  /** Replaced, never written to: three things that a set-up draws or is given. */
  readonly table: Table<Terrain>;
  readonly forces: Forces;
  readonly objectives: readonly Objective[];
  /** Whose edge is the top one. */
  readonly top: Seat;
  figures: Figure[];
  units: UnitState[];
  /** Who activates first this turn. */
  first: Seat;
  /** By seat: points of enemies killed and routed so far, with 100 a unit. */
  points: [number, number];
  /** Turn ends in a row that each seat held each objective alone: [objective][seat]. */
  held: [number, number][];
  tallies: Record<Tally, [number, number]>;
  agenda: Step[];
  result: Result | null;
}

/** Nothing is hidden in this game: all of it lies open. */
export interface WarState {
  open: Battle;
}

/** What a seat knows, and what it is asked: the step that waits. */
export interface WarView {
  readonly open: Readonly<Battle>;
  readonly seat: Seat;
  readonly asked: Readonly<Step> | null;
}

/** Its lists are made by `Array.from`: V8 gives those of `map` another kind once it has compiled this, late in a run, and compiles anew all that reads them. */
export function newBattle(made: Pick<Battle, 'table' | 'forces' | 'objectives' | 'top'>): Battle {
  const { figures, units } = made.forces;
  return {
    turn: 0,
    clock: 0,
    ...made,
    figures: Array.from(figures, ({ heroPoints }): Figure => ({
      x: 0, y: 0, fate: 'undeployed', ownKill: false, heroPoints, controlled: true, moved: false, reserve: -1,
      used: 0, gait: 'normal', fired: 0, done: false, charging: false, entangled: false,
    })),
    units: Array.from(units, (): UnitState => ({ activated: false, joined: -1, leader: -1, lost: 0, leaderless: false, destroyed: 0 })),
    first: 0,
    points: [0, 0],
    held: Array.from(made.objectives, () => [0, 0]),
    tallies: Object.fromEntries(TALLIES.map((tally) => [tally, [0, 0]])) as unknown as Record<Tally, [number, number]>,
    agenda: [],
    result: null,
  };
}

/** An independent copy. The table, the forces, the objectives and the agenda's steps are never written to, so both share them. */
export function copyState({ open }: WarState): WarState {
  const tallies = {} as Record<Tally, [number, number]>;
  for (const tally of TALLIES) tallies[tally] = [...open.tallies[tally]];
  return {
    open: {
      ...open,
      figures: open.figures.map((figure) => ({ ...figure })),
      units: open.units.map((unit) => ({ ...unit })),
      points: [...open.points],
      held: open.held.map((held) => [...held]),
      tallies,
      agenda: [...open.agenda],
    },
  };
}

export const inPlay = (figure: Readonly<Figure>): boolean => figure.fate === 'in-play';

export function waiting(battle: Readonly<Battle>): Step | null {
  return battle.result !== null ? null : (battle.agenda.at(-1) ?? null);
}
