/** What a strategy may ask of a battle it sees: who may act, reach, sight, cover, odds, exposure and objectives, all through its view. */
import type { Seat } from '../../kernel/game.ts';
import { contactPlace, contactPlaces } from '../../kernel/table/contact-places.ts';
import { distanceUp, INCH } from '../../kernel/table/inches.ts';
import type { Point } from '../../kernel/table/outline.ts';
import { APART } from '../../kernel/table/terrain.ts';
import type { Zone } from '../../kernel/table/zones.ts';
import type { WarAction } from './actions.ts';
import { attackOptions, attackOptionsOf, reserveOptions, type AttackOption } from './attack-options.ts';
import { diceOdds } from './dice-odds.ts';
import type { WarGame } from './game.ts';
import type { Ground } from './ground.ts';
import { pool } from './pools.ts';
import { isClose, type Profile, type Weapon } from './profile.ts';
import { Prospects, reachOf, type Place } from './prospects.ts';
import { activate, readyUnits, type Activate } from './rules/activation.ts';
import { mayUse, type Attack } from './rules/attack.ts';
import { coverBetween } from './rules/cover.ts';
import { undeployed } from './rules/deployment.ts';
import { destinations } from './rules/destinations.ts';
import { activeFigures, figuresToAct } from './rules/figures.ts';
import { gaitsOf, inchesLeft } from './rules/gaits.ts';
import { lunge, type Lunge } from './rules/lunge.ts';
import { holder, isPlace } from './rules/objectives.ts';
import type { ReserveAttack } from './rules/reserve-attack.ts';
import { isCrowded, zoneOf } from './rules/room.ts';
import { seesBetween } from './rules/sight.ts';
import { wayTo, type Way } from './rules/ways.ts';
import { inPlay, type Figure, type Objective, type WarView } from './state.ts';
import { SIDES, TERRAINS, type Cover, type Gait, type Side } from './vocabulary.ts';

export { INCH, isClose };
export type { Attack, AttackOption, Cover, Gait, Lunge, Objective, Place, Point, Profile, ReserveAttack, Side, WarAction, WarGame, WarView, Way, Weapon, Zone };

const BLOCKED = TERRAINS.indexOf('blocking');

/** A way into contact with an enemy. */
export interface Approach {
  readonly to: Point;
  readonly gait: Gait;
  /** Whole inches. */
  readonly inches: number;
}

/** What a raise that waits could do: points to spend, and the least worth of those that it surely kills. */
export interface RaiseOption {
  readonly points: number;
  readonly surely: number;
}

/** One seat's eyes and slide rule. Figures and units are numbers, places hundredths of an inch; chances are exact, harm is in points. */
export class Tactics {
  readonly seat: Seat;
  readonly side: Side;
  /** The mission's id. */
  readonly mission: string;
  private readonly game: WarGame;
  private readonly ground: Ground;
  private readonly prospects: Prospects;

  constructor(game: WarGame, seat: Seat) {
    this.game = game;
    this.seat = seat;
    this.side = SIDES[seat]!;
    this.ground = game.ground;
    this.mission = game.ground.mission.card.id;
    this.prospects = new Prospects(game.ground);
  }

  /** Legal actions: all but of moves and places to deploy, which are some of very many. Slower than asking for what one wants. */
  options(view: WarView): WarAction[] {
    return this.game.options(view);
  }

  /** Why an action may not be chosen now; undefined if it may. */
  refuse(view: WarView, action: WarAction): string | undefined {
    return this.game.refuse(view, action);
  }

  // Figures and units

  profile(view: WarView, figure: number): Profile {
    return this.ground.profile(view.open, figure);
  }

  isEnemy(view: WarView, figure: number): boolean {
    return this.ground.seat(view.open, figure) !== this.seat;
  }

  isMachine(view: WarView, figure: number): boolean {
    return this.ground.isMachine(view.open, figure);
  }

  friends(view: WarView): number[] {
    return this.ground.figures(view.open, this.seat);
  }

  enemies(view: WarView): number[] {
    return this.ground.figures(view.open, 1 - this.seat);
  }

  unitOf(view: WarView, figure: number): number {
    return this.ground.unitOf(view.open, figure);
  }

  /** In play, with the character that has joined. */
  members(view: WarView, unit: number): number[] {
    return this.ground.members(view.open, unit);
  }

