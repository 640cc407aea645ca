/** What surrounds a square that grenades land on: which of the nine cells of the miss table they may end on ("Misses", "Forcewall Grenades"). */
import { settled } from '../rules/miss-table.ts';

/** `dead-end` and `boxed-in`: closed, or occupied for who is pushed. */
export type Room = 'open' | 'wall-beside' | 'wall-beyond' | 'corridor' | 'dead-end' | 'boxed-in';

/** Whether a cell is free: columns from the left, rows from beyond, as the grenade flies. */
const FREE: Readonly<Record<Room, (x: number, y: number) => boolean>> = {
  open: () => true,
  'wall-beside': (x) => x > 0,
  'wall-beyond': (_, y) => y > 0,
  corridor: (x) => x === 1,
  'dead-end': (x, y) => x === 1 && y > 0,
  'boxed-in': () => false,
};

/** A square, from the middle of the table: to the right, and back towards the thrower. */
export interface Cell {
  readonly right: number;
  readonly back: number;
}

const THIRDS = [0, 1, 2];

/** The nine equally likely ends of the miss table. */
export const endsIn = (room: Room): readonly Cell[] =>
  THIRDS.flatMap((across) => THIRDS.map((along) => {
    const [x, y] = settled(across, along, FREE[room]);
    return { right: x - 1, back: y - 1 };
  }));
