/** What the sides did, side against side: of every count that is kept for each of them, whose share is how large. */
import type { RunData } from '../run-data.ts';
import type { Summary } from '../summary/index.ts';
import { chart, rounded, type Chart } from './chart.ts';
import { groupsOf, isTally } from './column-groups.ts';
import { textWidth } from './font-metrics.ts';
import { ofReference, withReference } from './reference-only.ts';
import { INK, LABEL_SIZE, seatColor } from './style.ts';

const WIDTH = 380;

interface Counted {
  name: string;
  /** A game, by seat. */
  means: readonly number[];
}

/** Counts as unlike as moves and kills share no axis; shares of their sum do. What nobody did is left out. */
export function talliesBySide({ manifest }: RunData, summary: Summary): Chart | null {
  const pool = summary.pools[0]!;
  const tallies = groupsOf(manifest.columns)
    .filter((columns) => isTally(columns, summary.seats))
    .map((columns): Counted => ({ name: columns[0]!.group!, means: columns.map((column) => rounded(pool.means[column.name]!.estimate ?? 0)) }))
    .filter(({ means }) => means.some((mean) => mean > 0));
  if (tallies.length === 0 || pool.finished === 0) return null;
  const names = tallies.map(({ name }) => name);
  const shares = tallies.flatMap(({ name, means }) => {
    const sum = means.reduce((a, b) => a + b, 0);
    return means.map((mean, seat) => ({ name, side: summary.seats[seat]!, order: seat, share: rounded((mean * 100) / sum), mean }));
  });
  const says = tallies.map(({ name, means }) => ({ name, says: means.map(count).join(' : ') }));
  const y = { field: 'name', type: 'nominal', sort: names, title: null };
  const labels = Math.max(...names.map((name) => textWidth(name, LABEL_SIZE)));
  return chart(
    'tallies-by-side',
    titleOf(tallies, summary),
    `Bars: whose share of all that both did. At the right: ${summary.seats.join(' : ')}, mean a game, of ${ofReference(summary)}. A bar of one color: only that side did it, or can.`,
    Math.round(labels + WIDTH + 130),
    {
      width: WIDTH,
      height: { step: 26 },
      layer: [
        {
          data: { values: shares },
          mark: { type: 'bar', tooltip: true },
          encoding: {
            y,
            x: { field: 'share', type: 'quantitative', stack: 'zero', scale: { domain: [0, 100] }, title: '% of the sum of all sides' },
            order: { field: 'order', type: 'quantitative' },
            color: { field: 'side', type: 'nominal', title: null, scale: { domain: summary.seats, range: summary.seats.map((_, seat) => seatColor(seat)) } },
          },
        },
        ...(summary.seats.length === 2 ? [{ data: { values: [{}] }, mark: { type: 'rule', color: INK, strokeDash: [4, 3] }, encoding: { x: { datum: 50 } } }] : []),
        { data: { values: says }, mark: { type: 'text', align: 'left', fontSize: LABEL_SIZE }, encoding: { y, x: { value: WIDTH + 8 }, text: { field: 'says' } } },
      ],
    },
  );
}

const count = (mean: number): string => mean.toFixed(mean < 10 ? 2 : 1);

/** What all sides do, and one of them far more of; what only one does says more about the book than about the games. */
function titleOf(tallies: readonly Counted[], summary: Summary): string {
  const shared = tallies.filter(({ means }) => means.every((mean) => mean > 0));
  if (shared.length === 0) return `What each side did${withReference(summary)}: nothing that both do`;
  const { name, means } = shared.reduce((best, next) => (gap(next.means) > gap(best.means) ? next : best));
  if (gap(means) === 0) return `What each side did${withReference(summary)}: much the same`;
  return `The sides differ most${withReference(summary)} in ${name}: ${means.map((mean, seat) => `${summary.seats[seat]!} ${count(mean)}`).join(', ')} a game`;
}

/** How unlike the sides are, 0 to 1; what hardly ever happens does not count. */
function gap(means: readonly number[]): number {
  const [least, most] = [Math.min(...means), Math.max(...means)];
  return most < 1 ? 0 : (most - least) / most;
}
