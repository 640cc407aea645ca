/** What may be bought, and why not: limits of types, units and forces, and files with mistakes in them. */
import { describe, expect, it } from 'vitest';
import { FileError, type FileProblem } from '../../../../src/kernel/file-error.ts';
import { numbersOf } from '../../../../src/systems/warengine/book.ts';
import { READY_NAMES } from '../../../../src/systems/warengine/data/force-names.ts';
import { READY_FORCES } from '../../../../src/systems/warengine/data/forces.ts';
import { readForce } from '../../../../src/systems/warengine/points/force-file.ts';
import { priceForce, singleIds } from '../../../../src/systems/warengine/points/price.ts';

const book = numbersOf();
const mob = { id: 'mob', figures: [{ profile: 'thug-boss' }, { profile: 'thug', count: 9 }] };
const brute = { type: 'trooper', movement: 9, defense: '3k3', mental: '2k2', weapons: { axe: { attack: '3k3' } } };
const brutes = { units: [{ id: 'brutes', figures: [{ profile: 'brute', count: 3 }] }] };

function problems(file: unknown, patch: Readonly<Record<string, unknown>> = {}): FileProblem[] {
  try {
    readForce(numbersOf(patch), file);
    return [];
  } catch (thrown) {
    if (thrown instanceof FileError) return [...thrown.problems];
    throw thrown;
  }
}

const refused = (file: unknown): string[] => problems(file).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a force', () => {
  it('costs what its figures cost', () => {
    const list = readForce(book, { title: 'Mob', points: 300, units: [mob], characters: [{ profile: 'dogboy', heroPoints: 2 }] });
    const { units, force, renown, total, heroPoints, mostHeroPoints } = priceForce(book, list);
    expect(units.map(({ id, points, alone }) => [id, points, alone])).toEqual([['mob', 28 + 9 * 16, false], ['dogboy', 128 - 4 * 4, true]]);
    expect({ force, renown, total, heroPoints, mostHeroPoints }).toEqual({ force: 172, renown: 112, total: 284, heroPoints: 2, mostHeroPoints: 2 });
  });

  it('names those who stand alone by their profile, with numbers where there are several', () => {
    const list = readForce(book, { units: [{ ...mob, id: 'spike' }], characters: [{ profile: 'spike', heroPoints: 0 }, { profile: 'stalker' }, { profile: 'stalker' }] });
    expect(singleIds(list)).toEqual(['spike-1', 'stalker-1', 'stalker-2']);
  });

  it.each(READY_NAMES)('%s is legal and comes to 1,000 points, within two percent', (name) => {
    const { total } = priceForce(book, readForce(book, READY_FORCES[name]));
    expect(total).toBeLessThanOrEqual(1000);
    expect(total).toBeGreaterThanOrEqual(980);
  });
});

