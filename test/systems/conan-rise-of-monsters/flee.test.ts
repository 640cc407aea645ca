/** Units that run for their own edge of the table, as "Morale Checks" has it, and Lemurian Sorcery. The Circle's edge is the lower one, at 48 inches. */
import { describe, expect, test } from 'vitest';
import { isTogether } from '../../../src/systems/conan-rise-of-monsters/rules/cohesion.ts';
import { displace } from '../../../src/systems/conan-rise-of-monsters/rules/displace.ts';
import { isDestroyed } from '../../../src/systems/conan-rise-of-monsters/missions/victory.ts';
import { Stage, type Setting } from './stage.ts';

const row = (x: number, y: number, count = 3, every = 1.5): (readonly [number, number])[] => Array.from({ length: count }, (_, place) => [x + every * place, y] as const);
const scion = { card: 'scion-of-set', at: [[44, 3]] } as const;

/** The first unit flees at once. */
function flight(setting: Setting): Stage {
  const enemy = ({ battle: { forces } }: Stage) => 1 - forces.units[0]!.seat;
  return new Stage({ ...setting, agenda: (stage) => [{ step: 'pick', seat: enemy(stage), not: -1 }, { step: 'flee', unit: 0 }] }).proceed();
}

describe('"Morale Checks": flight', () => {
  test('straight to the own edge, twice the movement', () => {
    expect(flight({ units: { archers: { card: 'bossonian-archers', at: row(20, 20), fleeing: true }, scion } }).places('archers')).toEqual(row(20, 32));
  });

  test('the Legion flees to the upper edge', () => {
    expect(flight({ units: { guard: { card: 'ancestor-guard', at: row(20, 20), fleeing: true }, king: { card: 'king-conan', at: [[40, 40]] } } }).places('guard')).toEqual(row(20, 12));
  });

  test('ground that slows slows', () => {
    expect(flight({ units: { archers: { card: 'bossonian-archers', at: row(20, 20), fleeing: true }, scion }, terrain: [['rough', 10, 22, 30, 24]] }).places('archers')).toEqual(row(20, 30));
  });

  test('once a base is over the edge the whole unit is lost, and counts for the enemy', () => {
    const s = flight({ units: { archers: { card: 'bossonian-archers', at: [[20, 33], [20, 34.5], [20, 36]], fleeing: true }, king: { card: 'king-conan', at: [[5, 40]] }, scion } });
    expect(s.left('archers')).toBe(0);
    expect(isDestroyed(s.battle, s.unit('archers'))).toBe(true);
    expect(s.condition('archers').escaped).toBe(false);
    expect(s.battle.tallies.fled).toEqual([1, 0]);
  });

  test('over the edge round an enemy who bars the straight way', () => {
    const s = flight({ units: { pikes: { card: 'gunderland-pikemen', at: [[10, 42]], fleeing: true }, king: { card: 'king-conan', at: [[5, 30]] }, scion: { card: 'scion-of-set', at: [[10, 46]] } } });
    expect([s.left('pikes'), s.battle.tallies.fled]).toEqual([0, [1, 0]]);
  });

  test('over the edge also past an enemy whom it touches: it leaves him as it goes', () => {
    const s = flight({ units: { oliphant: { card: 'oliphant', at: [[20, 40]], wounds: [3], fleeing: true }, king: { card: 'king-conan', at: [[5, 40]] }, scion: { card: 'scion-of-set', at: [[17.6, 40]] } } });
    expect([s.left('oliphant'), s.battle.tallies.fled]).toEqual([0, [1, 0]]);
  });

  test('up to the edge is not over it: twelve inches to the rim', () => {
    const s = flight({ units: { king: { card: 'gunderland-pikemen', at: [[20, 35.5]], fleeing: true }, scion } });
    expect(s.places('king')).toEqual([[20, 47.5]]);
  });

  test('an enemy in the way: round him, on the side of the table\'s middle', () => {
    const left = flight({ units: { pikes: { card: 'gunderland-pikemen', at: [[10, 20]], fleeing: true }, scion: { card: 'scion-of-set', at: [[10, 26]] } } });
    expect(left.places('pikes')[0]![0]).toBeGreaterThan(10);
    const right = flight({ units: { pikes: { card: 'gunderland-pikemen', at: [[38, 20]], fleeing: true }, scion: { card: 'scion-of-set', at: [[38, 26]] } } });
    expect(right.places('pikes')[0]![0]).toBeLessThan(38);
    const [x, y] = left.places('pikes')[0]!;
    const length = Math.sqrt((x - 10) * (x - 10) + (y - 20) * (y - 20));
    expect(length).toBeGreaterThan(11.95);
    expect(length).toBeLessThanOrEqual(12);
  });

  test('where the middle side is barred too, the other side', () => {
    const s = flight({ units: { pikes: { card: 'gunderland-pikemen', at: [[10, 20]], fleeing: true }, scion: { card: 'scion-of-set', at: [[10.5, 24]] }, guard: { card: 'ancestor-guard', at: row(13, 24, 5, 1.2) } } });
    expect(s.places('pikes')[0]![0]).toBeLessThan(10);
  });

  test('rocks too are gone round', () => {
    const s = flight({ units: { pikes: { card: 'gunderland-pikemen', at: [[10, 20]], fleeing: true }, scion }, terrain: [['rocks', 9, 24, 11, 26]] });
    expect(s.places('pikes')[0]![0]).toBeGreaterThan(10);
    expect(s.places('pikes')[0]![1]).toBeGreaterThan(30);
  });

  test('friends are passed; nobody ends on one', () => {
    const s = flight({ units: { pikes: { card: 'gunderland-pikemen', at: [[10, 20]], fleeing: true }, archers: { card: 'bossonian-archers', at: [[10, 32]] }, scion } });
    expect(s.places('pikes')).toEqual([[10, 31]]);
  });

  test('encircled: it stays and still flees', () => {
    const ring = [[1, 0], [0.5, 0.87], [-0.5, 0.87], [-1, 0], [-0.5, -0.87], [0.5, -0.87]].map(([x, y]) => [20 + 1.05 * x!, 20 + 1.05 * y!] as const);
    const s = flight({ units: { pikes: { card: 'gunderland-pikemen', at: [[20, 20]], fleeing: true }, guard: { card: 'ancestor-guard', at: ring, reinforced: true }, king: { card: 'king-conan', at: [[40, 40]] } } });
    expect(s.places('pikes')).toEqual([[20, 20]]);
    expect(s.condition('pikes').fleeing).toBe(true);
  });

  test('no flight ends within an inch of an enemy, or apart', () => {
    const s = flight({ units: { archers: { card: 'bossonian-archers', at: row(20, 20), fleeing: true }, scion: { card: 'scion-of-set', at: [[21.5, 34]] } } });
    for (const model of s.ground.members(s.battle, 0)) expect(s.ground.distance(s.battle, model, s.model('scion'))).toBeGreaterThan(100);
    expect(isTogether(s.ground, s.battle, 0)).toBe(true);
    expect(s.places('archers')[0]![1]).toBeGreaterThan(28);
  });
});

