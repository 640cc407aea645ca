/** The answer of a run, as the terminal shows it: the table, the verdict, what it hangs on, and where to look further. */
import { join } from 'node:path';
import type { FailedGame, RunData } from '../lab/run-data.ts';
import { writeReport } from '../lab/report/index.ts';
import { loadRun } from '../lab/store/load.ts';
import { asText, winRateTable, type Summary } from '../lab/summary/index.ts';
import { wrapped } from '../lab/summary/table.ts';
import { assumed, assumedLines } from './assumed.ts';
import { howStarted, replayCommand } from './how-started.ts';

const WIDTH = 100;
const FAILURES_SHOWN = 5;

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
  return [
    title,
    `${system.title} · ${mission.title} · seed ${seed} · ${games.toLocaleString('en-US')} games a cell`,
    '',
    asText(winRateTable(summary), WIDTH).trimEnd(),
    '',
    ...wrapped(summary.verdict.says, WIDTH),
    ...assumedLines(restsOn),
    ...failureLines(run.failures),
    '',
    `Report: ${report}`,
    `One game in words: ${replayCommand(folder, 0, 0, howStarted())}`,
  ];
}

/** The first failed games, each with the command that plays it again. */
function failureLines(failures: readonly FailedGame[]): string[] {
  if (failures.length === 0) return [];
  const more = failures.length - FAILURES_SHOWN;
  return [
    '',
    `${failures.length} ${failures.length === 1 ? 'game' : 'games'} failed:`,
    ...failures.slice(0, FAILURES_SHOWN).map(({ kind, seat, decision, message, replay }) => `  ${kind}${seat === null ? '' : ` by ${seat}`} at decision ${decision}: ${message}\n    ${replay}`),
    ...(more > 0 ? [`  and ${more} more, in failures.json`] : []),
  ];
}

/** The same for programs. */
export function answerDocument({ folder, report, run, summary }: Answer): object {
  return { folder, report, assumed: assumed(run.manifest.restsOn), failures: run.failures, summary };
}
