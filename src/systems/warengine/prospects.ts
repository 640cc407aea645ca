/**
 * What an attack from a place promises and what standing there risks, in points: quick, since players ask it of many places.
 *
 * Harm is the chance to kill times what the figure is worth, and the hero points that it has to spend to live. The attacker is taken to spend none.
 */
import { INCH } from '../../kernel/table/inches.ts';
import { diceOdds, type DiceOdds } from './dice-odds.ts';
import type { Ground } from './ground.ts';
import type { Pool } from './pools.ts';
import { isClose, type Weapon } from './profile.ts';
import { attackDiceOf, defenseDiceOf } from './rules/adjustments.ts';
import { attackCode, defenseCode } from './rules/bonus-rows.ts';
import { coverBetween } from './rules/cover.ts';
import { seesBetween } from './rules/sight.ts';
import { isSuicidal } from './rules/targets.ts';
import type { Battle } from './state.ts';
import type { Cover } from './vocabulary.ts';

/** Where a figure would stand, in hundredths of an inch, and whether it would have moved there. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly moved: boolean;
}

export class Prospects {
  private readonly ground: Ground;
  private readonly odds: DiceOdds;
  /** By unit: its closest figure so far, and how far it is; filled anew for each question. */
  private closest = new Int32Array(0);
  private distance = new Float64Array(0);

  constructor(ground: Ground) {
    this.ground = ground;
    this.odds = diceOdds(ground.book);
  }

  /** Points that the enemy gets for a figure: its own, and those of its unit if it is the last of it ("Victory"). */
  worth(battle: Readonly<Battle>, figure: number): number {
    const { members } = battle.forces.units[this.ground.unitOf(battle, figure)]!;
    let left = 0;
    for (const member of members) if (battle.figures[member]!.fate === 'in-play') left += 1;
    return battle.forces.figures[figure]!.points + (left <= 1 ? this.ground.book.victory.unit : 0);
  }

  /** The chance that these dice kill the target, which spends hero points if that saves it; the attacker spends so many. */
  killChance(battle: Readonly<Battle>, attack: Pool, defense: Pool, target: number, spent = 0): number {
    const saves = this.ground.book.abilities['hero-points'] ? battle.figures[target]!.heroPoints : 0;
    return this.odds.chanceHigher(attack, defense, spent - saves);
  }

  /** What these dice may be expected to cost the target's side. */
  harmOf(battle: Readonly<Battle>, attack: Pool, defense: Pool, target: number): number {
    const { book } = this.ground;
    const saves = book.abilities['hero-points'] ? battle.figures[target]!.heroPoints : 0;
    const kill = this.odds.chanceHigher(attack, defense, -saves);
    let paid = 0; // hero points, on average
    for (let least = 1; least <= saves; least++) paid += this.odds.chanceHigher(attack, defense, 1 - least) - kill;
    return kill * this.worth(battle, target) + paid * book.points.heroPoint;
  }

  /** What a weapon of `by`, standing at a place, would do to a target, standing at another; 0 out of reach or sight. Who else is there is not asked. */
  harm(battle: Readonly<Battle>, by: number, from: Place, weapon: number, target: number, to: Place): number {
    const { ground } = this;
    const arm = ground.profile(battle, by).weapons[weapon]!;
    if (isSuicidal(arm) || !this.isWithin(battle, by, from, target, to, reachOf(ground, arm))) return 0;
    if (reachOf(ground, arm) > 0 && !seesBetween(ground, battle, by, from.x, from.y, target, to.x, to.y)) return 0;
    return this.harmInSight(battle, by, from, weapon, target, to);
  }

  /**
   * The most that one attack of a figure promises from a place. In contact it fights whom it touches; else it takes the closest figure that it
   * sees of each unit. An area effect counts as its one target.
   */
  promise(battle: Readonly<Battle>, figure: number, from: Place): number {
    const { ground } = this;
    const { weapons } = ground.profile(battle, figure);
    const engaged = this.isEngaged(battle, figure, from);
    let best = 0;
    for (let weapon = 0; weapon < weapons.length; weapon++) {
      const arm = weapons[weapon]!;
      if (isSuicidal(arm) || (engaged && !isClose(arm))) continue;
      this.findClosest(battle, figure, from, reachOf(ground, arm));
      for (let unit = 0; unit < this.closest.length; unit++) {
        const target = this.closest[unit]!;
        if (target < 0) continue;
        const value = this.harmInSight(battle, figure, from, weapon, target, this.placeOf(battle, target));
        if (value > best) best = value;
      }
    }
    return best;
  }

  /**
   * What the enemies could do to a figure at a place, from where they stand: of each the best of its attacks. `who`: all of them, or only
   * those with an attack on reserve, by that.
   */
  exposure(battle: Readonly<Battle>, figure: number, at: Place, who: 'all' | 'on-reserve' = 'all'): number {
    const { ground } = this;
    const { seats } = ground.roll(battle);
    let sum = 0;
    for (let enemy = 0; enemy < seats.length; enemy++) {
      if (seats[enemy] === seats[figure] || battle.figures[enemy]!.fate !== 'in-play') continue;
      const { reserve } = battle.figures[enemy]!;
      if (who === 'on-reserve' && reserve < 0) continue;
      const from = this.placeOf(battle, enemy);
      const { weapons } = ground.profile(battle, enemy);
      let best = 0;
      for (let weapon = 0; weapon < weapons.length; weapon++) {
        if (who === 'on-reserve' && weapon !== reserve) continue;
        const value = this.harm(battle, enemy, from, weapon, figure, at);
        if (value > best) best = value;
      }
      sum += best;
    }
    return sum;
  }

  /** What enemies could do to a figure at a place who can charge it in their next activation: of each its best close attack. Terrain and figures on their way are not asked. */
  chargeExposure(battle: Readonly<Battle>, figure: number, at: Place): number {
    const { ground } = this;
    const { seats } = ground.roll(battle);
    const { chargeThirds } = ground.book.movement;
    let sum = 0;
    for (let enemy = 0; enemy < seats.length; enemy++) {
      if (seats[enemy] === seats[figure] || battle.figures[enemy]!.fate !== 'in-play') continue;
      const { movement, weapons } = ground.profile(battle, enemy);
      const thirds = ground.book.abilities.charge ? chargeThirds : 0;
      if (!this.isWithin(battle, enemy, this.placeOf(battle, enemy), figure, at, (movement + Math.floor((movement * thirds) / 3)) * INCH)) continue;
      const defense = this.defenseAt(battle, figure, { ...at, moved: true }, 'none');
      const charge = thirds === 0 ? 'none' : ground.isMachine(battle, figure) ? 'machine' : 'other';
      const code = attackCode(false, charge, !battle.figures[enemy]!.controlled, 0);
      let best = 0;
      for (let weapon = 0; weapon < weapons.length; weapon++) {
        if (!isClose(weapons[weapon]!) || isSuicidal(weapons[weapon]!)) continue;
        const value = this.harmOf(battle, attackDiceOf(ground.book, ground.profile(battle, enemy), weapon, code), defense, figure);
        if (value > best) best = value;
      }
      sum += best;
    }
    return sum;
  }

  /** What the best close attack of a figure would do to a target in contact with it: perhaps after a charge, perhaps with so many to assist. */
  strike(battle: Readonly<Battle>, by: number, target: number, charges: boolean, support: number): number {
    const { ground } = this;
    const defense = this.defenseAt(battle, target, { ...this.placeOf(battle, target), moved: true }, 'none');
    const charge = !charges || !ground.book.abilities.charge ? 'none' : ground.isMachine(battle, target) ? 'machine' : 'other';
    const code = attackCode(false, charge, !battle.figures[by]!.controlled, support);
    const profile = ground.profile(battle, by);
    let best = 0;
    for (let weapon = 0; weapon < profile.weapons.length; weapon++) {
      if (!isClose(profile.weapons[weapon]!) || isSuicidal(profile.weapons[weapon]!)) continue;
      const value = this.harmOf(battle, attackDiceOf(ground.book, profile, weapon, code), defense, target);
      if (value > best) best = value;
    }
    return best;
  }

  /** What one weapon would do to a target in its sight, both where they stand, with so many to assist. */
  assisted(battle: Readonly<Battle>, by: number, weapon: number, target: number, support: number): number {
    const { ground } = this;
    const { x, y, moved, controlled } = battle.figures[by]!;
    const to = this.placeOf(battle, target);
    const code = attackCode(!moved && ground.book.abilities['did-not-move'], 'none', !controlled, support);
    const cover = coverBetween(ground, battle, by, x, y, target, to.x, to.y);
    return this.harmOf(battle, attackDiceOf(ground.book, ground.profile(battle, by), weapon, code), this.defenseAt(battle, target, to, cover), target);
  }

  /** Whether the figure would touch an enemy there. */
  isEngaged(battle: Readonly<Battle>, figure: number, at: Place): boolean {
    const { seats } = this.ground.roll(battle);
    for (let enemy = 0; enemy < seats.length; enemy++) {
      if (seats[enemy] !== seats[figure] && battle.figures[enemy]!.fate === 'in-play' && this.isWithin(battle, figure, at, enemy, battle.figures[enemy]!, 0)) return true;
    }
    return false;
  }

  private harmInSight(battle: Readonly<Battle>, by: number, from: Place, weapon: number, target: number, to: Place): number {
    const cover = coverBetween(this.ground, battle, by, from.x, from.y, target, to.x, to.y);
    return this.harmOf(battle, this.attackAt(battle, by, from, weapon), this.defenseAt(battle, target, to, cover), target);
  }

  private placeOf(battle: Readonly<Battle>, figure: number): Place {
    return battle.figures[figure]!;
  }

  /** Edge to edge; 0 for base contact. */
  private isWithin(battle: Readonly<Battle>, a: number, from: Point, b: number, to: Point, distance: number): boolean {
    const { diameters } = this.ground.roll(battle);
    const reach = diameters[a]! + diameters[b]! + 2 * Math.max(1, distance);
    const square = 4 * ((from.x - to.x) * (from.x - to.x) + (from.y - to.y) * (from.y - to.y));
    return distance === 0 ? square < reach * reach : square <= reach * reach;
  }

  /** Of each enemy unit the closest figure within a distance that would be seen from a place. */
  private findClosest(battle: Readonly<Battle>, figure: number, from: Place, range: number): void {
    const { ground } = this;
    const { seats, units, diameters } = ground.roll(battle);
    if (this.closest.length !== battle.units.length) {
      this.closest = new Int32Array(battle.units.length);
      this.distance = new Float64Array(battle.units.length);
    }
    this.closest.fill(-1);
    for (let enemy = 0; enemy < seats.length; enemy++) {
      const { x, y, fate } = battle.figures[enemy]!;
      if (seats[enemy] === seats[figure] || fate !== 'in-play') continue;
      const unit = units[enemy]!;
      const distance = Math.sqrt((x - from.x) * (x - from.x) + (y - from.y) * (y - from.y)) - diameters[enemy]! / 2;
      if (this.closest[unit]! >= 0 && distance >= this.distance[unit]!) continue;
      if (!this.isWithin(battle, figure, from, enemy, battle.figures[enemy]!, range)) continue;
      if (range > 0 && !seesBetween(ground, battle, figure, from.x, from.y, enemy, x, y)) continue;
      this.closest[unit] = enemy;
      this.distance[unit] = distance;
    }
  }

  private attackAt(battle: Readonly<Battle>, by: number, { moved }: Place, weapon: number): Pool {
    const { book } = this.ground;
    return attackDiceOf(book, this.ground.profile(battle, by), weapon, attackCode(!moved && book.abilities['did-not-move'], 'none', !battle.figures[by]!.controlled, 0));
  }

  private defenseAt(battle: Readonly<Battle>, figure: number, { moved }: Place, cover: Cover): Pool {
    const { book } = this.ground;
    return defenseDiceOf(book, this.ground.profile(battle, figure), defenseCode(!moved && book.abilities['did-not-move'], cover, !battle.figures[figure]!.controlled));
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far a weapon reaches, in hundredths of an inch; 0 for base contact. */
export function reachOf(ground: Ground, weapon: Weapon): number {
  return (isClose(weapon) ? (weapon.veryLong ? ground.book.attack.veryLong : 0) : weapon.range) * INCH;
}
