/** A chart as a file of the user's choice: SVG, PNG or its Vega-Lite specification, by its ending. */
import { UsageError } from '../kernel/errors.ts';
import type { Chart } from '../lab/charts/index.ts';
import { writeOwn } from './own-file.ts';

/** For an option: the path, if its ending says what to draw. */
export function chartPath(path: string): string {
  if (!/\.(svg|png|vl\.json)$/i.test(path)) throw new UsageError(`--chart ${path}: expected a file that ends in .svg, .png or .vl.json`);
  return path;
}

/** Throws a `UsageError` where the file cannot be written. */
export async function saveChart(chart: Chart, path: string): Promise<void> {
  await writeOwn(path, await contentOf(chart, path), '--chart');
}

async function contentOf({ spec }: Chart, path: string): Promise<Uint8Array | string> {
  if (/\.json$/i.test(path)) return `${JSON.stringify(spec, null, 2)}\n`;
  const { renderPng, renderSvg } = await import('../lab/charts/index.ts');
  const svg = await renderSvg(spec);
  return /\.png$/i.test(path) ? renderPng(svg) : svg;
}
