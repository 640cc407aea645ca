/** The bundled font's files: whole, and cut down to the characters of nearly all charts. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const FILES = { normal: 'DejaVuSans.ttf', bold: 'DejaVuSans-Bold.ttf' };

export type Weight = keyof typeof FILES;

export const WEIGHTS = Object.keys(FILES) as Weight[];

/** Of Unicode, first and last: Latin, dashes and quotation marks, arrows, signs of arithmetic. */
export const COMMON_RANGES = [[0x20, 0x7e], [0xa0, 0x17f], [0x2010, 0x2027], [0x2190, 0x2193], [0x2212, 0x2212], [0x2248, 0x2265]] as const;

/** `&#39;` is how Vega writes an apostrophe. */
const UNCOMMON = new RegExp(`[^\\t\\n${COMMON_RANGES.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join('')}]|&#(?!39;)`, 'u');

/** The font's file, which the package brings with it. */
export function fontFile(weight: Weight): string {
  return createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${FILES[weight]}`);
}

/** Made by the build (`build/common-fonts.ts`), beside this module. */
export function commonFontFile(weight: Weight): string {
  return fileURLToPath(new URL(`./${FILES[weight]}`, import.meta.url));
}

/**
 * The smallest files that draw `svg`: what draws it reads the file anew for each of its letters, and a third of the time
 * went there. Both sorts of file draw the same.
 */
export function fontFilesFor(svg: string): string[] {
  const common = WEIGHTS.map(commonFontFile);
  return !UNCOMMON.test(svg) && common.every((file) => existsSync(file)) ? common : WEIGHTS.map(fontFile);
}
