/**
 * Where a grenade lands that misses, and where a forcewall pushes what stands in its place ("Misses", "Grenade Miss Table").
 *
 * The first die says left, middle or right, the second far, level or close, as the throw goes. From a square that is not free the arrows of the table
 * lead on, towards the middle.
 */
import type { Chance } from '../../../kernel/chance.ts';
import { DX, DY } from '../../../kernel/grid/directions.ts';
import { third } from '../dice-odds.ts';
import { NOBODY } from '../field.ts';
import type { Ground } from '../ground.ts';
import type { TableRoll } from '../rolls.ts';
import type { Battle } from '../state.ts';
import type { Facing } from '../vocabulary.ts';
import { BLOCKED, lineOfFire } from './line-of-fire.ts';

/** A grenade that misses; a figure that is pushed; a thing that lies there and is. */
export type Scattered = 'miss' | 'push' | 'push-thing';

const MIDDLE = 1;
const THIRDS = [0, 1, 2];

/** The square it ends on; `at` itself is the middle. */
export function missTable(ground: Ground, battle: Readonly<Battle>, from: number, facing: Facing, at: number, what: Scattered, chance: Chance): number {
  const roll = what === 'miss' ? 'miss' : 'push';
  const across = rollThird(chance, `${roll}-across`);
  const along = rollThird(chance, `${roll}-along`);
  return landing(ground, battle, from, facing, at, what, across, along);
}

function rollThird(chance: Chance, name: TableRoll): number {
  const rolled = third.roll(chance.dice.stream('combat'));
  chance.luck.roll(name, rolled);
  return rolled;
}

/** The nine equally likely ends. */
export function landings(ground: Ground, battle: Readonly<Battle>, from: number, facing: Facing, at: number, what: Scattered): number[] {
  return THIRDS.flatMap((across) => THIRDS.map((along) => landing(ground, battle, from, facing, at, what, across, along)));
}

function landing(ground: Ground, battle: Readonly<Battle>, from: number, facing: Facing, at: number, what: Scattered, across: number, along: number): number {
  const ahead = directionOfThrow(ground.board.width, from, facing, at);
  const right = (ahead + 2) & 7;
  const square = (x: number, y: number) => shifted(ground, at, (x - MIDDLE) * DX[right]! + (MIDDLE - y) * DX[ahead]!, (x - MIDDLE) * DY[right]! + (MIDDLE - y) * DY[ahead]!);
  const isOpen = (x: number, y: number) => {
    const here = square(x, y);
    return here !== null && isFree(ground, battle, at, here, what);
  };
  const [x, y] = settled(across, along, isOpen);
  return square(x, y) ?? at;
}

/** The cell of the table where it comes to rest, from the one that the dice say: of three columns from the left and three rows from beyond. */
export function settled(across: number, along: number, isOpen: (x: number, y: number) => boolean): readonly [x: number, y: number] {
  let [x, y] = [across, along];
  while ((x !== MIDDLE || y !== MIDDLE) && !isOpen(x, y)) {
    if (x !== MIDDLE) x = MIDDLE; // "arrow pointing right", "arrow pointing left"
    else y = MIDDLE;
  }
  return [x, y];
}

/** Up on the table: the longer of the two ways, and the way the thrower looks if they are alike. */
function directionOfThrow(width: number, from: number, facing: Facing, at: number): Facing {
  const x = (at % width) - (from % width);
  const y = Math.trunc(at / width) - Math.trunc(from / width);
  if (Math.abs(x) === Math.abs(y)) return facing;
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 2 : 6;
  return y > 0 ? 4 : 0;
}

/** Null: off the board. */
function shifted({ board: { width, height } }: Ground, at: number, dx: number, dy: number): number | null {
  const column = (at % width) + dx;
  const row = Math.trunc(at / width) + dy;
  return column < 0 || column >= width || row < 0 || row >= height ? null : row * width + column;
}

/** Walls, closed doors and forcewalls stop all; a grenade also what has no line from where it was aimed, a figure that is pushed also others. */
function isFree(ground: Ground, battle: Readonly<Battle>, at: number, square: number, what: Scattered): boolean {
  const field = ground.field(battle);
  if (field.obstacle[square] !== 0) return false;
  switch (what) {
    case 'miss':
      return lineOfFire(field, at, square, ground.book.options.doubleCorner) !== BLOCKED;
    case 'push':
      return field.figureAt[square] === NOBODY;
    case 'push-thing':
      return true;
  }
}
