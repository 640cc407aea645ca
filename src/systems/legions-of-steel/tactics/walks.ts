/** How far it is to a place on foot: doors may be opened on the way, forcewalls are gone around. */
import { isDiagonal, DX, DY } from '../../../kernel/grid/directions.ts';
import { distancesTo } from '../../../kernel/grid/distances.ts';
import type { Ground } from '../ground.ts';
import { walkCosts } from '../missions/walk-costs.ts';
import type { Battle } from '../state.ts';

/** What opening a door adds. */
const DOOR = 1;

/** What of a battle decides it. */
type Walled = Readonly<Pick<Battle, 'forcewalls'>>;

export class Walks {
  private readonly ground: Ground;
  private readonly known = new Map<string, Uint16Array>();
  /** By the forcewalls on the board: what steps cost. */
  private readonly prices = new Map<string, Uint8Array>();

  constructor(ground: Ground) {
    this.ground = ground;
  }

  /** By square: steps to the nearest of some squares. `place`: what they are called; equal names, equal squares. */
  to(battle: Walled, place: string, squares: readonly number[]): Uint16Array {
    const key = `${place} ${battle.forcewalls.join()}`;
    let steps = this.known.get(key);
    if (steps === undefined) {
      if (this.known.size > MANY) this.known.clear();
      const { board } = this.ground;
      this.known.set(key, (steps = distancesTo(squares, this.costs(battle), board.width, board.height)));
    }
    return steps;
  }

  /** The squares of a shortest way down some steps, after the one where it begins; `most` of them. */
  down(battle: Walled, steps: Uint16Array, from: number, most: number): number[] {
    const { next } = this.ground.board;
    const prices = this.costs(battle);
    const way: number[] = [];
    for (let at = from; way.length < most && steps[at]! > 0; ) {
      let best = at;
      for (let direction = 0; direction < 8; direction++) {
        const to = next[at * 8 + direction]!;
        if (to >= 0 && prices[at * 8 + direction]! > 0 && steps[to]! < steps[best]!) best = to;
      }
      if (best === at) break;
      way.push((at = best));
    }
    return way;
  }

  private costs(battle: Walled): Uint8Array {
    const key = battle.forcewalls.join();
    let prices = this.prices.get(key);
    if (prices === undefined) {
      if (this.prices.size > MANY) this.prices.clear();
      this.prices.set(key, (prices = costs(this.ground, battle)));
    }
    return prices;
  }
}

/** Places that are kept in mind. */
const MANY = 200;

function costs({ board }: Ground, battle: Walled): Uint8Array {
  const prices = walkCosts(board);
  const closed = new Uint8Array(board.size);
  for (const square of board.doors) {
    for (let direction = 0; direction < 8; direction++) {
      const from = board.next[square * 8 + direction]!;
      const back = from * 8 + ((direction + 4) & 7);
      if (from >= 0 && prices[back]! > 0) prices[back]! += DOOR;
    }
  }
  for (const square of battle.forcewalls) closed[square] = 1;
  if (battle.forcewalls.length === 0) return prices;
  for (let state = 0; state < prices.length; state++) {
    const from = state >> 3;
    const direction = state & 7;
    const to = board.next[state]!;
    if (to < 0 || prices[state] === 0) continue;
    if (closed[to] !== 0 || (isDiagonal(direction) && (closed[from + DX[direction]!] !== 0 || closed[from + board.width * DY[direction]!] !== 0))) prices[state] = 0;
  }
  return prices;
}
