/** Random forces: legal, near their points, the same from the same luck; and how lists become figures of a battle. */
import { describe, expect, it } from 'vitest';
import { stream } from '../../../../src/kernel/rng.ts';
import { numbersOf, PROFILES } from '../../../../src/systems/warengine/book.ts';
import { forcesFor } from '../../../../src/systems/warengine/forces/forces-for.ts';
import { forceProblems } from '../../../../src/systems/warengine/points/build.ts';
import { priceForce } from '../../../../src/systems/warengine/points/price.ts';
import { randomForce } from '../../../../src/systems/warengine/points/random-force.ts';

const book = numbersOf();
const luck = (game: number) => stream('forces', 'setup', game);

describe('random forces', () => {
  it.each([[300, 0.02], [1000, 0.01], [3000, 0.01]])('of %i points are legal and nearly all of them', (points, gap) => {
    const fielded = new Set<string>();
    for (let game = 0; game < 150; game++) {
      const list = randomForce(book, points, luck(game));
      expect(forceProblems(book, list)).toEqual([]);
      const { total, units } = priceForce(book, list);
      expect(total).toBeLessThanOrEqual(points);
      expect(total).toBeGreaterThanOrEqual(points * (1 - gap));
      for (const { figures } of units) for (const { profile } of figures) fielded.add(profile.id);
    }
    expect([...fielded].sort()).toEqual([...PROFILES].sort());
  });

  it('are legal in books with other prices and limits', () => {
    for (const patch of [{ 'points.fight': 72 }, { 'limits.unit': 3 }, { 'units.thug.heroPoints': 4, 'units.juve-ganger.heroPoints': 2 }, { 'units.spike.movement': 24 }]) {
      const patched = numbersOf(patch);
      for (let game = 0; game < 40; game++) expect(forceProblems(patched, randomForce(patched, 1000, luck(game)))).toEqual([]);
    }
  });

  it('come again from the same luck, and others from other luck', () => {
    expect(randomForce(book, 1000, luck(1))).toEqual(randomForce(book, 1000, luck(1)));
    expect(randomForce(book, 1000, luck(1))).not.toEqual(randomForce(book, 1000, luck(2)));
  });

  it('cannot be had for less than a Thug costs', () => {
    expect(() => randomForce(book, 15, luck(1))).toThrow('nobody costs 15 points or less');
  });
});

describe('who fights', () => {
  it('is what the book says, or what is given by name', () => {
    expect(forcesFor(book, [undefined, 'marines-fire'], luck(1)).names).toEqual(['gangs-mixed', 'marines-fire']);
    expect(forcesFor(numbersOf({ 'forces.red': 'random' }), [undefined, undefined], luck(1)).names[0]).toBe('random');
    expect(() => forcesFor(book, ['gang-mixed', undefined], luck(1))).toThrow('unknown force "gang-mixed"; did you mean "gangs-mixed"?');
  });

  it('is numbered figure by figure, each in its unit, with a name of its own', () => {
    const mine = { title: 'Mine', units: [{ id: 'mob', figures: [{ profile: 'thug-boss', heroPoints: 1 }, { profile: 'thug', count: 9 }] }], characters: [{ profile: 'stalker' }] };
    const { figures, units, names } = forcesFor(book, [mine, 'aliens-fire'], luck(1));
    expect(names).toEqual(['Mine', 'aliens-fire']);
    expect(figures.slice(0, 3)).toEqual([
      { id: 'r-thug-boss', profile: 'thug-boss', seat: 0, unit: 0, heroPoints: 1, points: 32 },
      { id: 'r-thug-1', profile: 'thug', seat: 0, unit: 0, heroPoints: 0, points: 16 },
      { id: 'r-thug-2', profile: 'thug', seat: 0, unit: 0, heroPoints: 0, points: 16 },
    ]);
    expect(units.slice(0, 2)).toEqual([{ id: 'r-mob', seat: 0, members: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }, { id: 'r-stalker', seat: 0, members: [10] }]);
    expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
    expect(new Set(units.map(({ id }) => id)).size).toBe(units.length);
    units.forEach(({ members, seat }, unit) => members.forEach((member) => expect(figures[member]).toMatchObject({ unit, seat })));
  });

  it('refuses a force that may not be built, in its place in the layout', () => {
    const bad = { points: 100, characters: [{ profile: 'stalker' }, { profile: 'thug' }] };
    expect(() => forcesFor(book, [undefined, bad], luck(1))).toThrow('thug is a trooper and belongs to a unit');
    expect(() => forcesFor(book, [3, undefined], luck(1))).toThrow('found 3, expected the name of a force, or one written out');
  });

  it('plays profiles of a force’s own', () => {
    const own = { units: [{ id: 'a', figures: [{ profile: 'brute', count: 3 }] }], profiles: { brute: { type: 'trooper', movement: 9, defense: '3k3', mental: '2k2', weapons: { axe: { attack: '3k3' } } } } };
    const { figures, profiles } = forcesFor(book, [own, undefined], luck(1));
    expect(figures.slice(0, 3).map(({ profile }) => profile)).toEqual(['brute', 'brute', 'brute']);
    expect(Object.keys(profiles)).toEqual(['brute']);
  });
});
