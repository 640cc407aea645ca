/** What a run that varies something comes to: the score of each setting, and which changes from the reference are beyond chance. */
import { isBeyondChance } from './beyond-chance.ts';
import { percent, percentRange, points } from './percent.ts';
import type { Bounded, Pool, Summary } from './summary.ts';
import { swingTable } from './swing-words.ts';
import type { Table, TableCell } from './table.ts';
import { whose } from '../side-words.ts';

/** More settings than this are not told one by one in a sentence; the table has them all. */
const MOST_TOLD = 4;

const TOGETHER = 'The intervals of all changes hold together at 95 %.';

/** A row for each setting, the reference first; where things vary one at a time, from what moves the score most; null where nothing varies. */
export function changeTable(summary: Summary): Table | null {
  const { pools, seats, equilibria, swings } = summary;
  if (pools.length < 2) return null;
  if (swings.length > 0) return swingTable(summary);
  const paths = Object.keys(pools[0]!.varied);
  return {
    columns: [
      { title: paths.length === 1 ? paths[0]! : 'setting', align: 'left', data: ['setting'] },
      { title: `${whose(seats[0]!)} score (95 %)`, align: 'right', data: ['score', 'score low', 'score high'] },
      { title: 'change, points (95 %)', align: 'right', data: ['change', 'change low', 'change high'] },
      { title: 'beyond chance', align: 'left', data: ['beyond chance'] },
      { title: 'verdict', align: 'left', data: ['verdict'] },
      ...(equilibria.length < 2 ? [] : [{ title: 'between best scripts', align: 'right' as const, data: ['best scripts', 'best scripts low', 'best scripts high'] }]),
    ],
    groups: [{ heading: null, rows: pools.map((pool, i) => [...rowOf(pool, seats), ...(equilibria.length < 2 ? [] : [scoreCell(equilibria[i]!.value)])]), total: null }],
    notes: pools.length > 2 ? [TOGETHER] : [],
  };
}

/** In sentences: how the reference stands, then what differs from it. Without anything that varies, the verdict alone. */
export function findings({ pools, seats, verdict }: Pick<Summary, 'pools' | 'seats' | 'verdict'>): string[] {
  const changed = pools.filter((pool) => pool.difference !== null);
  if (changed.length === 0) return [verdict.says];
  const sure = changed.filter(({ difference }) => isBeyondChance(difference!));
  const unsure = changed.filter(({ difference }) => !isBeyondChance(difference!));
  const effect = (pool: Pool) => {
    const { estimate, low, high } = pool.difference!;
    return `${valueOf(pool)} ${estimate! > 0 ? 'raises' : 'lowers'} ${whose(seats[0]!)} score by ${(Math.abs(estimate!) * 100).toFixed(1)} points (${points(low)} to ${points(high)})`;
  };
  return [
    `Reference: ${settingOf(pools[0]!)}. ${verdict.says}`,
    ...(sure.length === 0
      ? ['No change from the reference is beyond chance.']
      : [`Beyond chance, against the reference: ${told(sure, effect)}.`, ...(unsure.length === 0 ? [] : [`Within chance: ${told(unsure, valueOf)}.`])]),
  ];
}

function told(pools: readonly Pool[], say: (pool: Pool) => string): string {
  const more = pools.length - MOST_TOLD;
  return [...pools.slice(0, MOST_TOLD).map(say), ...(more > 0 ? [`${more} more`] : [])].join('; ');
}

/** "units.necromutant.firearm = 3w" */
function settingOf({ varied }: Pool): string {
  return Object.entries(varied).map(([path, value]) => `${path} = ${String(value)}`).join(', ');
}

/** "3w"; where several things vary, "firearm=3w, move=4". */
function valueOf({ varied, label }: Pool): string {
  const values = Object.values(varied);
  return values.length === 1 ? String(values[0]) : label;
}

function rowOf(pool: Pool, seats: readonly string[]): TableCell[] {
  const { score, difference, verdict } = pool;
  const isReference = difference === null;
  const sure = isReference ? '' : isBeyondChance(difference) ? 'yes' : 'no';
  const verdictText = verdict.kind === 'favors' ? `favors ${seats[verdict.seat!]!}` : verdict.kind;
  return [
    { text: `${valueOf(pool)}${isReference ? ' (reference)' : ''}`, data: [pool.label] },
    scoreCell(score),
    { text: isReference ? '' : difference.estimate === null ? '-' : `${points(difference.estimate)} (${points(difference.low)} to ${points(difference.high)})`, data: [difference?.estimate ?? null, difference?.low ?? null, difference?.high ?? null] },
    { text: sure, data: [sure] },
    { text: verdictText, data: [verdictText] },
  ];
}

function scoreCell({ estimate, low, high }: Bounded): TableCell {
  return { text: estimate === null ? '-' : `${percent(estimate)} (${percentRange(low, high).replace(' %', '')})`, data: [estimate, low, high] };
}
