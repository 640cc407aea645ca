/** Two force lists as the numbered figures and units of one battle. */
import { UsageError } from '../../../kernel/errors.ts';
import type { Numbers } from '../book.ts';
import type { Enlisted, Forces, UnitOf } from '../forces.ts';
import type { ForceList } from '../points/force-list.ts';
import { priceForce, type PricedUnit } from '../points/price.ts';
import { SIDES } from '../vocabulary.ts';

/** Each list must be legal. Throws a `UsageError` for one with profiles of its own. */
export function forcesOf(book: Numbers, lists: readonly [red: ForceList, blue: ForceList], names: readonly [string, string]): Forces {
  const figures: Enlisted[] = [];
  const units: UnitOf[] = [];
  lists.forEach((list, seat) => {
    const own = Object.keys(list.profiles);
    if (own.length > 0) throw new UsageError(`${list.title}: profiles of its own (${own.join(', ')}) are priced, not played; patch one of the book's instead, such as units.thug.defense`);
    const priced = priceForce(book, list).units;
    const nameOf = namesOf(priced, SIDES[seat]!.charAt(0));
    for (const unit of priced) {
      const members: number[] = [];
      for (const { profile, count, heroPoints, each } of unit.figures) {
        for (let i = 0; i < count; i++) {
          members.push(figures.length);
          figures.push({ id: nameOf(profile.id), profile: profile.id, seat, unit: units.length, heroPoints, points: each });
        }
      }
      units.push({ id: `${SIDES[seat]!.charAt(0)}-${unit.id}`, seat, members });
    }
  });
  return { figures, units, names };
}

/** r-thug-1, r-thug-2, ...; r-spike where there is only one. */
function namesOf(units: readonly PricedUnit[], side: string): (profile: string) => string {
  const all = units.flatMap(({ figures }) => figures);
  const given = new Map<string, number>();
  return (profile) => {
    const several = all.reduce((sum, figures) => (figures.profile.id === profile ? sum + figures.count : sum), 0) > 1;
    const number = (given.get(profile) ?? 0) + 1;
    given.set(profile, number);
    return several ? `${side}-${profile}-${number}` : `${side}-${profile}`;
  };
}
