/** Two force lists as the numbered figures and units of one battle. */
import type { Numbers } from '../book.ts';
import type { Enlisted, Forces, UnitOf } from '../forces.ts';
import type { ForceList } from '../points/force-list.ts';
import { priceForce, type PricedUnit } from '../points/price.ts';
import { SIDES } from '../vocabulary.ts';

/** Each list must be legal; a profile that both have must be the same in both. */
export function forcesOf(book: Numbers, lists: readonly [red: ForceList, blue: ForceList], names: readonly [string, string]): Forces {
  const figures: Enlisted[] = [];
  const units: UnitOf[] = [];
  lists.forEach((list, seat) => {
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
  return { figures, units, profiles: { ...lists[0].profiles, ...lists[1].profiles }, names };
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
