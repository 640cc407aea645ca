/** What a strategy may ask of a battle it sees: figures, aims, ways and posts, and by idea attacks, dangers, throws, leadership and passages. All of it through its view. */
import type { Seat } from '../../kernel/game.ts';
import type { LegionsAction } from './actions.ts';
import type { LegionsGame } from './game.ts';
import type { Ground } from './ground.ts';
import type { Aim } from './missions/mission.ts';
import { mayFire, movementLeft } from './rules/acting.ts';
import { arcOf } from './rules/arc.ts';
import { squaresFor } from './rules/place.ts';
import { rangeBetween } from './rules/range.ts';
import type { Battle, Figure, LegionsView } from './state.ts';
import type { Shot } from './steps.ts';
import { Aiming } from './tactics/aiming.ts';
import { Attacks, type Attack } from './tactics/attacks.ts';
import { Dangers } from './tactics/dangers.ts';
import { Hands } from './tactics/hands.ts';
import { Leadership, type Loan } from './tactics/leadership.ts';
import { Passages } from './tactics/passages.ts';
import { Reach } from './tactics/reach.ts';
import { Throws } from './tactics/throws.ts';
import { Walks } from './tactics/walks.ts';
import { Watching, type Approach } from './tactics/watching.ts';
import type { UnitCard } from './unit-card.ts';
import type { Facing } from './vocabulary.ts';

export type { Aim, Approach, Attack, Facing, Figure, LegionsAction, LegionsGame, LegionsView, Loan, Reach, Shot };
export { FACINGS, GRENADES, type Designation, type Grenade, type Mode } from './vocabulary.ts';

/** Squares of an enemy's likely way that are looked at. */
const AHEAD = 8;

export class Tactics {
  readonly game: LegionsGame;
  readonly ground: Ground;
  readonly seat: Seat;
  /** Game turns that there are, by the book that is played. */
  readonly turnLimit: number;
  readonly reach: Reach;
  readonly dangers: Dangers;
  readonly throws: Throws;
  readonly attacks: Attacks;
  readonly leadership: Leadership;
  readonly passages: Passages;
  readonly hands: Hands;
  private readonly walks: Walks;
  private readonly watching: Watching;

  constructor(game: LegionsGame, seat: Seat) {
    const { ground } = game;
    this.game = game;
    this.ground = ground;
    this.seat = seat;
    this.turnLimit = game.card.roundLimit;
    const aiming = new Aiming(ground);
    this.reach = new Reach(ground);
    this.dangers = new Dangers(ground, aiming);
    this.throws = new Throws(ground);
    this.attacks = new Attacks(ground, aiming);
    this.leadership = new Leadership(ground, seat);
    this.passages = new Passages(ground);
    this.hands = new Hands(ground);
    this.walks = new Walks(ground);
    this.watching = new Watching(ground, aiming);
  }

  /** Legal actions: slow, for seldom questions. */
  options(view: LegionsView): LegionsAction[] {
    return this.game.options(view);
  }

  friends({ open }: LegionsView): number[] {
    return this.ground.figuresOf(open, this.seat);
  }

  enemies({ open }: LegionsView): number[] {
    return this.ground.figuresOf(open, 1 - this.seat);
  }

  card(figure: number): UnitCard {
    return this.ground.card(figure);
  }

  isOwn(figure: number): boolean {
    return this.ground.seat(figure) === this.seat;
  }

  aims({ open }: LegionsView, seat: Seat = this.seat): readonly Aim[] {
    return this.ground.mission.aims(this.ground, open, seat);
  }

  /** Who carries what is to be carried, and where it lies if nobody does; null where there is no such thing. */
  load({ open }: LegionsView): { readonly carrier: number; readonly at: number } | null {
    return this.ground.mission.load?.where(open) ?? null;
  }

  /** By square: steps to the nearest of some squares. */
  steps({ open }: LegionsView, place: string, squares: readonly number[]): Uint16Array {
    return this.walks.to(open, place, squares);
  }

  /** The same if there were a forcewall more. */
  stepsAround({ open }: LegionsView, place: string, squares: readonly number[], wall: number): Uint16Array {
    return this.walks.to({ forcewalls: [...open.forcewalls, wall] }, place, squares);
  }

  /** The same without one of the forcewalls. */
  stepsWithout({ open }: LegionsView, place: string, squares: readonly number[], wall: number): Uint16Array {
    return this.walks.to({ forcewalls: open.forcewalls.filter((at) => at !== wall) }, place, squares);
  }

  stepsToSquare(view: LegionsView, square: number): Uint16Array {
    return this.steps(view, `square ${square}`, [square]);
  }

  /** Squares of a shortest way down some steps. */
  down({ open }: LegionsView, steps: Uint16Array, from: number, most: number): number[] {
    return this.walks.down(open, steps, from, most);
  }

  /** Whether a figure that stands and looks so has a square in its front arc. */
  faces(from: number, facing: Facing, to: number): boolean {
    return from !== to && arcOf(this.ground.board.width, from, facing, to) === 'front';
  }

  range(a: number, b: number): number {
    return rangeBetween(this.ground.board.width, a, b);
  }

  /** Ways that enemies are likely to come: down some steps, each from where it stands. */
  approaches(view: LegionsView, steps: Uint16Array): Approach[] {
    return this.enemies(view).map((enemy) => {
      const { at } = view.open.figures[enemy]!;
      return { enemy, way: [at, ...this.down(view, steps, at, AHEAD)] };
    });
  }

  /** By facing / 2: what covering from a square is worth. It holds until the next call. */
  watch({ open }: LegionsView, figure: number, square: number, stance: number, approaches: readonly Approach[]): readonly number[] {
    return this.watching.from(open, this.card(figure), square, stance, approaches);
  }

  /** Enemies that suppression may be hoped to fell, laid on a square from where a figure stands. */
  suppressing({ open }: LegionsView, figure: number, at: number, approaches: readonly Approach[]): number {
    return this.watching.suppressing(open, figure, at, approaches);
  }

  mayFire({ open }: LegionsView, figure: number): boolean {
    return mayFire(open, figure);
  }

  /** Movement points left to the active figure. */
  pointsLeft(battle: Readonly<Battle>): number {
    return movementLeft(this.ground, battle);
  }

  /** Free squares where a figure may be set on the board now. */
  placing({ open }: LegionsView, figure: number): number[] {
    return squaresFor(this.ground, open, figure);
  }

  isEntry(square: number): boolean {
    return this.ground.mission.entries[square] !== 0;
  }
}
