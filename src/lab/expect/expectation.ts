/** What an experiment expects of its results: figures, each within a band. */

export interface Expectation {
  /** By name: see `figuresOf`. */
  figure: string;
  low: number;
  high: number;
  /** Label of a cell, or a pairing of strategies ("rush / marksman", in each of its cells); null: all pairings together. */
  cell: string | null;
}

/** The whole interval is within the band · the whole interval is outside · it reaches over an edge. */
export const OUTCOMES = ['balanced', 'unbalanced', 'undecided'] as const;
export type Outcome = (typeof OUTCOMES)[number];
