/** Who takes the field: the units of both sides and their models, by number. Made once a game, never written to. */
import type { Seat } from '../../kernel/game.ts';

export interface Forces {
  readonly units: readonly UnitOf[];
  readonly models: readonly Enlisted[];
  /** Of each side's force, as messages and rows call it. */
  readonly names: readonly [circle: string, set: string];
}

export interface UnitOf {
  /** A name of its own, such as archers or archers-2. */
  readonly id: string;
  readonly seat: Seat;
  /** Its unit card, as the book names it. */
  readonly card: string;
  /** Begins with twice the models of its card ("Reinforced Units"). */
  readonly reinforced: boolean;
  /** Numbers of its models, one after another. */
  readonly members: readonly number[];
}

export interface Enlisted {
  /** As messages call it: archers.3; a unit of one goes by the unit's name. */
  readonly id: string;
  readonly unit: number;
  readonly seat: Seat;
}

/** Models in a row: those of the first unit first. */
export function forcesOf(units: readonly { readonly id: string; readonly seat: Seat; readonly card: string; readonly reinforced: boolean; readonly count: number }[], names: Forces['names']): Forces {
  const models: Enlisted[] = [];
  const made = Array.from(units, ({ id, seat, card, reinforced, count }, unit): UnitOf => {
    const first = models.length;
    for (let model = 1; model <= count; model++) models.push({ id: count === 1 ? id : `${id}.${model}`, unit, seat });
    return { id, seat, card, reinforced, members: Array.from({ length: count }, (_, model) => first + model) };
  });
  return { units: made, models, names };
}
