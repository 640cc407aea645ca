/** What attacks promise, weighed quickly for players who look at many squares: the rows and the exact chances of the rules, without their rolls. */
import { chebyshev } from '../../kernel/grid/squares.ts';
import type { Arm } from './arms.ts';
import type { Battlefield } from './battlefield.ts';
import { chanceThrough } from './dice-odds.ts';
import type { Ground } from './ground.ts';
import { isNepharite } from './roster.ts';
import { armorOf } from './rules/armor-roll.ts';
import { behindCorner } from './rules/corner.ts';
import { difficultBetween } from './rules/cover.ts';
import { refuseEnemy } from './rules/enemies.ts';
import { jungleBetween } from './rules/sight.ts';
import type { BeretsView } from './state.ts';

type Known = Pick<BeretsView, 'open' | 'secret'>;

/** An enemy as a target. */
export interface Foe {
  readonly figure: number;
  readonly at: number;
  readonly armor: number;
  /** Of the figure, unhurt. */
  readonly worth: number;
  /** What a wound is worth, and two at once. */
  readonly one: number;
  readonly two: number;
  readonly stun: number;
}

/** The best that a figure may do with some actions from a square. */
export interface Offer {
  readonly value: number;
  readonly arm: Arm | null;
  readonly target: number;
  /** First it takes aim. */
  readonly aim: boolean;
}

export const NO_OFFER: Offer = { value: 0, arm: null, target: -1, aim: false };

/** What a stun is worth, as a part of the whole figure. */
const STUN = 0.3;

/** What is left of a figure's worth with so many of its wounds still to go: the last ones count a little more. */
export function worthLeft(left: number, all: number): number {
  const part = left / all;
  return part * (1.2 - 0.2 * part);
}

export function foeOf(ground: Ground, { open }: Known, figure: number, worth: number): Foe {
  const { at, wounds, stunned } = open.figures[figure]!;
  const all = ground.card(open, figure).wounds;
  const now = worthLeft(all - wounds, all);
  const loses = (hits: number) => worth * (now - worthLeft(Math.max(0, all - wounds - hits), all));
  return { figure, at, armor: armorOf(ground, open, figure), worth, one: loses(1), two: loses(2), stun: stunned ? 0 : worth * STUN };
}

/** For keys: more than there are. */
const MOST_SQUARES = 0x10000;

/** A figure and all whom it may attack. Holds for one moment of a battle. */
export class Assault {
  readonly arms: readonly Arm[];
  readonly foes: readonly Foe[];
  private readonly ground: Ground;
  private readonly open: Known['open'];
  private readonly by: number;
  private readonly field: Battlefield;
  private readonly at: number;
  private readonly aim: number;
  private readonly graded: boolean;
  /** By arm and foe: worth of an attack without cover, and aimed. */
  private readonly plain: readonly Float64Array[];
  private readonly aimed: readonly Float64Array[];

  /** By actions and square: the best from there. */
  private readonly offered = new Map<number, Offer>();

  /** `worth`: by figure, what it is worth to be rid of it. */
  constructor(ground: Ground, known: Known, by: number, arms: readonly Arm[], worth: (figure: number) => number) {
    const { open } = known;
    this.ground = ground;
    this.open = open;
    this.by = by;
    this.field = ground.field(open, by);
    this.at = open.figures[by]!.at;
    this.aim = open.figures[by]!.aim;
    this.graded = ground.has('perfect-and-fumble');
    this.arms = arms;
    this.foes = this.arms.length === 0 ? [] : open.figures.flatMap((_, figure) => (refuseEnemy(ground, open, by, figure) === undefined ? [foeOf(ground, known, figure, worth(figure))] : []));
    const { hit, harm } = ground.book;
    this.plain = this.arms.map((arm) => Float64Array.from(this.foes, (foe) => this.worthOf(arm, foe, 0, 0)));
    this.aimed = this.arms.map((arm) => Float64Array.from(this.foes, (foe) => (arm.mayAim ? this.worthOf(arm, foe, hit.aimed, harm.aimed) : 0)));
  }

  /** The best that it may do from a square with so many actions. */
  from(square: number, actions: number): Offer {
    if (actions < 1 || this.foes.length === 0) return NO_OFFER;
    const key = actions * MOST_SQUARES + square;
    let offer = this.offered.get(key);
    if (offer === undefined) this.offered.set(key, (offer = this.bestFrom(square, actions)));
    return offer;
  }

  private bestFrom(square: number, actions: number): Offer {
    this.ground.field(this.open, this.by); // whoever has moved does not stand in its own line
    let best = NO_OFFER;
    let pressed = false;
    for (const foe of this.foes) if (this.field.adjacent(square, foe.at)) pressed = true;
    for (let f = 0; f < this.foes.length; f++) {
      const foe = this.foes[f]!;
      const beside = pressed && this.field.adjacent(square, foe.at);
      if (!beside && !this.sees(square, foe.at)) continue;
      for (let a = 0; a < this.arms.length; a++) {
        const arm = this.arms[a]!;
        if (arm.cost > actions || !this.reaches(arm, square, foe.at, beside)) continue;
        const cover = arm.cover === 'none' || beside ? 0 : this.coverOf(arm, square, foe.at);
        const times = Math.floor(actions / arm.cost);
        const holds = this.aim === foe.figure && square === this.at && arm.mayAim;
        const each = holds ? this.value(arm, a, f, cover, true) : this.value(arm, a, f, cover, false);
        let value = times * each;
        let aim = false;
        if (arm.mayAim && !holds && !pressed && actions > arm.cost) {
          const after = Math.floor((actions - 1) / arm.cost) * this.value(arm, a, f, cover, true);
          if (after > value) [value, aim] = [after, true];
        }
        if (value > best.value) best = { value, arm, target: foe.figure, aim };
      }
    }
    return best;
  }

