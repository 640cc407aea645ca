/** What a strategy may ask of a battle it sees: figures, troop counters, ways, odds and threats, all through its view. */
import type { Seat } from '../../kernel/game.ts';
import type { DirectionName } from '../../kernel/grid/directions.ts';
import { chebyshev } from '../../kernel/grid/squares.ts';
import type { BeretsAction } from './actions.ts';
import type { Battlefield } from './battlefield.ts';
import type { BeretsGame } from './game.ts';
import { FAR, stepsTo } from './journeys.ts';
import type { Menace } from './menace.ts';
import type { Assault, Offer } from './prospects.ts';
import { cheapestFacings, entrancesOf, type Range } from './range.ts';
import { advance, type Advance } from './rules/advance.ts';
import { squaresOf } from './rules/areas.ts';
import { breach, type Breach } from './rules/breach.ts';
import { burn, flame } from './rules/burn.ts';
import { burst } from './rules/burst.ts';
import { isBarred } from './rules/close.ts';
import { facingTo, inFront } from './rules/facing.ts';
import { nafai } from './rules/nafai.ts';
import { power, powerSkill, type UsePower } from './rules/power.ts';
import { isControlled } from './rules/perimeter.ts';
import { faces } from './rules/reach.ts';
import { canSee } from './rules/sight.ts';
import { arouse, type Arouse } from './rules/sleepers.ts';
import { bargain, type Bargain } from './rules/trade.ts';
import { areaOfCounter } from './rules/troop-counters.ts';
import type { BeretsView } from './state.ts';
import type { Step } from './steps.ts';
import { Roster } from './tactics/roster.ts';
import type { Facing, Power } from './vocabulary.ts';
import { Weighed } from './weighed.ts';

export { FAR };
export type { Advance, BeretsAction, BeretsGame, BeretsView, Offer, Step, UsePower };

/** One seat's eyes and slide rule. Figures and counters are numbers; chances are exact. */
export class Tactics extends Roster {
  private readonly weighed: Weighed;

  constructor(game: BeretsGame, seat: Seat) {
    super(game, seat);
    this.weighed = new Weighed(game.ground);
  }

  /** All that is legal now. Slower than asking for what one wants. */
  options(view: BeretsView): BeretsAction[] {
    return this.game.options(view);
  }

  refuse(view: BeretsView, action: BeretsAction): string | undefined {
    return this.game.refuse(view, action);
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
    const slots: number[] = [];
    for (let slot = 0; slot < open.counters.length; slot++) {
      const { where, level } = open.counters[slot]!;
      if (where !== 'free' && level === open.board.level) slots.push(slot);
    }
    return slots;
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
