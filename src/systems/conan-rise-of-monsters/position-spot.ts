/** A spot of the table in a position file: [x, y] in inches. */
import { hundredths } from '../../kernel/table/inches.ts';
import type { Battle } from './state.ts';

/** Undefined for what is none, or lies beside the table. */
export function readSpot(battle: Pick<Battle, 'table'>, value: unknown): [number, number] | undefined {
  const [x, y] = Array.isArray(value) && value.length === 2 ? value.map((each: unknown) => (typeof each === 'number' ? hundredths(each) : undefined)) : [];
  return x === undefined || y === undefined || x < 0 || y < 0 || x > battle.table.width || y > battle.table.height ? undefined : [x, y];
}
