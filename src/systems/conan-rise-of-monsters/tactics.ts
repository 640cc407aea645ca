/** What a strategy may ask of a battle it sees: units, reach, sight, odds, threats and aims, all through its view. */
import type { Seat } from '../../kernel/game.ts';
import { INCH } from '../../kernel/table/inches.ts';
import type { Point } from '../../kernel/table/outline.ts';
import type { ConanAction } from './actions.ts';
import type { Numbers } from './book.ts';
import type { ConanGame } from './game.ts';
import type { Ground } from './ground.ts';
import { victoryPoints } from './missions/victory.ts';
import { destinationBy, destinationToward, type Destination, type Spot } from './destination.ts';
import { Prospects, type Fight } from './prospects.ts';
import { allowance } from './rules/allowance.ts';
import { reaches } from './rules/charge-reaches.ts';
import { undeployed, zoneOf } from './rules/deployment.ts';
import { readyUnits } from './rules/activate.ts';
import type { Maneuver } from './rules/maneuver.ts';
import { homeward } from './rules/own-edge.ts';
import { play, type PlayCard } from './rules/play.ts';
import { runOff } from './rules/run.ts';
import { wayOff } from './rules/run-off.ts';
import { anchorOf } from './rules/slide.ts';
import { attackDice } from './rules/strikes.ts';
import { targetsFor } from './rules/shooting.ts';
import type { Battle, ConanView } from './state.ts';
import { beneath, type AttackRoll, type Step } from './steps.ts';
import type { UnitCard } from './unit-card.ts';
import type { Card, Gait, Shape } from './vocabulary.ts';
import { WaitingRolls } from './waiting-rolls.ts';
import { HERE, type Shift } from './worth.ts';

export { HERE, INCH };
export type { AttackRoll, Battle, Card, ConanAction, ConanGame, ConanView, Destination, Fight, Gait, Maneuver, PlayCard, Point, Shape, Shift, Spot, Step, UnitCard };

/** One seat's eyes and slide rule. Units are numbers, places hundredths of an inch; chances are exact, harm is in points (see `Worth`). */
export class Tactics {
  readonly seat: Seat;
  /** The mission's id. */
  readonly mission: string;
  readonly book: Numbers;
  private readonly game: ConanGame;
  private readonly ground: Ground;
  private readonly prospects: Prospects;
  private readonly rolls: WaitingRolls;

  constructor(game: ConanGame, seat: Seat) {
    this.game = game;
    this.seat = seat;
    this.ground = game.ground;
    this.book = game.ground.book;
    this.mission = game.ground.mission.card.id;
    this.prospects = new Prospects(game.ground);
    this.rolls = new WaitingRolls(game.ground, this.prospects);
  }

  /** Legal actions: all but of moves, which are some of very many. Slower than asking for what one wants. */
  options(view: ConanView): ConanAction[] {
    return this.game.options(view);
  }

  /** Why an action may not be chosen now; undefined if it may. */
  refuse(view: ConanView, action: ConanAction): string | undefined {
    return this.game.refuse(view, action);
  }

  // Units

  card(view: ConanView, unit: number): UnitCard {
    return this.ground.card(view.open, unit);
  }

  isOwn(view: ConanView, unit: number): boolean {
    return this.ground.seat(view.open, unit) === this.seat;
  }

  /** Own units in play. */
  own(view: ConanView): number[] {
    return this.ground.unitsOf(view.open, this.seat);
  }

  /** Enemy units in play. */
  enemies(view: ConanView): number[] {
    return this.ground.unitsOf(view.open, 1 - this.seat);
  }

  /** Units in play of the side that a unit fights. */
  foes(view: ConanView, unit: number): number[] {
    return this.ground.unitsOf(view.open, 1 - this.ground.seat(view.open, unit));
  }

  /** Own units that may still be activated this turn; not one that a card has just refused. */
  ready(view: ConanView): number[] {
    const refused = view.asked?.step === 'pick' ? view.asked.not : -1;
    return readyUnits(this.ground, view.open, this.seat).filter((unit) => unit !== refused);
  }

  isFleeing(view: ConanView, unit: number): boolean {
    return view.open.units[unit]!.fleeing;
  }

  engagedWith(view: ConanView, unit: number): readonly number[] {
    return this.ground.engagedWith(view.open, unit);
  }

  models(view: ConanView, unit: number): number {
    return this.ground.members(view.open, unit).length;
  }

  woundsLeft(view: ConanView, unit: number): number {
    return this.prospects.worth.woundsLeft(view.open, unit);
  }

  /** Points that its destruction brings. */
  worth(view: ConanView, unit: number): number {
    return this.prospects.worth.of(view.open, unit);
  }

  /** The middle of its first model, which moves are said of. */
  at(view: ConanView, unit: number): Spot {
    return view.open.models[anchorOf(this.ground, view.open, unit)]!;
  }

  /** Edge to edge, hundredths of an inch. */
  gap(view: ConanView, unit: number, other: number, shift = HERE): number {
    return this.prospects.gap(view.open, unit, shift, other);
  }

