/** How far figures are from what chance would give: z-scores, so that one limit serves every test. */

/** Of a chi-square statistic against its mean and spread; `expected` is equal for all counts unless given. */
export function chiSquareZ(counts: readonly number[], expected?: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const statistic = counts.reduce((sum, count, i) => {
    const owed = expected?.[i] ?? total / counts.length;
    return sum + (count - owed) ** 2 / owed;
  }, 0);
  const freedom = counts.length - 1;
  return (statistic - freedom) / Math.sqrt(2 * freedom);
}

/** Of the correlation of two samples, taken as independent. */
export function correlationZ(xs: readonly number[], ys: readonly number[]): number {
  const [meanX, meanY] = [mean(xs), mean(ys)];
  let [xy, xx, yy] = [0, 0, 0];
  for (const [i, x] of xs.entries()) {
    const [dx, dy] = [x - meanX, ys[i]! - meanY];
    xy += dx * dy;
    xx += dx * dx;
    yy += dy * dy;
  }
  return (xy / Math.sqrt(xx * yy)) * Math.sqrt(xs.length);
}

/** For each of the 32 bits: how often two samples agree, against half of the time. The farthest of them. */
export function worstBitZ(xs: readonly number[], ys: readonly number[]): number {
  let worst = 0;
  for (let bit = 0; bit < 32; bit++) {
    const agreed = xs.filter((x, i) => (((x ^ ys[i]!) >>> bit) & 1) === 0).length;
    const z = (agreed - xs.length / 2) / Math.sqrt(xs.length / 4);
    if (Math.abs(z) > Math.abs(worst)) worst = z;
  }
  return worst;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
