/** A table described once, written three ways: aligned for a terminal, as Markdown, as CSV. */

export interface TableColumn {
  title: string;
  align: 'left' | 'right';
  /** Names of the raw figures that the column stands for, in CSV. */
  data: readonly string[];
}

export interface TableCell {
  /** For people. */
  text: string;
  /** For programs, one each of the column's `data`. */
  data: readonly (string | number | null)[];
}

export interface Table {
  columns: readonly TableColumn[];
  /** Rows under a common heading; null: no heading. */
  groups: readonly { heading: string | null; rows: readonly (readonly TableCell[])[]; total: readonly TableCell[] | null }[];
  notes: readonly string[];
}

const GAP = '  ';
/** The first column gives way to a narrow terminal down to so many characters. */
const LEAST_NAME = 12;

/** At most `width` characters a line. The first column is cut to fit, or broken into lines where its names would look alike; where the columns do not fit side by side, row by row. */
export function asText(table: Table, width = 100): string {
  const rows = table.groups.flatMap(({ rows, total }) => (total === null ? rows : [...rows, total]));
  const widths = table.columns.map((column, i) => rows.reduce((widest, row) => Math.max(widest, row[i]!.text.length), column.title.length));
  const excess = widths.reduce((sum, w) => sum + w, GAP.length * (widths.length - 1)) - width;
  if (excess > Math.max(0, widths[0]! - LEAST_NAME)) return rowByRow(table, width);
  widths[0] = widths[0]! - Math.max(0, excess);
  const cut = (text: string) => (text.length > widths[0]! ? `${text.slice(0, widths[0]! - 1)}…` : text);
  const areAlike = table.groups.some(({ rows }) => distinct(rows.map(([name]) => cut(name!.text))) < distinct(rows.map(([name]) => name!.text)));
  const inLines = (text: string) => (areAlike ? wrapped(text, widths[0]!) : [cut(text)]);
  const names = [table.columns[0]!.title, ...rows.map(([name]) => name!.text)];
  if (names.some((name) => inLines(name).some((part) => part.length > widths[0]!))) return rowByRow(table, width);
  const line = ([name, ...others]: readonly string[]) => {
    const [first, ...below] = inLines(name!);
    const beside = others.map((text, i) => (table.columns[i + 1]!.align === 'left' ? text.padEnd(widths[i + 1]!) : text.padStart(widths[i + 1]!)));
    const named = table.columns[0]!.align === 'left' ? first!.padEnd(widths[0]!) : first!.padStart(widths[0]!);
    return [[named, ...beside].join(GAP).trimEnd(), ...below].join('\n');
  };
  const rule = '-'.repeat(widths.reduce((sum, w) => sum + w, GAP.length * (widths.length - 1)));
  const texts = (row: readonly TableCell[]) => row.map((cell) => cell.text);
  return [
    line(table.columns.map((column) => column.title)),
    rule,
    ...table.groups.flatMap(({ heading, rows, total }, i) => [
      ...(heading === null ? [] : [...(i === 0 ? [] : ['']), ...wrapped(heading, width)]),
      ...rows.map((row) => line(texts(row))),
      ...(total === null ? [] : [line(texts(total))]),
    ]),
    rule,
    ...table.notes.flatMap((note) => wrapped(note, width)),
    '',
  ].join('\n');
}

const distinct = (texts: readonly string[]): number => new Set(texts).size;

/** Each row as its name, and below it what the columns say: "games 31 · failed 1". */
function rowByRow({ columns, groups, notes }: Table, width: number): string {
  const entry = (row: readonly TableCell[]) => {
    const figures = row.map(({ text }, i) => (i === 0 || text.trim() === '' ? '' : `${columns[i]!.title} ${text.trim()}`)).filter((text) => text !== '');
    return [...wrapped(row[0]!.text, width), ...flowed(figures, width - 2).map((line) => `  ${line}`)];
  };
  return [
    ...wrapped(columns[0]!.title, width),
    '-'.repeat(width),
    ...groups.flatMap(({ heading, rows, total }, i) => [
      ...(heading === null ? [] : [...(i === 0 ? [] : ['']), ...wrapped(heading, width)]),
      ...[...rows, ...(total === null ? [] : [total])].flatMap(entry),
    ]),
    '-'.repeat(width),
    ...notes.flatMap((note) => wrapped(note, width)),
    '',
  ].join('\n');
}

/** Parts with dots between them, broken between parts only. */
function flowed(parts: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 3 + part.length > width) lines.push(part);
    else lines[lines.length - 1] = `${last} · ${part}`;
  }
  return lines;
}

export function asMarkdown(table: Table): string {
  const line = (texts: readonly string[]) => `| ${texts.map((text) => text.trim().replaceAll('|', '\\|')).join(' | ')} |`;
  const bold = (row: readonly TableCell[]) => row.map(({ text }) => (text === '' ? '' : `**${text.replaceAll('*', '\\*')}**`));
  const plain = (row: readonly TableCell[]) => row.map(({ text }) => text.replaceAll('*', '\\*'));
  return [
    line(table.columns.map((column) => column.title)),
    `|${table.columns.map(({ align }) => (align === 'left' ? ':--' : '--:')).join('|')}|`,
    ...table.groups.flatMap(({ heading, rows, total }) => [
      ...(heading === null ? [] : [line([`*${heading}*`, ...table.columns.slice(1).map(() => '')])]),
      ...rows.map((row) => line(plain(row))),
      ...(total === null ? [] : [line(bold(total))]),
    ]),
    '',
    ...table.notes.map((note) => `${note.replaceAll('*', '\\*')}\n`),
  ].join('\n');
}

/** Raw figures under a header line; no notes. Fields with a comma, a quote or a line break are quoted (RFC 4180). */
export function asCsv(table: Table): string {
  const field = (value: string | number | null) => {
    const text = value === null ? '' : String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const line = (values: readonly (string | number | null)[]) => `${values.map(field).join(',')}\n`;
  const rows = table.groups.flatMap(({ rows, total }) => (total === null ? rows : [...rows, total]));
  return [line(table.columns.flatMap((column) => column.data)), ...rows.map((row) => line(row.flatMap((cell) => cell.data)))].join('');
}

/** What stays on one line: "83 %", and a command between backticks where it fits. */
function unbroken(text: string, width: number): string[] {
  const parts = text.match(/(?:`[^`]*`|\S)+(?: %\S*)?|^$/g) ?? [''];
  return parts.flatMap((part) => (part.length > width ? part.split(' ') : [part]));
}

/** Lines of at most `width` characters, broken at blanks. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of unbroken(text, width)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
