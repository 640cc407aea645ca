/** What attacks promise: from anywhere, from where a figure stands, of a shot that was declared; with or without a point of leadership ("Combat Mechanics"). */
import type { Ground } from '../ground.ts';
import { damageOn } from '../rules/obstacles.ts';
import { diceOf, needFor } from '../rules/aimed.ts';
import type { LegionsView } from '../state.ts';
import type { Shot } from '../steps.ts';
import type { Facing, Mode } from '../vocabulary.ts';
import { OUT, type Aiming } from './aiming.ts';
import { felling } from './felling.ts';

/** A way to attack from where a figure stands. */
export interface Attack {
  readonly at: number;
  readonly mode: Mode;
  readonly hands: boolean;
  readonly spread: boolean;
  /** Chance to fell what it is aimed at. */
  readonly chance: number;
}

export class Attacks {
  private readonly ground: Ground;
  private readonly aiming: Aiming;

  constructor(ground: Ground, aiming: Aiming) {
    this.ground = ground;
    this.aiming = aiming;
  }

  /** Chance to fell an enemy with ranged fire from a square, turned as is best, with a movement modifier. */
  promise(view: LegionsView, figure: number, from: number, facing: Facing | null, enemy: number, stance: number): number {
    const { open } = view;
    const card = this.ground.card(figure);
    const need = this.aiming.need(open, card, from, facing, open.figures[enemy]!.at, this.ground.card(enemy).unit, 'fire', stance);
    return need >= OUT ? 0 : this.aiming.promise(card, need, this.killsLeft(view, enemy));
  }

  /** The attack on an enemy that promises most, from where the figure stands. `lifted`: a point of leadership goes to it. */
  on(view: LegionsView, by: number, enemy: number, occasion: 'fire' | 'cover' | 'order', stance: number, lifted = false): Attack | null {
    const { ground, aiming } = this;
    const { open } = view;
    const { at: from, facing } = open.figures[by]!;
    const { at } = open.figures[enemy]!;
    const card = ground.card(by);
    const left = this.killsLeft(view, enemy);
    const need = aiming.need(open, card, from, facing, at, ground.card(enemy).unit, occasion, stance) - this.help(lifted);
    const shot = need >= BEYOND ? 0 : aiming.promise(card, need, left);
    if (card.hands > 0) {
      const hand = felling(card.hands, needFor(ground, open, by, at, occasion, true, 'single', stance, lifted), left);
      if (hand > 0 && hand >= shot) return { at, mode: 'single', hands: true, spread: false, chance: hand };
    }
    if (shot === 0) return null;
    const mode = aiming.mode(card, need, left);
    return { at, mode, hands: false, spread: this.canSpread(by, mode), chance: shot };
  }

  /** The shot at a closed door or a forcewall that promises most; null where there is none. */
  onObstacle({ open }: LegionsView, by: number, at: number, stance: number): Attack | null {
    const { ground, aiming } = this;
    const { fire } = ground.book;
    const { at: from, facing } = open.figures[by]!;
    const card = ground.card(by);
    const isForcewall = open.forcewalls.includes(at);
    const left = (isForcewall ? fire.forcewallKills : fire.doorKills) - damageOn(open, at);
    const need = aiming.need(open, card, from, facing, at, isForcewall ? 'forcewall' : 'door', 'fire', stance);
    const chance = need >= OUT ? 0 : aiming.promise(card, need, left);
    return chance === 0 ? null : { at, mode: aiming.mode(card, need, left), hands: false, spread: false, chance };
  }

  /** Chance that a shot which was declared fells its target. `help`: with a point of leadership more. */
  ofShot(view: LegionsView, { by, at, target, occasion, hands, mode, stance, lifted, dice }: Shot, help = false): number {
    if (target < 0) return 0;
    return felling(dice, needFor(this.ground, view.open, by, at, occasion, hands, mode, stance, lifted || help), this.killsLeft(view, target));
  }

  /** The shot that waits for the answer of the other side, if one does. */
  declared({ open: { agenda } }: LegionsView): Shot | null {
    const step = agenda.at(-2);
    return step?.step === 'shot' ? step.shot : null;
  }

  private help(lifted: boolean): number {
    return lifted ? this.ground.book.modifiers.leadership : 0;
  }

  /** Whether it rolls several dice that could go to several targets. */
  private canSpread(by: number, mode: Mode): boolean {
    return this.ground.has('spread-fire') && diceOf(this.ground.book, this.ground.card(by), false, mode) > 1;
  }

  /** Kills that it still takes. */
  private killsLeft({ open }: LegionsView, figure: number): number {
    return this.ground.card(figure).kills - open.figures[figure]!.kills;
  }
}

/** No arc, no line or too far, whatever helps. */
const BEYOND = OUT / 2;
