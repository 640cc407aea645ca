/** Text that is put into a page and stays text, whatever is in it. */
import { escapeMarkup } from '../escape-markup.ts';

/** For running text: a percent sign stays on the line of its number. */
export function escapeProse(text: string): string {
  return escapeMarkup(text.replace(/(\d) %/g, '$1\u00a0%'));
}

/** A value as JSON that no `</script>` in it can end. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** A library's source, for use within a script element. */
export function scriptSource(source: string): string {
  return source.replace(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '\\x3c!--').replace(/\n?\/\/# sourceMappingURL=\S+/g, '');
}

/** A drawing's ids made its own, so that several drawings can share a page. */
export function ownIds(svg: string, prefix: string): string {
  return svg.replace(/\bid="([^"]+)"/g, `id="${prefix}-$1"`).replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`).replace(/href="#([^"]+)"/g, `href="#${prefix}-$1"`);
}
