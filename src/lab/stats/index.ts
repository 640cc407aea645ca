/** Statistics: numbers in, numbers with their doubt out. Text is made by reports only. */
export { CONFIDENCE, ERROR, Z, type Interval, type Sample } from './interval.ts';
export { wilson } from './wilson.ts';
export { shareInterval } from './share.ts';
export { countInterval, meanInterval } from './mean.ts';
export { pairedDifference, type Numbered, type PairedDifference } from './paired.ts';
export { isJoined } from './joined.ts';
export { quartiles, type Quartiles } from './spread.ts';
export { luckScore, type LuckScore } from './luck-score.ts';
export { signTest, unevenness, type SignTest } from './sign-test.ts';
export { studentPoint, studentT } from './student.ts';
export { holm, type JudgedClaim } from './holm.ts';
export { confidenceSequence, differenceSequence, type Look } from './confidence-sequence.ts';
export { pooledGames } from './pooled-games.ts';
export { solveSymmetric } from './cholesky.ts';
export { chiSquareTail } from './chi-square.ts';
export { leastSquares, type NormalEquations } from './least-squares.ts';
export { logistic, share as shareAtLogOdds, type LogisticFit } from './logistic.ts';
export { covarianceOf, isNotZero, ratioOf, valueOf, type Combination, type Ratio } from './combination.ts';
