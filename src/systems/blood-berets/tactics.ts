/** What a strategy may ask of a battle it sees: figures, troop counters, ways, odds and threats, all through its view. */
import type { Seat } from '../../kernel/game.ts';
import { chebyshev } from '../../kernel/grid/squares.ts';
import { memo } from '../../kernel/dice/memo.ts';
import type { BeretsAction } from './actions.ts';
import type { Battlefield } from './battlefield.ts';
import type { Numbers } from './book.ts';
import { contestRoll } from './dice-odds.ts';
import type { BeretsGame } from './game.ts';
import type { Ground } from './ground.ts';
import { FAR, stepsTo } from './journeys.ts';
import type { Menace } from './menace.ts';
import { worthLeft, type Assault, type Offer } from './prospects.ts';
import { cheapestFacings, entrancesOf, type Range } from './range.ts';
import { isFigure, isNepharite } from './roster.ts';
import { advance, type Advance } from './rules/advance.ts';
import { refuseFigure } from './rules/activate.ts';
import { squaresOf } from './rules/areas.ts';
import { breach, type Breach } from './rules/breach.ts';
import { burn, flame } from './rules/burn.ts';
import type { DirectionName } from '../../kernel/grid/directions.ts';
import { burst } from './rules/burst.ts';
import { isBarred } from './rules/close.ts';
import { facingTo, inFront } from './rules/facing.ts';
import { bears, initiativeOf } from './rules/gear.ts';
import { nafai } from './rules/nafai.ts';
import { power, powerSkill, type UsePower } from './rules/power.ts';
import { isControlled } from './rules/perimeter.ts';
import { faces } from './rules/reach.ts';
import { canSee } from './rules/sight.ts';
import { arouse, type Arouse } from './rules/sleepers.ts';
import { bargain, type Bargain } from './rules/trade.ts';
import { areaOfCounter } from './rules/troop-counters.ts';
import { standing } from './figure.ts';
import type { BeretsView } from './state.ts';
import type { Step } from './steps.ts';
import type { Card, Equipment, Facing, Level, Power } from './vocabulary.ts';
import { Weighed } from './weighed.ts';

export { FAR };
export type { Advance, BeretsAction, BeretsGame, BeretsView, Offer, Step, UsePower };

/** One seat's eyes and slide rule. Figures and counters are numbers; chances are exact. */
export class Tactics {
  readonly seat: Seat;
  readonly mission: string;
  readonly book: Numbers;
  readonly advanced: boolean;
  private readonly game: BeretsGame;
  private readonly ground: Ground;
  private readonly weighed: Weighed;

  constructor(game: BeretsGame, seat: Seat) {
    this.game = game;
    this.seat = seat;
    this.ground = game.ground;
    this.weighed = new Weighed(game.ground);
    this.book = game.ground.book;
    this.mission = game.ground.mission.card.id;
    this.advanced = game.ground.advanced;
  }

  /** All that is legal now. Slower than asking for what one wants. */
  options(view: BeretsView): BeretsAction[] {
    return this.game.options(view);
  }

  refuse(view: BeretsView, action: BeretsAction): string | undefined {
    return this.game.refuse(view, action);
  }

  // Figures

  kind(figure: number): Card {
    return this.ground.piece(figure).card;
  }

  /** Where a piece may be; null: on both levels. */
  level(piece: number): Level | null {
    return this.ground.piece(piece).level;
  }

  isNepharite(figure: number): boolean {
    return isNepharite(this.kind(figure));
  }

  /** No dummy and no prisoners. */
  isFigure(figure: number): boolean {
    return isFigure(this.kind(figure));
  }

  /** Figures of a seat that stand on the board. */
  figures({ open }: BeretsView, seat: Seat): number[] {
    const found: number[] = [];
    open.figures.forEach((figure, number) => {
      if (figure.seat === seat && standing(figure) && this.isFigure(number)) found.push(number);
    });
    return found;
  }

  own(view: BeretsView): number[] {
    return this.figures(view, this.seat);
  }

  enemies(view: BeretsView): number[] {
    return this.figures(view, 1 - this.seat);
  }

  /** The prisoners' number; -1: there are none. */
  get prisoners(): number {
    return this.ground.roster.pieces.findIndex(({ card }) => card === 'target');
  }

  /** Who may still use a counter of his own this turn. */
  ready(view: BeretsView): number[] {
    return view.open.figures.flatMap((_, figure) => (refuseFigure(this.ground, view, this.seat, figure) === undefined ? [figure] : []));
  }

  /** Figures that a counter would rid of a stun. */
  stunned({ open }: BeretsView): number[] {
    return open.figures.flatMap(({ seat, stunned, acted, fate }, figure) => (seat === this.seat && stunned && !acted && (standing(open.figures[figure]!) || fate === 'warped') ? [figure] : []));
  }

  actions(view: BeretsView, figure: number): number {
    return this.ground.actions(view.open, figure);
  }

