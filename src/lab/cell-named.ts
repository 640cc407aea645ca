/** A cell of a run, as a user names it. */
import { UsageError, unknownName } from '../kernel/errors.ts';
import type { Cell } from './run-data.ts';

/** By index or label. Throws a `UsageError` if there is none. */
export function cellNamed({ cells }: { cells: readonly Cell[] }, name: string): Cell {
  const isIndex = /^\d+$/.test(name);
  const cell = isIndex ? cells[Number(name)] : cells.find(({ label }) => label === name);
  if (cell !== undefined) return cell;
  throw new UsageError(isIndex ? `no cell ${name}; the run has cells 0 to ${cells.length - 1}` : unknownName('cell', name, cells.map(({ label }) => label)));
}