  /** Worth of one attack on an enemy in the next square. */
  close(figure: number): number {
    const f = this.foes.findIndex((foe) => foe.figure === figure);
    return this.arms.reduce((best, arm, a) => (arm.close && f >= 0 ? Math.max(best, this.plain[a]![f]!) : best), 0);
  }

  /** The best shot of an action that moves and fires, from where it stands. */
  fromTheHip(): Offer {
    let best = NO_OFFER;
    this.foes.forEach((foe, f) => {
      if (this.field.adjacent(this.at, foe.at) || !this.sees(this.at, foe.at)) return;
      this.arms.forEach((arm, a) => {
        if (arm.close || arm.flame || arm.cost > 1 || !this.reaches(arm, this.at, foe.at, false)) return;
        const cover = arm.cover === 'none' ? 0 : this.coverOf(arm, this.at, foe.at);
        const value = this.value(arm, a, f, cover + this.ground.book.hit.onTheMove, false);
        if (value > best.value) best = { value, arm, target: foe.figure, aim: false };
      });
    });
    return best;
  }

  /** All that it may try from where it stands, the most promising first. */
  offers(actions: number): Offer[] {
    const all: Offer[] = [];
    for (const foe of this.foes) {
      for (const arm of this.arms) {
        if (arm.cost > actions) continue;
        const one = this.single(arm, foe, this.at, actions);
        if (one !== null) all.push(one);
      }
    }
    return all.sort((a, b) => b.value - a.value);
  }

  /** What one arm may do to one foe from a square; null: nothing. */
  single(arm: Arm, foe: Foe, square: number, actions: number): Offer | null {
    const [a, f] = [this.arms.indexOf(arm), this.foes.indexOf(foe)];
    const beside = this.field.adjacent(square, foe.at);
    if (!this.reaches(arm, square, foe.at, beside) || (!beside && !this.sees(square, foe.at))) return null;
    const cover = arm.cover === 'none' || beside ? 0 : this.coverOf(arm, square, foe.at);
    const holds = this.aim === foe.figure && arm.mayAim;
    const value = Math.floor(actions / arm.cost) * this.value(arm, a, f, cover, holds);
    const pressed = this.foes.some(({ at }) => this.field.adjacent(square, at));
    const after = arm.mayAim && !holds && !pressed && actions > arm.cost ? Math.floor((actions - 1) / arm.cost) * this.value(arm, a, f, cover, true) : 0;
    return { value: Math.max(value, after), arm, target: foe.figure, aim: after > value };
  }

  private value(arm: Arm, a: number, f: number, cover: number, aimed: boolean): number {
    if (cover === 0) return (aimed ? this.aimed : this.plain)[a]![f]!;
    const { hit, harm } = this.ground.book;
    return this.worthOf(arm, this.foes[f]!, cover + (aimed ? hit.aimed : 0), aimed ? harm.aimed : 0);
  }

  private worthOf(arm: Arm, foe: Foe, hit: number, harm: number): number {
    if (arm.stuns) return chanceThrough(arm.skill + hit, this.graded, 0) * foe.stun;
    const chance = chanceThrough(arm.skill + hit, this.graded, foe.armor - arm.damage - harm);
    if (arm.flame && isNepharite(this.ground.piece(foe.figure).card)) return chance * foe.stun;
    return chance * (arm.double ? foe.two : foe.one);
  }

  private sees(from: number, to: number): boolean {
    const { field } = this;
    if (field.unknown[from] !== 0 || !field.lines.clear(field.opaque, from, to)) return false;
    return !field.hasJungle || jungleBetween(field, from, to) < this.ground.book.cover.jungle;
  }

  private reaches(arm: Arm, square: number, at: number, beside: boolean): boolean {
    if (beside) return arm.close;
    const away = chebyshev(this.field.width, square, at);
    if (arm.close) return arm.range > 1 && away <= arm.range && this.field.narrow[square] === 0 && this.field.narrow[at] === 0;
    if (arm.range !== 0 && away > arm.range) return false;
    return !arm.flame || isStraight(this.field.width, square, at);
  }

  private coverOf(arm: Arm, from: number, to: number): number {
    const { hit } = this.ground.book;
    const corner = this.ground.has('corner-cover') && behindCorner(this.field, from, to) ? hit.corner : 0;
    if (arm.cover === 'corner' || !this.field.hasJungle) return corner;
    const worst = difficultBetween(this.field, from, to);
    return corner + (worst === null ? 0 : hit[worst]);
  }
}

function isStraight(width: number, from: number, to: number): boolean {
  const columns = Math.abs((from % width) - (to % width));
  const rows = Math.abs(Math.floor(from / width) - Math.floor(to / width));
  return columns === 0 || rows === 0 || columns === rows;
}
