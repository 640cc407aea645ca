/** A night as the terminal shows it: every figure that may have moved, and what it comes to. */
import { toldFlips } from '../lab/nightly/flip-words.ts';
import { linesOf, headline, nightTable } from '../lab/nightly/words.ts';
import type { Night, NightOf } from '../lab/nightly/night.ts';
import { asText, wrapped } from '../lab/summary/index.ts';
import { lineWidth } from './width.ts';

const INDENT = '  ';

export function nightLines(night: Night): string[] {
  const table = nightTable(night);
  return [
    ...(table.groups.length === 0 ? [] : [asText(table, lineWidth()).trimEnd(), '']),
    ...wrapped(headline(night), lineWidth()),
    ...linesOf(night).flatMap((line) => wrapped(line.trimStart(), lineWidth() - INDENT.length).map((part, i) => (i > 0 || line.startsWith(INDENT) ? INDENT : '') + part)),
    ...night.experiments.flatMap(flipLines),
  ];
}

/** The first games with another winner, each with its command: a line that is not broken, to be copied. */
function flipLines(experiment: NightOf): string[] {
  const told = toldFlips(experiment);
  if (told.length === 0) return [];
  const games = told.flatMap(({ says, replay }) => [...wrapped(says, lineWidth() - INDENT.length).map((line) => `${INDENT}${line}`), `${INDENT}${INDENT}${replay}`]);
  return ['', `${experiment.name}, ${told.length === 1 ? 'the game with another winner, and the command that plays it' : 'first games with another winner, and the commands that play them'} again:`, ...games];
}
