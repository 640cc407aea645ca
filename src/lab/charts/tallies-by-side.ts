/** What the sides did, side against side: every count that is kept for each of them, mean a game. */
import type { RunData } from '../run-data.ts';
import type { Summary } from '../summary/index.ts';
import { capital, chart, rounded, words, type Chart } from './chart.ts';
import { groupsOf, isTally } from './column-groups.ts';
import { textWidth } from './font-metrics.ts';
import { LABEL_SIZE, seatColor } from './style.ts';

export function talliesBySide({ manifest }: RunData, summary: Summary): Chart | null {
  const pool = summary.pools[0]!;
  const tallies = groupsOf(manifest.columns)
    .filter((columns) => isTally(columns, summary.seats))
    .map((columns) => ({ name: words(columns[0]!.group!), means: columns.map((column) => rounded(pool.means[column.name]!.estimate ?? 0)) }));
  if (tallies.length === 0 || pool.finished === 0) return null;
  const values = tallies.flatMap(({ name, means }) => means.map((mean, seat) => ({ name, side: summary.seats[seat]!, mean, says: mean.toFixed(mean < 10 ? 2 : 1) })));
  const names = tallies.map(({ name }) => name);
  const position = {
    y: { field: 'name', type: 'nominal', sort: names, title: null },
    yOffset: { field: 'side', sort: [...summary.seats] },
    x: { field: 'mean', type: 'quantitative', title: 'a game, mean' },
  };
  const widest = tallies.reduce((best, next) => (gap(next.means) > gap(best.means) ? next : best));
  return chart(
    'tallies-by-side',
    `${capital(widest.name)}: ${widest.means.map((mean, seat) => `${summary.seats[seat]!} ${mean.toFixed(1)}`).join(', ')} a game`,
    `What the sides did, mean a game; ${pool.label}.`,
    Math.round(Math.max(...names.map((name) => textWidth(name, LABEL_SIZE))) + 490),
    {
      data: { values },
      width: 440,
      height: { step: 17 },
      layer: [
        { mark: { type: 'bar', tooltip: true }, encoding: { ...position, color: { field: 'side', type: 'nominal', title: null, scale: { domain: summary.seats, range: summary.seats.map((_, seat) => seatColor(seat)) } } } },
        { mark: { type: 'text', align: 'left', dx: 4, fontSize: 11 }, encoding: { ...position, text: { field: 'says' } } },
      ],
    },
  );
}

/** How unlike the sides are, 0 to 1; what hardly ever happens does not count. */
function gap(means: readonly number[]): number {
  const [least, most] = [Math.min(...means), Math.max(...means)];
  return most < 1 ? 0 : (most - least) / most;
}
