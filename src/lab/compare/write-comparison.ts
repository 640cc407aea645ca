/** A comparison as people read it: a table of cells, and what it comes to. */
import { inTurnLabel, isInTurn } from '../in-turn.ts';
import { percent, points, type Bounded, type Table, type TableCell } from '../summary/index.ts';
import type { TableColumn } from '../summary/table.ts';
import type { Change } from './changes.ts';
import type { Comparison, Group } from './comparison.ts';
import { isSure } from './conclusion.ts';
import type { CompareFigures } from './figures.ts';
import { whose } from '../side-words.ts';

export function comparisonTable({ seats, groups }: Comparison): Table {
  const [seat] = seats as [string];
  const hasDraws = groups.some(({ all }) => all.draws.a.estimate! > 0 || all.draws.b.estimate! > 0);
  return {
    columns: columnsOf(seats, hasDraws),
    groups: groups.map((group) => ({
      heading: groups.length > 1 ? headingOf(group, groups) : null,
      rows: group.cells.map((cell) => rowOf(cell.strategies.join(' / '), cell.a.label, group.cells.length > 1 ? cell : group.all, hasDraws)),
      total: group.cells.length > 1 ? rowOf('all pairings', 'all pairings', group.all, hasDraws) : null,
    })),
    notes: [
      `A, B: ${whose(seat)} score (a win 1, a draw 1/2). B - A: in points, with its 95 % interval, game by game over the same luck${groups.length > 1 ? '; the intervals of all settings hold together' : ''}.`,
      `Only A, only B: games that ${seat} won in that run and not in the other. p: how likely a split at least as uneven would be if neither way were likelier (exact sign test).`,
    ],
  };
}

/** What it comes to: of several settings, those that surely make a difference. */
export function conclusionLines({ groups }: Comparison): string[] {
  const [first] = groups as [Group];
  if (groups.length === 1) return [first.says];
  const sure = groups.filter(({ all }) => isSure(all.score));
  const others = groups.length - sure.length;
  return [
    ...sure.map((group) => `${[...sharedValues(group, groups), ''].join(': ')}${group.says}`),
    ...(others === 0 ? [] : [`No sure difference in ${sure.length > 0 ? `the other ${others}` : 'any'} of ${groups.length} settings.`]),
  ];
}

/** "units.necromutant.firearm: 3w in A, 3r in B" */
export const changeText = ({ path, a, b }: Change): string => `${path}: ${a} in A, ${b} in B`;

function headingOf(group: Group, groups: readonly Group[]): string {
  return [...sharedValues(group, groups), ...group.changes.map(changeText)].join('; ') || 'the same numbers in both';
}

/** "units.necromutant.firearm = 3w": what varies in both runs, and is the same here; where things vary in turn, the one that is changed. */
function sharedValues({ varied: { a, b } }: Group, groups: readonly Group[]): string[] {
  const same = (path: string) => JSON.stringify(a[path]) === JSON.stringify(b[path]);
  const [reference] = groups as [Group];
  if (Object.keys(a).every(same) && isInTurn(groups.map(({ varied }) => varied.a))) return [inTurnLabel(a, reference.varied.a)];
  return Object.entries(a).flatMap(([path, value]) => (same(path) ? [`${path} = ${String(value)}`] : []));
}

function columnsOf(seats: readonly string[], hasDraws: boolean): TableColumn[] {
  const right = (title: string, ...data: string[]): TableColumn => ({ title, align: 'right', data });
  return [
    { title: seats.join(' / '), align: 'left', data: ['cell'] },
    right('games', 'games'),
    right('A', 'score a'),
    right('B', 'score b'),
    right('B - A (95 %)', 'difference', 'difference low', 'difference high'),
    ...(hasDraws ? [right('draws A, B', 'draws a', 'draws b')] : []),
    right('only A', 'won only in a'),
    right('only B', 'won only in b'),
    right('p', 'p'),
  ];
}

function rowOf(name: string, label: string, { games, score, draws, flips }: CompareFigures, hasDraws: boolean): TableCell[] {
  const { estimate, low, high } = score.difference;
  const share = ({ estimate: value }: Bounded, decimals?: number): TableCell => ({ text: percent(value, decimals), data: [value] });
  return [
    { text: name, data: [label] },
    { text: String(games), data: [games] },
    share(score.a),
    share(score.b),
    { text: low === null || high === null || low === high ? points(estimate) : `${points(estimate)} (${points(low)} to ${points(high)})`, data: [estimate, low, high] },
    ...(hasDraws ? [{ text: `${percent(draws.a.estimate, 0)}, ${percent(draws.b.estimate, 0)}`, data: [draws.a.estimate, draws.b.estimate] }] : []),
    { text: String(flips.wonOnlyInA), data: [flips.wonOnlyInA] },
    { text: String(flips.wonOnlyInB), data: [flips.wonOnlyInB] },
    { text: chance(flips.p), data: [flips.p] },
  ];
}

const chance = (p: number): string => (p < 0.001 ? '< 0.001' : p.toFixed(3));
