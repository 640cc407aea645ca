/** Writes the fonts of nearly all charts beside the module that names them: the last step of `npm run build`. */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { COMMON_RANGES, WEIGHTS, commonFontFile, fontFile } from '../src/lab/charts/fonts.ts';

const characters = COMMON_RANGES.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))).join('');

for (const weight of WEIGHTS) writeFileSync(commonFontFile(weight), await subsetFont(readFileSync(fontFile(weight)), characters, { targetFormat: 'truetype' }));
