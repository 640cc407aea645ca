/** Times measures in turn, several times over, so that a slow moment of the machine falls on all of them alike. */
import { do_not_optimize, measure } from 'mitata';
import type { Measure } from './measure.ts';

const ROUNDS = 5;
const NANOSECONDS_A_ROUND = 250e6;

/** Operations a second: the median over the rounds of each round's median. */
export async function timed<M extends Measure>(measures: readonly M[]): Promise<Map<M, number>> {
  const rates = new Map<M, number[]>(measures.map((each) => [each, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const each of measures) {
      const { p50 } = await measure(() => do_not_optimize(each.run()), { min_cpu_time: NANOSECONDS_A_ROUND, min_samples: 3 });
      rates.get(each)!.push((each.count * 1e9) / p50);
    }
  }
  return new Map([...rates].map(([each, found]) => [each, median(found)]));
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
