/** When each cell stopped and why, in words: a table, and sentences for what was dropped or answered. */
import { percent, percentRange, points } from './percent.ts';
import type { Bounded, CellSummary, Summary } from './summary.ts';
import type { Table } from './table.ts';
import type { WhenStopped } from './when-stopped.ts';
import { doing, whose } from '../side-words.ts';
import { grouped } from '../grouped.ts';

/** Said where figures of a run stand that stopped by itself. */
export const ANY_LOOK =
  'Each cell stopped when enough was known, so its intervals are of a kind that holds at any look (confidence sequences), wider than those of a fixed number of games. Those of rounds and other means, and of what both sides do at their best, are for a fixed number of games: take them as a hint.';

type Told = Pick<Summary, 'seats'> & { cells: readonly Pick<CellSummary, 'label' | 'games'>[]; stopping: WhenStopped };

/** Null where the number of games was fixed. */
export function stoppingTable({ seats, cells, pools, stopping }: Summary): Table | null {
  if (stopping === undefined) return null;
  const told = { seats, cells, stopping };
  const isLineEach = pools.length > 1 && pools.every((pool) => pool.cells.length === 1);
  const nameOf = (cell: number, setting: string) => (isLineEach ? setting : cells[cell]!.strategies.join(' / '));
  return {
    columns: [
      { title: 'when it stopped', align: 'left', data: ['cell'] },
      { title: 'after games', align: 'right', data: ['stopped after'] },
      { title: `${whose(seats[0]!)} score (95 %, at any look)`, align: 'right', data: ['score then', 'score then low', 'score then high'] },
      { title: 'why', align: 'left', data: ['why'] },
    ],
    groups: (isLineEach ? [{ label: '', cells: pools.flatMap((pool) => pool.cells) }] : pools).map((pool) => ({
      heading: isLineEach || pools.length === 1 ? null : pool.label,
      rows: pool.cells.map((cell) => {
        const { games, why, score } = stopping.cells[cell]!;
        return [
          { text: nameOf(cell, pools.find(({ cells }) => cells.includes(cell))!.label), data: [cells[cell]!.label] },
          { text: grouped(games), data: [games] },
          { text: `${percent(score.estimate)} (${percentRange(score.low, score.high).replace(' %', '')})`, data: [score.estimate, score.low, score.high] },
          { text: whyOf(told, cell), data: [why] },
        ];
      }),
      total: null,
    })),
    notes: stopping.cells.some(({ cell, games }) => games < cells[cell]!.games) ? ['More games than these are there from an earlier run; all of them are in the other tables.'] : [],
  };
}

function whyOf(told: Told, cell: number): string {
  const { cells, rule, dropped } = told.stopping;
  const { why } = cells[cell]!;
  switch (why) {
    case 'precise': return `known to ${within(rule.kind === 'precision' ? rule.halfWidth : NaN)}`;
    case 'answered': return rule.kind === 'tune' ? 'the nearest value is known' : 'the question is answered';
    case 'dropped': return `dropped: ${dropped.find((out) => out.cells.includes(cell))!.best} is ${nearer(told)}`;
    case 'most': return `as many games as allowed, ${stillOpen(rule)}`;
    case 'least': return rule.kind === 'tune' ? 'more of its games would not have told' : 'not asked about';
  }
}

function stillOpen(rule: WhenStopped['rule']): string {
  switch (rule.kind) {
    case 'precision': return `not yet known to ${within(rule.halfWidth)}`;
    case 'question': return 'the question is still open';
    case 'tune': return 'the nearest value is not known yet';
  }
}

/** In sentences; none for a run that just became as precise as was asked. */
export function stoppingLines({ seats, cells, stopping }: Told): string[] {
  const { rule, dropped, answer } = stopping;
  const open = stopping.cells.filter(({ why }) => why === 'most').length;
  return [
    ...(answer === null ? [] : [answerIn({ seats, cells, stopping }, answer)]),
    ...dropped.map(({ setting, games, score, best, bestScore }) => `Dropped after ${grouped(games)} games: ${setting} with ${scoreText(score)}; ${best} with ${scoreText(bestScore)} is surely ${nearer({ seats, cells, stopping })}.`),
    ...(rule.kind !== 'precision' || open === 0 ? [] : [`${open} of ${stopping.cells.length} ${stopping.cells.length === 1 ? 'cell' : 'cells'} stopped at ${grouped(rule.mostGames)} games, as many as allowed, before the score was known to ${within(rule.halfWidth)}.`]),
  ];
}

function answerIn({ seats, cells, stopping: { rule } }: Told, { better, finding, games, difference }: NonNullable<WhenStopped['answer']>): string {
  const [first, second] = better.map((cell) => `"${cells[cell]!.label}"`);
  const by = `${points(difference.estimate)} points (${points(difference.low)} to ${points(difference.high)}), after ${grouped(games)} games of each`;
  const margin = rule.kind === 'question' ? rule.margin : NaN;
  const small = difference.low !== null && difference.high !== null && difference.low >= -margin && difference.high <= margin ? `, though by less than the ${(margin * 100).toFixed(1)} that matter` : '';
  switch (finding) {
    case 'first': return `${doing(seats[0]!, 'scores')} more in ${first} than in ${second}${small}: ${by}.`;
    case 'second': return `${doing(seats[0]!, 'scores')} more in ${second} than in ${first}${small}: ${first} less ${second} is ${by}.`;
    case 'alike': return `No difference that matters between ${first} and ${second}: ${by}; all of it is within ${within(margin)}.`;
    case 'undecided': return `Undecided whether ${doing(seats[0]!, 'scores')} more in ${first} or in ${second}: ${by}, as many as allowed.`;
  }
}

function nearer({ seats, stopping: { rule } }: Told): string {
  const target = rule.kind === 'precision' ? rule.pruneTarget : null;
  if (target === 1) return `better for ${seats[0]!}`;
  if (target === 0) return `worse for ${seats[0]!}`;
  return `nearer to ${percent(target, 0)}`;
}

const within = (half: number): string => `± ${(half * 100).toFixed(1)} points`;
const scoreText = ({ estimate, low, high }: Bounded): string => `${percent(estimate)} (${percentRange(low, high)})`;
