/** What units and forces cost: the coins of their cards; a reinforced unit twice ("Reinforced Units"). */
import { cardOf, type Numbers } from '../book.ts';
import type { Forces } from '../forces.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { ForceList, UnitList } from './force-list.ts';

/** A reinforced unit is its card twice: in models and in points. */
const REINFORCED = 2;

export const cardsIn = (reinforced: boolean): number => (reinforced ? REINFORCED : 1);

export const unitCost = (book: Numbers, { unit, reinforced }: Pick<UnitList, 'unit' | 'reinforced'>): number => cardsIn(reinforced) * cardOf(book, unit).cost;

export const unitModels = (book: Numbers, { unit, reinforced }: Pick<UnitList, 'unit' | 'reinforced'>): number => cardsIn(reinforced) * cardOf(book, unit).models;

/** All cards must be known. */
export const listCost = (book: Numbers, { units }: ForceList): number => units.reduce((sum, unit) => sum + unit.count * unitCost(book, unit), 0);

/** Points of a side that has taken the field. */
export const forceCost = (book: Numbers, { units }: Forces, seat: Seat): number =>
  units.reduce((sum, unit) => (unit.seat === seat ? sum + unitCost(book, { unit: unit.card, reinforced: unit.reinforced }) : sum), 0);

/** Tokens that a force brings: one of a reinforced unit too ("Tokens of the Gods"). */
export const listDestiny = (book: Numbers, { units }: ForceList): number => units.reduce((sum, { unit, count }) => sum + count * cardOf(book, unit).destiny, 0);
