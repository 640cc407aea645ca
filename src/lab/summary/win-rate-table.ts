/** The table a designer looks at first: each pairing, who wins it, by how much and how surely. */
import { DENOMINATORS } from './dictionary.ts';
import { percent, points } from './percent.ts';
import { ANY_LOOK } from './stopping-words.ts';
import type { Bounded, Figures, Pool, Summary } from './summary.ts';
import type { Table, TableCell, TableColumn } from './table.ts';
import { whose } from '../side-words.ts';

export type { Table, TableCell };

/** Settings that differ in one thing each are told by the table of changes; of more than these, only the reference is told in full. */
const MOST_IN_TURN = 4;

export function winRateTable(summary: Summary): Table {
  const varies = summary.pools.length > 1;
  const shown = summary.pools.length > MOST_IN_TURN && summary.swings.length > 0 ? summary.pools.slice(0, 1) : summary.pools;
  return {
    columns: columnsOf(summary.seats, varies),
    groups: shown.map((pool) => ({
      heading: varies ? headingOf(summary, pool) : null,
      rows: pool.cells.map((index) => {
        const cell = summary.cells[index]!;
        return rowOf(cell.strategies.join(' / '), cell.label, cell, varies);
      }),
      total: pool.cells.length > 1 ? rowOf('all pairings', varies ? `all pairings, ${pool.label}` : 'all pairings', pool, varies) : null,
    })),
    notes: [
      ...summary.warnings,
      '* favored: its whole interval of the score lies outside the band of 45-55 %.',
      ...(varies ? [`Change: ${whose(summary.seats[0]!)} score in points against the reference, over the same games.`] : []),
      ...(shown.length < summary.pools.length ? ['With all as it is; what else was tried, pairing by pairing, is in summary.json.'] : []),
      ...(summary.stopping === undefined ? [] : [ANY_LOOK]),
      DENOMINATORS,
    ],
  };
}

/** "board.density = 0.5 (reference): favors legion" */
function headingOf({ seats, swings }: Summary, { label, varied, difference, verdict: { kind, seat } }: Pool): string {
  const values = swings.length > 0 ? [label] : Object.entries(varied).map(([path, value]) => `${path} = ${String(value)}`);
  return `${values.join(', ')}${difference === null ? ' (reference)' : ''}: ${kind === 'favors' ? `favors ${seats[seat!]!}` : kind}`;
}

function columnsOf(seats: readonly string[], varies: boolean): TableColumn[] {
  const right = (title: string, ...data: string[]): TableColumn => ({ title, align: 'right', data });
  return [
    { title: seats.join(' / '), align: 'left', data: ['cell'] },
    right('games', 'games'),
    ...seats.map((seat) => right(`${seat} wins (95 %)`, `${seat} wins`, `${seat} share`, `${seat} low`, `${seat} high`)),
    right('draws', 'draws', 'draw share'),
    right('failed', 'failed'),
    right('rounds', 'mean rounds'),
    ...(varies ? [right('change', 'change', 'change low', 'change high')] : []),
  ];
}

function rowOf(name: string, label: string, figures: Figures, varies: boolean): TableCell[] {
  const { games, wins, draws, failed, rounds, verdict, difference } = figures;
  return [
    { text: name, data: [label] },
    { text: String(games), data: [games] },
    ...wins.map(({ games: won, share }, seat) => ({
      text: `${withBounds(share)}${verdict.kind === 'favors' && verdict.seat === seat ? ' *' : '  '}`,
      data: [won, share.estimate, share.low, share.high],
    })),
    { text: percent(draws.share.estimate), data: [draws.games, draws.share.estimate] },
    { text: String(failed), data: [failed] },
    { text: rounds.mean.estimate === null ? '-' : rounds.mean.estimate.toFixed(1), data: [rounds.mean.estimate] },
    ...(varies ? [changeCell(difference)] : []),
  ];
}

/** "51.2 % (49-53)" */
function withBounds({ estimate, low, high }: Bounded): string {
  if (estimate === null || low === null || high === null) return '-';
  return `${percent(estimate)} (${(low * 100).toFixed(0)}-${(high * 100).toFixed(0)})`;
}

/** "+12.1 ± 2.2": points, with half the width of the interval. */
function changeCell(difference: Figures['difference']): TableCell {
  if (difference === null) return { text: '', data: [null, null, null] };
  const { estimate, low, high } = difference;
  const text = low === null || high === null ? points(estimate) : `${points(estimate)} ± ${(((high - low) / 2) * 100).toFixed(1)}`;
  return { text, data: [estimate, low, high] };
}
