/** How wide a text is in the bundled font, read from the font file: charts are laid out where no screen is. */
import { readFileSync } from 'node:fs';
import { fontFile, type Weight } from './fonts.ts';

/** Width in pixels of `text` at `size` pixels. */
export function textWidth(text: string, size: number, weight: Weight = 'normal'): number {
  const { advances, glyphs, unitsPerEm } = metricsOf(weight);
  let units = 0;
  for (const character of text) {
    const glyph = glyphs.get(character.codePointAt(0)!) ?? 0; // 0: the box for a missing glyph
    units += advances[Math.min(glyph, advances.length - 1)]!;
  }
  return (units * size) / unitsPerEm;
}

/** Lines no wider than `width` pixels, broken at blanks. */
export function textLines(text: string, width: number, size: number, weight: Weight = 'normal'): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)!} ${word}`;
    if (lines.length > 0 && textWidth(longer, size, weight) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

interface Metrics {
  unitsPerEm: number;
  /** By glyph; the last one stands for all further ones. */
  advances: number[];
  /** Code point -> glyph. */
  glyphs: Map<number, number>;
}

const read: Partial<Record<Weight, Metrics>> = {};

function metricsOf(weight: Weight): Metrics {
  return (read[weight] ??= readMetrics(readFileSync(fontFile(weight))));
}

/** The tables head, hhea, hmtx and cmap (format 4) of the OpenType specification. */
function readMetrics(file: Buffer): Metrics {
  const offsets = new Map<string, number>();
  for (let i = 0; i < file.readUInt16BE(4); i++) {
    offsets.set(file.toString('latin1', 12 + 16 * i, 16 + 16 * i), file.readUInt32BE(20 + 16 * i));
  }
  const table = (tag: string) => offsets.get(tag)!;
  const count = file.readUInt16BE(table('hhea') + 34);
  return {
    unitsPerEm: file.readUInt16BE(table('head') + 18),
    advances: Array.from({ length: count }, (_, glyph) => file.readUInt16BE(table('hmtx') + 4 * glyph)),
    glyphs: readGlyphs(file, table('cmap')),
  };
}

function readGlyphs(file: Buffer, cmap: number): Map<number, number> {
  const subtables = Array.from({ length: file.readUInt16BE(cmap + 2) }, (_, i) => cmap + file.readUInt32BE(cmap + 8 + 8 * i));
  const at = subtables.find((offset) => file.readUInt16BE(offset) === 4)!;
  const segments = file.readUInt16BE(at + 6); // twice their number, as bytes
  const glyphs = new Map<number, number>();
  for (let i = 0; i < segments; i += 2) {
    const end = file.readUInt16BE(at + 14 + i);
    const start = file.readUInt16BE(at + 16 + segments + i);
    const delta = file.readUInt16BE(at + 16 + 2 * segments + i);
    const rangeAt = at + 16 + 3 * segments + i;
    const range = file.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const glyph = range === 0 ? code : file.readUInt16BE(rangeAt + range + 2 * (code - start));
      if (glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff);
    }
  }
  return glyphs;
}