  // Odds

  /** What a fight costs the other side, and what its counterstrike costs the own one. */
  fight(view: ConanView, by: number, target: number, charge: boolean): Fight {
    return this.prospects.fight(view.open, by, target, charge);
  }

  /** What a shot costs the target's side, less what it costs friends there, the unit standing so much elsewhere; 0 out of range or sight. */
  shot(view: ConanView, by: number, target: number, shift: Shift, moved: boolean): number {
    return this.prospects.shot(view.open, by, target, shift, moved);
  }

  /** What the enemies could do to a unit that stands so much elsewhere, in their next activations. */
  threat(view: ConanView, unit: number, shift = HERE): number {
    return this.prospects.threat(view.open, unit, shift);
  }

  /** Inches in hundredths that a unit may go; where there are no charges, a move takes it into contact. */
  reach(view: ConanView, unit: number, gait: Gait): number {
    return gait === 'charge' ? this.prospects.chargeReach(view.open, unit) : allowance(this.ground, view.open, unit, gait);
  }

  // What the active unit may do

  /** Whether the active unit may charge an enemy, and will reach it. */
  reaches(view: ConanView, target: number): boolean {
    return reaches(this.ground, view, target);
  }

  /** Enemy units that it may shoot at from where it stands. */
  targets(view: ConanView, unit: number): number[] {
    return targetsFor(this.ground, view.open, unit);
  }

  /** A move or run of a unit as far toward a spot as it may; null where it may not go that way. */
  toward(view: ConanView, unit: number, gait: 'move' | 'run', spot: Spot, length: number, shape?: Shape): Destination | null {
    return destinationToward(this.ground, view.open, unit, gait, spot, Math.min(length, this.reach(view, unit, gait)), shape);
  }

  /** The same as said; null where it may not be done. */
  by(view: ConanView, unit: number, gait: 'move' | 'run', maneuver: Maneuver): Destination | null {
    return destinationBy(this.ground, view.open, unit, gait, maneuver);
  }

  /** Points that a unit brings by running off over the enemy's edge; 0 where none are to be had ("Escape"). */
  forLeaving(view: ConanView, unit: number): number {
    return this.ground.mission.mayLeave(this.ground, view.open, unit) ? this.ground.mission.forLeaving(this.ground, view.open, unit) : 0;
  }

  /** How a unit may run off at once, straight or by a bend; null if it may not. */
  runOff(view: ConanView, unit: number): ConanAction | null {
    const off = wayOff(this.ground, view.open, unit);
    return off === undefined ? null : runOff(off.by);
  }

  /** Own units to be set up. */
  undeployed(view: ConanView): number[] {
    return undeployed(view.open, this.seat);
  }

  /** Where own units are set up. */
  zone(view: ConanView): ReturnType<typeof zoneOf> {
    return zoneOf(this.ground, view.open, this.seat);
  }

  /** The way down the table to a seat's own edge: -1 up, 1 down. */
  homeward(view: ConanView, seat = this.seat): -1 | 1 {
    return homeward(view.open, seat);
  }

  /** Turns that are still to come, this one included. */
  turnsLeft(view: ConanView): number {
    return this.ground.mission.turns(this.book) - view.open.turn + 1;
  }

  /** Wounds that a unit has left around the shrine, standing so much elsewhere; 0 without one ("Shrine"). */
  woundsAround(view: ConanView, unit: number, shift = HERE): number {
    return this.prospects.worth.woundsAround(view.open, unit, shift);
  }

  /** Victory Points of a seat as it stands. */
  points(view: ConanView, seat: Seat): number {
    return victoryPoints(this.ground, view.open, seat);
  }

  // Cards and rolls

  /** Cards that may be played now, with what they may name. */
  plays(view: ConanView): PlayCard[] {
    return play.options(this.ground, view);
  }

  /** The step that a card, tokens or Red Rage are asked about. */
  about(view: ConanView): Step | undefined {
    return beneath(view.open);
  }

  /** Dice of an attack that is gathered. */
  dice(roll: Readonly<AttackRoll>): number {
    return attackDice(this.ground, roll);
  }

  /** What the roll that waits for tokens is worth with so many of them; see `WaitingRolls.rollWith`. */
  rollWith(view: ConanView, tokens: number): number {
    return this.rolls.rollWith(view.open, tokens);
  }

  /** What an attack that is gathered promises, with so many dice more or fewer. */
  attackWith(view: ConanView, roll: Readonly<AttackRoll>, more: number): number {
    return this.rolls.attackWith(view.open, roll, more);
  }

  /** What so many of its dice promise at one of its targets. */
  attackAt(view: ConanView, roll: Readonly<AttackRoll>, target: number, dice: number): number {
    return this.rolls.attackAt(view.open, roll, target, dice);
  }

  /** Harm that so many wounds do to a unit. */
  harmOfWounds(view: ConanView, unit: number, wounds: number): number {
    return this.prospects.worth.harmOfWounds(view.open, unit, wounds);
  }
}
