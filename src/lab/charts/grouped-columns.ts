/** Columns that belong together, such as losses by unit: one chart a group, mean a game, with each pairing as a tick. */
import type { Column } from '../../kernel/game.ts';
import type { RunData } from '../run-data.ts';
import type { Summary } from '../summary/index.ts';
import { capital, chart, rounded, slug, spoken, type Chart } from './chart.ts';
import { textWidth } from './font-metrics.ts';
import { groupsOf, isTally } from './column-groups.ts';
import { ofReference, withReference } from './reference-only.ts';
import { DRAW_COLOR, INK, LABEL_SIZE, seatColor } from './style.ts';
import { whose } from '../side-words.ts';

export function groupedColumns(run: RunData, summary: Summary): Chart[] {
  if (summary.pools[0]!.finished === 0) return [];
  const list = groupsOf(run.manifest.columns).filter((columns) => !isTally(columns, summary.seats));
  return list.map((columns, i) => {
    const alone = list.filter((other) => other[0]!.group === columns[0]!.group).length === 1;
    return groupChart(summary, columns, alone ? '' : `-${i + 1}`);
  });
}

function groupChart(summary: Summary, all: readonly Column[], suffix: string): Chart {
  const { group, unit } = all[0]! as Column & { group: string };
  const pool = summary.pools[0]!;
  const [columns, none] = withoutNones(summary, all);
  const sideOf = (column: Column) => (column.seat === undefined ? 'both' : summary.seats[column.seat]!);
  const bars = columns
    .map((column) => {
      const { estimate, low, high } = pool.means[column.name]!;
      return { name: shortName(column.name), about: column.about, side: sideOf(column), mean: rounded(estimate!), low: low === null ? null : rounded(low), high: high === null ? null : rounded(high) };
    })
    .sort((a, b) => b.mean - a.mean);
  const sure = bars.filter(({ mean, low }) => mean !== 0 && low !== null); // a single game has no interval
  const ticks = columns.filter(({ name }) => pool.means[name]!.estimate !== 0).flatMap((column) =>
    pool.cells.flatMap((index) => {
      const mean = summary.cells[index]!.means[column.name]!.estimate;
      return mean === null ? [] : [{ name: shortName(column.name), side: sideOf(column), pairing: summary.cells[index]!.strategies.join(' / '), pairingMean: rounded(mean) }];
    }),
  );
  const sides = [...new Set(columns.map(sideOf))];
  const names = [...new Set(bars.map(({ name }) => name))];
  const besides = names.length < bars.length; // what both sides have: a bar each, side by side
  const rows = { y: { field: 'name', type: 'nominal', sort: names, title: null }, ...(besides ? { yOffset: { field: 'side', type: 'nominal', sort: sides } } : {}) };
  const x = { field: 'mean', type: 'quantitative', title: `${unit} a game, mean` };
  const labels = Math.max(...bars.map(({ name }) => textWidth(name, LABEL_SIZE)));
  const most = bars[0]!;
  return chart(
    `${slug(group)}${suffix}`,
    `${capital(group)}${withReference(summary)}: ${besides ? `${whose(most.side)} ` : ''}${most.name} most, ${most.mean.toFixed(1)} ${unit} a game`,
    `Bars: ${ofReference(summary)}, with its 95 % interval as a line.${pool.cells.length > 1 ? ' Upright ticks: the pairings of strategies one by one.' : ''}${none.length === 0 ? '' : ` Not drawn, as there are none: ${none.join(', ')}.`}`,
    Math.round(labels + 460),
    {
      width: 440,
      height: { step: 28, for: 'position' },
      layer: [
        {
          data: { values: bars },
          mark: { type: 'bar', opacity: 0.45, tooltip: true },
          encoding: { ...rows, x, color: { field: 'side', type: 'nominal', title: null, scale: { domain: sides, range: sides.map((side) => (side === 'both' ? DRAW_COLOR : seatColor(summary.seats.indexOf(side)))) } } },
        },
        // Where a side has none in all games, nothing stands at 0.
        ...(pool.cells.length > 1 ? [{ data: { values: ticks }, mark: { type: 'tick', color: INK, opacity: 1, thickness: 1.5, height: besides ? 11 : 20, tooltip: true }, encoding: { ...rows, x: { ...x, field: 'pairingMean' } } }] : []),
        ...(sure.length > 0 ? [{ data: { values: sure }, mark: { type: 'rule', color: 'black', strokeWidth: 2 }, encoding: { ...rows, x: { ...x, field: 'low' }, x2: { field: 'high' } } }] : []),
      ],
    },
  );
}

/** Columns without those of a name that no side has anything of, and such names; all, if there is nothing of any. */
function withoutNones({ pools }: Summary, all: readonly Column[]): [columns: readonly Column[], none: string[]] {
  const some = new Set(all.filter(({ name }) => pools[0]!.means[name]!.estimate !== 0).map(({ name }) => shortName(name)));
  if (some.size === 0) return [all, []];
  return [all.filter(({ name }) => some.has(shortName(name))), [...new Set(all.map(({ name }) => shortName(name)).filter((name) => !some.has(name)))]];
}

/** "losses.set.ancestor-guard" -> "ancestor guard" */
function shortName(name: string): string {
  return spoken(name.slice(name.lastIndexOf('.') + 1));
}
