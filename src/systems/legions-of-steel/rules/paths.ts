/**
 * Where the active figure gets with the movement points that it has left, and the cheapest way to each square and facing ("Movement", "Diagonal Rule").
 *
 * It looks through squares, facings, and whether the next diagonal is a dear or a cheap one. Of equally cheap ways the one found first counts: straight
 * steps are tried before diagonal ones, turns last.
 */
import { NOBODY } from '../field.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { Facing } from '../vocabulary.ts';
import { movementLeft } from './acting.ts';
import { isForwardDiagonal, NEVER, stepCost, turnCost } from './step-cost.ts';
import { isOpen } from './step-to.ts';

export const UNREACHED = 255;

/** As a figure sees them, in the order in which they are tried. */
const STRAIGHT_FIRST = [0, 2, 6, 4, 1, 7, 3, 5];
/** Turns to the right and to the left. */
const TURNS = [2, 6];
/** In a way, a turn to a facing is 8 and the facing. */
export const TURN = 8;

const NO_STATE = -1;

export class Paths {
  private readonly size: number;
  /** By state: (square * 4 + facing / 2) * 2 + 1 if the next diagonal is a cheap one. */
  private readonly costs: Uint8Array;
  private readonly cameFrom: Int32Array;
  private readonly cameBy: Uint8Array;
  private readonly touched: number[] = [];
  private queues: number[][] = [];

  constructor(squares: number) {
    this.size = squares * 8;
    this.costs = new Uint8Array(this.size).fill(UNREACHED);
    this.cameFrom = new Int32Array(this.size);
    this.cameBy = new Uint8Array(this.size);
  }

  /** From where the figure stands, within what it may still spend. */
  run(ground: Ground, battle: Readonly<Battle>, figure: number): void {
    for (const state of this.touched) this.costs[state] = UNREACHED;
    this.touched.length = 0;
    const { active } = battle;
    if (active === null || active.figure !== figure) return;
    const budget = movementLeft(ground, battle);
    const { at, facing } = battle.figures[figure]!;
    while (this.queues.length <= budget) this.queues.push([]);
    this.reach((at * 4 + (facing >> 1)) * 2 + (active.diagonals & 1), 0, NO_STATE, 0);
    for (let cost = 0; cost <= budget; cost++) {
      const queue = this.queues[cost]!;
      for (let i = 0; i < queue.length; i++) if (this.costs[queue[i]!] === cost) this.leave(ground, battle, figure, queue[i]!, cost, budget);
      queue.length = 0;
    }
  }

  /** Points that it takes to stand there and look that way; `UNREACHED`. */
  cost(square: number, facing: Facing): number {
    const state = (square * 4 + (facing >> 1)) * 2;
    return Math.min(this.costs[state]!, this.costs[state + 1]!);
  }

  /** Every square that is reached, those of others too; some more than once. */
  eachSquare(look: (square: number) => void): void {
    for (const state of this.touched) look(state >> 3);
  }

  /** All squares and facings that are reached, but for those of others; where it is now is among them. */
  reached(ground: Ground, battle: Readonly<Battle>, figure: number): { to: number; facing: Facing }[] {
    const { figureAt } = ground.field(battle);
    const found = new Set<number>();
    for (const state of this.touched) if (figureAt[state >> 3] === NOBODY || figureAt[state >> 3] === figure) found.add(state >> 1);
    return [...found].sort((a, b) => a - b).map((place) => ({ to: place >> 2, facing: ((place & 3) * 2) as Facing }));
  }

  /** Directions of steps, and `TURN` plus a facing for turns. The place has to be reached. */
  way(square: number, facing: Facing): number[] {
    let state = (square * 4 + (facing >> 1)) * 2;
    if (this.costs[state + 1]! < this.costs[state]!) state += 1;
    if (this.costs[state] === UNREACHED) throw new RangeError(`square ${square} is not reached with that facing`);
    const way: number[] = [];
    for (; this.cameFrom[state] !== NO_STATE; state = this.cameFrom[state]!) way.push(this.cameBy[state]!);
    return way.reverse();
  }

  private leave(ground: Ground, battle: Readonly<Battle>, figure: number, state: number, cost: number, budget: number): void {
    const { book, board } = ground;
    const field = ground.field(battle);
    const { as } = battle.active!;
    const square = state >> 3;
    const facing = ((state >> 1) & 3) * 2;
    const odd = (state & 1) === 1;
    for (const seen of STRAIGHT_FIRST) {
      const direction = (facing + seen) & 7;
      let price = stepCost(book, as, seen, odd);
      if (price === NEVER || cost + price > budget || !isOpen(field, square, direction)) continue;
      const to = board.next[square * 8 + direction]!;
      const other = field.figureAt[to]!;
      if (other !== NOBODY && other !== figure) {
        if (!book.options.throughFigures || ground.seat(other) !== ground.seat(figure)) continue;
        price += book.movement.throughFigure;
        if (cost + price >= budget) continue; // it has to have the points to leave that square again
      }
      this.reach((to * 4 + (facing >> 1)) * 2 + (isForwardDiagonal(seen) ? 1 - (state & 1) : state & 1), cost + price, state, direction);
    }
    const price = turnCost(book, as);
    if (cost + price > budget) return;
    for (const turn of TURNS) {
      const turned = (facing + turn) & 7;
      this.reach((square * 4 + (turned >> 1)) * 2 + (state & 1), cost + price, state, TURN + turned);
    }
  }

  private reach(state: number, cost: number, from: number, by: number): void {
    if (cost >= this.costs[state]!) return;
    if (this.costs[state] === UNREACHED) this.touched.push(state);
    this.costs[state] = cost;
    this.cameFrom[state] = from;
    this.cameBy[state] = by;
    this.queues[cost]?.push(state);
  }
}

const kept = new WeakMap<Ground, { paths: Paths; battle: Readonly<Battle> | null; clock: number; figure: number }>();

/** The paths of the active figure as the battle stands; the next call's answer replaces it. */
export function pathsOf(ground: Ground, battle: Readonly<Battle>, figure: number): Paths {
  let known = kept.get(ground);
  if (known === undefined) kept.set(ground, (known = { paths: new Paths(ground.board.size), battle: null, clock: 0, figure: NOBODY }));
  if (known.battle !== battle || known.clock !== battle.clock || known.figure !== figure) {
    known.paths.run(ground, battle, figure);
    known.battle = battle;
    known.clock = battle.clock;
    known.figure = figure;
  }
  return known.paths;
}
