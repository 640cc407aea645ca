/** Two things that vary, together: the score for each combination of their values. Exactly two paths of the book. */
import { percent, percentRange, type Pool, type Summary } from '../summary/index.ts';
import { capital, chart, inPercent, type Chart } from './chart.ts';
import { textWidth } from './font-metrics.ts';
import { INK, LABEL_SIZE, SCORE_COLORS } from './style.ts';
import { doing, whose } from '../side-words.ts';
import { grouped } from '../grouped.ts';

const CELL_HEIGHT = 52;
const LEAST_CELL_WIDTH = 84;

export function heatOfTwoChanges(summary: Summary): Chart | null {
  const { pools, seats } = summary;
  const [across, down, third] = Object.keys(pools[0]!.varied);
  if (across === undefined || down === undefined || third !== undefined || pools.every(({ score }) => score.n === 0)) return null;
  const columns = valuesOf(pools, across);
  const rows = valuesOf(pools, down);
  if (columns.length < 2 || rows.length < 2) return null;
  const values = pools.map(({ varied, score, verdict, difference }) => ({
    column: String(varied[across]),
    row: String(varied[down]),
    score: inPercent(score.estimate),
    says: percent(score.estimate, 0),
    interval: percentRange(score.low, score.high, 0),
    verdict: verdict.kind,
    isReference: difference === null,
  }));
  const reach = Math.max(20, ...values.map(({ score }) => Math.ceil(Math.abs((score ?? 50) - 50) / 10) * 10));
  const position = {
    x: { field: 'column', type: 'nominal', sort: columns.map(String), title: across, axis: { labelAngle: 0, labelPadding: 6, domain: false, ticks: false } },
    y: { field: 'row', type: 'nominal', sort: (areNumbers(rows) ? [...rows].reverse() : rows).map(String), title: down, axis: { labelPadding: 6, domain: false, ticks: false } },
  };
  const step = Math.max(LEAST_CELL_WIDTH, ...columns.map((value) => Math.ceil(textWidth(String(value), LABEL_SIZE)) + 14));
  const labels = Math.max(...rows.map((value) => textWidth(String(value), LABEL_SIZE)));
  const games = `${summary.stopping === undefined ? '' : 'up to '}${grouped(summary.gamesPerCell)} games a pairing`;
  return chart(
    'heat-of-two-changes',
    title(summary, [across, down]),
    `${whose(capital(seats[0]!))} score${pools[0]!.cells.length > 1 ? ' over all pairings' : ''} with its 95 % interval, ${games}. Red cells are ${whose(seats[0]!)}, blue ${seats.length === 2 ? whose(seats[1]!) : "the others'"}. Framed: the reference.`,
    Math.max(460, Math.round(labels + 50 + step * columns.length)),
    {
      data: { values },
      width: { step },
      height: { step: CELL_HEIGHT },
      layer: [
        {
          mark: { type: 'rect', stroke: 'white', strokeWidth: 2, tooltip: true },
          encoding: {
            ...position,
            color: {
              field: 'score',
              type: 'quantitative',
              title: `${whose(seats[0]!)} score, %`,
              scale: { domain: [50 - reach, 50, 50 + reach], range: SCORE_COLORS, interpolate: 'lab' },
              legend: { values: [50 - reach, 50 - reach / 2, 50, 50 + reach / 2, 50 + reach], gradientLength: 240 },
            },
          },
        },
        { transform: [{ filter: 'datum.isReference' }], mark: { type: 'rect', fill: null, stroke: '#222222', strokeWidth: 2.5 }, encoding: position },
        { mark: { type: 'text', fontSize: 15, fontWeight: 'bold', dy: -8 }, encoding: { ...position, text: { field: 'says' }, color: { value: INK } } },
        { mark: { type: 'text', fontSize: 11, dy: 11 }, encoding: { ...position, text: { field: 'interval' }, color: { value: INK } } },
      ],
    },
  );
}

/** Numbers from the least to the greatest, words as the experiment lists them. */
function valuesOf(pools: readonly Pool[], path: string): readonly unknown[] {
  const values = [...new Set(pools.map(({ varied }) => varied[path]))];
  return areNumbers(values) ? values.sort((a, b) => a - b) : values;
}

const areNumbers = (values: readonly unknown[]): values is number[] => values.every((value) => typeof value === 'number');

/** Where it is fair; else where it comes nearest. */
function title({ pools, seats }: Summary, paths: readonly string[]): string {
  const setting = ({ varied }: Pool) => paths.map((path) => `${path.split('.').slice(-2).join('.')} = ${String(varied[path])}`).join(' and ');
  const fair = pools.filter(({ verdict }) => verdict.kind === 'fair');
  if (fair.length > 0) return `Fair with ${setting(fair[0]!)}${fair.length > 1 ? `, and ${fair.length - 1} more of ${pools.length} settings` : ''}`;
  const fromEven = ({ score }: Pool) => Math.abs(score.estimate! - 0.5);
  const nearest = pools.filter(({ score }) => score.n > 0).reduce((a, b) => (fromEven(b) < fromEven(a) ? b : a));
  return `Nearest to even is ${setting(nearest)}: ${doing(seats[0]!, 'scores')} ${percent(nearest.score.estimate)}`;
}
