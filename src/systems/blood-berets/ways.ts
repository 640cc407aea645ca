/**
 * How far a figure gets that can only step into the squares in front of it: to each square, looking each way, with the fewest actions, then the
 * fewest steps. A way that costs more steps but fewer changes of facing may be the cheaper one in actions, so both are kept.
 *
 * One for a size of board: its answers stand until the next run. Squares are taken up by the steps that lead to them; of each number of
 * steps the fewest changes of facing are written down where they are fewer than with fewer steps.
 */
import { opposite } from '../../kernel/grid/directions.ts';
import { neighbors } from '../../kernel/grid/squares.ts';
import { packPace } from './way.ts';

export const UNREACHED = 255;
const FACINGS = 4;

/** By direction: facings that have it in front. */
const FACINGS_FOR: readonly (readonly number[])[] = [[0], [0, 1], [1], [1, 2], [2], [2, 3], [3], [3, 0]];
const ANY: readonly (readonly number[])[] = FACINGS_FOR.map(() => [0]);

/** What a figure may spend, and what it is spent on. */
export interface Outlay {
  /** Actions that it may yet take, and steps and changes of facing that it has left from those taken. */
  readonly actions: number;
  readonly steps: number;
  readonly turns: number;
  /** What an action spent on movement gives. */
  readonly stepsAnAction: number;
  readonly turnsAnAction: number;
  /** Where it looks, as a place in `FACINGS`; -1 where facing is not played. */
  readonly facing: number;
  /** By square * 8 + direction, as `Battlefield.stepCost`. */
  readonly costs: Uint8Array;
  /** By square, not 0: not entered; entered and not left. */
  readonly blocked: Uint8Array;
  readonly stops: Uint8Array;
  /** By square, 1: into these alone may the first step lead; null: into any. */
  readonly through: Uint8Array | null;
  /** Turns by a quarter at a time, each for an action's worth of turning; by square, 1: and for its steps too. Null for whoever turns as he likes. */
  readonly slow: Uint8Array | null;
}

/** What a change of facing on a square costs: changes, and steps. */
export function turningCost({ slow, turnsAnAction, stepsAnAction, facing }: Pick<Outlay, 'slow' | 'turnsAnAction' | 'stepsAnAction' | 'facing'>, square: number, from: number, to: number): { turns: number; steps: number } {
  if (from === to || facing < 0) return { turns: 0, steps: 0 };
  if (slow === null) return { turns: 1, steps: 0 };
  const quarters = ((to - from) & 3) === 2 ? 2 : 1;
  return { turns: quarters * Math.max(1, turnsAnAction), steps: slow[square] === 1 ? quarters * stepsAnAction : 0 };
}

export class Ways {
  /** The first `count`: squares reached, beginning with the start. */
  readonly squares: Uint16Array;
  count = 0;
  /** By square * 4 + facing (0 where facing is not played): the fewest actions, and with them the fewest steps; UNREACHED if out of reach. */
  readonly actions: Uint8Array;
  readonly steps: Uint8Array;
  readonly turns: Uint8Array;
  private readonly next: Int16Array;
  private readonly size: number;
  private from = -1;
  private outlay: Outlay | null = null;
  /** By square * 4 + facing: the fewest turns with the steps looked at so far. */
  private readonly fewest: Uint8Array;
  /** The same by steps: written where fewer than with fewer steps, else UNREACHED. Grows with the steps asked for. */
  private levels = new Uint8Array(0);
  private waiting = new Uint16Array(0);
  private waitingCount = new Uint16Array(0);
  /** Places in `levels` that were written to. */
  private touched: number[] = [];

  constructor(width: number, height: number) {
    const size = (this.size = width * height);
    this.next = neighbors(width, height);
    this.squares = new Uint16Array(size);
    this.actions = new Uint8Array(size * FACINGS).fill(UNREACHED);
    this.steps = new Uint8Array(size * FACINGS).fill(UNREACHED);
    this.turns = new Uint8Array(size * FACINGS).fill(UNREACHED);
    this.fewest = new Uint8Array(size * FACINGS).fill(UNREACHED);
  }

  run(from: number, outlay: Outlay): void {
    this.forget();
    this.from = from;
    this.outlay = outlay;
    const { actions, steps, stepsAnAction } = outlay;
    const most = Math.min(steps + actions * stepsAnAction, UNREACHED - 1);
    this.makeRoom(most);
    this.arrive(from, 0, Math.max(0, outlay.facing), 0);
    for (let level = 0; level <= most; level++) {
      for (let i = 0; i < this.waitingCount[level]!; i++) {
        const square = this.waiting[level * this.size + i]!;
        if (this.settle(square, level)) this.goOn(square, level, most);
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
        [here, looks, level] = stepped;
        continue;
      }
      if (paces.length === 0) paces.push(packPace(here, looks)); // before a step, turning goes without saying
      [looks, level, turns] = this.turnedFrom(here, looks, level, turns);
    }
    return paces.reverse();
  }

  private turning(square: number, from: number, to: number): { turns: number; steps: number } {
    return turningCost(this.outlay!, square, from, to);
  }

  private forget(): void {
    for (const place of this.touched) this.levels.fill(UNREACHED, place, place + FACINGS);
    this.touched = [];
    for (let i = 0; i < this.count; i++) {
      for (let node = this.squares[i]! * FACINGS, end = node + FACINGS; node < end; node++) {
        this.actions[node] = this.steps[node] = this.turns[node] = this.fewest[node] = UNREACHED;
      }
    }
    this.count = 0;
  }

