/** A table on which somebody is active: parts of what a `Table` is given. */
import type { Active } from '../../../src/systems/legions-of-steel/state.ts';
import type { Designation } from '../../../src/systems/legions-of-steel/vocabulary.ts';
import type { Given, Table } from './table.ts';

/** The figure of this name acts, and has done nothing yet. */
export function active(id: string, as: Designation = 'walking', more: Partial<Active> = {}): Required<Pick<Given, 'agenda' | 'is'>> {
  return {
    agenda: (table) => [{ step: 'acting', figure: table.number(id) }],
    is: (battle, table) => {
      const figure = table.number(id);
      battle.figures[figure]!.activated = true;
      battle.active = { figure, as, spent: 0, diagonals: 0, patient: [false, false], ...more };
    },
  };
}

/** The figure of this name has just come into view of the other seat, and is active unless said otherwise. */
export function exposed(id: string, seat: 0 | 1): Required<Pick<Given, 'agenda' | 'is'>> {
  return { agenda: (table) => [{ step: 'window', at: 'exposure', seat, exposed: [table.number(id)] }], is: active(id).is };
}

/** What of a story is left: the fates of these. */
export const fates = (table: Table, ...ids: readonly string[]): string => ids.map((id) => table.figure(id).fate).join(' ');
