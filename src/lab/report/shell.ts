/** A page that opens anywhere, offline: head, style, what it says, and the libraries that make its charts live. */
import type { TopLevelSpec } from 'vega-lite';
import { escapeMarkup } from '../escape-markup.ts';
import { escapeProse, ownIds, scriptJson } from './escape.ts';
import { chartLibraries } from './libraries.ts';
import { PAGE_STYLE } from './page-style.ts';

/** A chart without its title, which the page sets in its own letters. */
export interface Figure {
  id: string;
  title: string;
  note: string;
  spec: TopLevelSpec;
  svg: string;
}

/** Scripts and styles of the page itself, nothing from elsewhere, and no code made from text. */
const POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:";

export interface Page {
  title: string;
  /** What it is about, in one line. */
  facts: string;
  /** HTML. */
  main: string;
  /** Those that `main` shows. */
  figures: readonly Figure[];
}

export function shell({ title, facts, main, figures }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header>
<h1>${escapeMarkup(title)}</h1>
<p class="facts">${escapeMarkup(facts)}</p>
</header>
<main>
${main}
</main>
<script type="application/json" id="charts">${scriptJson(figures.map(({ id, spec }) => ({ id, spec })))}</script>
${chartLibraries().map((source) => `<script>${source}</script>`).join('\n')}
<script>${START}</script>
</body>
</html>
`;
}

/** Puts a live chart in the place of each drawing; opens what is folded before printing. */
const START = `
for (const { id, spec } of JSON.parse(document.getElementById('charts').textContent)) {
  const place = document.getElementById('chart-' + id);
  const live = document.createElement('div');
  vegaEmbed(live, spec, { ast: true, actions: false, renderer: 'svg' }).then(() => place.replaceChildren(live));
}
addEventListener('beforeprint', () => document.querySelectorAll('details').forEach((part) => { part.open = true; }));
`;

export function figureOf({ id, title, note, svg }: Figure): string {
  return `<figure aria-label="${escapeMarkup(title)}">
<h3>${escapeProse(title)}</h3>
<p class="note">${escapeProse(note)}</p>
<div class="chart" id="chart-${id}">${ownIds(svg, id)}</div>
</figure>`;
}