  /** -1 for a unit without one. */
  leader(view: WarView, unit: number): number {
    return view.open.units[unit]!.leader;
  }

  /** Units of a seat that may still be activated this turn. */
  ready(view: WarView, seat = this.seat): number[] {
    return readyUnits(this.ground, view.open, seat);
  }

  /** What may be activated now, joined characters included. */
  activations(view: WarView): Activate[] {
    return activate.options(this.ground, view);
  }

  /** Figures of the active unit in play. */
  active(view: WarView): number[] {
    return activeFigures(this.ground, view.open);
  }

  /** Figures that may take actions now. */
  toAct(view: WarView): number[] {
    return figuresToAct(this.ground, view);
  }

  /** Points that the enemy gets for a figure's death. */
  worth(view: WarView, figure: number): number {
    return this.prospects.worth(view.open, figure);
  }

  /** Weapons that a figure may still use or reserve in this activation, by their places in the profile. */
  weaponsLeft(view: WarView, figure: number): number[] {
    return this.profile(view, figure).weapons.flatMap((_, weapon) => (mayUse(view.open, figure, weapon) ? [weapon] : []));
  }

  /** Whether a rule that the book allows to be left out is played. */
  plays(ability: 'reserve-attacks' | 'massed-attacks'): boolean {
    return this.ground.book.abilities[ability];
  }

  /** The greatest range of its ranged weapons in hundredths of an inch; 0 if it has none. */
  range(view: WarView, figure: number): number {
    return Math.max(0, ...this.profile(view, figure).weapons.map((weapon) => (isClose(weapon) ? 0 : reachOf(this.ground, weapon))));
  }

  // Deployment

  /** Figures that may be placed now. */
  toPlace(view: WarView): number[] {
    const { asked } = view;
    return asked?.step === 'deploy' ? undeployed(this.ground, view.open, asked.seat, asked.movement) : [];
  }

  /** Where the own side may be placed. */
  zone(view: WarView): Zone {
    return zoneOf(this.ground, view.open, this.seat);
  }

  // Movement

  /** Whether a figure has room at a place; in a crowded zone, while figures are placed, none but that of `options` is sure to leave room for the others. */
  fits({ open, asked }: WarView, figure: number, [x, y]: Point): boolean {
    return this.ground.fits(open, figure, x, y) && !(asked?.step === 'deploy' && isCrowded(this.ground, open, asked.seat));
  }

  /** Whole inches that a figure may still move; 0 at a gait that it may not move at now. */
  inches(view: WarView, figure: number, gait: Gait): number {
    return gaitsOf(this.ground, view.open, figure).includes(gait) ? inchesLeft(this.ground, view.open, figure, gait) : 0;
  }

  /** A shortest way to a place; undefined if the figure cannot end there at this gait. */
  way(view: WarView, figure: number, gait: Gait, to: Point): Way | undefined {
    const way = wayTo(this.ground, view.open, figure, gait, to);
    return typeof way === 'string' ? undefined : way;
  }

  /** Places worth a thought: in contact, at objectives, in and behind terrain, at the ranges of weapons, and all round. */
  places(view: WarView, figure: number, gait: Gait): Point[] {
    return this.inches(view, figure, gait) === 0 ? [] : destinations(this.ground, view.open, figure, gait);
  }

  /** The farthest point straight toward another that the figure may move to by so many hundredths of an inch; enemies are not touched, and it may be that it has no room to stay there. */
  toward(view: WarView, figure: number, to: Point, length: number): Point {
    const { x, y } = view.open.figures[figure]!;
    const far = distanceUp(x, y, ...to);
    if (far === 0) return [x, y];
    const part = Math.min(1, length / far);
    const { movement } = this.ground.field(view.open);
    const mover = this.ground.moving(view.open, figure, []);
    const end: Point = [x + Math.trunc((to[0] - x) * part), y + Math.trunc((to[1] - y) * part)];
    return movement.free(mover, x, y, ...end) ? end : movement.furthest(mover, x, y, ...end);
  }

