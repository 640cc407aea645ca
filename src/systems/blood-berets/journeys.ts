/** How far it is to somewhere over the whole board, for players who plan: what is not turned yet counts as if it could be crossed from each of its entrances to each other one. */
import { chebyshev } from '../../kernel/grid/squares.ts';
import type { Battlefield } from './battlefield.ts';
import { SECTIONS } from './data/sections.ts';
import type { Board } from './state.ts';

/** Farther than any way. */
export const FAR = 999;

/** Steps through an unturned section: a little more than straight through it. */
const DETOUR = { caves: 6, jungle: 1 } as const;

/** Kept for each board: figures on it are not asked about. */
export class Journeys {
  private readonly kept = new WeakMap<Board, Map<string, Uint16Array>>();
  private readonly waiting: number[][] = Array.from({ length: FAR + 1 }, () => []);

  /** By square: steps from there to the nearest of these, FAR where there is no way. */
  to(field: Battlefield, goals: readonly number[]): Uint16Array {
    let boards = this.kept.get(field.board);
    if (boards === undefined) this.kept.set(field.board, (boards = new Map<string, Uint16Array>()));
    const key = goals.join();
    let steps = boards.get(key);
    if (steps === undefined) boards.set(key, (steps = this.run(field, goals)));
    return steps;
  }

  private run(field: Battlefield, goals: readonly number[]): Uint16Array {
    const { stepCost, unknown, entrance, section, board, next, width } = field;
    const rims = rimsOf(field);
    const steps = new Uint16Array(section.length).fill(FAR);
    const { waiting } = this;
    let last = 0;
    const arrive = (square: number, far: number): void => {
      if (far >= steps[square]!) return;
      steps[square] = far;
      waiting[far]!.push(square);
      if (far > last) last = far;
    };
    for (const goal of goals) arrive(goal, 0);
    for (let far = 0; far <= last; far++) {
      for (const square of waiting[far]!) {
        if (steps[square] !== far) continue;
        for (let direction = 0; direction < 8; direction++) {
          const there = next[square * 8 + direction]!;
          if (there < 0) continue;
          const cost = stepCost[there * 8 + ((direction + 4) & 7)]!; // from there to here
          if (cost > 0) arrive(there, Math.min(FAR, far + cost));
        }
        if (unknown[square] === 0) continue;
        for (const other of rims[section[square]!]!) {
          if (entrance[other] === 1) arrive(other, Math.min(FAR, far + chebyshev(width, square, other) + DETOUR[board.level]));
        }
      }
      waiting[far]!.length = 0;
    }
    return steps;
  }
}

/** By plan of the sections, which all boards of one size share. */
const known = new WeakMap<Uint8Array, readonly (readonly number[])[]>();

/** By section: squares along its rim. */
function rimsOf({ section, next }: Battlefield): readonly (readonly number[])[] {
  let rims = known.get(section);
  if (rims === undefined) {
    const isRim = (square: number) => [0, 2, 4, 6].some((direction) => next[square * 8 + direction]! < 0 || section[next[square * 8 + direction]!] !== section[square]);
    const all = [...section.keys()].filter(isRim);
    known.set(section, (rims = Array.from({ length: SECTIONS }, (_, number) => all.filter((square) => section[square] === number))));
  }
  return rims;
}
