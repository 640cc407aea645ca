import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Bases, compareDistance, edgeDistanceUp, inContact, overlap, within, type Base } from '../../../src/kernel/table/bases.ts';
import { contactPlace, contactPlaces } from '../../../src/kernel/table/contact-places.ts';
import { LONGEST_SIDE, WIDEST_BASE, distanceDown, distanceUp, hundredths, pointToward, rootDown, rootUp, wholeInchesUp } from '../../../src/kernel/table/inches.ts';

const at = (x: number, y: number, diameter = 100): Base => ({ x, y, diameter });
const anyBase = fc.record({ x: fc.nat(LONGEST_SIDE), y: fc.nat(LONGEST_SIDE), diameter: fc.integer({ min: 1, max: WIDEST_BASE }) });

describe('two bases an inch wide', () => {
  test.each<[string, Base, Base, { gap: number; contact: boolean; overlapping: boolean }]>([
    ['side by side, exactly touching', at(100, 100), at(200, 100), { gap: 0, contact: true, overlapping: false }],
    ['a hundredth too near', at(100, 100), at(199, 100), { gap: 0, contact: false, overlapping: true }],
    ['a hundredth between them', at(100, 100), at(201, 100), { gap: 1, contact: false, overlapping: false }],
    ['exactly touching at a slant (60, 80, 100)', at(0, 0), at(60, 80), { gap: 0, contact: true, overlapping: false }],
    ['at a slant, less than a hundredth between them', at(0, 0), at(71, 71), { gap: 1, contact: true, overlapping: false }],
    ['four inches from edge to edge', at(100, 100), at(600, 100), { gap: 400, contact: false, overlapping: false }],
  ])('%s', (_, a, b, { gap, contact, overlapping }) => {
    expect([edgeDistanceUp(a, b), inContact(a, b), overlap(a, b)]).toEqual([gap, contact, overlapping]);
    expect([within(a, b, gap), within(a, b, gap - 1)]).toEqual([true, false]);
  });

  test('an odd width has no half to lose: 25 and 26 wide touch 25.5 apart, so 26 on a line', () => {
    expect([overlap(at(0, 0, 25), at(25, 0, 26)), overlap(at(0, 0, 25), at(26, 0, 26)), inContact(at(0, 0, 25), at(26, 0, 26))]).toEqual([true, false, true]);
  });
});

test('everywhere: contact is no overlap and within a hundredth; distance is the least that two are within; both are the same from either side', () => {
  fc.assert(
    fc.property(anyBase, anyBase, (a, b) => {
      const gap = edgeDistanceUp(a, b);
      expect(within(a, b, gap)).toBe(true);
      if (gap > 0) expect(within(a, b, gap - 1)).toBe(false);
      expect([edgeDistanceUp(b, a), overlap(b, a), inContact(b, a)]).toEqual([gap, overlap(a, b), inContact(a, b)]);
      expect(inContact(a, b) && (overlap(a, b) || gap > 1)).toBe(false);
    }),
    { numRuns: 500 },
  );
});

describe('which base is nearer', () => {
  test('edges count, not centres; exactly as near is as near', () => {
    expect(compareDistance(at(0, 0), at(500, 0), at(0, 520, 160))).toBe(1); // 4 inches against 3.9
    expect(compareDistance(at(0, 0), at(300, 400), at(0, 530, 160))).toBe(0); // 4 inches both
    expect(compareDistance(at(0, 0), at(300, 400), at(0, 531, 160))).toBe(-1);
  });

  test('is what roots to 40 digits say', () => {
    const gap = (from: Base, { x, y, diameter }: Base) => bigRoot(BigInt(4 * ((x - from.x) ** 2 + (y - from.y) ** 2)) * 10n ** 80n) - BigInt(diameter) * 10n ** 40n;
    fc.assert(
      fc.property(anyBase, anyBase, anyBase, (from, a, b) => {
        const difference = gap(from, a) - gap(from, b);
        expect(compareDistance(from, a, b)).toBe(difference < 0n ? -1 : difference > 0n ? 1 : 0);
        expect(compareDistance(from, b, a) + compareDistance(from, a, b)).toBe(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('places in contact', () => {
  test('wherever one comes from, the place touches and does not overlap, and lies on that side', () => {
    fc.assert(
      fc.property(anyBase, fc.integer({ min: 1, max: WIDEST_BASE }), fc.nat(LONGEST_SIDE), fc.nat(LONGEST_SIDE), (target, diameter, x, y) => {
        const place = contactPlace(target, diameter, x, y);
        expect(inContact(place, target)).toBe(true);
        expect((place.x - target.x) * (x - target.x) + (place.y - target.y) * (y - target.y)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 1000 },
    );
  });

  test('24 all round, every one in contact', () => {
    const places = contactPlaces(at(500, 500), 160);
    expect(places.map((place) => inContact(place, at(500, 500)))).toEqual(Array.from({ length: 24 }, () => true));
    expect([places[0], places[6], places[12], places[18]]).toEqual([at(630, 500, 160), at(500, 630, 160), at(370, 500, 160), at(500, 370, 160)]);
    expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(24);
  });
});

describe('lengths', () => {
  test('part of an inch counts as a whole one: 4.25 inches take 5', () => {
    expect([wholeInchesUp(425), wholeInchesUp(500), wholeInchesUp(0)]).toEqual([5, 5, 0]);
    expect([hundredths(4.25), hundredths(0.07), hundredths(4.255), hundredths('4')]).toEqual([425, 7, undefined, undefined]);
  });

  test('roots round down and up, also next to squares', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60_000_000 }), fc.integer({ min: -1, max: 1 }), (root, off) => {
        expect([rootDown(root * root + off), rootUp(root * root + off)]).toEqual([off < 0 ? root - 1 : root, off > 0 ? root + 1 : root]);
      }),
    );
    expect([distanceUp(0, 0, 71, 71), distanceDown(0, 0, 71, 71), distanceUp(0, 0, 60, 80)]).toEqual([101, 100, 100]);
  });

  test('a point toward another is never farther than asked, and at most two hundredths short', () => {
    fc.assert(
      fc.property(fc.nat(LONGEST_SIDE), fc.nat(LONGEST_SIDE), fc.nat(LONGEST_SIDE), fc.nat(LONGEST_SIDE), fc.nat(3000), (ax, ay, bx, by, length) => {
        const gone = distanceUp(ax, ay, ...pointToward(ax, ay, bx, by, length));
        expect(gone).toBeLessThanOrEqual(Math.max(0, length));
        expect(gone).toBeGreaterThanOrEqual(Math.min(length, distanceUp(ax, ay, bx, by)) - 3);
      }),
    );
  });
});

test('a base that is too wide, or none, cannot be put down', () => {
  expect(() => new Bases(1).put(0, at(0, 0, 0))).toThrow('a base is 1 to 1200 hundredths of an inch wide, not 0');
  expect(() => new Bases(1).put(0, at(0, 0, 1201))).toThrow('not 1201');
});

function bigRoot(square: bigint): bigint {
  if (square === 0n) return 0n;
  let root = 1n << BigInt((square.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + square / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