  /** A shortest way into contact with an enemy: plainly if that is enough and no charge is to be had; undefined if it is too far. */
  approach(view: WarView, figure: number, enemy: number): Approach | undefined {
    const { open } = view;
    const { x, y } = open.figures[figure]!;
    const gaits = (['charge', 'normal'] as const).filter((gait) => this.inches(view, figure, gait) > 0);
    const most = Math.max(0, ...gaits.map((gait) => this.inches(view, figure, gait)));
    if (!this.ground.within(open, figure, enemy, most)) return undefined;
    const target = this.ground.base(open, enemy);
    const { diameter } = this.ground.base(open, figure);
    const places = [contactPlace(target, diameter, x, y), ...contactPlaces(target, diameter).sort((a, b) => distanceUp(x, y, a.x, a.y) - distanceUp(x, y, b.x, b.y))];
    for (const place of places) {
      const to: Point = [place.x, place.y];
      if (distanceUp(x, y, ...to) > most * INCH) return undefined;
      for (const gait of gaits) {
        const way = this.way(view, figure, gait, to);
        if (way !== undefined) return { to, gait, inches: way.inches };
      }
    }
    return undefined;
  }

  /** Edge to edge, in hundredths of an inch. */
  distance(view: WarView, a: number, b: number): number {
    return this.ground.distance(view.open, a, b);
  }

  /** The nearest enemy in play, -1 if there is none. */
  closestEnemy(view: WarView, x: number, y: number): number {
    let closest = -1;
    let least = Infinity;
    for (const enemy of this.enemies(view)) {
      const at = view.open.figures[enemy]!;
      const square = (at.x - x) * (at.x - x) + (at.y - y) * (at.y - y);
      if (square >= least) continue;
      least = square;
      closest = enemy;
    }
    return closest;
  }

  inContact(view: WarView, figure: number): boolean {
    return this.ground.inContact(view.open, figure);
  }

  // Sight, cover and odds; a place may be one where the figure does not stand yet

  here(view: WarView, figure: number): Readonly<Figure> {
    return view.open.figures[figure]!;
  }

  sees(view: WarView, from: number, at: Pick<Place, 'x' | 'y'>, to: number, there: Pick<Place, 'x' | 'y'> = this.here(view, to)): boolean {
    return seesBetween(this.ground, view.open, from, at.x, at.y, to, there.x, there.y);
  }

  /** What `to` has against an attack from `from`. */
  cover(view: WarView, from: number, at: Pick<Place, 'x' | 'y'>, to: number, there: Pick<Place, 'x' | 'y'> = this.here(view, to)): Cover {
    return coverBetween(this.ground, view.open, from, at.x, at.y, to, there.x, there.y);
  }

  /** Whether this spot lies in terrain that gives cover. */
  isInCover(view: WarView, x: number, y: number): boolean {
    const { terrain } = this.ground.field(view.open);
    for (let piece = 0; piece < terrain.count; piece++) {
      if (terrain.kind[piece] !== BLOCKED && terrain.point(piece, x, y) !== APART) return true;
    }
    return false;
  }

  /** All attacks that may be made now by those who may act. */
  attacks(view: WarView): AttackOption<Attack>[] {
    return attackOptions(this.ground, this.prospects, view);
  }

  /** All attacks that one of them may make now. */
  attacksOf(view: WarView, figure: number): AttackOption<Attack>[] {
    return attackOptionsOf(this.ground, this.prospects, view.open, figure);
  }

  /** All reserve attacks that may be made now. */
  reserveAttacks(view: WarView): AttackOption<ReserveAttack>[] {
    return reserveOptions(this.ground, this.prospects, view);
  }

  /** Lunges that may be made now, with the harm of the attack that follows. */
  lunges(view: WarView): { action: Lunge; harm: number }[] {
    const { open, asked } = view;
    if (asked?.step !== 'window' || asked.mover < 0) return [];
    return lunge.options(this.ground, view).map((action) => {
      const { figure, to: [x, y] } = action;
      return { action, harm: this.harm(view, figure, { x, y, moved: true }, open.figures[figure]!.reserve, asked.mover, { ...this.here(view, asked.mover), moved: true }) };
    });
  }

  /** What a weapon of one figure would do to another, each at a place; 0 out of reach or sight. */
  harm(view: WarView, by: number, from: Place, weapon: number, target: number, to: Place = this.here(view, target)): number {
    return this.prospects.harm(view.open, by, from, weapon, target, to);
  }

