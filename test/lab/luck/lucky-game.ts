/** A made-up game whose true win rate is known exactly: two kinds of luck, each the pips of two dice against two, and chance that no ledger sees. */
import { stream, type Rng } from '../../../src/kernel/rng.ts';
import { isEnough, withoutLuck } from '../../../src/lab/luck/adjust.ts';
import { pairedDifference, shareInterval, type Interval, type Sample } from '../../../src/lab/stats/index.ts';

const UNSEEN = 20;

interface LuckySample extends Sample {
  values: number[];
  units: number[];
  luck: number[][];
}

/** Won, if luck and what nobody sees come to `threshold` or more. */
const won = (first: number, second: number, unseen: number, threshold: number) => Number(2 * first + second + unseen >= threshold);

const pips = (rng: Rng) => rng.below(6) + rng.below(6) - rng.below(6) - rng.below(6);

/** By going through all outcomes. */
export function trueRate(threshold: number): number {
  const ways = new Map<number, number>();
  for (let a = 0; a < 6; a++) for (let b = 0; b < 6; b++) for (let c = 0; c < 6; c++) for (let d = 0; d < 6; d++) ways.set(a + b - c - d, (ways.get(a + b - c - d) ?? 0) + 1);
  let wins = 0;
  for (const [first, times] of ways) for (const [second, more] of ways) for (let unseen = 0; unseen < UNSEEN; unseen++) wins += times * more * won(first, second, unseen, threshold);
  return wins / (1296 * 1296 * UNSEEN);
}

/** `size` games a unit, which share what nobody sees. */
function lucky(rng: Rng, units: number, size: number, threshold: number): LuckySample {
  const sample = { values: [] as number[], units: [] as number[], luck: [[], [], []] as number[][] };
  for (let unit = 0; unit < units; unit++) {
    const unseen = rng.below(UNSEEN);
    for (let i = 0; i < size; i++) {
      const [first, second] = [pips(rng), pips(rng)];
      sample.values.push(won(first, second, unseen, threshold));
      sample.units.push(unit);
      [first, second, 0].forEach((luck, k) => sample.luck[k]!.push(luck));
    }
  }
  return sample;
}

const adjust = (sample: LuckySample): Sample => ({ values: isEnough(sample.units, sample.luck) ? withoutLuck(sample, sample.luck) : sample.values, units: sample.units });

export const EXPERIMENTS = {
  'a score': (rng: Rng, threshold: number) => shareInterval([adjust(lucky(rng, 300, 1, threshold))]),
  'few games': (rng: Rng, threshold: number) => shareInterval([adjust(lucky(rng, 60, 1, threshold))]),
  'pairs': (rng: Rng, threshold: number) => shareInterval([adjust(lucky(rng, 120, 2, threshold))]),
  'thirty set-ups of ten games': (rng: Rng, threshold: number) => shareInterval([adjust(lucky(rng, 30, 10, threshold))]),
  'two cells of the same unseen chance': (rng: Rng, threshold: number) => shareInterval(twins(rng, threshold, threshold).map(adjust)),
} satisfies Record<string, (rng: Rng, threshold: number) => Interval>;

/** Two cells that meet the same luck, one a little better. */
function twins(rng: Rng, first: number, second: number): [LuckySample, LuckySample] {
  const a = lucky(rng, 200, 1, first);
  const b = { ...a, values: a.values.slice(), luck: a.luck.map((column) => column.slice()) };
  for (let i = 0; i < 200; i++) {
    if (rng.below(2) === 0) [b.luck[0]![i], b.luck[1]![i]] = [pips(rng), pips(rng)];
    b.values[i] = won(b.luck[0]![i]!, b.luck[1]![i]!, rng.below(UNSEEN), second);
  }
  return [a, b];
}

/** What the second cell scores more: the values and the luck of both. */
export function differenceOf(rng: Rng, first: number, second: number): Interval {
  const [a, b] = twins(rng, first, second);
  const units = a.units;
  const raw = { values: Array.from(b.values, (value, i) => value - a.values[i]!), units };
  const values = withoutLuck(raw, [...a.luck, ...b.luck]);
  return pairedDifference([{ changed: { values, units, games: units }, reference: { values: new Float64Array(values.length), units, games: units } }]);
}

/** How often the interval held the truth, how far the estimates were off on average, in standard errors of that average, and how wide it was. */
export function coverage(times: number, truth: number, experiment: (rng: Rng) => Interval): { held: number; lean: number; width: number } {
  let held = 0;
  let sum = 0;
  let squares = 0;
  let width = 0;
  for (let i = 0; i < times; i++) {
    const { estimate, low, high } = experiment(stream('lucky', 'coverage', i));
    if (low <= truth && truth <= high) held += 1;
    sum += estimate - truth;
    squares += (estimate - truth) * (estimate - truth);
    width += high - low;
  }
  return { held: held / times, lean: sum / Math.sqrt(squares), width: width / times };
}

/** Rates from 3 % to 97 %. */
export const THRESHOLDS = [28, 20, 10, 3, -8];
