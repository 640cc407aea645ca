/** How much of the result is luck: the variance of the first seat's score, parted by source, in stacked bars. */
import { isTooEarly, percent, percentRange, type SourceFigure, type Summary } from '../summary/index.ts';
import { capital, chart, inPercent, type Chart } from './chart.ts';
import { textWidth } from './font-metrics.ts';
import { withReference } from './reference-only.ts';
import { DRAW_COLOR, ENTRY_COLORS, INK, LABEL_SIZE } from './style.ts';
import { whose } from '../side-words.ts';

/** More bars than these could not be read. */
const MOST_ROWS = 24;
/** A narrower piece has no room for its number. */
const LEAST_LABEL = 0.06;

/** Null where the games cannot tell one kind of luck from another: where they share none. */
export function luckSharesChart(summary: Summary): Chart | null {
  const { pools, cells, others } = summary.luckShares;
  const whole = pools[0];
  if (whole === undefined || whole === null || whole.length - (summary.pools[0]!.cells.length > 1 ? 1 : 0) < 2) return null;
  const rows = rowsOf(summary, pools, cells).slice(0, MOST_ROWS);
  const names = [...new Set(rows.flatMap(({ sources }) => sources.map(({ source }) => source)))];
  const rest = whole.at(-1)!.source;
  const values = rows.flatMap(({ row, sources }) => {
    const early = isTooEarly(sources);
    let before = 0;
    return sources.map(({ source, share, low, high }, order) => {
      const from = before;
      before += share ?? 0;
      return { row, source, order, early, from: inPercent(from), to: inPercent(before), middle: inPercent((from + before) / 2), share: inPercent(share), low: inPercent(low), high: inPercent(high), says: (share ?? 0) < LEAST_LABEL ? '' : percent(share, 0) };
    });
  });
  const y = { field: 'row', type: 'nominal', sort: rows.map(({ row }) => row), title: summary.pools.length > 1 ? null : summary.seats.join(' / ') };
  const labels = Math.max(...rows.map(({ row }) => textWidth(row, LABEL_SIZE)));
  return chart(
    'luck-shares',
    titleOf(whole, summary),
    `What makes ${whose(summary.seats[0]!)} score differ from game to game; each source with what it does together with those to its left.${others === null ? '' : ` All other luck: ${others}.`}${rows.length > 1 && summary.pools.length === 1 ? ' A single pairing has no strategy to differ in.' : ''}${values.some(({ early }) => early) ? ' Pale: too few games to tell.' : ''}`,
    Math.round(labels + 460),
    {
      data: { values },
      width: 440,
      height: { step: 30 },
      encoding: { y },
      layer: [
        {
          mark: { type: 'bar', tooltip: true, stroke: 'white', strokeWidth: 0.5 },
          encoding: {
            opacity: { condition: { test: 'datum.early', value: 0.4 }, value: 1 },
            x: { field: 'from', type: 'quantitative', scale: { domain: [0, 100] }, title: '% of the variance of the score' },
            x2: { field: 'to' },
            color: { field: 'source', type: 'nominal', title: null, sort: names, scale: { domain: names, range: names.map((name, i) => (name === rest ? DRAW_COLOR : ENTRY_COLORS[i % ENTRY_COLORS.length]!)) } },
          },
        },
        { mark: { type: 'text', fontSize: LABEL_SIZE, color: INK }, encoding: { x: { field: 'middle', type: 'quantitative' }, text: { field: 'says' } } },
      ],
    },
  );
}

/** What decides most, where the games can tell. */
function titleOf(sources: readonly SourceFigure[], summary: Summary): string {
  const sorted = [...sources].sort((a, b) => (b.share ?? 0) - (a.share ?? 0));
  const [first, second] = sorted as [SourceFigure, SourceFigure];
  const told = ({ share, low, high }: SourceFigure) => `${percent(share, 0)}${low === null ? '' : ` (${percentRange(low, high, 0)})`}`;
  const setting = withReference(summary);
  if (isTooEarly(sources)) return `Too few games to say what decides${setting}: ${first.source} ${told(first)}, ${second.source} ${told(second)}`;
  if (first.low! > second.high!) return `${capital(first.source)} ${isSeveral(first.source) ? 'decide' : 'decides'} most${setting}: ${told(first)} of what makes ${whose(summary.seats[0]!)} score differ`;
  return `${capital(first.source)} ${told(first)} and ${second.source} ${told(second)} decide most${setting}`;
}

const isSeveral = (source: string): boolean => source.endsWith('dice') || source.includes(' and ') || source.endsWith('s');

interface Row {
  row: string;
  sources: SourceFigure[];
}

/** All pairings together, then each; where something varies, all pairings for each value. */
function rowsOf(summary: Summary, pools: readonly (SourceFigure[] | null)[], cells: readonly (SourceFigure[] | null)[]): Row[] {
  const row = (name: string, sources: SourceFigure[] | null): Row[] => (sources === null ? [] : [{ row: name, sources }]);
  if (summary.pools.length > 1) return summary.pools.flatMap(({ label }, i) => row(label, pools[i]!));
  const { label, cells: own } = summary.pools[0]!;
  const pairings = own.flatMap((cell) => row(summary.cells[cell]!.strategies.join(' / '), cells[cell]!));
  return own.length > 1 ? [...row(label, pools[0]!), ...pairings] : pairings;
}
