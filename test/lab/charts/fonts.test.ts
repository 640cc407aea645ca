/** The fonts of nearly all charts, made by the build, draw as the whole fonts do. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { WEIGHTS, fontFile, fontFilesFor } from '../../../src/lab/charts/fonts.ts';
import { renderPng } from '../../../src/lab/charts/render.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SAMPLE = join(ROOT, 'reports/sample');
const WHOLE = WEIGHTS.map(fontFile);

const built = async <Module>(path: string) => (await import(pathToFileURL(join(ROOT, 'dist/src/lab/charts', path)).href)) as Module;
const { fontFilesFor: builtFilesFor } = await built<{ fontFilesFor: typeof fontFilesFor }>('fonts.js');
const { renderPng: builtPng } = await built<{ renderPng: typeof renderPng }>('render.js');

const svgOf = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="60" font-family="DejaVu Sans"><text x="5" y="20">${text}</text><text x="5" y="45" font-weight="bold">${text}</text></svg>`;

const COMMON = 'Wins, 45.0–55.0 % ± 2 × “Änderung” AVATAR office ≤ → −';

test.each([...readdirSync(SAMPLE).filter((name) => name.endsWith('.svg')).map((name) => [name, readFileSync(join(SAMPLE, name), 'utf8')]), ['common characters', svgOf(COMMON)]])(
  '%s: the same picture, from small files',
  (_, svg) => {
    const files = builtFilesFor(svg);
    expect(files.map((file) => statSync(file).size < 80_000)).toEqual([true, true]);
    expect(files.map((file) => basename(file))).toEqual(WHOLE.map((file) => basename(file)));
    expect(fontFilesFor(svg)).toEqual(WHOLE); // seen from the sources there are no others
    expect(Buffer.from(builtPng(svg)).equals(renderPng(svg))).toBe(true);
  },
);

test.each([['letters of other scripts', svgOf('Честно?')], ['a character by its number', svgOf('&#1063;')]])('%s: from the whole files', (_, svg) => {
  expect(builtFilesFor(svg)).toEqual(WHOLE);
});
