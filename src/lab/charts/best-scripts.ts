/** How often each side plays which script when neither can do better by choosing otherwise; and the score then, where something varies. */
import { percent, percentRange, type Equilibrium, type Summary } from '../summary/index.ts';
import { balanceBand, SCORE_SCALE, scoreAxis } from './balance-band.ts';
import { capital, chart, inPercent, type Chart } from './chart.ts';
import { textWidth } from './font-metrics.ts';
import { withReference } from './reference-only.ts';
import { FAIR_COLOR, INK, LABEL_SIZE, seatColor, UNDECIDED_COLOR } from './style.ts';
import { doing, whose } from '../side-words.ts';

/** More settings could not be read. */
const MOST_SETTINGS = 60;
const WIDTH = 360;

export function bestScripts(summary: Summary): Chart[] {
  const { equilibria } = summary;
  if (equilibria.length === 0) return [];
  return [mixtures(summary, equilibria[0]!), ...(equilibria.length > 1 && equilibria.length <= MOST_SETTINGS ? [values(summary, equilibria)] : [])];
}

function mixtures(summary: Summary, { mixtures, value }: Equilibrium): Chart {
  const x = (field: string) => ({ field, type: 'quantitative', scale: { domain: [0, 100] }, title: '% of the games' });
  const plots = mixtures.map(({ seat, scripts }, side) => {
    const values = scripts.map(({ strategy, share: { estimate, low, high } }) => ({
      seat, script: strategy, share: inPercent(estimate), low: inPercent(low), high: inPercent(high), says: `${percent(estimate, 0)} (${percentRange(low, high, 0)})`,
    }));
    const y = { field: 'script', type: 'nominal', sort: null, title: doing(seat, 'plays') };
    return {
      data: { values },
      width: WIDTH,
      height: { step: 28 },
      layer: [
        { mark: { type: 'bar', height: 16, opacity: 0.75, tooltip: true, color: seatColor(side) }, encoding: { y, x: x('share') } },
        { mark: { type: 'rule', strokeWidth: 2, color: INK }, encoding: { y, x: x('low'), x2: { field: 'high' } } },
        { mark: { type: 'text', align: 'left', fontSize: LABEL_SIZE }, encoding: { y, x: { value: WIDTH + 10 }, text: { field: 'says' } } },
      ],
    };
  });
  const labels = Math.max(...mixtures.flatMap(({ scripts }) => scripts.map(({ strategy }) => textWidth(strategy, LABEL_SIZE))));
  return chart(
    'best-scripts',
    `If both choose their best scripts, ${doing(summary.seats[0]!, 'scores')} ${percent(value.estimate)} (${percentRange(value.low, value.high)})${withReference(summary)}`,
    'How often each side plays which script when neither can do better by choosing otherwise. Lines: the middle 95 % of resampled games. Other mixes may do as well.',
    Math.round(labels + WIDTH + 160),
    { vconcat: plots, spacing: 12 },
  );
}

/** The score of each setting between best scripts, beside that of all pairings alike. */
function values(summary: Summary, equilibria: readonly Equilibrium[]): Chart {
  const kinds = ['between best scripts', 'all pairings alike'];
  const row = (setting: string, kind: string, { estimate, low, high }: Equilibrium['value']) => ({ setting, kind, score: inPercent(estimate), low: inPercent(low), high: inPercent(high) });
  const values = equilibria.flatMap(({ label, value }, i) => [row(label, kinds[0]!, value), row(label, kinds[1]!, summary.pools[i]!.score)]);
  const order = equilibria.map(({ label }) => label);
  const y = { field: 'setting', type: 'nominal', sort: order, title: null, axis: { grid: true } };
  const yOffset = { field: 'kind', type: 'nominal', sort: kinds };
  const x = (field: string) => ({ field, type: 'quantitative', scale: SCORE_SCALE, axis: scoreAxis(summary.seats[0]!) });
  const color = { field: 'kind', type: 'nominal', title: null, sort: kinds, scale: { domain: kinds, range: [FAIR_COLOR, UNDECIDED_COLOR] } };
  const labels = Math.max(...order.map((name) => textWidth(name, LABEL_SIZE)));
  return chart('value-of-best-scripts', title(summary, equilibria), `${whose(capital(summary.seats[0]!))} score with its 95 % interval at each setting, the reference first. Green: fair.`, Math.round(labels + 460), {
    data: { values },
    width: 420,
    height: { step: 36, for: 'position' },
    layer: [
      ...balanceBand(summary, 'x'),
      { mark: { type: 'rule', strokeWidth: 3 }, encoding: { y, yOffset, x: x('low'), x2: { field: 'high' }, color } },
      { mark: { type: 'point', filled: true, size: 80, opacity: 1, tooltip: true }, encoding: { y, yOffset, x: x('score'), color } },
    ],
  });
}

/** From the lowest to the highest value. */
function title({ seats }: Summary, equilibria: readonly Equilibrium[]): string {
  const sorted = [...equilibria].sort((a, b) => a.value.estimate! - b.value.estimate!);
  const [least, most] = [sorted[0]!, sorted.at(-1)!];
  return `Between best scripts ${doing(seats[0]!, 'scores')} from ${percent(least.value.estimate, 0)} with ${least.label} to ${percent(most.value.estimate, 0)} with ${most.label}`;
}
