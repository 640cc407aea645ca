/** What dice made of the scores: those without luck beside the raw ones. */
import { luckTable, type Summary } from '../summary/index.ts';
import { escapeProse } from './escape.ts';
import { htmlOf } from './html-tables.ts';

export function luckSection(summary: Summary): string {
  const table = luckTable(summary);
  const { says } = summary.luckShares;
  return `<h2>Luck</h2>
${says === null ? '' : `<p>${escapeProse(says)}</p>\n`}<p>${escapeProse(summary.luckAdjusted.says)}</p>
${table === null ? '' : `<p class="note">What the dice gave above what they owed has mean zero, whoever plays how. Taken out of each game by a multiple that other games of the run give, it leaves the same score with less doubt.</p>\n${htmlOf(table)}`}`;
}
