/** A night as the terminal shows it: every figure that may have moved, and what it comes to. */
import { linesOf, headline, nightTable } from '../lab/nightly/words.ts';
import type { Night } from '../lab/nightly/night.ts';
import { asText, wrapped } from '../lab/summary/index.ts';
import { lineWidth } from './width.ts';

const INDENT = '  ';

export function nightLines(night: Night): string[] {
  const table = nightTable(night);
  return [
    ...(table.groups.length === 0 ? [] : [asText(table, lineWidth()).trimEnd(), '']),
    ...wrapped(headline(night), lineWidth()),
    ...linesOf(night).flatMap((line) => wrapped(line.trimStart(), lineWidth() - INDENT.length).map((part, i) => (i > 0 || line.startsWith(INDENT) ? INDENT : '') + part)),
  ];
}