describe('limits', () => {
  it('points agreed on', () => {
    expect(refused({ points: 171, units: [mob] })).toEqual(['points: it costs 172, more than the 171 agreed on']);
    expect(refused({ points: 172, units: [mob] })).toEqual([]);
  });

  it('one hero point for each full 150 points of the force', () => {
    const wright = (heroPoints: number, points: number) => problems({ points, characters: [{ profile: 'wright', heroPoints }] }).length;
    expect([wright(6, 1000), wright(7, 1000), wright(7, 1050), wright(6, 899)]).toEqual([0, 1, 0, 1]);
    expect(refused({ characters: [{ profile: 'wright' }] })).toEqual([expect.stringContaining('10 hero points; a force of 142 points has 0 at most, one for every full 150')]);
  });

  it('hero points of a type: four for a trooper, six for an elite, twelve for a character', () => {
    const large = { points: 6000, units: [{ id: 'mob', figures: [{ profile: 'thug-boss', heroPoints: 7 }, { profile: 'thug', heroPoints: 5 }] }], characters: [{ profile: 'wright', heroPoints: 13 }] };
    expect(refused(large)).toEqual([
      'units.0.figures.0.heroPoints: thug-boss: 7 hero points; an elite has 6 at most',
      'units.0.figures.1.heroPoints: thug: 5 hero points; a trooper has 4 at most',
      'characters.0.heroPoints: wright: 13 hero points; a character has 12 at most',
    ]);
  });

  it('figures of a unit', () => {
    expect(refused({ units: [{ id: 'mob', figures: [{ profile: 'thug', count: 13 }] }] })).toEqual(['units.0.figures: mob: 13 figures; a unit has 12 at most']);
  });

  it('who stands in a unit and who alone ("Unit")', () => {
    expect(refused({ units: [{ id: 'mob', figures: [{ profile: 'thug' }, { profile: 'spike', heroPoints: 0 }] }] })).toEqual([expect.stringContaining('list it under characters')]);
    expect(refused({ characters: [{ profile: 'thug' }] })).toEqual([expect.stringContaining('list it under units')]);
    expect(refused({ units: [{ id: 'pack', figures: [{ profile: 'stalker', count: 2 }] }] })).toEqual([]);
    expect(refused({ units: [{ id: 'pack', figures: [{ profile: 'stalker' }, { profile: 'hover-sled' }] }] })).toEqual([expect.stringContaining('only with their like')]);
    expect(refused({ units: [mob, mob] })).toEqual(['units.1.id: two units are called mob']);
    expect(refused({ title: 'Nobody' })).toEqual([': nobody is in it; expected units or characters']);
  });

  it.each([
    [{ movement: 18 }, 'profiles.brute.movement: brute: movement 18; a trooper moves 15 inches at most'],
    [{ type: 'heavy', movement: 15 }, 'profiles.brute.movement: brute: movement 15; a heavy vehicle or monster moves 12 inches at most'],
    [{ defense: '6k5' }, 'profiles.brute.defense: brute: defense 6k5; expected one of 1k1, 2k1, 2k2, 3k2, 3k3, 4k3, 4k4, 5k4, 5k5'],
    [{ heroPoints: 5 }, 'profiles.brute.heroPoints: brute: 5 hero points; a trooper has 4 at most'],
    [{ weapons: { a: { attack: '2k2' }, b: { attack: '2k2' }, c: { attack: '2k2' } } }, 'profiles.brute.weapons: brute: 3 weapons; a trooper carries 2 at most'],
    [{ weapons: { axe: { attack: '3k3', veryLong: true, entangling: true }, net: { attack: '2k2', veryLong: true, entangling: true } } }, 'profiles.brute.weapons: brute: tweaks of 16 points; a trooper has 15 at most'],
    [{ weapons: { axe: { attack: '3k1' } } }, 'profiles.brute.weapons.axe.attack: brute, axe: attack 3k1; expected one of 1k1, 2k1, 2k2, 3k2, 3k3, 4k3, 4k4, 5k4, 5k5'],
    [{ weapons: { gun: { attack: '3k3', range: 12, area: 'close-combat', targets: 2 } } }, 'profiles.brute.weapons.gun.area: brute, gun: a close combat area effect needs a close combat weapon, one of range 0 ("Close Combat Area Effect")'],
    [{ weapons: { axe: { attack: '3k3', area: 'linear', targets: 2 } } }, 'profiles.brute.weapons.axe.area: brute, axe: a linear area effect needs a ranged weapon ("Linear Area Effect")'],
    [{ weapons: { axe: { attack: '3k3', targets: 2 } } }, 'profiles.brute.weapons.axe.targets: brute, axe: 2 targets; only one without an area effect'],
    [{ weapons: { gun: { attack: '3k3', range: 12, veryLong: true } } }, 'profiles.brute.weapons.gun.veryLong: brute, gun: only a close combat weapon is very long'],
  ])('of an own profile: %o', (changed, why) => {
    expect(refused({ ...brutes, points: 6000, profiles: { brute } })).toEqual([]);
    expect(refused({ ...brutes, points: 6000, profiles: { brute: { ...brute, ...changed } } })[0]).toBe(why);
  });

  it('follow the book', () => {
    expect(problems({ units: [mob] }, { 'limits.unit': 9 })).toHaveLength(1);
    expect(problems({ characters: [{ profile: 'spike', heroPoints: 2 }] }, { 'points.heroPointPer': 50 })).toEqual([]);
  });
});

describe('a file with mistakes', () => {
  it('hears of all of them, each in its place', () => {
    expect(refused({ titel: 'x', units: [{ id: 'a', figures: [{ profile: 'thugg', cuont: 3 }] }] })).toEqual([
      'units.0.figures.0.cuont: unknown key "cuont"; did you mean "count"?',
      'titel: unknown key "titel"; did you mean "title"?',
    ]);
    expect(refused({ units: [{ id: 'a', figures: [{ profile: 'thugg' }] }] })).toEqual(['units.0.figures.0.profile: unknown profile "thugg"; did you mean "thug"?']);
    expect(refused({ ...brutes, profiles: { brute: { ...brute, movement: 8, weapons: { axe: {} } } } })).toEqual([
      'profiles.brute.movement: profiles, brute, movement: found 8, expected a multiple of 3 from 0 to 24, in inches',
      'profiles.brute.weapons.axe: the key "profiles, brute, weapons, axe, attack" is missing; expected dice such as 4k3 (roll four, keep the best three; at most 9 rolled, 5 kept)',
    ]);
    expect(refused('mob')).toEqual([': found "mob", expected a force: title, units, characters']);
  });
});
