/** WarEngine's dice as players write them, and an attack roll against a defense roll ("Attack"). */
import { contest } from '../../kernel/dice/contest.ts';
import { UsageError } from '../../kernel/errors.ts';
import type { DiceNotation } from '../../kernel/odds.ts';
import type { Numbers } from './book.ts';
import { diceOdds } from './dice-odds.ts';
import { MOST_KEPT, MOST_ROLLED, parsePool, type Pool } from './pools.ts';

export function diceNotation(book: Numbers): DiceNotation {
  const odds = (dice: string) => diceOdds(book).odds(read(dice));
  return {
    about: 'dice rolled and kept, such as 4k3; 4k3u of an uncontrolled figure, 4k3m and 4k3h the defense of a type M and H',
    example: ['4k3', '3k3'],
    counts: 'points',
    versus: 'to win is to roll higher: an attack that destroys its target; with a tie the target survives',
    odds,
    contest: (mine, theirs) => contest(odds(mine), odds(theirs)),
  };
}

function read(dice: string): Pool {
  const pool = parsePool(dice);
  if (pool === undefined) throw new UsageError(`dice: "${dice}" names no dice; expected those rolled and those kept such as 4k3, at most ${MOST_ROLLED} rolled, ${MOST_KEPT} kept and none more than are rolled; and u, m or h after it`);
  return pool;
}
