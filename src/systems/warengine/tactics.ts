/** What a strategy may ask of a battle it sees: who may act, reach, sight, cover, odds, exposure and objectives, all through its view. */
import type { Seat } from '../../kernel/game.ts';
import { INCH } from '../../kernel/table/inches.ts';
import type { Point } from '../../kernel/table/outline.ts';
import { APART } from '../../kernel/table/terrain.ts';
import type { Zone } from '../../kernel/table/zones.ts';
import type { WarAction } from './actions.ts';
import { attackOptions, attackOptionsOf, reserveOptions, type AttackOption } from './attack-options.ts';
import { diceOdds } from './dice-odds.ts';
import type { WarGame } from './game.ts';
import { pool } from './pools.ts';
import { isClose, type Profile, type Weapon } from './profile.ts';
import type { Place } from './prospects.ts';
import type { Attack } from './rules/attack.ts';
import { coverBetween } from './rules/cover.ts';
import { lunge, type Lunge } from './rules/lunge.ts';
import { holder, isPlace } from './rules/objectives.ts';
import type { ReserveAttack } from './rules/reserve-attack.ts';
import { seesBetween } from './rules/sight.ts';
import type { Way } from './rules/ways.ts';
import { inPlay, type Figure, type Objective, type WarView } from './state.ts';
import { Moves, type Approach } from './tactics/moves.ts';
import { TERRAINS, type Cover, type Gait, type Side } from './vocabulary.ts';

export { INCH, isClose };
export type { Approach, Attack, AttackOption, Cover, Gait, Lunge, Objective, Place, Point, Profile, ReserveAttack, Side, WarAction, WarGame, WarView, Way, Weapon, Zone };

const BLOCKED = TERRAINS.indexOf('blocking');

/** What a raise that waits could do: points to spend, and the least worth of those that it surely kills. */
export interface RaiseOption {
  readonly points: number;
  readonly surely: number;
}

/** One seat's eyes and slide rule. Figures and units are numbers, places hundredths of an inch; chances are exact, harm is in points. */
export class Tactics extends Moves {
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
