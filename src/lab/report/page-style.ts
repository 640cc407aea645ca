/** How the page looks: dark on light, wide or narrow, and on paper. */
import { seatColor } from '../charts/style.ts';

export const PAGE_STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 60rem; background: #fff; color: #222; font: 16px/1.5 "DejaVu Sans", Verdana, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .75rem; padding-top: .75rem; border-top: 1px solid #ddd; }
h3 { font-size: 1rem; margin: 0; }
.facts, .note { color: #555; font-size: .85rem; margin: .25rem 0; }
.verdict { margin: 1rem 0; padding: .75rem 1rem; border-left: .5rem solid #8a8a8a; background: #f5f5f5; }
.verdict p { margin: 0; font-size: 1.1rem; font-weight: bold; }
.verdict.fair { border-color: #4c8c4a; }
.verdict.drift { border-color: #c0392b; }
${[0, 1, 2, 3].map((seat) => `.verdict.seat-${seat} { border-color: ${seatColor(seat)}; }`).join('\n')}
.warning { margin: 1rem 0; padding: .5rem 1rem; border-left: .5rem solid #d9a400; background: #fff8e1; font-size: .9rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .85rem; margin: .5rem 0; }
th, td { padding: .25rem .6rem; text-align: left; vertical-align: top; border-bottom: 1px solid #e5e5e5; }
th { background: #f0f0f0; font-weight: bold; }
td.number, th.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
tr.heading th { background: #fff; padding-top: 1rem; }
tr.total td { font-weight: bold; border-top: 2px solid #999; }
tr.assumed td { background: #fff8e1; }
figure { margin: 1.5rem 0 2.5rem; break-inside: avoid; }
.chart { overflow-x: auto; margin-top: .5rem; }
.chart svg { display: block; max-width: max(100%, 30rem); height: auto; }
pre, code { font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: .85rem; }
pre { overflow-x: auto; padding: .75rem 1rem; background: #f5f5f5; border: 1px solid #e5e5e5; }
td code { white-space: nowrap; }
summary { cursor: pointer; }
@media (min-width: 40rem) { td:first-child { white-space: nowrap; } }
@media (max-width: 40rem) { body { font-size: 15px; padding: 1rem .75rem 3rem; } h1 { font-size: 1.3rem; } th, td { padding: .2rem .4rem; } }
@media print { body { max-width: none; padding: 0; } .scroll, .chart { overflow: visible; } .chart svg { max-width: 100%; } h2 { break-after: avoid; } pre { white-space: pre-wrap; } }
`;
