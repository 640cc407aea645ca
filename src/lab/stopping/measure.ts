/** What of a game decides when a run stops: the first seat's score, or the figure that a run is tuned by; from 0 to 1. */
import { figuresOf } from '../expect/figures.ts';
import type { Manifest } from '../run-data.ts';

export interface Measure {
  column: string;
  /** Of the column's entry in a finished game. */
  of: (entry: string | number) => number;
}

export const SCORE: Measure = { column: 'score', of: Number };

export function measureOf({ stopping, seats, grades, columns, mission }: Pick<Manifest, 'stopping' | 'seats' | 'grades' | 'columns' | 'mission'>): Measure {
  if (stopping?.kind !== 'tune') return SCORE;
  const { column, of } = figuresOf({ seats, grades, columns, roundLimit: mission.roundLimit }).find(({ name }) => name === stopping.figure)!;
  return { column, of: (entry) => of(entry) / stopping.most };
}
