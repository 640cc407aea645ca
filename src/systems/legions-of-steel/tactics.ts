/** What a strategy may ask of a battle it sees: figures, aims, ways, dangers, and what attacks and posts promise. All of it through its view. */
import type { Seat } from '../../kernel/game.ts';
import type { LegionsAction } from './actions.ts';
import type { LegionsGame } from './game.ts';
import type { Ground } from './ground.ts';
import type { Aim } from './missions/mission.ts';
import { diceOf, needFor } from './rules/aimed.ts';
import { arcOf } from './rules/arc.ts';
import { doorsBeside } from './rules/door.ts';
import { doorCost } from './rules/step-cost.ts';
import { mayFire, movementLeft } from './rules/acting.ts';
import { leftOver } from './rules/initiative.ts';
import { mayStepByOrder } from './rules/ordered.ts';
import { paymentsFor } from './rules/order.ts';
import { squaresFor } from './rules/place.ts';
import { liftsFor } from './rules/points.ts';
import { rangeBetween } from './rules/range.ts';
import { inPlay, type Battle, type Figure, type LegionsView } from './state.ts';
import type { Shot } from './steps.ts';
import { Aiming, OUT } from './tactics/aiming.ts';
import { Dangers } from './tactics/dangers.ts';
import { felling } from './tactics/felling.ts';
import { Reach } from './tactics/reach.ts';
import { Throws } from './tactics/throws.ts';
import { Walks } from './tactics/walks.ts';
import { Watching, type Approach } from './tactics/watching.ts';
import type { UnitCard } from './unit-card.ts';
import { FACINGS, type Designation, type Facing, type Mode } from './vocabulary.ts';

export type { Aim, Approach, Facing, Figure, LegionsAction, LegionsGame, LegionsView, Reach, Shot };
export { FACINGS, GRENADES, type Designation, type Grenade, type Mode } from './vocabulary.ts';

