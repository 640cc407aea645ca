/** Prices: sums done by hand, the notes' list of sample costs, and how a price answers to what is bought. */
import { describe, expect, it } from 'vitest';
import { numbersOf, profileOf, PROFILES } from '../../../../src/systems/warengine/book.ts';
import { costOf, explainCost } from '../../../../src/systems/warengine/points/cost.ts';
import { power } from '../../../../src/systems/warengine/points/power.ts';
import type { Profile } from '../../../../src/systems/warengine/profile.ts';

const book = numbersOf();
const cost = (id: string, patch: Readonly<Record<string, unknown>> = {}): number => {
  const patched = numbersOf(patch);
  return costOf(patched, profileOf(patched, id));
};

describe('powers without a power function', () => {
  it('are those of the language, to nine places', () => {
    for (const base of [1, 1.24, 1.3, 2, 9.5]) {
      for (const exponent of [-7.25, -1, -0.1, 0, 0.5, 1, 2.75, 8.123]) expect(power(base, exponent) / base ** exponent).toBeCloseTo(1, 8);
    }
  });
});

describe('what figures cost', () => {
  it('a Thug by hand: type, a step of three inches three times, courage, and a club of 2k2 with a defense of 2k2', () => {
    // 2k2 comes to 7 on average, 3.5 below 3k3: worth 1.3^-3.5 = 0.3992; half of that for a weapon that must be carried there.
    const worth = 1 / (1.3 * 1.3 * 1.3 * Math.sqrt(1.3));
    const fight = 36 * Math.sqrt(worth * 0.5 * worth);
    const { points, parts } = explainCost(book, profileOf(book, 'thug'));
    expect(parts.map(({ name }) => name)).toEqual(['type', 'movement', 'mental', 'fight']);
    expect(parts.map((part) => part.points)).toEqual([2, 3, expect.closeTo(1, 9), expect.closeTo(fight, 6)]);
    expect(points).toBe(Math.round(2 + 3 + 1 + fight));
  });

  it('the sample costs, where each pip is worth 1.24 and a second weapon of a kind counts half', () => {
    const older = { 'points.base': 1.24, 'points.furtherWeapon': 0.5 };
    const sample = { thug: 18, 'street-ganger': 18, 'gang-leader': 29, 'juve-ganger': 31, 'juve-leader': 27, 'green-alien-warrior': 83, vertucci: 116, wright: 133, digit: 106, dogboy: 113, spike: 126, 'arizona-smith': 107 };
    expect(Object.fromEntries(Object.keys(sample).map((id) => [id, cost(id, older)]))).toEqual(sample);
  });

  it('low dice of a heavy machine count more, and cost more', () => {
    const thugnaught = profileOf(book, 'thugnaught');
    const plain: Profile = { ...thugnaught, type: 'character' };
    const fight = (profile: Profile): number => explainCost(book, profile).parts.find(({ name }) => name === 'fight')!.points;
    expect(fight(thugnaught) / fight(plain)).toBeCloseTo(Math.sqrt(1.3 * 1.3 * Math.sqrt(1.3)), 6); // 20 instead of 17.5 on average
  });

  it('four points for each hero point', () => {
    const wright = profileOf(book, 'wright');
    expect(costOf(book, wright) - costOf(book, wright, 3)).toBe(28);
  });

  it('parts add up to the price, to a half', () => {
    for (const id of PROFILES) {
      const { points, parts } = explainCost(book, profileOf(book, id));
      expect(Math.abs(parts.reduce((sum, part) => sum + part.points, 0) - points)).toBeLessThanOrEqual(0.5);
    }
  });

  it.each([
    ['units.thug.defense', '3k2'],
    ['units.thug.mental', '4k4'],
    ['units.thug.movement', 12],
    ['units.thug.control', 6],
    ['units.thug.weapons.club.attack', '3k3'],
    ['units.thug.weapons.club.range', 24],
    ['units.thug.weapons.club.targets', 3],
    ['units.thug.weapons.club.veryLong', true],
    ['units.thug.weapons.club.entangling', true],
  ])('a better Thug costs more: %s %s', (path, value) => {
    expect(cost('thug', { [path]: value })).toBeGreaterThan(cost('thug'));
  });

  it('follows its constants', () => {
    expect(cost('thug', { 'points.movement': 2 })).toBe(cost('thug') + 3);
    expect(cost('arizona-smith', { 'points.veryLong': 13 })).toBe(cost('arizona-smith') + 10);
  });
});
