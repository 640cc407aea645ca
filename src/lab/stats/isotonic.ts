/** The rising curve that lies nearest to some means: where they fall, neighbors are pooled. */

/**
 * Weighted least squares under f[0] <= f[1] <= ..., by pooling adjacent violators: M. Ayer, H. D. Brunk, G. M. Ewing,
 * W. T. Reid and E. Silverman, "An empirical distribution function for sampling with incomplete information", Annals of
 * Mathematical Statistics 26 (1955), 641-647. `weights`: above 0, one for each mean.
 */
export function risingFit(means: readonly number[], weights: readonly number[]): number[] {
  const blocks: { mean: number; weight: number; count: number }[] = [];
  for (const [i, mean] of means.entries()) {
    let block = { mean, weight: weights[i]!, count: 1 };
    for (let before = blocks.at(-1); before !== undefined && before.mean >= block.mean; before = blocks.at(-1)) {
      blocks.pop();
      const weight = before.weight + block.weight;
      block = { mean: (before.mean * before.weight + block.mean * block.weight) / weight, weight, count: before.count + block.count };
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ mean, count }) => Array.from({ length: count }, () => mean));
}

/** The weighted squares between means and a curve. */
export function squaresBetween(means: readonly number[], fitted: readonly number[], weights: readonly number[]): number {
  return means.reduce((sum, mean, i) => sum + weights[i]! * (mean - fitted[i]!) * (mean - fitted[i]!), 0);
}
