/** A drawing with a title above it, set as Vega would set it: so that a chart with a title and one without are drawn once. */
import { escapeMarkup } from '../escape-markup.ts';
import { textWidth } from './font-metrics.ts';
import { CONFIG, SUBTITLE_SIZE, TITLE_SIZE } from './style.ts';

export interface Title {
  /** Lines. */
  readonly text: readonly string[];
  readonly subtitle: readonly string[];
}

const { padding, font, title: style } = CONFIG;
/** Pixels from the top of a title to the foot of its first line, and from the foot of its last to the first of the subtitle. */
const TO_TITLE = 13;
const TO_SUBTITLE = 17;
/** From the last foot to the chart, beside the offset: what hangs below the line. */
const BELOW = 2;

/** `svg`: as Vega draws it, on a background of its own. */
export function titled(svg: string, { text, subtitle }: Title): string {
  const [whole, width, height, inside] = /^<svg [^>]*width="([\d.]+)" height="([\d.]+)"[^>]*><rect [^>]*\/>(.*)<\/svg>$/s.exec(svg) ?? [];
  if (whole === undefined) throw new Error('chart: a drawing without a size and a background');
  const head: string[] = [];
  let foot = padding + TO_TITLE - style.lineHeight;
  for (const line of text) head.push(lineAt((foot += style.lineHeight), TITLE_SIZE, style.color, line, ' font-weight="bold"'));
  if (subtitle.length > 0) foot += TO_SUBTITLE - style.subtitleLineHeight;
  for (const line of subtitle) head.push(lineAt((foot += style.subtitleLineHeight), SUBTITLE_SIZE, style.subtitleColor, line));
  const wide = Math.max(Number(width), 2 * padding + Math.ceil(Math.max(...text.map((line) => textWidth(line, TITLE_SIZE, 'bold')), ...subtitle.map((line) => textWidth(line, SUBTITLE_SIZE)))));
  const down = foot + BELOW + style.offset - padding;
  const high = Number((Number(height) + down).toFixed(2));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" class="marks" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">` +
    `<rect width="${wide}" height="${high}" fill="${CONFIG.background}"/><g class="role-title">${head.join('')}</g><g transform="translate(0,${down})">${inside}</g></svg>`
  );
}

const lineAt = (foot: number, size: number, color: string, text: string, more = '') =>
  `<text transform="translate(${padding},${foot})" font-family="${font}" font-size="${size}px"${more} fill="${color}">${escapeMarkup(text)}</text>`;
