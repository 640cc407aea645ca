/** What makes one leader differ from another. Weights are of the worth of a figure: a Nightmare is 1. */
export interface Doctrine {
  /** A step nearer to where a figure is to go. */
  readonly haste: number;
  /** How much more that counts in the last turn. */
  readonly hurry: number;
  /** How much of the danger on a way counts. */
  readonly caution: number;
  /** How much counts of what enemies could do who are free to act. */
  readonly fear: number;
  /** A post that commands where enemies come. */
  readonly watch: number;
  /** The least chance for which a figure fires that could cover instead. */
  readonly fireFrom: number;
  /** The least chance for which covering fire is taken at an enemy who may still come nearer. */
  readonly coverFrom: number;
  /** Steps before an enemy on his way at which he is met, where there is only an enemy to be stopped. */
  readonly meets: number;
  /** Figures that go right to the place; the others stay this many steps away. */
  readonly holders: number;
  readonly support: number;
  /** What counts of what suppression promises on ways that enemies need not go; 0: it never lays any. */
  readonly suppression: number;
  readonly throws: boolean;
  /** What counts of what a K-Pulse promises that is thrown at the end of a way; 0: nobody goes anywhere to throw. */
  readonly pulses: number;
  /** What counts of the steps that are saved where a door or a forcewall is shot down; 0: nobody fires at one. */
  readonly breach: number;
  /** What a grenade is worth that is picked up, or is passed to who is nearer to the enemy; 0: it stays where it is. */
  readonly grenade: number;
  readonly orders: boolean;
  /** What a point of leadership is worth: it goes to the dice of an attack that it helps by more; Infinity: to none. */
  readonly lift: number;
  /** The least danger to a figure out of its leaders' sight for which it is lent a point; Infinity: none is lent. */
  readonly lend: number;
  /** Points at most that go to initiative. */
  readonly bids: number;
  /** Whether it goes first where it may choose. */
  readonly first: boolean;
}
