/** Solves A x = b for a symmetric A that is positive, or nearly: what depends on the others is left out. */

export interface Solution {
  /** 0 where an unknown is left out. */
  x: Float64Array;
  /** Unknowns that are not left out. */
  rank: number;
}

/** A pivot below this part of its diagonal is rounding, not information. */
const NOTHING_LEFT = 1e-10;

/**
 * `matrix`: row after row; only its lower half is read. A = L L' by columns, an unknown without a pivot of its own skipped:
 * G. H. Golub and C. F. Van Loan, Matrix Computations (2013), 4.2.
 */
export function solveSymmetric(matrix: Float64Array, right: Float64Array): Solution {
  const n = right.length;
  const factor = new Float64Array(n * n);
  const kept: number[] = [];
  for (let j = 0; j < n; j++) {
    const at = (row: number): number => {
      let known = 0;
      for (const k of kept) known += factor[row * n + k]! * factor[j * n + k]!;
      return matrix[row * n + j]! - known;
    };
    const pivot = at(j);
    if (!(pivot > NOTHING_LEFT * matrix[j * n + j]!)) continue;
    const root = Math.sqrt(pivot);
    factor[j * n + j] = root;
    for (let row = j + 1; row < n; row++) factor[row * n + j] = at(row) / root;
    kept.push(j);
  }
  const x = new Float64Array(n);
  for (const j of kept) {
    let sum = right[j]!;
    for (const k of kept) if (k < j) sum -= factor[j * n + k]! * x[k]!;
    x[j] = sum / factor[j * n + j]!;
  }
  for (const j of kept.toReversed()) {
    let sum = x[j]!;
    for (const k of kept) if (k > j) sum -= factor[k * n + j]! * x[k]!;
    x[j] = sum / factor[j * n + j]!;
  }
  return { x, rank: kept.length };
}
