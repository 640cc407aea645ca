/** Tables of the page. */
import type { Table } from '../summary/index.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { escapeProse } from './escape.ts';

/** The win-rate table, as on the terminal. Its notes stand below. */
export function htmlOf({ columns, groups, notes }: Table): string {
  const classOf = (i: number) => (columns[i]!.align === 'right' ? ' class="number"' : '');
  const row = (texts: readonly string[], kind: string) => `<tr${kind}>${texts.map((text, i) => `<td${classOf(i)}>${escapeMarkup(text.trim())}</td>`).join('')}</tr>`;
  const body = groups.flatMap(({ heading, rows, total }) => [
    ...(heading === null ? [] : [`<tr class="heading"><th colspan="${columns.length}">${escapeMarkup(heading)}</th></tr>`]),
    ...rows.map((cells) => row(cells.map(({ text }) => text), '')),
    ...(total === null ? [] : [row(total.map(({ text }) => text), ' class="total"')]),
  ]);
  const head = columns.map(({ title }, i) => `<th${classOf(i)}>${escapeMarkup(title)}</th>`).join('');
  return `${scrolled(`<thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody>`)}\n${notes.map((note) => `<p class="note">${escapeProse(note)}</p>`).join('\n')}`;
}

/** Texts under headings. */
export function listing(titles: readonly string[], rows: readonly (readonly string[])[], classes: readonly string[] = []): string {
  const head = titles.map((title) => `<th>${escapeMarkup(title)}</th>`).join('');
  const body = rows.map((row, i) => `<tr${classes[i] ? ` class="${classes[i]}"` : ''}>${row.map((text) => `<td>${escapeMarkup(text)}</td>`).join('')}</tr>`);
  return scrolled(`<thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody>`);
}

function scrolled(table: string): string {
  return `<div class="scroll"><table>${table}</table></div>`;
}
