/** Fury's dice as players write them, and one handful against another ("Combat Execution"). */
import { contest } from '../../kernel/dice/contest.ts';
import { UsageError } from '../../kernel/errors.ts';
import type { DiceNotation } from '../../kernel/odds.ts';
import type { Numbers } from './book.ts';
import { diceOdds } from './dice-odds.ts';
import { parsePool, type Pool } from './pools.ts';

export function diceNotation(book: Numbers): DiceNotation {
  const odds = (dice: string) => diceOdds(book).odds(read(dice));
  return {
    about: 'white (w), red (r) and black (b) dice joined by +, or none',
    example: ['3r+1b', '3w+3r'],
    counts: 'hits',
    versus: 'to win is to show more hits: an attack that eliminates its target; with a tie the armor holds',
    odds,
    contest: (mine, theirs) => contest(odds(mine), odds(theirs)),
  };
}

function read(dice: string): Pool {
  const pool = parsePool(dice);
  if (pool === undefined) throw new UsageError(`dice: "${dice}" names no dice; expected white (w), red (r) and black (b) ones such as 3r+1b, at most 63 of a color, or none`);
  return pool;
}
