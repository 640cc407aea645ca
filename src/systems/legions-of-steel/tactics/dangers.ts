/** What a square costs to come to or to stand on: covering fire, suppression, and what enemies could do who are free to act ("Covering", "Suppression"). */
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { inPlay } from '../state.ts';
import { needAgainst } from '../rules/aimed.ts';
import { volleysAt } from '../rules/volleys.ts';
import type { Aiming } from './aiming.ts';
import { felling } from './felling.ts';

export class Dangers {
  private readonly ground: Ground;
  private readonly aiming: Aiming;
  private battle: Readonly<Battle> | null = null;
  private clock = -1;
  private seat = -1;
  /** Enemies in cover, enemies in play, and whoever suppresses, as the battle stands. */
  private covering: number[] = [];
  private enemies: number[] = [];
  private anybodySuppresses = false;

  constructor(ground: Ground, aiming: Aiming) {
    this.ground = ground;
    this.aiming = aiming;
  }

  /** Chance to fall to covering fire on the way over some squares: each enemy in cover fires once, where it hits best. */
  ofCover(battle: Readonly<Battle>, figure: number, way: readonly number[]): number {
    this.look(battle, figure);
    let unharmed = 1;
    for (const by of this.covering) unharmed *= 1 - this.ofOne(battle, figure, way, by, 0);
    return 1 - unharmed;
  }

  /** The same of one enemy in cover; `hindered`: what its dice need more than they do now. */
  ofOne(battle: Readonly<Battle>, figure: number, way: readonly number[], by: number, hindered: number): number {
    const { ground, aiming } = this;
    const { unit, kills } = ground.card(figure);
    const { at, facing, covering } = battle.figures[by]!;
    const card = ground.card(by);
    let most = 0;
    for (const square of way) {
      const need = aiming.need(battle, card, at, facing, square, unit, 'cover', covering ?? 0) + hindered;
      if (need < 8) most = Math.max(most, aiming.promise(card, need, kills - battle.figures[figure]!.kills));
    }
    return most;
  }

  /** Chance to fall to suppression on the way over some squares, friends' too: each of them draws it anew. */
  ofSuppression(battle: Readonly<Battle>, figure: number, way: readonly number[]): number {
    this.look(battle, figure);
    if (!this.anybodySuppresses) return 0;
    const { ground } = this;
    const { unit, kills } = ground.card(figure);
    const left = kills - battle.figures[figure]!.kills;
    let unharmed = 1;
    for (const square of way) {
      for (const { by, dice, secondary } of volleysAt(ground, battle, figure, square)) {
        unharmed *= 1 - felling(dice, needAgainst(ground, battle, by, square, unit, secondary ? 'secondary' : 'suppression', false, 'single', 0, false), left);
      }
    }
    return 1 - unharmed;
  }

  /** Chance to fall to one enemy that is free to stand and fire, whichever way it looks now. */
  ofEnemy(battle: Readonly<Battle>, figure: number, square: number, enemy: number): number {
    const { ground, aiming } = this;
    const card = ground.card(enemy);
    const need = aiming.need(battle, card, battle.figures[enemy]!.at, null, square, ground.card(figure).unit, 'fire', ground.book.modifiers.walking);
    return need > 8 ? 0 : aiming.promise(card, need, ground.card(figure).kills - battle.figures[figure]!.kills);
  }

  /** The same of all of them; `share`: how many of them turn to this figure. */
  ofAll(battle: Readonly<Battle>, figure: number, square: number, share: number): number {
    this.look(battle, figure);
    let unharmed = 1;
    for (const enemy of this.enemies) unharmed *= 1 - share * this.ofEnemy(battle, figure, square, enemy);
    return 1 - unharmed;
  }

  private look(battle: Readonly<Battle>, figure: number): void {
    const seat = this.ground.seat(figure);
    if (this.battle === battle && this.clock === battle.clock && this.seat === seat) return;
    this.battle = battle;
    this.clock = battle.clock;
    this.seat = seat;
    this.covering.length = this.enemies.length = 0;
    this.anybodySuppresses = false;
    for (let number = 0; number < battle.figures.length; number++) {
      const other = battle.figures[number]!;
      if (!inPlay(other)) continue;
      if (other.suppressing.length > 0) this.anybodySuppresses = true;
      if (this.ground.seat(number) === seat) continue;
      this.enemies.push(number);
      if (other.covering !== null) this.covering.push(number);
    }
  }
}