describe('Fate Card Lemurian Sorcery', () => {
  const moved = (setting: Setting, toward: readonly [number, number]) => {
    const s = new Stage(setting);
    displace(s.ground, s.state, 0, toward, s.chance);
    return s;
  };

  test('four inches in any direction, all models alike, ground that slows or not', () => {
    const units = { archers: { card: 'bossonian-archers', at: row(20, 20) }, scion } as const;
    expect(moved({ units, terrain: [['rough', 10, 10, 40, 40]] }, [2000, 1900]).places('archers')).toEqual(row(20, 16));
    expect(moved({ units }, [2300, 2400]).places('archers')).toEqual([[22.4, 23.2], [23.9, 23.2], [25.4, 23.2]]);
  });

  test('into contact, where the first of them meets an enemy: all stop there', () => {
    const s = moved({ units: { archers: { card: 'bossonian-archers', at: row(20, 20) }, guard: { card: 'ancestor-guard', at: [[21.5, 18]] } } }, [2000, 1000]);
    expect(s.places('archers')).toEqual(row(20, 19));
    expect(s.ground.engagedWith(s.battle, 0)).toEqual([1]);
  });

  test('out of contact', () => {
    const s = moved({ units: { archers: { card: 'bossonian-archers', at: row(20, 20) }, guard: { card: 'ancestor-guard', at: [[21.5, 19]] } } }, [2000, 4000]);
    expect(s.places('archers')).toEqual(row(20, 24));
    expect(s.ground.isEngaged(s.battle, 0)).toBe(false);
  });

  test('it stops at the edge of the table, at rocks, and before it would lie on a friend', () => {
    const archers = { card: 'bossonian-archers', at: row(20, 46) } as const;
    expect(moved({ units: { archers, scion } }, [2000, 4800]).places('archers')).toEqual(row(20, 47.5));
    expect(moved({ units: { archers, scion }, terrain: [['rocks', 24, 40, 26, 48]] }, [4000, 4600]).places('archers')).toEqual(row(20.5, 46));
    const s = moved({ units: { archers, king: { card: 'king-conan', at: [[20, 42]] }, scion } }, [2000, 2000]);
    expect(s.places('archers')[0]![1]).toBeGreaterThanOrEqual(43);
    expect(s.places('archers')[0]![1]).toBeLessThan(43.2);
  });
});
