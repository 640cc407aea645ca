/** A chart as SVG and PNG, the same byte for byte wherever it is drawn: no screen, no system fonts. */
import { Resvg } from '@resvg/resvg-js';
import type * as Vega from 'vega';
import type * as VegaLite from 'vega-lite';
import type { TopLevelSpec } from 'vega-lite';
import { loadBuild } from '../browser-builds.ts';
import { textWidth } from './font-metrics.ts';
import { fontFilesFor } from './fonts.ts';
import { titled, type Title } from './titled.ts';

const vega = loadBuild<typeof Vega>('vega');
const { compile } = loadBuild<typeof VegaLite>('vega-lite', { vega });

const FONT = 'DejaVu Sans';
/** Pixels of a PNG for each of the SVG. */
const PNG_SCALE = 2;

/** Throws on a specification that Vega-Lite or Vega warns of: a chart that is almost right misleads. */
export async function renderSvg(spec: TopLevelSpec): Promise<string> {
  return (await renderBoth(spec)).svg;
}

/** With its title, and without one for a page that sets it itself. */
export async function renderBoth({ title, ...spec }: TopLevelSpec): Promise<{ svg: string; untitled: string }> {
  const untitled = await drawnByVega(compileStrictly(spec));
  return { svg: title === undefined ? untitled : titled(untitled, title as Title), untitled };
}

/** By Vega alone, its title too. */
export async function drawnByVega(spec: Vega.Spec): Promise<string> {
  measureWithBundledFont();
  vega.resetSVGDefIds();
  const view = new vega.View(vega.parse(spec), { renderer: 'none', logger: strictLogger() });
  try {
    return await view.toSVG();
  } finally {
    view.finalize();
  }
}

export function renderPng(svg: string): Uint8Array {
  return new Resvg(svg, {
    fitTo: { mode: 'zoom', value: PNG_SCALE },
    font: { fontFiles: fontFilesFor(svg), loadSystemFonts: false, defaultFontFamily: FONT, sansSerifFamily: FONT },
  })
    .render()
    .asPng();
}

/** Vega-Lite to Vega; throws on any warning. */
export function compileStrictly(spec: TopLevelSpec): Vega.Spec {
  return compile(spec, { logger: strictLogger() }).spec;
}

interface TextItem {
  fontSize?: number;
  fontWeight?: string | number;
  limit?: number;
}

/** Without a canvas Vega guesses widths, far too wide. Its typings leave `textMetrics` out. */
function measureWithBundledFont(): void {
  const { textMetrics } = vega as unknown as { textMetrics: { width: (item: TextItem, text: string | number | null | undefined) => number } };
  textMetrics.width = ({ fontSize = 11, fontWeight }, text) => {
    if (text === null || text === undefined) return 0;
    const bold = fontWeight === 'bold' || Number(fontWeight) >= 600;
    return textWidth(String(text), fontSize, bold ? 'bold' : 'normal');
  };
}

function strictLogger(): Vega.LoggerInterface {
  const fail = (...messages: readonly unknown[]): never => {
    throw new Error(`chart: ${messages.map(String).join(' ')}`);
  };
  const logger: Vega.LoggerInterface = {
    level: ((..._: number[]) => logger),
    error: fail,
    warn: fail,
    info: () => logger,
    debug: () => logger,
  };
  return logger;
}
