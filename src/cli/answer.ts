/** The answer of a run, as the terminal shows it: the table, the verdict, what it hangs on, and where to look further. */
import { join } from 'node:path';
import type { FailedGame, RunData } from '../lab/run-data.ts';
import { writeReport } from '../lab/report/index.ts';
import { loadRun } from '../lab/store/load.ts';
import { asText, changeTable, winRateTable, wrapped, type Summary } from '../lab/summary/index.ts';
import { assumed, assumedLines } from './assumed.ts';
import { howStarted, replayCommand } from './how-started.ts';
import { lineWidth } from './width.ts';

const KINDS_SHOWN = 5;

export interface Answer {
  folder: string;
  /** The report's file. */
  report: string;
  run: RunData;
  summary: Summary;
}

/** Makes summary, charts and report of the run in a folder. Throws a `UsageError` if none is there. */
export async function answerOf(folder: string): Promise<Answer> {
  const run = await loadRun(folder);
  const summary = await writeReport(run, folder);
  return { folder, report: join(folder, 'report.html'), run, summary };
}

export function answerLines({ folder, report, run, summary }: Answer): string[] {
  const { title, system, mission, seed, games, restsOn } = run.manifest;
  const width = lineWidth();
  const changes = changeTable(summary);
  return [
    title,
    `${system.title} · ${mission.title} · seed ${seed} · ${games.toLocaleString('en-US')} games a cell`,
    '',
    asText(winRateTable(summary), width).trimEnd(),
    '',
    ...(changes === null ? [] : [asText(changes, width).trimEnd(), '']),
    ...summary.answer.flatMap((line) => wrapped(line, width)),
    ...failureLines(run.failures),
    ...assumedLines(restsOn, `the report lists them, \`${howStarted()} systems ${system.id}\` too`),
    '',
    `Report: ${report}`,
    `One game in words: ${replayCommand(folder, 0, 0, howStarted())}`,
  ];
}

/** Failed games, those that failed alike together, with the command that plays the first of them again. */
function failureLines(failures: readonly FailedGame[]): string[] {
  const alike = new Map<string, FailedGame[]>();
  for (const failure of failures) {
    const what = `${failure.kind}${failure.seat === null ? '' : `, by ${failure.seat}`}: ${failure.message}`;
    const before = alike.get(what);
    if (before === undefined) alike.set(what, [failure]);
    else before.push(failure);
  }
  const lines = [...alike].slice(0, KINDS_SHOWN).flatMap(([what, games]) => [`  ${games.length} x ${what}`, `    ${games[0]!.replay}`]);
  if (lines.length === 0) return [];
  const more = alike.size - KINDS_SHOWN;
  return ['', `${failures.length} ${failures.length === 1 ? 'game' : 'games'} failed:`, ...lines, ...(more > 0 ? [`  and ${more} other kinds, in failures.json`] : [])];
}

/** The same for programs. */
export function answerDocument({ folder, report, run, summary }: Answer): object {
  return { folder, report, assumed: assumed(run.manifest.restsOn), failures: run.failures, summary };
}
