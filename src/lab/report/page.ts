/** The report: one page that opens anywhere, offline, and says first who is favored. */
import { expectationTable } from '../expect/index.ts';
import { gamesInWords } from '../cell-rows.ts';
import { setHere, type Manifest, type RunData } from '../run-data.ts';
import { bestScriptsLines, changeTable, matrixTable, stoppingTable, winRateTable, type Summary, type Table, type Verdict } from '../summary/index.ts';
import { responseTable } from '../tune/index.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { escapeProse } from './escape.ts';
import { diceSection } from './dice-section.ts';
import { htmlOf } from './html-tables.ts';
import { luckSection } from './luck-section.ts';
import { figureOf, shell, type Figure } from './shell.ts';
import { checks, columns, experiment, failures, provenance, replaying, seeds, strategies } from './sections.ts';
import { worthSection } from './worth-section.ts';

/** Assumed numbers that the warning names; all of them stand in the list below. */
const ASSUMED_NAMED = 3;

/** `leftOut`: why charts are missing. */
export function page(run: RunData, summary: Summary, figures: readonly Figure[], leftOut: readonly string[] = []): string {
  const { manifest } = run;
  return shell({
    title: manifest.title,
    facts: facts(manifest),
    figures,
    main: `${verdictOf(summary)}
${summary.warnings.map((line) => `<p class="warning">${escapeProse(line)}</p>`).join('\n')}
${warningOf(manifest)}
${worthSection(summary)}<h2>Who wins</h2>
${htmlOf(withoutWarnings(winRateTable(summary), summary))}
${stopsOf(summary)}
${bestScriptsOf(summary)}
${luckSection(summary)}
<h2>Charts</h2>
${figures.map(figureOf).join('\n')}
${leftOut.map((line) => `<p class="note">${escapeMarkup(line)}</p>`).join('\n')}
${[strategies(manifest), checks(summary), diceSection(summary.dice), failures(run), replaying(summary), seeds(manifest), provenance(manifest), experiment(manifest), columns(summary)].join('\n')}`,
  });
}

function stopsOf(summary: Summary): string {
  const table = stoppingTable(summary);
  return table === null ? '' : `<h2>When it stopped</h2>\n${htmlOf(table)}`;
}

function facts(manifest: Manifest): string {
  const { system, mission, seed, cells, versions } = manifest;
  const several = cells.length === 1 ? '' : ` in each of ${cells.length} cells`;
  return `${system.title} · ${mission.title} · ${gamesInWords(manifest)} games${several} · seed ${seed} · skirmish-lab ${versions['skirmish-lab']}${setHere(manifest).map((line) => ` · set here: ${line}`).join('')}`;
}

function verdictOf(summary: Summary): string {
  const tables = [summary.response === undefined ? changeTable(summary) : responseTable(summary.response), expectationTable(summary.expectations)].flatMap((table) => (table === null ? [] : [htmlOf(table)]));
  const sentences = summary.answer.map((line) => `<p>${escapeProse(line)}</p>`).join('\n');
  return `<section class="verdict ${classOf(summary.verdict)}">${sentences}${tables.join('\n')}</section>`;
}

function bestScriptsOf(summary: Summary): string {
  const lines = bestScriptsLines(summary);
  if (lines.length === 0) return '';
  const matrix = matrixTable(summary);
  return `<h2>If both sides choose their best scripts</h2>\n${lines.map((line) => `<p>${escapeProse(line)}</p>`).join('\n')}\n${matrix === null ? '' : htmlOf(matrix)}`;
}

/** They stand above. */
function withoutWarnings(table: Table, { warnings }: Summary): Table {
  return { ...table, notes: table.notes.filter((note) => !warnings.includes(note)) };
}

function classOf({ kind, seat }: Verdict): string {
  return kind === 'favors' ? `seat-${seat! % 4}` : kind;
}

function warningOf({ restsOn }: Manifest): string {
  const assumed = restsOn.filter(({ source }) => source === 'assumed');
  if (assumed.length === 0) return '';
  const names = assumed.slice(0, ASSUMED_NAMED).map(({ path, value }) => `${path} = ${value}`);
  if (assumed.length > names.length) names.push(`and ${assumed.length - names.length} more`);
  return `<p class="warning">${escapeMarkup(`This rests on ${assumed.length === 1 ? 'a number' : `${assumed.length} numbers`} that no book gives, only assumed here: ${names.join(', ')}. Reasons below, under "What it rests on".`)}</p>`;
}
