/**
 * How far a figure gets that can only step into the squares in front of it: to each square, looking each way, with the fewest actions, then the
 * fewest steps. A way that costs more steps but fewer changes of facing may be the cheaper one in actions, so both are kept.
 *
 * One for a size of board: its answers stand until the next run. Squares are taken up by the steps that lead to them; of each number of
 * steps the fewest changes of facing are written down where they are fewer than with fewer steps.
 */
import { opposite } from '../../kernel/grid/directions.ts';
import { neighbors } from '../../kernel/grid/squares.ts';
import { actionsFor, turningCost, type Outlay } from './outlay.ts';
import { packPace } from './way.ts';

export const UNREACHED = 255;
const FACINGS = 4;

/** By direction: the facings that have it in front; the same one twice where there is but one. */
const ONE_FACING = [0, 0, 1, 1, 2, 2, 3, 3];
const OTHER_FACING = [0, 1, 1, 2, 2, 3, 3, 0];

/** Of ways that cost the same, the straighter one. */
const STRAIGHT_FIRST = [0, 2, 4, 6, 1, 3, 5, 7];

/** Four bytes at once, for the four facings of a square. */
const ALL_UNREACHED = 0xffffffff;

export class Ways {
  /** The first `count`: squares reached, beginning with the start. */
  readonly squares: Uint16Array;
  count = 0;
  /** By square * 4 + facing (0 where facing is not played): the fewest actions, and with them the fewest steps, then changes of facing; UNREACHED if out of reach. */
  readonly actions: Uint8Array;
  readonly steps: Uint8Array;
  readonly turns: Uint8Array;
  private readonly next: Int16Array;
  private readonly size: number;
  private from = -1;
  private outlay: Outlay | null = null;
  /** The fewest turns with the steps looked at so far. */
  private readonly fewest: Uint8Array;
  /** The memory of all these, the four facings of a square at once. */
  private readonly answers: readonly Uint32Array[];
  /** By steps: the same, written where fewer than with fewer steps, else UNREACHED. Grows with the steps asked for. */
  private levels = new Uint8Array(0);
  /** The same memory, the four facings of a square at once. */
  private fours = new Uint32Array(0);
  /** By steps: squares that wait to be looked at. */
  private waiting = new Uint16Array(0);
  private waitingCount = new Uint16Array(0);
  /** Places in `levels`, four bytes each, that were written to. */
  private touched = new Int32Array(0);
  private touchedCount = 0;

  constructor(width: number, height: number) {
    this.size = width * height;
    this.next = neighbors(width, height);
    this.squares = new Uint16Array(this.size);
    const perFacing = () => new Uint8Array(this.size * FACINGS).fill(UNREACHED);
    [this.actions, this.steps, this.turns, this.fewest] = [perFacing(), perFacing(), perFacing(), perFacing()];
    this.answers = [this.actions, this.steps, this.turns, this.fewest].map(({ buffer }) => new Uint32Array(buffer));
  }

  run(from: number, outlay: Outlay): void {
    this.forget();
    this.from = from;
    this.outlay = outlay;
    const most = Math.min(outlay.steps + outlay.actions * outlay.stepsAnAction, UNREACHED - 1);
    this.makeRoom(most);
    this.arrive(from, 0, Math.max(0, outlay.facing), 0);
    for (let level = 0; level <= most; level++) {
      const stepActions = actionsFor(level - outlay.steps, outlay.stepsAnAction);
      for (let i = 0; i < this.waitingCount[level]!; i++) {
        const square = this.waiting[level * this.size + i]!;
        if (outlay.facing >= 0) this.turnOn(square, level);
        if (this.settle(square, level, stepActions)) this.goOn(square, level, most);
      }
      this.waitingCount[level] = 0;
    }
  }

  /** Paces to a square, looking this way at the end; empty where it stands so already. */
  pathTo(square: number, facing: number): number[] {
    const last = square * FACINGS + facing;
    if ((this.actions[last] ?? UNREACHED) === UNREACHED) throw new RangeError(`square ${square} was not reached`);
    const paces: number[] = [];
    let [here, looks, level, turns] = [square, facing, this.steps[last]!, this.turns[last]!];
    while (here !== this.from || level > 0 || turns > 0) {
      const stepped = this.before(here, looks, level, turns);
      if (stepped !== null) {
        paces.push(packPace(here, looks));
        [here, level] = stepped;
        continue;
      }
      if (paces.length === 0) paces.push(packPace(here, looks)); // before a step, turning goes without saying
      [looks, level, turns] = this.turnedFrom(here, looks, level, turns);
    }
    return paces.reverse();
  }

  private forget(): void {
    const { touched, squares, fours } = this;
    for (let i = 0; i < this.touchedCount; i++) fours[touched[i]!] = ALL_UNREACHED;
    this.touchedCount = 0;
    for (const four of this.answers) for (let i = 0; i < this.count; i++) four[squares[i]!] = ALL_UNREACHED;
    this.count = 0;
  }

  private makeRoom(most: number): void {
    if (this.waitingCount.length > most) return;
    this.levels = new Uint8Array((most + 1) * this.size * FACINGS).fill(UNREACHED);
    this.fours = new Uint32Array(this.levels.buffer);
    this.waiting = new Uint16Array((most + 1) * this.size);
    this.touched = new Int32Array((most + 1) * this.size);
    this.waitingCount = new Uint16Array(most + 1);
  }

