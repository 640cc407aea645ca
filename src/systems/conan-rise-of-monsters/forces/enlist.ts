/** Two force lists as the numbered units and models of one battle. */
import type { Seat } from '../../../kernel/game.ts';
import type { Numbers } from '../book.ts';
import { forcesOf, type Forces } from '../forces.ts';
import type { ForceList } from '../points/force-list.ts';
import { unitModels } from '../points/price.ts';

/** Each list must be legal. Units go by the names of their cards: bossonian-archers, bossonian-archers-2. */
export function enlist(book: Numbers, lists: readonly [circle: ForceList, set: ForceList], names: readonly [string, string]): Forces {
  const given = new Map<string, number>();
  const nameOf = (card: string): string => {
    const number = (given.get(card) ?? 0) + 1;
    given.set(card, number);
    return number === 1 ? card : `${card}-${number}`;
  };
  const units = lists.flatMap((list, seat: Seat) =>
    list.units.flatMap((unit) =>
      Array.from({ length: unit.count }, () => ({ id: nameOf(unit.unit), seat, card: unit.unit, reinforced: unit.reinforced, count: unitModels(book, unit) })),
    ),
  );
  return forcesOf(units, names);
}
