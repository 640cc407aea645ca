/** What adds dice to a roll or takes them away, one row a rule: the same rows give the number and its explanation. */
import type { Modifier } from '../../../kernel/odds.ts';
import type { Numbers } from '../book.ts';

export interface Row<Facts> {
  readonly because: string;
  readonly applies: (facts: Facts, book: Numbers) => boolean;
  /** Fewer, if negative. */
  readonly dice: (book: Numbers, facts: Facts) => number;
}

export function diceOf<Facts>(rows: readonly Row<Facts>[], facts: Facts, book: Numbers): number {
  let sum = 0;
  for (const row of rows) if (row.applies(facts, book)) sum += row.dice(book, facts);
  return sum;
}

/** The same in words. */
export function explain<Facts>(side: Modifier['side'], rows: readonly Row<Facts>[], facts: Facts, book: Numbers): Modifier[] {
  return rows.flatMap((row) => {
    const dice = row.applies(facts, book) ? row.dice(book, facts) : 0;
    return dice === 0 ? [] : [{ because: row.because, side, dice: dice > 0 ? `+${dice}` : `${dice}` }];
  });
}