/** A way to attack from where a figure stands. */
export interface Attack {
  readonly at: number;
  readonly mode: Mode;
  readonly hands: boolean;
  readonly spread: boolean;
  /** Chance to fell what it is aimed at. */
  readonly chance: number;
}

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
  private readonly aiming: Aiming;
  private readonly walks: Walks;
  private readonly watching: Watching;

  constructor(game: LegionsGame, seat: Seat) {
    const { ground } = game;
    this.game = game;
    this.ground = ground;
    this.seat = seat;
    this.turnLimit = game.card.roundLimit;
    this.aiming = new Aiming(ground);
    this.reach = new Reach(ground);
    this.dangers = new Dangers(ground, this.aiming);
    this.throws = new Throws(ground);
    this.walks = new Walks(ground);
    this.watching = new Watching(ground, this.aiming);
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

  /** Kills that it still takes. */
  killsLeft({ open }: LegionsView, figure: number): number {
    return this.card(figure).kills - open.figures[figure]!.kills;
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

  /** The shot that waits for the answer of this seat, if one does. */
  declared({ open: { agenda } }: LegionsView): Shot | null {
    const step = agenda.at(-2);
    return step?.step === 'shot' ? step.shot : null;
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

  /** Chance to fell an enemy with ranged fire from a square, turned as is best, with a movement modifier. */
  promise(view: LegionsView, figure: number, from: number, facing: Facing | null, enemy: number, stance: number): number {
    const { open } = view;
    const card = this.card(figure);
    const need = this.aiming.need(open, card, from, facing, open.figures[enemy]!.at, this.card(enemy).unit, 'fire', stance);
    return need >= OUT ? 0 : this.aiming.promise(card, need, this.killsLeft(view, enemy));
  }

  /** The attack on an enemy that promises most, from where the figure stands. */
  attackOn(view: LegionsView, by: number, enemy: number, occasion: 'fire' | 'cover' | 'order', stance: number): Attack | null {
    const { open } = view;
    const { at: from, facing } = open.figures[by]!;
    const { at } = open.figures[enemy]!;
    const card = this.card(by);
    const left = this.killsLeft(view, enemy);
    const need = this.aiming.need(open, card, from, facing, at, this.card(enemy).unit, occasion, stance);
    const shot = need >= OUT ? 0 : this.aiming.promise(card, need, left);
    if (card.hands > 0) {
      const hand = felling(card.hands, needFor(this.ground, open, by, at, occasion, true, 'single', stance, false), left);
      if (hand > 0 && hand >= shot) return { at, mode: 'single', hands: true, spread: false, chance: hand };
    }
    if (shot === 0) return null;
    const mode = this.aiming.mode(card, need, left);
    return { at, mode, hands: false, spread: this.canSpread(by, mode), chance: shot };
  }

  /** Whether it rolls several dice that could go to several targets. */
  canSpread(by: number, mode: Mode): boolean {
    return this.ground.has('spread-fire') && diceOf(this.ground.book, this.card(by), false, mode) > 1;
  }

  /** Chance that a shot which was declared fells its target. */
  chanceOf(view: LegionsView, { by, at, target, occasion, hands, mode, stance, lifted, dice }: Shot): number {
    if (target < 0) return 0;
    return felling(dice, needFor(this.ground, view.open, by, at, occasion, hands, mode, stance, lifted), this.killsLeft(view, target));
  }

  /** The least point of leadership that may go to an attack of a figure; null for none. */
  lift({ open }: LegionsView, figure: number): number | null {
    return liftsFor(this.ground, open, figure)[0] ?? null;
  }

  /** Ways to pay for an order to a figure. */
  payments({ open }: LegionsView, figure: number, cost: number): readonly (readonly number[])[] {
    return this.ground.has('leadership') ? paymentsFor(this.ground, open, figure, cost) : [];
  }

  /** Points that the seat may bid for initiative. */
  leftOver({ open }: LegionsView): number {
    return leftOver(this.ground, open, this.seat).length;
  }

  /** Points of the seat that are ready. */
  pointsReady({ open }: LegionsView): number {
    return open.leadership.reduce((sum, { fate, holder }) => sum + (fate === 'ready' && this.isOwn(holder) && inPlay(open.figures[holder]!) ? 1 : 0), 0);
  }

  /** Squares that a figure may be ordered to. */
  stepsByOrder({ open }: LegionsView, figure: number): number[] {
    const { at } = open.figures[figure]!;
    return [...this.ground.board.next.subarray(at * 8, at * 8 + 8)].filter((to) => to >= 0 && mayStepByOrder(this.ground, open, figure, to));
  }

  /** Closed doors beside the active figure that it has the points to open. */
  doorsToOpen({ open }: LegionsView, figure: number): number[] {
    const { active } = open;
    if (active === null || active.as === 'stationary' || this.pointsLeft(open) <= doorCost(this.ground.book, active.as)) return [];
    return doorsBeside(this.ground, open, figure).filter((at) => this.ground.field(open).obstacle[at] !== 0);
  }

  /** The closed door beside a square that leads down some steps; -1 for none. */
  doorAhead({ open }: LegionsView, square: number, steps: Uint16Array): number {
    const { next, doorAt } = this.ground.board;
    for (const direction of FACINGS) {
      const to = next[square * 8 + direction]!;
      if (to >= 0 && doorAt[to]! >= 0 && open.doors[doorAt[to]!] === 'closed' && steps[to]! < steps[square]!) return to;
    }
    return -1;
  }

  /** What it costs to open a door. */
  doorCost(as: Designation): number {
    return doorCost(this.ground.book, as);
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

  /** Whether a forcewall on a square shuts a passage: free floor with walls on both sides. */
  isNarrow({ open }: LegionsView, square: number): boolean {
    const { next, walls } = this.ground.board;
    const { obstacle, figureAt } = this.ground.field(open);
    const wall = (direction: number) => (next[square * 8 + direction]! < 0 ? 1 : walls[next[square * 8 + direction]!]!);
    return obstacle[square] === 0 && figureAt[square]! < 0 && !this.isEntry(square) && (wall(0) + wall(4) === 2 || wall(2) + wall(6) === 2);
  }

  isEntry(square: number): boolean {
    return this.ground.mission.entries[square] !== 0;
  }
}
