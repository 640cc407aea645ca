/** Which columns of a run are what: the mission's own numbers, its places, and the luck ledger's. */
import type { Column } from '../../kernel/game.ts';

/** Columns that every run has, whatever the game. */
const COMMON = ['cell', 'game', 'pair', 'failure', 'winner', 'grade', 'score', 'rounds', 'decisions', 'digest'];

export function ownNumbers(columns: readonly Column[]): Column[] {
  return columns.filter(({ name, kind }) => (kind === 'whole' || kind === 'real') && !COMMON.includes(name) && !name.startsWith('luck.'));
}

export function placesColumns(columns: readonly Column[]): Column[] {
  return columns.filter(({ kind }) => kind === 'places');
}

export interface LuckColumn {
  channel: string;
  seat: string;
  unit: string;
  deviation: string;
  variance: string;
}

/** `luck.<channel>.<seat>` with its `.variance`, in the order of the columns. */
export function luckColumns(columns: readonly Column[], seats: readonly string[]): LuckColumn[] {
  return columns.flatMap(({ name, unit }) => {
    const seat = seats.find((word) => name.startsWith('luck.') && name.endsWith(`.${word}`));
    if (seat === undefined) return [];
    return [{ channel: name.slice('luck.'.length, -seat.length - 1), seat, unit, deviation: name, variance: `${name}.variance` }];
  });
}
