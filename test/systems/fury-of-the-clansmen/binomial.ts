/** Counts against the chances that they should have come from, exactly: no normal approximation, so that rare kills may be judged too. */

export interface Count {
  name: string;
  tries: number;
  hits: number;
  chance: number;
}

/** The chance of a count at least as unlikely as this one, either way. */
export function pValue({ tries, hits, chance }: Count): number {
  if (chance <= 0 || chance >= 1) return hits === tries * chance ? 1 : 0;
  const weights = chancesOf(tries, chance);
  const seen = weights[hits]! * (1 + 1e-9);
  return Math.min(1, weights.reduce((sum, weight) => (weight <= seen ? sum + weight : sum), 0));
}

/** Of each number of hits, outward from the likeliest, so that nothing gets lost below the smallest double. */
function chancesOf(tries: number, chance: number): number[] {
  const weights = new Array<number>(tries + 1).fill(0);
  const odds = chance / (1 - chance);
  const mode = Math.min(tries, Math.floor((tries + 1) * chance));
  weights[mode] = 1;
  for (let hits = mode; hits < tries; hits++) weights[hits + 1] = (weights[hits]! * odds * (tries - hits)) / (hits + 1);
  for (let hits = mode; hits > 0; hits--) weights[hits - 1] = (weights[hits]! * hits) / (odds * (tries - hits + 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Names of the counts that hardly come from their chances: Holm's correction, so that one in a hundred such lists holds any. */
export function strays(counts: readonly Count[], level = 0.01): string[] {
  const byP = counts.map((count) => ({ count, p: pValue(count) })).sort((a, b) => a.p - b.p);
  const firstGood = byP.findIndex(({ p }, rank) => p * (byP.length - rank) > level);
  return byP.slice(0, firstGood < 0 ? byP.length : firstGood).map(({ count: { name, hits, tries, chance }, p }) => `${name}: ${hits} of ${tries}, expected ${(tries * chance).toFixed(1)}; p ${p.toExponential(1)}`);
}

/** The sum of chi-square over all counts, as standard deviations from its mean; mean and variance are those of binomial counts, however few. */
export function strayingTogether(counts: readonly Count[]): number {
  let sum = 0;
  let variance = 0;
  for (const { tries, hits, chance } of counts) {
    const spread = tries * chance * (1 - chance);
    sum += ((hits - tries * chance) * (hits - tries * chance)) / spread - 1;
    variance += 2 + (1 - 6 * chance * (1 - chance)) / spread;
  }
  return sum / Math.sqrt(variance);
}
