/** Raw figures and those without luck, side by side. */
import { percent, percentRange, points } from './percent.ts';
import type { LuckFree } from './luck-adjusted.ts';
import type { Bounded, Figures, Summary } from './summary.ts';
import type { Table, TableCell } from './table.ts';
import { whose } from '../side-words.ts';
import { grouped } from '../grouped.ts';

/** Null where luck is not taken out of any figure. */
export function luckTable({ luckAdjusted, pools, cells, seats }: Summary): Table | null {
  if ([...luckAdjusted.pools, ...luckAdjusted.cells].every((free) => free === null)) return null;
  const varies = pools.length > 1;
  const right = (title: string, ...data: string[]) => ({ title, align: 'right' as const, data });
  return {
    columns: [
      { title: seats.join(' / '), align: 'left', data: ['cell'] },
      right(`${whose(seats[0]!)} score (95 %)`, 'score', 'score low', 'score high'),
      right('without luck (95 %)', 'without luck', 'without luck low', 'without luck high'),
      right('was luck', 'removed'),
      right('as sure as', 'effective games'),
      ...(varies ? [right('change', 'change', 'change low', 'change high'), right('without luck', 'change without luck', 'change without luck low', 'change without luck high')] : []),
    ],
    groups: pools.map((pool, i) => ({
      heading: varies ? pool.label : null,
      rows: pool.cells.map((cell) => rowOf(cells[cell]!.strategies.join(' / '), cells[cell]!, luckAdjusted.cells[cell]!, varies)),
      total: pool.cells.length > 1 ? rowOf('all pairings', pool, luckAdjusted.pools[i]!, varies) : null,
    })),
    notes: ['Was luck: the share of the variance that went with the luck of the dice. As sure as: how many games would give so narrow an interval without taking luck out.'],
  };
}

function rowOf(name: string, { score, finished, difference }: Figures, free: LuckFree | null, varies: boolean): TableCell[] {
  const removed = free?.score.removed ?? null;
  const effective = removed === null || removed >= 1 ? null : Math.round(finished / (1 - removed));
  return [
    { text: name, data: [name] },
    share(score),
    share(free?.score ?? null),
    { text: percent(removed, 0), data: [removed] },
    { text: effective === null ? '-' : `${grouped(effective)} games`, data: [effective] },
    ...(varies ? [change(difference), change(free?.difference ?? null)] : []),
  ];
}

function share(found: Bounded | null): TableCell {
  if (found === null || found.estimate === null) return { text: '-', data: [null, null, null] };
  const { estimate, low, high } = found;
  return { text: `${percent(estimate)} (${percentRange(low, high).replace(' %', '')})`, data: [estimate, low, high] };
}

function change(found: Bounded | null): TableCell {
  if (found === null || found.estimate === null) return { text: '', data: [null, null, null] };
  const { estimate, low, high } = found;
  return { text: `${points(estimate)} (${points(low)} to ${points(high)})`, data: [estimate, low, high] };
}
