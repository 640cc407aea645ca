/** Until when a run is played where its number of games is not fixed beforehand. */

/** As `manifest.json` keeps it. */
export type Stopping = Bounds & (Precision | Question | Tune);

interface Bounds {
  /** Per cell: before them nothing is decided. */
  leastGames: number;
  /** Per cell: after them nothing is waited for. */
  mostGames: number;
}

/** A cell stops when the interval of the first seat's score reaches no further than this to either side. */
export interface Precision {
  kind: 'precision';
  halfWidth: number;
  /** Settings of a sweep that are surely further from this score than the best one are dropped; null: none is. */
  pruneTarget: number | null;
}

/** Two cells stop when it is known which of them the first seat scores more in, or that the difference is within the margin. The others play `leastGames`. */
export interface Question {
  kind: 'question';
  /** Indices of the cells. */
  better: readonly [number, number];
  margin: number;
}

/** Of a sweep, the settings that may be nearest to a target go on until it is known which is, or that no other is nearer by more than the margin. */
export interface Tune {
  kind: 'tune';
  /** One that `figuresOf` names; its target and margin are in its unit. */
  figure: string;
  target: number;
  margin: number;
  /** The most that a game can give of the figure. */
  most: number;
}
