/** A table as the text of a file (YAML), a piece a line; `readTable` reads it back the same. */
import { inInches } from './inches.ts';
import type { Table } from './table.ts';

export function tableText({ width, height, pieces }: Table): string {
  const point = ([x, y]: readonly [number, number]) => `[${inInches(x)}, ${inInches(y)}]`;
  const lines = pieces.map(({ name, kind, outline }) => `  - { name: ${word(name)}, kind: ${word(kind)}, outline: [${outline.map(point).join(', ')}] }\n`);
  return `size: ${point([width, height])}\n${lines.length === 0 ? 'terrain: []\n' : `terrain:\n${lines.join('')}`}`;
}

/** Words that YAML takes for something else, in some version of it. */
const NOT_TEXT = ['true', 'false', 'null', 'yes', 'no', 'on', 'off', 'y', 'n'];

/** As it is if it cannot be taken for anything but text; else in quotes. */
function word(text: string): string {
  return /^[a-z]+([ -][a-z0-9]+)*$/i.test(text) && !NOT_TEXT.includes(text.toLowerCase()) ? text : JSON.stringify(text);
}
