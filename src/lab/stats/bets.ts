/** A gambler who bets that a mean is above m: what the bets have won so far says how badly m fits. */

/** A value from 0 to 1, and how many observations have it. */
export interface Tally {
  value: number;
  count: number;
}

/**
 * Shares of the purse that are staked each time, and how the first purse is divided among them. Small stakes find small
 * differences after many games, large ones large differences after few; most is put where a cell usually stops, between
 * some hundreds and some ten thousands of games.
 */
const STAKES: readonly (readonly [stake: number, share: number])[] = [
  [1, 1 / 32], [1 / 2, 1 / 16], [1 / 4, 1 / 8], [1 / 8, 3 / 16], [1 / 16, 1 / 4], [1 / 32, 3 / 16], [1 / 64, 1 / 8], [1 / 128, 1 / 32],
];

/**
 * Whether a purse of 1 has become `times` or more. A stake s multiplies its part by 1 - s + s x / m with each
 * observation x: a fair bet if the mean is m, so that no purse ever grows `times`-fold with more chance than 1 / `times`.
 * The larger m, the smaller the purse. Only + - x / and comparisons: the same answer on every machine.
 */
export function purseReaches(times: number, tallies: readonly Tally[], m: number): boolean {
  let purse = 0;
  for (const [stake, share] of STAKES) {
    const { digits, blocks } = winnings(stake, tallies, m);
    if (digits === 0 || blocks < 0) continue; // next to nothing
    if (blocks > 0) return true;
    purse += share * digits;
    if (purse >= times) return true;
  }
  return false;
}

/** `digits` x BLOCK ^ `blocks`: products of thousands of factors neither overflow nor vanish. */
interface Scaled {
  digits: number;
  blocks: number;
}

const HALF_BLOCK = doubled(256);
const BLOCK = HALF_BLOCK * HALF_BLOCK;

function winnings(stake: number, tallies: readonly Tally[], m: number): Scaled {
  const all: Scaled = { digits: 1, blocks: 0 };
  const square: Scaled = { digits: 1, blocks: 0 };
  for (const { value, count } of tallies) {
    square.digits = 1 - stake + (stake * value) / m;
    square.blocks = 0;
    for (let left = count; left > 0; left = Math.floor(left / 2)) {
      if (left % 2 === 1) multiply(all, square);
      if (left > 1) multiply(square, square);
    }
  }
  return all;
}

function multiply(by: Scaled, { digits, blocks }: Scaled): void {
  by.digits *= digits;
  by.blocks += blocks;
  if (by.digits > HALF_BLOCK) {
    by.digits /= BLOCK;
    by.blocks += 1;
  } else if (by.digits < 1 / HALF_BLOCK && by.digits > 0) {
    by.digits *= BLOCK;
    by.blocks -= 1;
  }
}

function doubled(times: number): number {
  let number = 1;
  for (let i = 0; i < times; i++) number *= 2;
  return number;
}
