/** Whether a unit that has closed in has done what the rules allow, and all that they ask: slow, in inches, and by another way than the room's own. */
import { INCH } from '../../../src/kernel/table/inches.ts';
import type { Point } from '../../../src/kernel/table/outline.ts';
import type { Stage } from './stage.ts';

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** More than rounding to hundredths takes, in inches. */
const ROUNDING = 0.02;

export class ClosingOracle {
  private readonly allowances: readonly number[];
  private readonly before: readonly Disc[];
  private readonly after: readonly Disc[];
  private readonly friends: readonly Disc[];
  private readonly enemies: readonly (Disc & { readonly unit: number })[];
  private readonly slow: readonly Box[];
  private readonly walls: readonly Box[];

  /** `to`: where the members of the unit have gone; nothing is written to the battle. `allowances` in inches. */
  constructor(stage: Stage, unit: number, to: readonly Point[], allowances: readonly number[]) {
    const { ground, battle } = stage;
    const disc = (model: number): Disc => ({ x: battle.models[model]!.x / INCH, y: battle.models[model]!.y / INCH, r: ground.roll(battle).diameters[model]! / (2 * INCH) });
    const playing = battle.forces.models.map((_, model) => model).filter((model) => battle.models[model]!.fate === 'in-play');
    const seat = ground.seat(battle, unit);
    this.allowances = allowances;
    const members = ground.members(battle, unit);
    this.before = members.map(disc);
    this.after = this.before.map(({ r }, i) => ({ x: to[i]![0] / INCH, y: to[i]![1] / INCH, r }));
    this.friends = playing.filter((model) => ground.unitOf(battle, model) !== unit && battle.forces.models[model]!.seat === seat).map(disc);
    this.enemies = playing.filter((model) => battle.forces.models[model]!.seat !== seat).map((model) => ({ ...disc(model), unit: ground.unitOf(battle, model) }));
    const boxes = (...kinds: string[]) => battle.table.pieces.filter(({ kind }) => kinds.includes(kind)).map(({ outline: [first, , last] }): Box => [first![0] / INCH, first![1] / INCH, last![0] / INCH, last![1] / INCH]);
    this.slow = boxes('rough', 'light-woods', 'heavy-woods', 'swamp', 'ruins');
    this.walls = boxes('rocks');
  }

  /** What is against the rules; empty if all is well. */
  get wrongs(): string[] {
    const wrongs: string[] = [];
    this.after.forEach((at, i) => {
      const from = this.before[i]!;
      const moved = at.x !== from.x || at.y !== from.y;
      for (const other of [...this.friends, ...this.enemies, ...this.after.slice(0, i)]) if (gap(at, other) < -1e-9) wrongs.push(`model ${i} overlaps another`);
      if (!moved) return;
      if (this.touches(from)) wrongs.push(`model ${i} leaves a contact`);
      if (!this.hasWay(from, at, this.allowances[i]! + ROUNDING)) wrongs.push(`model ${i} has no way there`);
    });
    if (isChain(this.before, 2) && !isChain(this.after, 2 + 1e-9)) wrongs.push('the chain is broken');
    return wrongs;
  }

  /**
   * Models that touch nobody though, as all others stand now, they could have gone straight into contact with one of these units: anywhere
   * on a stretch of sixteen degrees, as the room looks at every fifteenth.
   */
  idle(units: readonly number[]): number[] {
    return this.after.flatMap((at, i) => (this.touches(at) ? [] : [i])).filter((i) => {
      const others = this.after.filter((_, other) => other !== i);
      return this.enemies.some((enemy) => units.includes(enemy.unit) && longestRun(around(enemy, this.before[i]!.r).map((place) => this.couldGo(i, place, others))) >= 16);
    });
  }

  private couldGo(i: number, place: Disc, others: readonly Disc[]): boolean {
    const from = this.before[i]!;
    return (
      this.cost(from, place) < this.allowances[i]! - ROUNDING &&
      [...this.friends, ...this.enemies, ...others].every((other) => gap(place, other) > ROUNDING / 4) &&
      isChain([...others, place], 2 - ROUNDING) &&
      this.isWayFree(from, place, -ROUNDING / 4)
    );
  }

  /** Models that touch an enemy now. */
  get contacts(): number {
    return this.after.filter((at) => this.touches(at)).length;
  }

  private touches(disc: Disc): boolean {
    return this.enemies.some((enemy) => gap(disc, enemy) < 0.01);
  }

  /** Straight, or with a bend somewhere about an enemy. */
  private hasWay(from: Disc, to: Disc, most: number): boolean {
    if (this.cost(from, to) <= most && this.isWayFree(from, to)) return true;
    return this.enemies.some((enemy) => [0.03, 0.1, 0.2, 0.4, 0.7, 1, 1.5, 2, 3].some((off) => around({ ...enemy, r: enemy.r + off }, from.r).some((bend) =>
      this.cost(from, bend) + this.cost(bend, to) <= most + 0.15 && this.isWayFree(from, bend) && this.isWayFree(bend, to))));
  }

  private cost(from: Disc, to: Disc): number {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return length + this.slow.reduce((sum, box) => sum + length * shareInside(box, from, to), 0);
  }

  /** Looked at every fiftieth of an inch. `room`: how much nearer than touching is near enough to be in the way, less than 0 for farther. */
  private isWayFree(from: Disc, to: Disc, room = ROUNDING): boolean {
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * 50) + 1;
    for (let step = 0; step < steps; step++) {
      const share = step / steps;
      const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, r: from.r };
      if (this.enemies.some((enemy) => gap(at, enemy) < -room)) return false;
      if (this.walls.some(([left, top, right, bottom]) => Math.hypot(at.x - clamp(at.x, left, right), at.y - clamp(at.y, top, bottom)) < at.r - room)) return false;
    }
    return true;
  }
}

const gap = (a: Disc, b: Disc): number => Math.hypot(a.x - b.x, a.y - b.y) - a.r - b.r;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Places all round a disc, one for each degree, a touch away from it. */
function around(disc: Disc, r: number): Disc[] {
  return Array.from({ length: 360 }, (_, degree) => {
    const turn = (degree * Math.PI) / 180;
    const away = disc.r + r + ROUNDING / 3;
    return { x: disc.x + away * Math.cos(turn), y: disc.y + away * Math.sin(turn), r };
  });
}

/** The longest row of places that will do, all the way round. */
function longestRun(good: readonly boolean[]): number {
  let longest = 0;
  let run = 0;
  for (const is of [...good, ...good]) longest = Math.max(longest, (run = is ? run + 1 : 0));
  return longest;
}

/** Everybody can be reached from the first by steps between discs at most so far apart. */
function isChain(discs: readonly Disc[], reach: number): boolean {
  const label = discs.map((_, i) => i);
  discs.forEach((a, i) => discs.forEach((b, j) => {
    if (gap(a, b) > reach) return;
    const [keep, drop] = [label[i]!, label[j]!];
    label.forEach((value, k) => {
      if (value === drop) label[k] = keep;
    });
  }));
  return new Set(label).size <= 1;
}

/** The share of a straight way inside a box, by where it crosses the box's four lines. */
function shareInside([left, top, right, bottom]: Box, from: Disc, to: Disc): number {
  let enter = 0;
  let leave = 1;
  for (const [at, change, least, most] of [[from.x, to.x - from.x, left, right], [from.y, to.y - from.y, top, bottom]] as const) {
    if (change === 0) {
      if (at <= least || at >= most) return 0;
      continue;
    }
    const [a, b] = [(least - at) / change, (most - at) / change];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return Math.max(0, leave - enter);
}
