/** Expectations as people read them: a table, a sentence each, and how they stand together. */
import { percent } from '../summary/percent.ts';
import type { Table, TableCell } from '../summary/table.ts';
import type { Outcome } from './expectation.ts';
import type { Judged } from './judge.ts';
import { grouped } from '../grouped.ts';

type Told = Omit<Judged, 'says'>;

const NO_INTERVAL = 'where the games decide when to stop, a mean without a known limit has no interval that holds: expect a share, a score or rounds, or play a fixed number of games';

/** "clan.win of all pairings is balanced: 48.2 % (45.6-50.8 %), expected 45-55 %." `isStopped`: the games decided when to stop. */
export function inWords(judged: Told, isStopped: boolean): string {
  const { figure, of, found, verdict, moreGames } = judged;
  const about = `${figure} of ${of} is ${verdict}`;
  if (found.estimate === null) return `${about}: no game was finished.`;
  if (found.low === null) return `${about}: ${valueText(judged)}, expected ${bandText(judged)}; ${isStopped && found.n > 1 ? NO_INTERVAL : 'no interval can be told from so few games'}.`;
  const says = `${about}: ${valueText(judged)} (${rangeText(judged)}), expected ${bandText(judged)}.`;
  if (verdict !== 'undecided') return says;
  return moreGames === null ? says : `${says} About ${grouped(moreGames)} more games a cell would tell, if it stays; to look until it is sure, use --precision.`;
}

/** Nothing where nothing is expected. */
export function expectationsInWords(judged: readonly Judged[]): string[] {
  if (judged.length === 0) return [];
  const count = (outcome: Outcome) => judged.filter(({ verdict }) => verdict === outcome).length;
  const counts = (['balanced', 'unbalanced', 'undecided'] as const).flatMap((outcome) => (count(outcome) === 0 ? [] : [`${count(outcome)} ${outcome}`]));
  return [`Expected of this run: ${counts.join(', ')}.`, ...judged.filter(({ verdict }) => verdict !== 'balanced').map(({ says }) => says)];
}

export function expectationTable(judged: readonly Judged[]): Table | null {
  if (judged.length === 0) return null;
  return {
    columns: [
      { title: 'figure', align: 'left', data: ['figure'] },
      { title: 'of', align: 'left', data: ['of'] },
      { title: 'expected', align: 'right', data: ['expected low', 'expected high'] },
      { title: 'found', align: 'right', data: ['found'] },
      { title: 'interval', align: 'right', data: ['low', 'high'] },
      { title: 'at', align: 'right', data: ['confidence'] },
      { title: 'verdict', align: 'left', data: ['verdict'] },
    ],
    groups: [{ heading: null, rows: judged.map(rowOf), total: null }],
    notes: [
      'Balanced: the whole interval is as expected; unbalanced: all of it is outside; undecided: it reaches over an edge.',
      ...(judged.length === 1 ? [] : [`${judged.length} expectations are judged together (Holm), so their intervals are wider than at 95 %: no more than one run in twenty calls anything unbalanced that is not.`]),
    ],
  };
}

function rowOf(judged: Judged): TableCell[] {
  const { figure, of, expected, found, confidence, verdict } = judged;
  return [
    { text: figure, data: [figure] },
    { text: of, data: [of] },
    { text: bandText(judged), data: [expected.low, expected.high] },
    { text: valueText(judged), data: [found.estimate] },
    { text: rangeText(judged), data: [found.low, found.high] },
    { text: percent(confidence), data: [confidence] },
    { text: verdict, data: [verdict] },
  ];
}

function valueText({ found: { estimate }, isShare, unit }: Told): string {
  if (estimate === null) return '-';
  return isShare ? percent(estimate) : `${estimate.toFixed(decimalsOf(estimate))} ${unit}`.trim();
}

/** As many decimals as show on which side of each edge a bound lies. */
function rangeText({ found: { low, high }, expected, isShare, unit }: Told): string {
  if (low === null || high === null) return '-';
  const scale = isShare ? 100 : 1;
  const tells = (bound: number, decimals: number) =>
    [expected.low, expected.high].every((edge) => bound === edge || Math.sign(Number((bound * scale).toFixed(decimals)) - scaled(edge, isShare)) === Math.sign(bound - edge));
  let decimals = isShare ? 1 : decimalsOf(Math.max(Math.abs(low), Math.abs(high)));
  while (decimals < 4 && !(tells(low, decimals) && tells(high, decimals))) decimals += 1;
  return `${(low * scale).toFixed(decimals)}-${(high * scale).toFixed(decimals)} ${isShare ? '%' : unit}`.trim();
}

function bandText({ expected: { low, high }, isShare, unit }: Told): string {
  return `${scaled(low, isShare)}-${scaled(high, isShare)} ${isShare ? '%' : unit}`.trim();
}

/** 0.55 -> 55, not 55.00000000000001. */
function scaled(edge: number, isShare: boolean): number {
  return Math.round(edge * (isShare ? 100 : 1) * 1e6) / 1e6;
}

const decimalsOf = (size: number): number => (Math.abs(size) < 10 ? 2 : 1);
