/** How much of the result is luck: the variance of the first seat's score, parted by source, in stacked bars. */
import { percent, type SourceFigure, type Summary } from '../summary/index.ts';
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
  const { pools, cells } = summary.luckShares;
  const whole = pools[0];
  if (whole === undefined || whole === null || whole.length - (summary.pools[0]!.cells.length > 1 ? 1 : 0) < 2) return null;
  const rows = rowsOf(summary, pools, cells).slice(0, MOST_ROWS);
  const names = [...new Set(rows.flatMap(({ sources }) => sources.map(({ source }) => source)))];
  const rest = whole.at(-1)!.source;
  const values = rows.flatMap(({ row, sources }) => {
    const total = sources.reduce((sum, { share }) => sum + (share ?? 0), 0); // above 1 where a source is estimated below nothing
    let before = 0;
    return sources.map(({ source, share, low, high }, order) => {
      const from = before;
      before += (share ?? 0) / total;
      return { row, source, order, from: inPercent(from), to: inPercent(before), middle: inPercent((from + before) / 2), share: inPercent(share), low: inPercent(low), high: inPercent(high), says: (share ?? 0) < LEAST_LABEL ? '' : percent(share, 0) };
    });
  });
  const largest = whole.reduce((most, next) => ((next.share ?? 0) > (most.share ?? 0) ? next : most));
  const y = { field: 'row', type: 'nominal', sort: rows.map(({ row }) => row), title: summary.pools.length > 1 ? null : summary.seats.join(' / ') };
  const labels = Math.max(...rows.map(({ row }) => textWidth(row, LABEL_SIZE)));
  return chart(
    'luck-shares',
    `${percent(largest.share, 0)} of how ${whose(summary.seats[0]!)} games differ is ${largest.source}${withReference(summary)}`,
    `${whose(capital(summary.seats[0]!))} score, its variance by source; each source with what it does together with those to its left.${rows.length > 1 && summary.pools.length === 1 ? ' A single pairing has no strategy to differ in.' : ''}`,
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