  private makeRoom(most: number): void {
    if (this.waitingCount.length > most) return;
    this.levels = new Uint8Array((most + 1) * this.size * FACINGS).fill(UNREACHED);
    this.waiting = new Uint16Array((most + 1) * this.size);
    this.waitingCount = new Uint16Array(most + 1);
  }

  private arrive(square: number, level: number, facing: number, turns: number): void {
    const { levels } = this;
    const place = (level * this.size + square) * FACINGS;
    if (levels[place] === UNREACHED && levels[place + 1] === UNREACHED && levels[place + 2] === UNREACHED && levels[place + 3] === UNREACHED) {
      this.waiting[level * this.size + this.waitingCount[level]!] = square;
      this.waitingCount[level]!++;
      this.touched.push(place);
    }
    if (turns < levels[place + facing]!) levels[place + facing] = turns;
  }

  /** Turns on the spot and writes down what is new; false if all of it was had with fewer steps. */
  private settle(square: number, level: number): boolean {
    const { levels, fewest, outlay } = this;
    const place = (level * this.size + square) * FACINGS;
    const node = square * FACINGS;
    const { actions, steps, turns, stepsAnAction, turnsAnAction, facing, slow } = outlay!;
    if (facing >= 0 && slow === null) {
      let least = UNREACHED - 1;
      for (let f = 0; f < FACINGS; f++) if (levels[place + f]! < least) least = levels[place + f]!;
      for (let f = 0; f < FACINGS; f++) if (levels[place + f]! > least + 1) levels[place + f] = least + 1;
    } else if (facing >= 0 && slow![square] === 0) {
      const quarter = this.turning(square, 0, 1).turns;
      for (let again = 0; again < 2; again++) {
        for (let f = 0; f < FACINGS; f++) levels[place + f] = Math.min(levels[place + f]!, levels[place + ((f + 1) & 3)]! + quarter, levels[place + ((f + 3) & 3)]! + quarter, UNREACHED);
      }
    }
    const mostTurns = Math.min(turns + actions * turnsAnAction, UNREACHED - 1);
    const isNew = fewest[node] === UNREACHED && fewest[node + 1] === UNREACHED && fewest[node + 2] === UNREACHED && fewest[node + 3] === UNREACHED;
    const stepActions = level <= steps ? 0 : Math.ceil((level - steps) / stepsAnAction);
    let better = false;
    for (let f = 0; f < FACINGS; f++) {
      const taken = levels[place + f]!;
      if (taken > mostTurns || taken >= fewest[node + f]!) {
        levels[place + f] = UNREACHED;
        continue;
      }
      better = true;
      fewest[node + f] = taken;
      const needed = Math.max(stepActions, taken <= turns ? 0 : Math.ceil((taken - turns) / turnsAnAction));
      if (needed >= this.actions[node + f]!) continue;
      this.actions[node + f] = needed;
      this.steps[node + f] = level;
      this.turns[node + f] = taken;
    }
    if (better && isNew) this.squares[this.count++] = square;
    return better;
  }

  private goOn(square: number, level: number, most: number): void {
    const { levels, next, outlay } = this;
    const { costs, blocked, stops, through, facing, slow, stepsAnAction } = outlay!;
    const place = (level * this.size + square) * FACINGS;
    if (square !== this.from && stops[square] !== 0) return;
    if (facing >= 0 && slow !== null && slow[square] === 1 && level + stepsAnAction <= most) {
      const quarter = this.turning(square, 0, 1).turns;
      for (let f = 0; f < FACINGS; f++) {
        const taken = levels[place + f]!;
        if (taken === UNREACHED) continue;
        this.arrive(square, level + stepsAnAction, (f + 1) & 3, taken + quarter);
        this.arrive(square, level + stepsAnAction, (f + 3) & 3, taken + quarter);
      }
    }
    const facings = facing < 0 ? ANY : FACINGS_FOR;
    for (let direction = 0, step = square * 8; direction < 8; direction++, step++) {
      const cost = costs[step]!;
      const there = next[step]!;
      if (cost === 0 || level + cost > most || blocked[there] !== 0) continue;
      if (through !== null && square === this.from && through[there] === 0) continue;
      for (const f of facings[direction]!) {
        const taken = levels[place + f]!;
        if (taken !== UNREACHED && taken < this.fewest[there * FACINGS + f]!) this.arrive(there, level + cost, f, taken);
      }
    }
  }

  /** The square, facing and steps before the step that led here, with no turning since; null: it has turned here. */
  private before(here: number, looks: number, level: number, turns: number): [number, number, number] | null {
    const { costs, stops, through, facing } = this.outlay!;
    for (let direction = 0; direction < 8; direction++) {
      if (facing >= 0 && !FACINGS_FOR[direction]!.includes(looks)) continue;
      const back = this.next[here * 8 + opposite(direction)]!;
      if (back < 0 || (back !== this.from && stops[back] !== 0)) continue;
      const cost = costs[back * 8 + direction]!;
      if (cost === 0 || cost > level || this.levels[((level - cost) * this.size + back) * FACINGS + looks] !== turns) continue;
      if (through === null || back !== this.from || through[here] !== 0) return [back, looks, level - cost];
    }
    return null;
  }

  private turnedFrom(here: number, looks: number, level: number, turns: number): [number, number, number] {
    for (let f = 0; f < FACINGS; f++) {
      const { turns: taken, steps } = this.turning(here, f, looks);
      if (f === looks || taken > turns || steps > level) continue;
      if (this.levels[((level - steps) * this.size + here) * FACINGS + f] === turns - taken) return [f, level - steps, turns - taken];
    }
    throw new Error(`no way back from square ${here}`);
  }
}
