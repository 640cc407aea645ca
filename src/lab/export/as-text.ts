/** Rows as text, for spreadsheets and for whatever reads JSON. A figure that a failed game does not have is an empty field, or null. */
import { isNumber } from '../rows.ts';
import type { Extract } from './extract.ts';

/** A line of names, then a line a game (RFC 4180, but lines end as on Unix). */
export async function* asCsv({ columns, blocks }: Extract): AsyncGenerator<string> {
  yield `${columns.map(({ name }) => field(name)).join(',')}\n`;
  for await (const block of blocks()) {
    let text = '';
    for (let row = 0; row < block.rows; row++) text += `${block.columns.map((values) => field(values[row]!)).join(',')}\n`;
    yield text;
  }
}

function field(value: number | string): string {
  if (typeof value === 'number') return Number.isNaN(value) ? '' : String(value);
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/** One array with an object a game, each on a line of its own. */
export async function* asJson({ columns, blocks }: Extract): AsyncGenerator<string> {
  const keys = columns.map(({ name }) => JSON.stringify(name));
  let before = '[\n';
  for await (const block of blocks()) {
    let text = '';
    for (let row = 0; row < block.rows; row++) {
      const pairs = columns.map((column, at) => {
        const value = block.columns[at]![row]!;
        return `${keys[at]}:${isNumber(column) && Number.isNaN(value) ? 'null' : JSON.stringify(value)}`;
      });
      text += `${before}{${pairs.join(',')}}`;
      before = ',\n';
    }
    yield text;
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
