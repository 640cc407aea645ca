/** Prices in words for a terminal: one line a figure; or a force, what it uses up of its limits, and each price part by part. */
import type { ForceReport, PointsReport, Price } from '../kernel/points.ts';
import { table } from './table.ts';

export function pointsLines({ prices, force, notes }: PointsReport): string[] {
  const lines = force === null ? priceTable(prices) : [...forceLines(force), '', ...limitLines(force), '', ...explained(prices)];
  return [...lines, '', ...notes.flatMap((note) => table([[note]]))];
}

/** A line a figure; what it carries comes last, being long. */
function priceTable(prices: readonly Price[]): string[] {
  const traits = Object.keys(prices[0]?.traits ?? {});
  const [last, ...others] = [...traits].reverse();
  const columns = [...others.reverse(), ...(last === undefined ? [] : [last])];
  const rows = prices.map(({ id, points, traits }) => [id, String(points), ...columns.map((column) => traits[column]!)]);
  return table([['', 'points', ...columns], ...rows], { right: [1] });
}

/** Each price with its characteristics, then its parts. */
export function explained(prices: readonly Price[]): string[] {
  return prices.flatMap(({ id, points, traits, parts }, index) => [
    ...(index === 0 ? [] : ['']),
    `${id}: ${points} points`,
    ...table([[Object.entries(traits).map(([name, value]) => `${name} ${value}`).join(', ')]], { indent: '  ' }),
    ...table(parts.map((part) => [part.name, part.points.toFixed(1), part.of]), { indent: '  ', right: [1] }),
  ]);
}

function forceLines({ units, total }: ForceReport): string[] {
  const rows = units.flatMap(({ id, points, figures }) =>
    figures.map(({ price, count, each }, place) => [place === 0 ? id : '', String(count), price, String(each), String(count * each), place === figures.length - 1 ? String(points) : '']),
  );
  return table([['unit', '', 'figure', 'each', 'together', 'unit'], ...rows, ['in all', '', '', '', '', String(total)]], { right: [1, 3, 4, 5] });
}

function limitLines({ limits }: ForceReport): string[] {
  return table(limits.map(({ name, used, most }) => [name, String(used), most === null ? '' : `of at most ${most}`]), { right: [1] });
}
