/** Least squares: the multiples of some columns that come nearest to a result. */
import { solveSymmetric } from './cholesky.ts';

export interface NormalEquations {
  /** 0 where an unknown is left out, being told by those before it. */
  solution: Float64Array;
  rank: number;
  /** The inverse of X' W X, row after row; zeros for what is left out. */
  inverse: () => Float64Array;
}

/** Of each row the values of all `columns` (a column of ones is the constant), its result and its weight. */
export function leastSquares(columns: readonly ArrayLike<number>[], results: ArrayLike<number>, weights?: ArrayLike<number>): NormalEquations {
  const count = columns.length;
  const matrix = new Float64Array(count * count);
  const right = new Float64Array(count);
  for (let row = 0; row < results.length; row++) {
    const weight = weights === undefined ? 1 : weights[row]!;
    for (let i = 0; i < count; i++) {
      const weighted = weight * columns[i]![row]!;
      if (weighted === 0) continue;
      right[i] = right[i]! + weighted * results[row]!;
      for (let j = 0; j <= i; j++) matrix[i * count + j] = matrix[i * count + j]! + weighted * columns[j]![row]!;
    }
  }
  const { x, rank } = solveSymmetric(matrix, right);
  return { solution: x, rank, inverse: () => inverseOf(matrix, count) };
}

function inverseOf(matrix: Float64Array, count: number): Float64Array {
  const inverse = new Float64Array(count * count);
  for (let i = 0; i < count; i++) inverse.set(solveSymmetric(matrix, Float64Array.from({ length: count }, (_, j) => Number(i === j))).x, i * count);
  return inverse;
}
