/** A chart as files, and as a figure of a page. */
import { renderBoth, renderPng, type Chart } from '../charts/index.ts';
import type { Figure } from './shell.ts';

export async function draw({ id, title, note, spec }: Chart): Promise<{ files: [string, Uint8Array | string][]; figure: Figure }> {
  const { svg, untitled } = await renderBoth(spec);
  const { title: _, ...rest } = spec; // the page sets it itself
  return {
    files: [
      [`${id}.vl.json`, `${JSON.stringify(spec, null, 1)}\n`],
      [`${id}.svg`, svg],
      [`${id}.png`, renderPng(svg)],
    ],
    figure: { id, title, note, spec: rest, svg: untitled },
  };
}
