/** What stands below the charts: how sure, how to replay, from which seeds and numbers. */
import { SOURCES } from '../../kernel/book.ts';
import type { Manifest, RestsOn, RunData } from '../run-data.ts';
import type { Summary } from '../summary/index.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { listing } from './html-tables.ts';

/** More failed games than this are listed in their own file only. */
const FAILURES_SHOWN = 50;

const REPLAY = 'npx skirmish replay .';

export function strategies({ strategies }: Manifest): string {
  return `<h2>Strategies</h2>\n${listing(['name', 'how it plays', 'from'], Object.entries(strategies).map(([name, { about, from }]) => [name, about, from]))}`;
}

/** Figures that should be unremarkable, cell by cell. */
export function checks({ cells }: Summary): string {
  const rows = cells.map(({ label, units, finished, failed, duplicates, effective, decisions }) => [
    label,
    `${finished}`,
    `${units}`,
    `${failed}`,
    `${duplicates}`,
    `${effective}`,
    decisions.estimate === null ? '-' : decisions.estimate.toFixed(0),
  ]);
  return `<h2>Checks</h2>
<p class="note">Independent: units of games that share neither luck nor set-up. Repeated: games that were in every figure as an earlier one. Effective: games that tell something of their own.</p>
${listing(['cell', 'finished', 'independent', 'failed', 'repeated', 'effective', 'decisions a game'], rows)}
<p class="note">Luck: what the dice gave above what they owed, over the cells. Beyond 4 standard deviations either way would be suspect.</p>
${listing(['luck in', 'of', 'unit', 'mean a game', 'in standard deviations'], luckRows(cells))}`;
}

/** Each channel of each seat, from the unluckiest cell to the luckiest. */
function luckRows(cells: Summary['cells']): string[][] {
  return cells[0]!.luck.map(({ channel, seat, unit }, i) => {
    const range = (figures: (number | null)[], decimals: number) => {
      const known = figures.filter((figure) => figure !== null);
      return known.length === 0 ? '-' : `${signed(Math.min(...known), decimals)} to ${signed(Math.max(...known), decimals)}`;
    };
    return [channel, seat, unit, range(cells.map(({ luck }) => luck[i]!.mean), 3), range(cells.map(({ luck }) => luck[i]!.z), 1)];
  });
}

export function failures({ failures, manifest }: RunData): string {
  if (failures.length === 0) return '<h2>Failed games</h2>\n<p>None.</p>';
  const shown = failures.slice(0, FAILURES_SHOWN);
  const rows = shown.map(({ cell, game, kind, seat, decision, message }) => [manifest.cells[cell]!.label, `${game}`, kind, seat ?? '-', `${decision}`, message, `${REPLAY} ${cell} ${game}`]);
  const more = failures.length > shown.length ? `\n<p>And ${failures.length - shown.length} more, in failures.json.</p>` : '';
  return `<h2>Failed games</h2>
<p class="note">They enter no rate. The commands work in the folder of this report.</p>
${listing(['cell', 'game', 'kind', 'seat', 'at decision', 'what happened', 'replay'], rows)}${more}`;
}

export function replaying({ cells, gamesPerCell }: Summary): string {
  const uneven = cells.some(({ games }) => games !== gamesPerCell);
  const rows = cells.map(({ cell, label, games }) => [`${cell}`, label, ...(uneven ? [`${games}`] : [])]);
  return `<h2>Replay any game</h2>
<p>In the folder of this report, for a cell of the table and a game from 0 to ${uneven ? 'the last of the cell' : gamesPerCell - 1}:</p>
<pre>${REPLAY} &lt;cell&gt; &lt;game&gt;</pre>
<details><summary>Numbers of the cells</summary>
${listing(['number', 'cell', ...(uneven ? ['games'] : [])], rows)}
</details>`;
}

export function seeds({ seed, draws, games, cellGames, identity }: Manifest): string {
  const rows = [
    ['seed', `${seed}`],
    ['games', `0 to ${games - 1}${cellGames === undefined ? '' : ' at most'}, in each cell from the same streams`],
    ...Object.entries(draws).map(([purpose, count]) => [`distinct draws of ${purpose}`, `${count}, taken in turn`]),
    ['identity', identity],
  ];
  return `<h2>Seeds</h2>
<p class="note">A stream of luck is named by the seed, its purpose and the number of the game, and depends on nothing else. Equal identities hold the same games.</p>
${listing(['what', 'value'], rows)}`;
}

/** Assumed numbers first, and marked. */
export function provenance({ restsOn }: Manifest): string {
  const rank = (source: RestsOn['source']) => SOURCES.length - (SOURCES as readonly string[]).indexOf(source); // assumed is the last of SOURCES
  const sorted = restsOn.map((entry, i) => ({ entry, i })).sort((a, b) => rank(a.entry.source) - rank(b.entry.source) || a.i - b.i);
  const rows = sorted.map(({ entry: { path, value, source, note } }) => [source, path, value, note]);
  return `<h2>What it rests on</h2>
<p class="note">Every number of the book that the results depend on: assumed here, found in a public source, derived, or printed in the rulebook; those that this experiment sets or varies come last.</p>
${listing(['source', 'number', 'value', 'where or why'], rows, sorted.map(({ entry }) => (entry.source === 'assumed' ? 'assumed' : '')))}`;
}

export function experiment({ experiment }: Manifest): string {
  return `<h2>Experiment</h2>\n<pre>${escapeMarkup(experiment)}</pre>`;
}

export function columns({ dictionary, confidence, digits }: Summary): string {
  const rows = dictionary.columns.map(({ name, unit, about, seat }) => [name, unit, seat ?? '', about]);
  return `<h2>Columns</h2>
<details><summary>Columns of games.parquet</summary>
${listing(['column', 'unit', 'seat', 'meaning'], rows)}
</details>
<details><summary>Fields of summary.json</summary>
<p class="note">Intervals at ${confidence * 100} %; figures to ${digits} decimals.</p>
${listing(['field', 'meaning'], Object.entries(dictionary.fields))}
</details>`;
}

function signed(value: number, decimals: number): string {
  return `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(decimals)}`;
}
