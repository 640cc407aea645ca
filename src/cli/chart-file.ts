/** A chart as a file of the user's choice: SVG or PNG, by its ending. */
import { UsageError } from '../kernel/errors.ts';
import type { Chart } from '../lab/charts/index.ts';

/** For an option: the path, if its ending says what to draw. */
export function chartPath(path: string): string {
  if (!/\.(svg|png)$/i.test(path)) throw new UsageError(`--chart ${path}: expected a file that ends in .svg or .png`);
  return path;
}

/** Throws a `UsageError` where the file cannot be written. */
export async function saveChart({ spec }: Chart, path: string): Promise<void> {
  const { renderPng, renderSvg } = await import('../lab/charts/index.ts');
  const { writeWhole } = await import('../lab/store/files.ts');
  const svg = await renderSvg(spec);
  try {
    await writeWhole(path, /\.png$/i.test(path) ? renderPng(svg) : svg);
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    if (code === undefined) throw thrown;
    throw new UsageError(`--chart ${path}: cannot be written (${code === 'ENOENT' ? 'no such folder' : code})`);
  }
}