  isWounded(view: BeretsView, figure: number): boolean {
    return this.ground.isWounded(view.open, figure);
  }

  /** What is left of a figure's worth: 1 for one that is not hurt. */
  worthLeft({ open }: BeretsView, figure: number): number {
    const all = this.ground.card(open, figure).wounds;
    return worthLeft(all - open.figures[figure]!.wounds, all);
  }

  bears({ open }: BeretsView, figure: number, card: Equipment): boolean {
    return bears(open.figures[figure]!, card);
  }

  initiative(view: BeretsView, figure: number, use: 'contest' | 'save' | 'check'): number {
    return initiativeOf(this.ground, view.open, figure, use);
  }

  /** The chance that the Legion surprises, by both scores. */
  surprises(berets: number, legion: number): number {
    return 1 - contestWon(berets - legion);
  }

  // The board

  field(view: BeretsView): Battlefield {
    return this.ground.board(view.open);
  }

  away(view: BeretsView, a: number, b: number): number {
    return chebyshev(this.field(view).width, a, b);
  }

  /** By square: steps to the nearest of these, through unturned sections too; FAR where none leads there. */
  stepsTo(view: BeretsView, goals: readonly number[]): Uint16Array {
    return stepsTo(this.field(view), goals);
  }

  sees(view: BeretsView, from: number, to: number): boolean {
    return canSee(this.ground, view.open, from, to);
  }

  squaresOf(view: BeretsView, area: number): number[] {
    return [...squaresOf(this.field(view), area)];
  }

  /** Squares by which an unturned section is entered. */
  entrancesOf(view: BeretsView, section: number): number[] {
    return [...entrancesOf(this.field(view), section)];
  }

  facing(view: BeretsView, from: number, to: number): Facing {
    return facingTo(this.field(view), from, to);
  }

  hasInFront(view: BeretsView, at: number, facing: Facing, square: number): boolean {
    return inFront(this.field(view), at, facing, square);
  }

  /** Facing matters to this figure. */
  faces(figure: number): boolean {
    return faces(this.ground, figure);
  }

  // What figures may do

  range(view: BeretsView, figure: number): Range {
    return this.weighed.range(view, figure);
  }

  /** Ways to look on a square that cost no more actions than any other way there. */
  facingsAt(view: BeretsView, figure: number, square: number): Facing[] {
    return cheapestFacings(this.ground, view.open, figure, square);
  }

  /** Its way in is barred: all that it may do is fight. */
  isBarred(view: BeretsView, figure: number): boolean {
    return isBarred(this.ground, view.open, figure);
  }

  assault(view: BeretsView, figure: number, worth: (figure: number) => number): Assault {
    return this.weighed.assault(view, figure, worth);
  }

  menace(view: BeretsView, figure: number, worth: number): Menace {
    return this.weighed.menace(view, figure, worth);
  }

  /** Attacks that are not on one figure: flames, grenades, the nafai. */
  wideAttacks(view: BeretsView): BeretsAction[] {
    const { ground } = this;
    return [...burn.options(ground, view), ...burst.options(ground, view), ...nafai.options(ground, view)];
  }

  /** Figures in a flame this way, friends too. */
  flame(view: BeretsView, figure: number, direction: DirectionName): number[] {
    const squares = flame(this.ground, view.open, figure, direction);
    return [...this.figures(view, 0), ...this.figures(view, 1)].filter((other) => squares.includes(view.open.figures[other]!.at));
  }

  /** Walls that the active figure may shoot a hole through. */
  holes(view: BeretsView): Breach[] {
    return breach.options(this.ground, view).filter(({ as }) => as === 'open');
  }

  powers(view: BeretsView): UsePower[] {
    return power.options(this.ground, view);
  }

  /** What has to be rolled or less. */
  powerSkill(view: BeretsView, figure: number, power: Power): number {
    return powerSkill(this.ground, view.open, figure, power);
  }

  /** What may be traded before the fight goes below; null: nothing. */
  bargain({ open }: BeretsView): Bargain | null {
    return bargain(this.ground, open);
  }

  // Troop counters

  /** Counters on the level that is fought on, by slot. */
  counters({ open }: BeretsView): number[] {
    return open.counters.flatMap(({ where, level }, slot) => (where !== 'free' && level === open.board.level ? [slot] : []));
  }

  areaOfCounter({ open }: BeretsView, slot: number): number {
    return areaOfCounter(open.counters[slot]!);
  }

  /** Where the Legion may move its counters with the counter just drawn. */
  advances(view: BeretsView): Advance[] {
    return advance.options(this.ground, view);
  }

  /** Weapons that may be roused with the counter just drawn. */
  arousals(view: BeretsView): Arouse[] {
    return arouse.options(this.ground, view);
  }

  /** Blood Berets watch this way in. */
  isControlled(view: BeretsView, from: number, area: number): boolean {
    return isControlled(this.ground, view.open, from, area);
  }
}

const contestWon = memo((ahead: number): number => contestRoll(ahead).odds().p(1).toNumber());
