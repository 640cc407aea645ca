/** Forces drawn by lot: legal, all their points used, the same from the same luck; and who fights in a game. */
import { describe, expect, it } from 'vitest';
import { stream } from '../../../../src/kernel/rng.ts';
import { cardOf, numbersOf, UNIT_CARDS } from '../../../../src/systems/conan-rise-of-monsters/book.ts';
import { forcesFor } from '../../../../src/systems/conan-rise-of-monsters/forces/forces-for.ts';
import { forceProblems } from '../../../../src/systems/conan-rise-of-monsters/points/build.ts';
import { forceCost, listCost } from '../../../../src/systems/conan-rise-of-monsters/points/price.ts';
import { randomForce } from '../../../../src/systems/conan-rise-of-monsters/points/random-force.ts';
import { SIDES } from '../../../../src/systems/conan-rise-of-monsters/vocabulary.ts';

const book = numbersOf();
const luck = (game: number) => stream('forces', 'setup', game);

describe('forces drawn by lot', () => {
  it.each([16, 20, 41])('of %i points are legal and use all of them', (points) => {
    const fielded = new Set<string>();
    const reinforced = new Set<string>();
    for (let game = 0; game < 200; game++) {
      for (const side of SIDES) {
        const list = randomForce(book, side, points, luck(game));
        expect(forceProblems(book, list, side)).toEqual([]);
        expect(listCost(book, list)).toBe(points);
        for (const unit of list.units) (unit.reinforced ? reinforced : fielded).add(unit.unit);
      }
    }
    expect([...fielded].sort()).toEqual([...UNIT_CARDS].sort());
    expect([...reinforced].sort()).toEqual(UNIT_CARDS.filter((id) => cardOf(book, id).type === 'warrior').sort());
  });

  it('are legal in books with other prices and sides', () => {
    for (const patch of [{ 'units.oliphant.cost': 7 }, { 'units.oliphant.side': 'mercenary' }, { 'units.ancestor-guard.cost': 0 }]) {
      const patched = numbersOf(patch);
      for (let game = 0; game < 40; game++) for (const side of SIDES) expect(forceProblems(patched, randomForce(patched, side, 16, luck(game)), side)).toEqual([]);
    }
  });

  it('come again from the same luck, and others from other luck', () => {
    expect(randomForce(book, 'set', 20, luck(1))).toEqual(randomForce(book, 'set', 20, luck(1)));
    expect(randomForce(book, 'set', 20, luck(1))).not.toEqual(randomForce(book, 'set', 20, luck(2)));
  });

  it('cannot be had for less than a Commander costs', () => {
    expect(() => randomForce(book, 'circle', 4, luck(1))).toThrow('no Commander of circle costs 4 points or less');
  });
});

describe('who fights', () => {
  it('thirty models from two starter boxes, Circle first, each unit by its card', () => {
    const { units, models, names } = forcesFor(book, [undefined, undefined], luck(1));
    expect(names).toEqual(['circle-starter', 'set-starter']);
    expect(units.map(({ id }) => id)).toEqual(UNIT_CARDS);
    expect(models).toHaveLength(30);
    expect(models.map(({ id }) => id).slice(0, 3)).toEqual(['king-conan', 'gunderland-pikemen.1', 'gunderland-pikemen.2']);
    expect(SIDES.map((_, seat) => forceCost(book, { units, models, names }, seat))).toEqual([16, 16]);
  });

  it('numbers units of one card, and doubles the models of reinforced ones', () => {
    const { units, names } = forcesFor(book, ['circle-riders', { title: 'The dead', units: [{ unit: 'thoth-amon' }, { unit: 'ancestor-guard', reinforced: true, count: 2 }] }], luck(1));
    expect(names).toEqual(['circle-riders', 'The dead']);
    expect(units.map(({ id, members }) => `${id} ${members.length}`)).toEqual([
      'king-conan 1', 'poitainian-knights 3', 'poitainian-knights-2 3', 'poitainian-knights-3 3', 'oliphant 1', 'thoth-amon 1', 'ancestor-guard 10', 'ancestor-guard-2 10',
    ]);
  });

  it('what is wrong with a force in a layout is told with its place', () => {
    expect(() => forcesFor(book, ['set-starter', undefined], luck(1))).toThrow('unknown force "set-starter"; there is circle-starter, circle-riders, circle-host, random');
    expect(() => forcesFor(book, [undefined, { units: [{ unit: 'king-conan' }] }], luck(1))).toThrow('king-conan serves the Circle of Iron, not the Legion of Set');
    expect(() => forcesFor(book, [7, undefined], luck(1))).toThrow('found 7, expected the name of a force, or one written out');
  });

  it('one side may be drawn short: in half of the draws, and never both', () => {
    const patched = numbersOf({ 'forces.circle': 'random', 'forces.set': 'random', 'forces.points': 20, 'forces.short': 3 });
    const costs = Array.from({ length: 300 }, (_, game) => {
      const forces = forcesFor(patched, [undefined, undefined], luck(game));
      return SIDES.map((_, seat) => forceCost(patched, forces, seat));
    });
    const even = costs.filter(([circle, set]) => circle === 20 && set === 20).length;
    expect(even).toBeGreaterThan(110);
    expect(even).toBeLessThan(190);
    for (const [circle, set] of costs) {
      expect(Math.max(circle!, set!)).toBe(20);
      expect(Math.min(circle!, set!)).toBeGreaterThanOrEqual(17);
    }
  });
});