  private arrive(square: number, level: number, facing: number, turns: number): void {
    const { levels } = this;
    const four = level * this.size + square;
    const place = four * FACINGS;
    if (this.fours[four] === ALL_UNREACHED) {
      this.waiting[level * this.size + this.waitingCount[level]!] = square;
      this.waitingCount[level]!++;
      this.touched[this.touchedCount++] = four;
    }
    if (turns < levels[place + facing]!) levels[place + facing] = turns;
  }

  /** Other facings by a change of facing on the spot. */
  private turnOn(square: number, level: number): void {
    const { levels } = this;
    const { slow } = this.outlay!;
    const place = (level * this.size + square) * FACINGS;
    if (slow === null) {
      const once = Math.min(levels[place]!, levels[place + 1]!, levels[place + 2]!, levels[place + 3]!) + 1;
      for (let f = place; f < place + FACINGS; f++) if (levels[f]! > once) levels[f] = once;
    } else if (slow[square] === 0) {
      const quarter = turningCost(this.outlay!, square, 0, 1).turns;
      for (let again = 0; again < 2; again++) {
        for (let f = 0; f < FACINGS; f++) levels[place + f] = Math.min(levels[place + f]!, levels[place + ((f + 1) & 3)]! + quarter, levels[place + ((f + 3) & 3)]! + quarter);
      }
    }
  }

  /** Writes down what is new; false if all of it was had with fewer steps. */
  private settle(square: number, level: number, stepActions: number): boolean {
    const { levels, fewest, actions } = this;
    const { turns, turnsAnAction, actions: mostActions } = this.outlay!;
    const node = square * FACINGS;
    const difference = (level * this.size + square) * FACINGS - node;
    const isNew = (fewest[node]! & fewest[node + 1]! & fewest[node + 2]! & fewest[node + 3]!) === UNREACHED;
    let better = false;
    for (let f = node; f < node + FACINGS; f++) {
      const taken = levels[f + difference]!;
      if (taken >= fewest[f]!) {
        levels[f + difference] = UNREACHED;
        continue;
      }
      const turnActions = actionsFor(taken - turns, turnsAnAction);
      if (turnActions > mostActions) {
        levels[f + difference] = UNREACHED;
        continue;
      }
      better = true;
      fewest[f] = taken;
      const needed = Math.max(stepActions, turnActions);
      if (needed >= actions[f]!) continue;
      actions[f] = needed;
      this.steps[f] = level;
      this.turns[f] = taken;
    }
    if (better && isNew) this.squares[this.count++] = square;
    return better;
  }

  private goOn(square: number, level: number, most: number): void {
    const { levels, next, fewest, from } = this;
    const { costs, blocked, stops, through, facing, slow } = this.outlay!;
    if (square !== from && stops[square] !== 0) return;
    if (facing >= 0 && slow !== null && slow[square] === 1) this.turnSlowly(square, level, most);
    const place = (level * this.size + square) * FACINGS;
    for (let direction = 0, step = square * 8; direction < 8; direction++, step++) {
      const cost = costs[step]!;
      if (cost === 0 || level + cost > most) continue;
      const there = next[step]!;
      if (blocked[there] !== 0 || (through !== null && square === from && through[there] === 0)) continue;
      const one = facing < 0 ? 0 : ONE_FACING[direction]!;
      const taken = levels[place + one]!;
      if (taken < fewest[there * FACINGS + one]!) this.arrive(there, level + cost, one, taken);
      const other = facing < 0 ? 0 : OTHER_FACING[direction]!;
      if (other === one) continue;
      const otherTaken = levels[place + other]!;
      if (otherTaken < fewest[there * FACINGS + other]!) this.arrive(there, level + cost, other, otherTaken);
    }
  }

  /** By a quarter, for the steps of an action too. */
  private turnSlowly(square: number, level: number, most: number): void {
    const { turns, steps } = turningCost(this.outlay!, square, 0, 1);
    const place = (level * this.size + square) * FACINGS;
    if (level + steps > most) return;
    for (let f = 0; f < FACINGS; f++) {
      const taken = this.levels[place + f]!;
      if (taken === UNREACHED) continue;
      this.arrive(square, level + steps, (f + 1) & 3, taken + turns);
      this.arrive(square, level + steps, (f + 3) & 3, taken + turns);
    }
  }

  /** The square and the steps before the step that led here, with no turning since; null: it has turned here. */
  private before(here: number, looks: number, level: number, turns: number): [square: number, level: number] | null {
    const { costs, stops, through, facing } = this.outlay!;
    for (const direction of STRAIGHT_FIRST) {
      if (facing >= 0 && looks !== ONE_FACING[direction] && looks !== OTHER_FACING[direction]) continue;
      const back = this.next[here * 8 + opposite(direction)]!;
      if (back < 0 || (back !== this.from && stops[back] !== 0)) continue;
      const cost = costs[back * 8 + direction]!;
      if (cost === 0 || cost > level || this.levels[((level - cost) * this.size + back) * FACINGS + looks] !== turns) continue;
      if (through === null || back !== this.from || through[here] !== 0) return [back, level - cost];
    }
    return null;
  }

  private turnedFrom(here: number, looks: number, level: number, turns: number): [facing: number, level: number, turns: number] {
    for (let f = 0; f < FACINGS; f++) {
      const { turns: taken, steps } = turningCost(this.outlay!, here, f, looks);
      if (f === looks || taken > turns || steps > level) continue;
      if (this.levels[((level - steps) * this.size + here) * FACINGS + f] === turns - taken) return [f, level - steps, turns - taken];
    }
    throw new Error(`no way back from square ${here}`);
  }
}
