/** How far it is to somewhere over the whole board, for players who plan: what is not turned yet counts as if it could be crossed from each of its entrances to each other one. */
import { neighbors } from '../../kernel/grid/squares.ts';
import { chebyshev } from '../../kernel/grid/squares.ts';
import type { Battlefield } from './battlefield.ts';
import { FIELD } from './field.ts';
import type { Board } from './state.ts';

/** Farther than any way. */
export const FAR = 999;

/** Steps through an unturned section: a little more than straight through it. */
const DETOUR = { caves: 6, jungle: 1 } as const;

const SIZE = FIELD.columns * FIELD.rows;
const NEXT = neighbors(FIELD.columns, FIELD.rows);

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
    const { stepCost, unknown, entrance, section, board } = field;
    const steps = new Uint16Array(SIZE).fill(FAR);
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
          const there = NEXT[square * 8 + direction]!;
          if (there < 0) continue;
          const cost = stepCost[there * 8 + ((direction + 4) & 7)]!; // from there to here
          if (cost > 0) arrive(there, Math.min(FAR, far + cost));
        }
        if (unknown[square] === 0) continue;
        for (const other of entrancesOf(section[square]!)) {
          if (entrance[other] === 1) arrive(other, Math.min(FAR, far + chebyshev(FIELD.columns, square, other) + DETOUR[board.level]));
        }
      }
      waiting[far]!.length = 0;
    }
    return steps;
  }
}

const rims = new Map<number, number[]>();

/** Squares along the rim of a section. */
function entrancesOf(section: number): readonly number[] {
  let rim = rims.get(section);
  if (rim === undefined) {
    const [columns, rows] = [FIELD.columns / 3, FIELD.rows / 3];
    const [left, top] = [(section % 3) * columns, Math.floor(section / 3) * rows];
    rim = [];
    for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) if (row === 0 || column === 0 || row === rows - 1 || column === columns - 1) rim.push((top + row) * FIELD.columns + left + column);
    rims.set(section, rim);
  }
  return rim;
}
