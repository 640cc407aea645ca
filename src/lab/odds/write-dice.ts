/** How dice come out, and how they fare against others, in words for a terminal. */
import type { Contest } from '../../kernel/dice/contest.ts';
import type { Distribution } from '../../kernel/dice/distribution.ts';
import { chancesOf } from './documents.ts';
import { chanceText } from './words.ts';

export function diceLines(counts: string, odds: Distribution): string[] {
  const { pmf, atLeast, mean, sd } = chancesOf(odds);
  const rows = [[counts, 'exactly', 'at least'], ...pmf.map(({ value, p }, i) => [String(value), chanceText(p), chanceText(atLeast[i]!.p)])];
  const width = Math.max(...rows.map(([first]) => first!.length));
  return [
    ...rows.map(([value, exactly, more]) => `${value!.padStart(width)}  ${exactly!.padStart(8)}  ${more!.padStart(8)}`),
    '',
    `mean ${mean.toFixed(2)}, standard deviation ${sd.toFixed(2)}`,
  ];
}

export function contestLines(against: string, contest: Contest, versus: string): string[] {
  const lines = (['win', 'tie', 'lose'] as const).map((end) => `  ${end.padEnd(4)}  ${chanceText(contest[end].toNumber()).padStart(8)}  ${contest[end].toString()}`);
  return [`against ${against}:`, ...lines, `(${versus})`];
}
