/** A chart as files, and as a figure of a page. */
import { renderPng, renderSvg, type Chart } from '../charts/index.ts';
import type { Figure } from './shell.ts';

export async function draw(chart: Chart): Promise<{ files: [string, Uint8Array | string][]; figure: Figure }> {
  const { id, spec } = chart;
  const svg = await renderSvg(spec);
  return {
    files: [
      [`${id}.vl.json`, `${JSON.stringify(spec, null, 1)}\n`],
      [`${id}.svg`, svg],
      [`${id}.png`, renderPng(svg)],
    ],
    figure: await figureOf(chart),
  };
}

/** For the page, which sets the title itself. */
async function figureOf({ id, title, note, spec }: Chart): Promise<Figure> {
  const { title: _, ...untitled } = spec;
  return { id, title, note, spec: untitled as Chart['spec'], svg: await renderSvg(untitled) };
}