  /** What its best close attack would do to an enemy that it touches: perhaps after a charge, perhaps with so many to assist. */
  strike(view: WarView, by: number, target: number, charges = false, support = 0): number {
    return this.prospects.strike(view.open, by, target, charges, support);
  }

  /** What a weapon would do to an enemy in its sight with so many to assist, from where both stand. */
  assisted(view: WarView, by: number, weapon: number, target: number, support: number): number {
    return this.prospects.assisted(view.open, by, weapon, target, support);
  }

  /** The most that one attack of a figure would do from a place. */
  promise(view: WarView, figure: number, from: Place): number {
    return this.prospects.promise(view.open, figure, from);
  }

  /** What enemies could do to a figure at a place from where they stand; or only those who may interrupt, with their attack on reserve. */
  exposure(view: WarView, figure: number, at: Place, who: 'all' | 'on-reserve' = 'all'): number {
    return this.prospects.exposure(view.open, figure, at, who);
  }

  /** What enemies near enough to charge could do to it there. */
  chargeExposure(view: WarView, figure: number, at: Place): number {
    return this.prospects.chargeExposure(view.open, figure, at);
  }

  /** What the enemies that a figure touches could do to it if it left them now. */
  leavingRisk(view: WarView, figure: number): number {
    let sum = 0;
    for (const enemy of this.ground.contacts(view.open, figure)) {
      this.profile(view, enemy).weapons.forEach((weapon, place) => {
        if (isClose(weapon)) sum += this.harm(view, enemy, this.here(view, enemy), place, figure);
      });
    }
    return sum;
  }

  /** The chance that the unit of this figure would stay, if it had to test for rout now. */
  holds(view: WarView, figure: number): number {
    const leader = this.leader(view, this.unitOf(view, figure));
    return diceOdds(this.ground.book).chanceAtLeast(pool(this.profile(view, leader < 0 ? figure : leader).mental), this.ground.book.rout.need);
  }

  // Hero points

  /** Ways to raise the attack roll that waits, none first: the least points for each more that surely dies, whatever it could spend; friends count against it. */
  raises(view: WarView): RaiseOption[] {
    const { open, asked } = view;
    if (asked?.step !== 'raise') return [];
    const { bout, attack } = asked;
    const { by, targets } = bout.attacks[attack]!;
    const total = bout.rolled[attack]!;
    const surely = (points: number): number =>
      targets.reduce((sum, { figure }, target) => {
        const dies = total + points > bout.defended[attack]![target]! + open.figures[figure]!.heroPoints;
        return dies ? sum + (this.isEnemy(view, figure) ? 1 : -1) * this.worth(view, figure) : sum;
      }, 0);
    const most = open.figures[by]!.heroPoints;
    const found: RaiseOption[] = [{ points: 0, surely: surely(0) }];
    for (const [target, { figure }] of targets.entries()) {
      const points = bout.defended[attack]![target]! + open.figures[figure]!.heroPoints + 1 - total;
      if (points > 0 && points <= most && !found.some((option) => option.points === points)) found.push({ points, surely: surely(points) });
    }
    return found;
  }

  /** What it takes to live, where a defense roll waits; 0 otherwise. */
  toSave(view: WarView): number {
    const { asked } = view;
    if (asked?.step !== 'save') return 0;
    const { bout, attack, target } = asked;
    return bout.rolled[attack]! + bout.raised[attack]! - bout.defended[attack]![target]!;
  }

  /** Points that a hero point costs. */
  get heroPoint(): number {
    return this.ground.book.points.heroPoint;
  }

  // Objectives

  /** Places that are fought over, by number. */
  objectives(view: WarView): { number: number; x: number; y: number; holder: Seat | null }[] {
    return view.open.objectives.flatMap((objective, number) => (isPlace(objective) ? [{ number, x: objective.x, y: objective.y, holder: holder(this.ground, view.open, objective) }] : []));
  }

  /** Enemies, in play, whose death is an objective of its own. */
  marked(view: WarView): number[] {
    return view.open.objectives.flatMap((objective) => (!isPlace(objective) && this.isEnemy(view, objective.figure) && inPlay(view.open.figures[objective.figure]!) ? [objective.figure] : []));
  }

  /** Points so far: ours less theirs, as casualties give them. */
  lead(view: WarView): number {
    return view.open.points[this.seat]! - view.open.points[1 - this.seat]!;
  }
}
