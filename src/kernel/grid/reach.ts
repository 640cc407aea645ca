/** How far a figure gets: the least cost to every square within a budget of movement, and a cheapest path to each. */
import { neighbors } from './squares.ts';

/** What `steps` holds for a square that the budget does not reach. */
export const UNREACHED = 255;

const MOST_BUDGET = UNREACHED - 1;
const NO_DIRECTION = 8;

/**
 * Make one per board and use it for every figure in turn: a run makes no objects (only a budget higher than all before makes room
 * for itself), and its answers stand until the next run. Squares wait in one queue per cost, so each is left once, at its least cost.
 */
export class Reach {
  readonly width: number;
  readonly height: number;
  /** By square: the least cost to get there, or UNREACHED. */
  readonly steps: Uint8Array;
  /** The first `count` entries: the squares reached, cheapest first, beginning with the start. */
  readonly squares: Uint16Array;
  count = 0;
  private readonly next: Int16Array;
  /** By square: the direction of the last step of its path. */
  private readonly cameBy: Uint8Array;
  /** By cost: the squares that were found at this cost; there is room for all squares at each. Grows with the highest budget asked. */
  private waiting: Uint16Array;
  private readonly waitingCount: Uint16Array;

  constructor(width: number, height: number) {
    const size = width * height;
    this.width = width;
    this.height = height;
    this.next = neighbors(width, height);
    this.steps = new Uint8Array(size).fill(UNREACHED);
    this.squares = new Uint16Array(size);
    this.cameBy = new Uint8Array(size).fill(NO_DIRECTION);
    this.waiting = new Uint16Array(0);
    this.waitingCount = new Uint16Array(MOST_BUDGET + 1);
  }

  /**
   * Spends up to `budget` (0 to 254) from square `from`.
   * `stepCost[square * 8 + direction]` is the cost to leave the square that way, 0 if it is not allowed; steps off the board never are.
   * A square with a nonzero entry in `blocked` is not entered; one in `stops` may be entered, but not left in the same run.
   * The start is always left: neither `blocked` nor `stops` is asked about it.
   */
  run(from: number, budget: number, stepCost: Uint8Array, blocked: Uint8Array, stops?: Uint8Array): void {
    if (!(budget >= 0 && budget <= MOST_BUDGET)) throw new RangeError(`a budget of movement is 0 to ${MOST_BUDGET}, not ${budget}`);
    const { steps, squares, cameBy, next, waitingCount } = this;
    const size = steps.length;
    if (!(from >= 0 && from < size)) throw new RangeError(`square ${from} is not on a board of ${size}`);
    if (stepCost.length !== size * 8 || blocked.length !== size || (stops !== undefined && stops.length !== size)) {
      throw new RangeError(`costs of steps, blocked squares or stops are not those of a board of ${size} squares`);
    }
    if (this.waiting.length < size * (budget + 1)) this.waiting = new Uint16Array(size * (budget + 1));
    const { waiting } = this;
    for (let i = 0; i < this.count; i++) steps[squares[i]!] = UNREACHED;
    let count = 0;
    steps[from] = 0;
    cameBy[from] = NO_DIRECTION;
    waiting[0] = from;
    waitingCount[0] = 1;
    for (let cost = 0; cost <= budget; cost++) {
      const queue = cost * size;
      const queueEnd = queue + waitingCount[cost]!;
      waitingCount[cost] = 0;
      for (let i = queue; i < queueEnd; i++) {
        const square = waiting[i]!;
        if (steps[square] !== cost) continue; // a cheaper way was found since
        squares[count++] = square;
        if (stops !== undefined && stops[square] !== 0 && square !== from) continue;
        for (let direction = 0, step = square * 8; direction < 8; direction++, step++) {
          const price = stepCost[step]!;
          const neighbor = next[step]!;
          if (price === 0 || neighbor < 0) continue;
          const total = cost + price;
          const known = steps[neighbor]!;
          if (total > budget || total > known || blocked[neighbor] !== 0) continue;
          if (total < known) {
            steps[neighbor] = total;
            cameBy[neighbor] = direction;
            waiting[total * size + waitingCount[total]!] = neighbor;
            waitingCount[total]!++;
          } else if (direction < cameBy[neighbor]!) {
            cameBy[neighbor] = direction;
          }
        }
      }
    }
    this.count = count;
  }

  /**
   * The squares entered on the way to `square`, itself last; empty for the start itself.
   * Of several cheapest paths: the one whose last step has the lowest direction, then the step before that, and so on back.
   */
  pathTo(square: number): number[] {
    if ((this.steps[square] ?? UNREACHED) === UNREACHED) throw new RangeError(`square ${square} was not reached`);
    const path: number[] = [];
    for (let here = square; this.cameBy[here] !== NO_DIRECTION; here = this.next[here * 8 + ((this.cameBy[here]! + 4) & 7)]!) {
      path.push(here);
    }
    return path.reverse();
  }
}
