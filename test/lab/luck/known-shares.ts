/** Made-up games whose chance to win is a sum of what the pairing, the set-up and who goes first are worth, so that each share is known. */
import { stream, type Rng } from '../../../src/kernel/rng.ts';
import { luckShares } from '../../../src/lab/luck/shares.ts';

const SETUPS = 40;
const DRAWS = { setup: SETUPS, initiative: 160 };
const GAMES = 480;

/** What they are worth either way, in percent: strategies of two cells, set-ups, who goes first. */
const WORTH = { strategy: 10, setup: 20, first: 12 };

const variance = (worth: number) => (worth * worth) / 10_000;
const TOTAL = 0.25;
export const TRUTH: Readonly<Record<string, number>> = {
  strategy: variance(WORTH.strategy) / TOTAL,
  setup: variance(WORTH.setup) / TOTAL,
  initiative: variance(WORTH.first) / TOTAL,
  rest: 1 - (variance(WORTH.strategy) + variance(WORTH.setup) + variance(WORTH.first)) / TOTAL,
};

function cells(rng: Rng) {
  const either = (worth: number) => (rng.below(2) === 0 ? worth : -worth);
  const setups = Array.from({ length: SETUPS }, () => either(WORTH.setup));
  const firsts = Array.from({ length: DRAWS.initiative }, () => either(WORTH.first));
  return [WORTH.strategy, -WORTH.strategy].map((strategy) => {
    const values = Array.from({ length: GAMES }, (_, game) => Number(rng.below(100) < 50 + strategy + setups[game % SETUPS]! + firsts[game % DRAWS.initiative]!));
    return { values, games: values.map((_, i) => i), units: values.map((_, i) => i % SETUPS) };
  });
}

/** Of each source: how often the interval held its share, and how far the estimates were off on average, in standard errors of that average. */
export function shareCoverage(times: number): { source: string; held: number; lean: number }[] {
  const found = Array.from({ length: times }, (_, i) => luckShares(cells(stream('shares', 'coverage', i)), DRAWS)!);
  return Object.entries(TRUTH).map(([source, truth]) => {
    const shares = found.map(({ sources }) => sources.find(({ source: names }) => names[0] === source)!);
    const off = shares.map(({ estimate }) => estimate - truth);
    return {
      source,
      held: shares.filter(({ low, high }) => low <= truth && truth <= high).length / times,
      lean: off.reduce((sum, value) => sum + value, 0) / Math.sqrt(off.reduce((sum, value) => sum + value * value, 0)),
    };
  });
}
