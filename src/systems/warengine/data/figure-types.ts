/** What each figure type costs and how far it may be built up, per the Figure Type Table of the builder (version 2.1). */
import { assumed, found, whole } from '../../../kernel/book.ts';

const TABLE = 'Figure Type Table, Troop Builder 2.1';
const points = whole(0, 200);

const figureType = (cost: number, tweaks: number, heroPoints: number, movement: number, weapons: number) => ({
  cost: found(points, cost, `points; ${TABLE}`),
  tweaks: found(points, tweaks, `points of tweaks at most; ${TABLE}`),
  heroPoints: found(points, heroPoints, `hero points at most; ${TABLE}`),
  movement: assumed(whole(0, 36), movement, 'inches at most; each type has its own maximum, which is lost', [movement, movement - 3, movement + 3]),
  weapons: assumed(whole(1, 6), weapons, 'weapons at most; there are weapon slots, whose number is lost', [weapons, weapons - 1, weapons + 1]),
});

export const TYPE_ENTRIES = {
  trooper: figureType(2, 15, 4, 15, 2),
  elite: figureType(4, 25, 6, 15, 2),
  character: figureType(8, 60, 12, 15, 3),
  light: figureType(10, 15, 4, 24, 4),
  medium: figureType(20, 25, 8, 18, 4),
  heavy: figureType(40, 50, 12, 12, 4),
} as const;
