/** Writes what a run says: its figures, its charts and the page that tells them. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chartsOf, renderPng, renderSvg, type Chart } from '../charts/index.ts';
import type { RunData } from '../run-data.ts';
import { asUsageError } from '../store/disk.ts';
import { writeWhole } from '../store/files.ts';
import { summarise, type Summary } from '../summary/index.ts';
import { page, type Figure } from './page.ts';

/**
 * summary.json, charts/*.vl.json with .svg and .png, and report.html, each whole or not at all; the same bytes for the
 * same run. Throws a `UsageError` where the folder cannot be written to.
 */
export async function writeReport(run: RunData, folder: string): Promise<Summary> {
  const summary = summarise(run);
  try {
    await mkdir(join(folder, 'charts'), { recursive: true });
    await writeWhole(join(folder, 'summary.json'), `${JSON.stringify(summary, null, 1)}\n`);
    const figures: Figure[] = [];
    const names: string[] = [];
    for (const chart of chartsOf(run, summary)) {
      names.push(...(await writeChart(chart, join(folder, 'charts'))));
      figures.push(await figureOf(chart));
    }
    await removeOthers(join(folder, 'charts'), names);
    await writeWhole(join(folder, 'report.html'), page(run, summary, figures));
  } catch (thrown) {
    throw asUsageError(thrown, (reason) => `report: cannot write ${(thrown as NodeJS.ErrnoException).path ?? folder}: ${reason}`);
  }
  return summary;
}

async function writeChart({ id, spec }: Chart, folder: string): Promise<string[]> {
  const svg = await renderSvg(spec);
  const files: [string, Uint8Array | string][] = [
    [`${id}.vl.json`, `${JSON.stringify(spec, null, 1)}\n`],
    [`${id}.svg`, svg],
    [`${id}.png`, renderPng(svg)],
  ];
  for (const [name, content] of files) await writeWhole(join(folder, name), content);
  return files.map(([name]) => name);
}

/** For the page, which sets the title itself. */
async function figureOf({ id, title, note, spec }: Chart): Promise<Figure> {
  const { title: _, ...untitled } = spec;
  return { id, title, note, spec: untitled as Chart['spec'], svg: await renderSvg(untitled) };
}

/** Charts of an earlier report that this one does not have would contradict it. */
async function removeOthers(folder: string, names: readonly string[]): Promise<void> {
  for (const name of await readdir(folder)) {
    if (/\.(vl\.json|svg|png|unfinished)$/.test(name) && !names.includes(name)) await rm(join(folder, name));
  }
}
