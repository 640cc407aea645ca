/** What an attack from a square promises and what standing on it risks: quick, since strategies ask it of many squares. */
import type { Seat } from '../../kernel/game.ts';
import { chebyshev } from '../../kernel/grid/squares.ts';
import type { Ground } from './ground.ts';
import { closePools, firearmPools } from './rules/bonuses.ts';
import { hasFirearm } from './rules/firearm-attack.ts';
import { canSee } from './rules/sight.ts';
import { hasViolator } from './rules/violator.ts';
import { inPlay, type Battle } from './state.ts';

export class Prospects {
  private readonly ground: Ground;
  /** All enemies, also those out of play. */
  private readonly foes: readonly number[];
  /** By figure: whether it has a firearm. */
  private readonly armed: readonly boolean[];

  constructor(ground: Ground, seat: Seat) {
    this.ground = ground;
    this.foes = ground.roster.squads.flatMap((squad) => (squad.seat === seat ? [] : squad.members));
    this.armed = ground.roster.troopers.map((_, figure) => hasFirearm(ground, figure));
  }

  /** A Violator is taken to reach all enemies around it; what may stop the sword is not asked. */
  promise(battle: Readonly<Battle>, by: number, from: number, worth: ArrayLike<number>): number {
    const { ground, foes } = this;
    const { book } = ground;
    const field = ground.field(battle, by);
    const { unit } = ground.trooper(by);
    let most = 0;
    let sum = 0;
    let engaged = false;
    for (const enemy of foes) {
      const figure = battle.figures[enemy]!;
      if (!inPlay(figure) || !field.adjacent(from, figure.at)) continue;
      engaged = true;
      const value = closePools(field, book, unit, from, ground.trooper(enemy).unit, figure.at).kill * worth[enemy]!;
      sum += value;
      if (value > most) most = value;
    }
    if (engaged) return hasViolator(ground, by) ? sum : most;
    if (!this.armed[by]! || battle.figures[by]!.weapon !== 'ready') return 0;
    for (const enemy of foes) {
      const figure = battle.figures[enemy]!;
      if (!inPlay(figure) || !canSee(field, from, figure.at)) continue;
      const value = firearmPools(field, book, unit, from, ground.trooper(enemy).unit, figure.at).kill * worth[enemy]!;
      if (value > most) most = value;
    }
    return most;
  }

  exposure(battle: Readonly<Battle>, target: number, to: number): number {
    const { ground } = this;
    const { book } = ground;
    const field = ground.field(battle, target);
    const { unit } = ground.trooper(target);
    let kills = 0;
    for (const enemy of this.foes) {
      const { fate, at, weapon } = battle.figures[enemy]!;
      if (fate !== 'in-play') continue;
      if (field.adjacent(at, to)) kills += closePools(field, book, ground.trooper(enemy).unit, at, unit, to).kill;
      else if (this.armed[enemy]! && weapon !== 'broken' && canSee(field, at, to)) kills += firearmPools(field, book, ground.trooper(enemy).unit, at, unit, to).kill;
    }
    return kills;
  }

  closestEnemy(battle: Readonly<Battle>, from: number): number {
    const width = this.ground.mission.card.field.columns;
    let closest = -1;
    let fewest = Infinity;
    for (const enemy of this.foes) {
      const figure = battle.figures[enemy]!;
      if (!inPlay(figure)) continue;
      const squares = chebyshev(width, from, figure.at);
      if (squares >= fewest) continue;
      fewest = squares;
      closest = figure.at;
    }
    return closest;
  }
}
