/** What makes one commander differ from another. Weights are of figures: 1 is as good as a Blood Beret. */
export interface Doctrine {
  /** What counts of what its attacks promise. */
  readonly kills: number;
  /** What counts of what the enemies could do to a figure where it stops. */
  readonly fear: number;
  /** What a step nearer to its errand counts. */
  readonly haste: number;
  /** What a step nearer to the closest enemy counts, on top of its errand, on each side of the board. */
  readonly hunt: { readonly caves: number; readonly jungle: number };
  /** Blood Berets go on only together, and keep counters for later; the Legion strikes late in a turn and with its Nepharite awake. */
  readonly careful: boolean;
  /** Blood Berets enter sections only with others close behind. */
  readonly together: boolean;
  /** How much scanners keep out of each other's sections: 0 all search one after another, 1 each its own. */
  readonly spread: number;
  /** They come in where most troop counters are. */
  readonly crowd: boolean;
  /** Lets the enemy come where the mission allows it. */
  readonly waits: boolean;
}
