/** What dice come to, exactly: how many reach what is needed ("Kill Number"). */
import { converted, numberedDie } from '../../kernel/dice/die.ts';
import { memo } from '../../kernel/dice/memo.ts';
import { count, pool } from '../../kernel/dice/pool.ts';
import type { Roll } from '../../kernel/dice/roll.ts';

export const FACES = 6;

const reaching = memo((need: number) => memo((dice: number): Roll => count(pool([converted(numberedDie(FACES), ({ pips = 0 }) => (pips >= need ? { hit: 1 } : {})), dice]), 'hit')));

/** Of so many dice, those that show `need` or more. Ones never do: `need` is 2 to 6. */
export function hits(dice: number, need: number): Roll {
  if (!(need >= 2 && need <= FACES)) throw new RangeError(`a die needs 2 to ${FACES}, not ${need}`);
  return reaching(need)(dice);
}

/** What hits owe that count up to `cap` only, in doubles: their mean and variance. */
export interface Owed {
  readonly mean: number;
  readonly variance: number;
}

const owedBy = memo((cap: number) =>
  memo((need: number) =>
    memo((dice: number): Owed => {
      const odds = hits(dice, need).odds();
      const counted = (hit: number) => Math.min(hit, cap);
      return { mean: odds.average(counted), variance: odds.spread(counted) };
    }),
  ),
);

export const owed = (dice: number, need: number, cap: number): Owed => owedBy(cap)(need)(dice);

/** One of three columns or rows of the miss table: 0, 1 or 2, each on two faces. */
export const third: Roll = count(pool([converted(numberedDie(FACES), ({ pips = 1 }) => ({ third: (pips - 1) >> 1 })), 1]), 'third');

/** One die, its face less one. */
export const face: Roll = count(pool([converted(numberedDie(FACES), ({ pips = 1 }) => ({ face: pips - 1 })), 1]), 'face');
