/** Two independent rolls against each other: who rolls higher. */
import type { Distribution } from './distribution.ts';
import { Fraction } from './fraction.ts';

export interface Contest {
  win: Fraction;
  tie: Fraction;
  lose: Fraction;
}

/** The exact chances of `mine` being higher than, equal to and lower than `theirs`. */
export function contest(mine: Distribution, theirs: Distribution): Contest {
  const total = mine.total * theirs.total;
  let win = 0n;
  let tie = 0n;
  let below = 0n; // the weight of theirs below my outcome
  let j = 0;
  for (let i = 0; i < mine.outcomes.length; i++) {
    const outcome = mine.outcomes[i]!;
    while (j < theirs.outcomes.length && theirs.outcomes[j]! < outcome) below += theirs.weights[j++]!;
    win += mine.weights[i]! * below;
    if (theirs.outcomes[j] === outcome) tie += mine.weights[i]! * theirs.weights[j]!;
  }
  return {
    win: new Fraction(win, total),
    tie: new Fraction(tie, total),
    lose: new Fraction(total - win - tie, total),
  };
}

/** The chance of `mine` being higher, in doubles: for players who weigh many attacks. */
export function chanceHigher(mine: Distribution, theirs: Distribution): number {
  const chances = mine.chances;
  const theirChances = theirs.chances;
  let chance = 0;
  let below = 0;
  let j = 0;
  for (let i = 0; i < chances.length; i++) {
    while (j < theirChances.length && theirs.outcomes[j]! < mine.outcomes[i]!) below += theirChances[j++]!;
    chance += chances[i]! * below;
  }
  return chance;
}

/** The chance to win where a tie is rolled again until there is none. */
export function winWithTiesRerolled({ win, lose }: Contest): Fraction {
  return win.over(win.plus(lose));
}
