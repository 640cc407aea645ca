/** What points are worth: sentences, what was predicted, and the table. */
import type { Summary } from '../summary/index.ts';
import { worthLines, worthTable } from '../worth/index.ts';
import { escapeProse } from './escape.ts';
import { htmlOf } from './html-tables.ts';

/** Nothing where forces were not drawn by lot. */
export function worthSection({ worth }: Summary): string {
  if (worth === undefined) return '';
  const table = worthTable(worth);
  const sources = [...new Set(worth.predictions.map(({ source }) => source))];
  return `<h2>What points are worth</h2>
${worthLines(worth).map((line) => `<p>${escapeProse(line)}</p>`).join('\n')}
${sources.length === 0 ? '' : `<p class="note">Predicted from ${escapeProse(sources.join('; '))}. All predictions are judged together, at 95 %.</p>\n`}${table === null ? '' : htmlOf(table)}
`;
}
