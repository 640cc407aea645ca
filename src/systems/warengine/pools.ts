/**
 * Dice of which some are kept, such as 4k3: roll four, keep the best three ("Attack", rolled and kept dice).
 *
 * In books and explanations they are text, in rules a packed small integer: how many are kept, how many are rolled, and
 * how their faces are read. "4k3u" are those of an uncontrolled figure, "4k3m" and "4k3h" the defense of a type M and H.
 */
import type { Domain } from '../../kernel/book.ts';
import { memo } from '../../kernel/dice/memo.ts';

export type Pool = number;

/** How faces are read: as they are; sixes of an uncontrolled figure as fives; low ones of a medium or heavy machine as better ones. */
export const READINGS = ['plain', 'uncontrolled', 'medium', 'heavy'] as const;
export type Reading = (typeof READINGS)[number];

/** However many are rolled, no more are kept. */
export const MOST_KEPT = 5;
export const MOST_ROLLED = 31;
/** Every pool is below this, so that tables may be arrays. */
export const POOLS = 1024;

const KEPT_BITS = 3;
const READING_SHIFT = 8;
const LETTERS = ['', 'u', 'm', 'h'];

/** At least one die rolled and kept, at most five kept, never more kept than rolled. */
export function poolOf(rolled: number, kept: number, reading: Reading = 'plain'): Pool {
  return packed(rolled, kept, READINGS.indexOf(reading));
}

function packed(rolled: number, kept: number, reading: number): Pool {
  if (rolled > MOST_ROLLED) throw new RangeError(`pools: ${rolled} dice rolled, at most ${MOST_ROLLED}`);
  const dice = Math.max(1, rolled);
  return (reading << READING_SHIFT) | (dice << KEPT_BITS) | Math.max(1, Math.min(kept, MOST_KEPT, dice));
}

export const keptOf = (pool: Pool): number => pool & 7;
export const rolledOf = (pool: Pool): number => (pool >> KEPT_BITS) & MOST_ROLLED;
export const readingOf = (pool: Pool): Reading => READINGS[pool >> READING_SHIFT]!;

/** An adjustment: plus(4k3, 1, 1) is 5k4; it may be negative. */
export function plus(pool: Pool, rolled: number, kept: number): Pool {
  return packed(rolledOf(pool) + rolled, keptOf(pool) + kept, pool >> READING_SHIFT);
}

/** The same dice, their faces read in another way. */
export function readAs(pool: Pool, reading: Reading): Pool {
  return packed(rolledOf(pool), keptOf(pool), READINGS.indexOf(reading));
}

export function poolText(pool: Pool): string {
  return `${rolledOf(pool)}k${keptOf(pool)}${LETTERS[pool >> READING_SHIFT]}`;
}

/** The pool of a text such as 4k3 or 4k3u; undefined for what is none. */
export function parsePool(text: string): Pool | undefined {
  const found = /^([1-9][0-9]?)k([1-5])([umh]?)$/.exec(text.trim());
  if (found === null) return undefined;
  const [rolled, kept] = [Number(found[1]), Number(found[2])];
  return rolled > MOST_ROLLED || kept > rolled ? undefined : packed(rolled, kept, LETTERS.indexOf(found[3]!));
}

/** The pool of a text known to be one, such as a book's value. */
export const pool = memo((text: string): Pool => {
  const parsed = parsePool(text);
  if (parsed === undefined) throw new RangeError(`pools: "${text}" is no dice; write them as 4k3`);
  return parsed;
});

/** Book entries that are dice, at most `most` of them rolled. */
export const diceUpTo = (most: number): Domain<string> => ({
  expects: `dice such as 4k3 (roll four, keep the best three; at most ${most} rolled, 5 kept)`,
  read(value) {
    if (typeof value !== 'string') return undefined;
    const parsed = parsePool(value);
    if (parsed === undefined || rolledOf(parsed) > most || readingOf(parsed) !== 'plain') return undefined;
    return poolText(parsed);
  },
});

/** Book entries that adjust dice, such as 1k1 ("Attack Adjustments Chart"). */
export const adjustment: Domain<string> = {
  expects: 'dice to add such as 1k1 (one more rolled, one more kept), 1k0 or -1k0',
  read: (value) => (typeof value === 'string' && ADJUSTMENT.test(value) ? value.replace('+', '') : undefined),
};

const ADJUSTMENT = /^[+-]?[0-9]k[0-9]$/;

/** The dice adjusted by a text such as 1k1. */
export function adjusted(pool: Pool, by: string): Pool {
  const { rolled, kept } = parts(by);
  return plus(pool, rolled, kept);
}

const parts = memo((text: string): { rolled: number; kept: number } => {
  if (!ADJUSTMENT.test(text)) throw new RangeError(`pools: "${text}" adjusts no dice; write it as 1k1`);
  const [rolled, kept] = text.replace(/[+-]/, '').split('k').map(Number) as [number, number];
  return text.startsWith('-') ? { rolled: -rolled, kept: -kept } : { rolled, kept };
});
