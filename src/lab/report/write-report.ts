/** Writes what a run says: its figures, its charts and the page that tells them. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chartsOf, notDrawn } from '../charts/index.ts';
import type { RunData } from '../run-data.ts';
import { asUsageError } from '../store/disk.ts';
import { makeFolder, writeWhole } from '../store/files.ts';
import { summarise, type Summary } from '../summary/index.ts';
import { draw } from './draw.ts';
import { page } from './page.ts';
import type { Figure } from './shell.ts';
import { uncompiled } from '../uncompiled.ts';

/**
 * summary.json, charts/*.vl.json with .svg and .png, and report.html, each whole or not at all; the same bytes for the
 * same run. A chart that cannot be drawn is left out, and `leaveOut` told why. Throws a `UsageError` where the folder cannot be written to.
 */
export async function writeReport(run: RunData, folder: string, leaveOut: (why: string) => void = () => {}): Promise<Summary> {
  const summary = summarise(run);
  try {
    await makeFolder(join(folder, 'charts'));
    await writeWhole(join(folder, 'summary.json'), `${JSON.stringify(summary, null, 1)}\n`);
    const { figures, names, leftOut } = await writeCharts(run, summary, join(folder, 'charts'));
    for (const why of leftOut) leaveOut(why);
    await removeOthers(join(folder, 'charts'), names);
    await writeWhole(join(folder, 'report.html'), page(run, summary, figures, leftOut));
  } catch (thrown) {
    throw asUsageError(thrown, (reason) => `report: cannot write ${(thrown as NodeJS.ErrnoException).path ?? folder}: ${reason}`);
  }
  return summary;
}

async function writeCharts(run: RunData, summary: Summary, folder: string): Promise<{ figures: Figure[]; names: string[]; leftOut: string[] }> {
  const figures: Figure[] = [];
  const names: string[] = [];
  const leftOut: string[] = [];
  for (const chart of chartsOf(run, summary, (why) => leftOut.push(why))) {
    const drawn = await uncompiled(() => draw(chart)).catch((thrown: unknown) => void leftOut.push(notDrawn(thrown, chart.title)));
    if (drawn === undefined) continue;
    for (const [name, content] of drawn.files) await writeWhole(join(folder, name), content);
    names.push(...drawn.files.map(([name]) => name));
    figures.push(drawn.figure);
  }
  return { figures, names, leftOut };
}

/** Charts of an earlier report that this one does not have would contradict it. */
async function removeOthers(folder: string, names: readonly string[]): Promise<void> {
  for (const name of await readdir(folder)) {
    if (/\.(vl\.json|svg|png|unfinished)$/.test(name) && !names.includes(name)) await rm(join(folder, name));
  }
}
