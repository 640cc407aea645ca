/** Two runs held against each other, as the terminal shows it: which, what is different about them, the table, and what it comes to. */
import { changeText, comparisonTable, conclusionLines, type Comparison } from '../lab/compare/index.ts';
import { asText, wrapped } from '../lab/summary/index.ts';
import { lineWidth } from './width.ts';
import { grouped } from '../lab/grouped.ts';

export function comparisonLines(comparison: Comparison): string[] {
  const { a, b, system, mission, seed, games, groups, notes } = comparison;
  const only = groups.length === 1 ? groups[0]! : undefined;
  return [
    `A  ${a.folder}: ${a.title}`,
    `B  ${b.folder}: ${b.title}`,
    `${system.title} · ${mission.title} · seed ${seed} · ${grouped(games)} games a cell`,
    ...(only?.changes.map(changeText) ?? []),
    '',
    asText(comparisonTable(comparison), lineWidth()).trimEnd(),
    '',
    ...[...conclusionLines(comparison), ...notes].flatMap((line) => wrapped(line, lineWidth())),
  ];
}
