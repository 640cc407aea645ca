/**
 * Pools of coloured dice, such as three red and one black ("3r+1b").
 *
 * In books and explanations a pool is text, in rules a packed small integer: six bits each for white, red and black,
 * so that adding pools is adding numbers.
 */
import type { Domain } from '../../kernel/book.ts';
import { memo } from '../../kernel/dice/memo.ts';

export type Pool = number;

/** Rulebook order, weakest die first. */
export const COLORS = ['white', 'red', 'black'] as const;
export type Color = (typeof COLORS)[number];

export const NO_DICE: Pool = 0;

const BITS = 6;
const MOST = (1 << BITS) - 1;
const LETTERS = 'wrb';

export function poolOf(white: number, red: number, black: number): Pool {
  if (white > MOST || red > MOST || black > MOST) throw new RangeError(`pools: more than ${MOST} dice of one colour`);
  return white | (red << BITS) | (black << (2 * BITS));
}

/** Dice of a colour in a pool. */
export function countOf(pool: Pool, color: Color): number {
  return (pool >> (COLORS.indexOf(color) * BITS)) & MOST;
}

/** How many dice of all colours. */
export function sizeOf(pool: Pool): number {
  return COLORS.reduce((sum, color) => sum + countOf(pool, color), 0);
}

export function addPools(a: Pool, b: Pool): Pool {
  return poolOf(countOf(a, 'white') + countOf(b, 'white'), countOf(a, 'red') + countOf(b, 'red'), countOf(a, 'black') + countOf(b, 'black'));
}

/** The text of a pool in its one normal form: white, red, black; "none" for no dice. */
export function poolText(pool: Pool): string {
  const parts = COLORS.map((color, index) => ({ dice: countOf(pool, color), letter: LETTERS[index] }));
  return parts.filter(({ dice }) => dice > 0).map(({ dice, letter }) => `${dice}${letter}`).join('+') || 'none';
}

/** The pool of a text, in any order of colours ("1b+3r"); undefined for what is none. */
export function parsePool(text: string): Pool | undefined {
  if (text === 'none') return NO_DICE;
  const counts = [0, 0, 0];
  for (const part of text.split('+')) {
    const found = /^([1-9][0-9]?)([wrb])$/.exec(part.trim());
    if (found === null) return undefined;
    counts[LETTERS.indexOf(found[2]!)]! += Number(found[1]);
  }
  const [white, red, black] = counts as [number, number, number];
  return Math.max(white, red, black) > MOST ? undefined : poolOf(white, red, black);
}

/** The pool of a text known to be one, such as a book's value. */
export const pool = memo((text: string): Pool => {
  const parsed = parsePool(text);
  if (parsed === undefined) throw new RangeError(`pools: "${text}" is no pool of dice; write it as 3r+1b, or none`);
  return parsed;
});

/** Book entries that are pools of at most `most` dice of each colour. */
export const diceUpTo = (most: number): Domain<string> => ({
  expects: `dice such as 3r+1b (w white, r red, b black; at most ${most} of each), or none`,
  read(value) {
    if (typeof value !== 'string') return undefined;
    const parsed = parsePool(value);
    if (parsed === undefined || COLORS.some((color) => countOf(parsed, color) > most)) return undefined;
    return poolText(parsed);
  },
});
