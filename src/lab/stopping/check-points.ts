/** When a run is looked at: after numbers of games that are fixed beforehand and the same for every run. */

const FIRST = 100;

/** 100, 130, 169, 220, 286, 372, ...: each three tenths further than the last, rounded up to a whole game. */
function* checkPoints(): Generator<number, never> {
  for (let point = FIRST; ; point = Math.ceil((point * 13) / 10)) yield point;
}

/** Those from `least` to `most` games; `most` itself is the last. */
export function* checkPointsFrom(least: number, most: number): Generator<number, void> {
  for (const point of checkPoints()) {
    if (point >= most) break;
    if (point >= least) yield point;
  }
  yield most;
}

/** Which look one after so many games is, from 1: that of the first check point that is not before it. */
export function lookNumber(games: number): number {
  let number = 1;
  for (const point of checkPoints()) {
    if (point >= games) break;
    number += 1;
  }
  return number;
}
