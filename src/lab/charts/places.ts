/** Where on the board it happens, such as deaths: a map for each kind of figure, rows downward as on the table; of an open table, inches. */
import type { Column } from '../../kernel/game.ts';
import type { RunData } from '../run-data.ts';
import { placesColumns } from '../summary/columns.ts';
import type { Summary } from '../summary/index.ts';
import { from } from './arquero.ts';
import { capital, chart, rounded, slug, spoken, words, type Chart } from './chart.ts';
import { gamesOf } from './pool-games.ts';
import { ofReference, withReference } from './reference-only.ts';
import { grouped } from '../grouped.ts';

/** Kinds of figure with a map of their own; rarer ones are left out, and the note says so. */
const MOST_MAPS = 6;
/** Pixels that the longer side of a map may take. */
const MAP_SIZE = 176;

interface Square {
  who: string;
  column: number;
  row: number;
  count: number;
}

export function places(run: RunData, summary: Summary): Chart[] {
  return placesColumns(run.manifest.columns).flatMap((column) => {
    const squares = countBySquare(run, summary, column);
    return squares.length === 0 ? [] : [mapOf(run, summary, column, squares)];
  });
}

function countBySquare(run: RunData, summary: Summary, { name }: Column): Square[] {
  const counts = new Map<string, number>();
  for (const text of gamesOf(run, summary.pools[0]!).flatMap((cell) => cell.texts(name))) {
    if (text !== '') for (const event of text.split(' ')) counts.set(event, (counts.get(event) ?? 0) + 1);
  }
  const squares = [...counts].map(([event, count]): Square => ({ ...parseEvent(event), count }));
  return from(squares).orderby('who', 'row', 'column').objects() as Square[];
}

/** "necromutant@4,9" */
function parseEvent(event: string): Omit<Square, 'count'> {
  const at = event.lastIndexOf('@');
  const [column, row] = event.slice(at + 1).split(',').map(Number) as [number, number];
  return { who: event.slice(0, at), column, row };
}

function mapOf(run: RunData, summary: Summary, column: Column, squares: readonly Square[]): Chart {
  const { columns, rows, inches } = run.manifest.mission.field;
  const [across, down] = inches ? ['inches from the left', 'inches from the top'] : ['column', 'row'];
  const totals = new Map<string, number>();
  for (const { who, count } of squares) totals.set(who, (totals.get(who) ?? 0) + count);
  const kinds = [...totals].sort((a, b) => b[1] - a[1]).map(([who]) => who);
  const shown = kinds.slice(0, MOST_MAPS);
  const { finished } = summary.pools[0]!;
  const heading = (who: string) => `${spoken(who)}, ${(totals.get(who)! / finished).toFixed(2)} a game`;
  const values = shown.flatMap((who) =>
    squares.filter((square) => square.who === who).map(({ column: x, row: y, count }) => ({ who: heading(who), x, y, count, rate: rounded((count * 100) / finished) })),
  );
  const most = Math.max(...values.map(({ rate }) => rate));
  const pixels = Math.max(5, Math.min(18, Math.floor(MAP_SIZE / Math.max(columns, rows))));
  const axis = (length: number, orient: string) => ({ orient, values: Array.from({ length }, (_, i) => i).filter((i) => i % (length > 12 ? 4 : 2) === 0), labelAngle: 0, domain: false, grid: false });
  const perLine = Math.max(1, Math.min(shown.length, Math.floor(700 / (columns * pixels + 60))));
  const left = kinds.length > shown.length ? ` Not drawn, being rare: ${kinds.slice(MOST_MAPS).map(spoken).join(', ')}.` : '';
  return chart(
    `places-${slug(column.name)}`,
    titleOf(column, squares.filter(({ who }) => shown.includes(who)), summary, inches ?? false),
    `${capital(words(column.name))} on each square${inches ? ' inch' : ''} in a hundred games, the same shades on every map; ${ofReference(summary)}, ${grouped(finished)} games.${left}`,
    Math.max(420, perLine * (columns * pixels + 60)),
    {
      data: { values },
      columns: perLine,
      resolve: { axis: { x: 'independent', y: 'independent' } },
      facet: { field: 'who', type: 'nominal', title: null, sort: shown.map(heading), header: { labelAnchor: 'start' } },
      spec: {
        width: columns * pixels,
        height: rows * pixels,
        layer: [
          {
            mark: { type: 'rect', tooltip: true, aria: false }, // a label for each of a thousand squares would be four fifths of the page
            encoding: {
              x: { field: 'x', type: 'ordinal', title: across, scale: { domain: range(columns), padding: 0 }, axis: axis(columns, 'bottom') },
              y: { field: 'y', type: 'ordinal', title: down, scale: { domain: range(rows), padding: 0 }, axis: axis(rows, 'left') },
              color: { field: 'rate', type: 'quantitative', title: `${column.name} in 100 games`, scale: { domain: [0, most], range: ['#fdf1e3', '#fdc98f', '#ef6548', '#7f0000'], interpolate: 'rgb' }, legend: { gradientLength: 240 } },
            },
          },
          { data: { values: [{}] }, mark: { type: 'rect', fill: null, stroke: '#999999' }, encoding: { x: { value: 0 }, x2: { value: columns * pixels }, y: { value: 0 }, y2: { value: rows * pixels } } },
        ],
      },
    },
  );
}

/** The darkest square of all maps. */
function titleOf(column: Column, squares: readonly Square[], summary: Summary, inches: boolean): string {
  const { who, column: x, row: y, count } = squares.reduce((best, next) => (next.count > best.count ? next : best));
  const rate = (count * 100) / summary.pools[0]!.finished;
  return `Most ${words(column.name)} on one square${inches ? ' inch' : ''}${withReference(summary)}: ${spoken(who)}, ${inches ? `${x} inches from the left and ${y} from the top` : `column ${x}, row ${y}`}, ${rate.toFixed(1)} in a hundred games`;
}

function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}
