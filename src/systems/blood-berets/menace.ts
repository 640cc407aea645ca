/** What the enemies on the board could do to a figure wherever it stands, in one activation each: for players who mind where they stop. */
import { chebyshev } from '../../kernel/grid/squares.ts';
import type { Arm } from './arms.ts';
import type { Battlefield } from './battlefield.ts';
import { chanceThrough } from './dice-odds.ts';
import type { Ground } from './ground.ts';
import { stepsTo } from './journeys.ts';
import { foeOf, type Foe } from './prospects.ts';
import { isFigure, isNepharite } from './roster.ts';
import { jungleBetween } from './rules/sight.ts';
import { standing } from './figure.ts';
import type { BeretsView } from './state.ts';

interface Enemy {
  readonly at: number;
  readonly actions: number;
  /** Worth of an attack on the figure, and how far shots go; 0 for unlimited. */
  readonly close: number;
  readonly shot: number;
  readonly range: number;
  readonly ways: Uint16Array;
}

/** A Nepharite that has shown no card yet is taken to have something: attacks worth so much of a figure. */
const UNSHOWN = 0.25;

/** Holds for one moment of a battle. */
export class Menace {
  private readonly ground: Ground;
  private readonly open: BeretsView['open'];
  private readonly figure: number;
  private readonly field: Battlefield;
  private readonly enemies: readonly Enemy[];
  readonly worth: number;
  private readonly known = new Map<number, number>();
  private readonly pace: number;
  private readonly hiding: number;

  constructor(ground: Ground, view: Pick<BeretsView, 'open' | 'secret'>, figure: number, armsOf: (enemy: number) => readonly Arm[], worth: number) {
    const { open } = view;
    [this.ground, this.open, this.figure] = [ground, open, figure];
    this.field = ground.field(open, figure);
    this.worth = worth;
    this.pace = ground.book.movement.steps;
    this.hiding = ground.book.cover.jungle;
    const foe = foeOf(ground, view, figure, worth);
    const own = open.figures[figure]!.seat;
    const enemies: Enemy[] = [];
    open.figures.forEach((enemy, number) => {
      if (enemy.seat === own || !standing(enemy) || enemy.stunned || !isFigure(ground.piece(number).card)) return;
      let [close, shot, range] = [0, 0, 0];
      for (const arm of armsOf(number)) {
        const value = arm.stuns ? foe.stun / 2 : attackWorth(ground, arm, foe);
        if (arm.close) close = Math.max(close, value);
        else if (value > shot) [shot, range] = [value, arm.range];
      }
      if (view.secret === null && isNepharite(ground.piece(number).card)) [close, shot] = [Math.max(close, UNSHOWN * worth), Math.max(shot, UNSHOWN * worth)];
      enemies.push({ at: enemy.at, actions: ground.actions(open, number), close, shot, range, ways: stepsTo(this.field, [enemy.at]) });
    });
    this.enemies = enemies;
  }

  get isEmpty(): boolean {
    return this.enemies.length === 0;
  }

  /** Worth that it may lose on a square. */
  at(square: number): number {
    let loss = this.known.get(square);
    if (loss === undefined) this.known.set(square, (loss = this.lossAt(square)));
    return loss;
  }

  private lossAt(square: number): number {
    this.ground.field(this.open, this.figure); // whoever has moved does not stand in its own line
    const { field, pace } = this;
    let sum = 0;
    for (const { at, actions, close, shot, range, ways } of this.enemies) {
      const steps = ways[square]! - 1;
      let worst = close * Math.max(0, actions - (steps <= 0 ? 0 : Math.ceil(steps / pace)));
      if (shot * actions > worst && steps > 0 && (range === 0 || chebyshev(field.width, at, square) <= range) && this.sees(at, square)) worst = shot * actions;
      sum += worst;
    }
    return sum;
  }

  private sees(from: number, to: number): boolean {
    const { field } = this;
    if (!field.lines.clear(field.opaque, from, to)) return false;
    return !field.hasJungle || jungleBetween(field, from, to) < this.hiding;
  }
}

function attackWorth(ground: Ground, arm: Arm, foe: Foe): number {
  return chanceThrough(arm.skill, ground.has('perfect-and-fumble'), foe.armor - arm.damage) * (arm.double ? foe.two : foe.one);
}
