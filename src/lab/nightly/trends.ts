/** The history as charts: one for each experiment of tonight. */
import { slug, type Chart } from '../charts/chart.ts';
import { trend, type TrendPoint } from '../charts/trend.ts';
import { percent } from '../summary/index.ts';
import type { PastNight } from './history.ts';
import { mainOf, type Night, type NightOf } from './night.ts';
import { intervalOf } from './tally.ts';

/** What a night is called in the chart, and its color. */
const KINDS = [
  ['unchanged', '#8a8a8a'],
  ['no sure change', '#2b6cb0'],
  ['moved, no alarm', '#d9a400'],
  ['confirmed drift', '#c0392b'],
] as const;

/** Nights beyond these would be a thicket. */
const MOST_NIGHTS = 90;

export const trendsOf = ({ experiments }: Night, history: readonly PastNight[]): Chart[] =>
  experiments.flatMap((experiment) => trendOf(experiment, history.filter((past) => past.experiment === experiment.name).slice(-MOST_NIGHTS)) ?? []);

function trendOf({ name, baseline }: NightOf, past: readonly PastNight[]): Chart | null {
  const figure = past.at(-1)?.figure;
  const points = past.filter((night) => night.figure === figure && night.estimate !== null);
  if (figure === undefined || points.length === 0) return null;
  const tally = baseline === null ? undefined : mainOf(baseline.tallies).figures[figure];
  const last = points.at(-1)!;
  return trend(
    {
      id: `trend-${slug(name)}`,
      title: `${name}: ${figure} ${percent(last.estimate)} tonight${tally === undefined ? '' : `, ${percent(intervalOf(tally).estimate)} in the baseline`}`,
      figure,
      baseline: tally === undefined ? null : intervalOf(tally),
      points: points.map((night): TrendPoint => ({ ...night, kind: kindOf(night) })),
    },
    KINDS,
  );
}

function kindOf({ outcome }: PastNight): (typeof KINDS)[number][0] {
  switch (outcome) {
    case 'skipped': case 'same': return 'unchanged';
    case 'no sure change': case 'new': return 'no sure change';
    case 'small': case 'not confirmed': case 'moved': return 'moved, no alarm';
    case 'drift': return 'confirmed drift';
  }
}
