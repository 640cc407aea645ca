/** Dice that a characteristic of the builder may have, worst first. Its charts are lost: these are all that the book's examples use, and the steps between. */
export const LADDER = ['1k1', '2k1', '2k2', '3k2', '3k3', '4k3', '4k4', '5k4', '5k5'] as const;
