/** Writes what a night says into a folder: report.html with its charts, junit.xml, summary.md and night.json. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { notDrawn } from '../charts/index.ts';
import { draw } from '../report/draw.ts';
import type { Figure } from '../report/shell.ts';
import { asUsageError } from '../store/disk.ts';
import { makeFolder, writeWhole } from '../store/files.ts';
import { addToHistory, linesOf } from './history.ts';
import { junitOf } from './junit.ts';
import { markdownOf } from './markdown.ts';
import { nightDocument } from './document.ts';
import type { Night } from './night.ts';
import { nightPage, type About } from './page.ts';
import { trendsOf } from './trends.ts';

export const HISTORY = 'history.jsonl';

/** Gives the Markdown. Throws a `UsageError` where the folder cannot be written to. */
export async function writeNight(night: Night, folder: string, about: About): Promise<string> {
  const markdown = markdownOf(night, about.renew);
  try {
    await makeFolder(join(folder, 'charts'));
    const history = await addToHistory(join(folder, HISTORY), linesOf(night, about.at, about.commit));
    const figures: Figure[] = [];
    const leftOut: string[] = [];
    for (const name of await readdir(join(folder, 'charts'))) if (name.startsWith('trend-')) await rm(join(folder, 'charts', name));
    for (const chart of trendsOf(night, history)) {
      const drawn = await draw(chart).catch((thrown: unknown) => void leftOut.push(notDrawn(thrown, chart.title)));
      if (drawn === undefined) continue;
      for (const [name, content] of drawn.files) await writeWhole(join(folder, 'charts', name), content);
      figures.push(drawn.figure);
    }
    await writeWhole(join(folder, 'summary.md'), markdown);
    await writeWhole(join(folder, 'junit.xml'), junitOf(night));
    await writeWhole(join(folder, 'night.json'), `${JSON.stringify(nightDocument(night), null, 1)}\n`);
    await writeWhole(join(folder, 'report.html'), nightPage(night, about, figures, leftOut));
  } catch (thrown) {
    throw asUsageError(thrown, (reason) => `nightly: cannot write ${(thrown as NodeJS.ErrnoException).path ?? folder}: ${reason}`);
  }
  return markdown;
}
