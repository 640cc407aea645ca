/** The answer of a run, as the terminal shows it: the table, the verdict, what it hangs on, and where to look further. */
import { join } from 'node:path';
import { gamesInWords } from '../lab/cell-rows.ts';
import { setHere, type RunData } from '../lab/run-data.ts';
import { expectationTable } from '../lab/expect/index.ts';
import { writeReport } from '../lab/report/index.ts';
import { loadRun } from '../lab/store/load.ts';
import { asText, bestScriptsLines, changeTable, matrixTable, stoppingTable, winRateTable, wrapped, type Summary } from '../lab/summary/index.ts';
import { responseTable } from '../lab/tune/index.ts';
import { worthLines, worthTable } from '../lab/worth/index.ts';
import { assumed, assumedLines } from './assumed.ts';
import { failureLines } from './failures.ts';
import { howStarted, replayCommand } from './how-started.ts';
import { lineWidth } from './width.ts';

export interface Answer {
  folder: string;
  /** The report's file. */
  report: string;
  run: RunData;
  summary: Summary;
  /** Why charts are missing. */
  leftOut: readonly string[];
}

/** Makes summary, charts and report of the run in a folder. Throws a `UsageError` if none is there. */
export async function answerOf(folder: string): Promise<Answer> {
  const run = await loadRun(folder);
  const leftOut: string[] = [];
  const summary = await writeReport(run, folder, (why) => leftOut.push(why));
  return { folder, report: join(folder, 'report.html'), run, summary, leftOut };
}

export function answerLines(answer: Answer): string[] {
  const { run, summary } = answer;
  const { title, system, mission, seed } = run.manifest;
  const width = lineWidth();
  const changes = summary.response === undefined ? changeTable(summary) : responseTable(summary.response);
  const matrix = matrixTable(summary);
  const stops = stoppingTable(summary);
  return [
    title,
    `${system.title} · ${mission.title} · seed ${seed} · ${gamesInWords(run.manifest)} games a cell`,
    ...setHere(run.manifest).map((line) => `Set here: ${line}`),
    '',
    asText(winRateTable(summary), width).trimEnd(),
    '',
    ...(changes === null ? [] : [asText(changes, width).trimEnd(), '']),
    ...(stops === null ? [] : [asText(stops, width).trimEnd(), '']),
    ...(matrix === null ? [] : [asText(matrix, width).trimEnd(), '']),
    ...expectationLines(summary, width),
    ...(tellsWorth(summary) ? pointsWorthLines(summary, width) : []),
    ...[...summary.answer, ...bestScriptsLines(summary)].flatMap((line) => wrapped(line, width)),
    ...(summary.luckShares.says === null || Object.keys(run.manifest.draws).length === 0 ? [] : wrapped(summary.luckShares.says, width)),
    ...(summary.luckAdjusted.pools[0] === null ? [] : wrapped(summary.luckAdjusted.says, width)),
    ...(summary.dice === null ? [] : wrapped(summary.dice.says, width)),
    ...endLines(answer),
  ];
}

/** Of a run that looks for a value: the response to it alone. */
export function tuneLines(answer: Answer): string[] {
  const { run, summary, folder } = answer;
  const { title, system, mission, seed } = run.manifest;
  const width = lineWidth();
  return [
    title,
    `${system.title} · ${mission.title} · seed ${seed} · ${gamesInWords(run.manifest)} games a cell`,
    ...setHere(run.manifest).map((line) => `Set here: ${line}`),
    '',
    ...(summary.response === undefined ? [] : [asText(responseTable(summary.response), width).trimEnd(), '']),
    ...[...summary.answer, ...summary.warnings].flatMap((line) => wrapped(line, width)),
    ...endLines(answer),
    `Chart: ${join(folder, 'charts/response-curve.png')}`,
  ];
}

/** What stands below every answer. */
function endLines({ folder, report, run, leftOut }: Answer): string[] {
  const width = lineWidth();
  const { system, restsOn } = run.manifest;
  return [
    ...failureLines(run.failures.map((failure) => ({ ...failure, replay: replayCommand(folder, failure.cell, failure.game, howStarted()) }))),
    ...(leftOut.length === 0 ? [] : ['', ...leftOut.flatMap((line) => wrapped(line, width))]),
    ...assumedLines(restsOn, `the report lists them, \`${howStarted()} systems ${system.id}\` too`),
    '',
    `Report: ${report}`,
    `One game in words: ${replayCommand(folder, 0, 0, howStarted())}`,
  ];
}

/** The answer of `skirmish points --worth`: without the rest of the run's figures, which the report has. */
export function worthAnswer({ folder, report, run, summary, leftOut }: Answer): string[] {
  const { title, system, mission, seed, restsOn } = run.manifest;
  const width = lineWidth();
  return [
    title,
    `${system.title} · ${mission.title} · seed ${seed} · ${gamesInWords(run.manifest)} games a size · ${[...new Set(run.manifest.cells.flatMap(({ strategies }) => strategies))].join(', ')}`,
    ...setHere(run.manifest).map((line) => `Set here: ${line}`),
    '',
    ...pointsWorthLines(summary, width),
    ...summary.warnings.flatMap((line) => wrapped(line, width)),
    ...failureLines(run.failures.map((failure) => ({ ...failure, replay: replayCommand(folder, failure.cell, failure.game, howStarted()) }))),
    ...(leftOut.length === 0 ? [] : ['', ...leftOut.flatMap((line) => wrapped(line, width))]),
    ...assumedLines(restsOn, `the report lists them, \`${howStarted()} systems ${system.id}\` too`).slice(1),
    '',
    `Report: ${report}`,
    `One game in words: ${replayCommand(folder, 0, 0, howStarted())}`,
  ];
}

/** Whoever asked something else need not hear that the games are too few to tell what points are worth. */
const tellsWorth = ({ worth }: Summary): boolean => worth !== undefined && worthTable(worth) !== null;

/** What points were worth, where forces were drawn by lot. */
function pointsWorthLines({ worth }: Summary, width: number): string[] {
  if (worth === undefined) return [];
  const table = worthTable(worth);
  return [...(table === null ? [] : [asText(table, width).trimEnd(), '']), ...worthLines(worth).flatMap((line) => wrapped(line, width)), ''];
}

function expectationLines({ expectations }: Summary, width: number): string[] {
  const table = expectationTable(expectations);
  return table === null ? [] : [asText(table, width).trimEnd(), ''];
}

/** The same for programs. */
export function answerDocument({ folder, report, run, summary }: Answer): object {
  return { folder, report, assumed: assumed(run.manifest.restsOn), failures: run.failures, summary };
}
