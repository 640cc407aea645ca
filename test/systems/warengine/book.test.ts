/** WarEngine's numbers: where each is from, and how a designer changes them. */
import { describe, expect, it } from 'vitest';
import { entriesOf, isEntry, type Entry } from '../../../src/kernel/book.ts';
import { BOOK, numbersOf, profileOf, PROFILES } from '../../../src/systems/warengine/book.ts';

const entries = entriesOf(BOOK);
const entryAt = (path: string): Entry => entries.find((each) => each.path === path)!.entry;

describe('the book', () => {
  it('says of every number where it is from; its value and those worth trying are in their normal form', () => {
    for (const { path, entry } of entries) {
      expect(entry.note.length, path).toBeGreaterThan(10);
      for (const value of [entry.value, ...(entry.sweep ?? [])]) expect(entry.domain.read(value), path).toBe(value);
      if (entry.source === 'assumed') expect(new Set(entry.sweep).size, `${path}: nothing else worth trying`).toBeGreaterThan(1);
    }
  });

  it('quotes what the rulebook prints', () => {
    const printed = {
      'units.thug.defense': '2k2',
      'units.wright.heroPoints': 10,
      'units.digit.weapons.assault-blade.attack': '4k4',
      'units.dogboy.weapons.plasma-gun.targets': 3,
      'units.spike.weapons.magneto-hurler.range': 30,
      'defense.heavy': '2k2',
      'attack.charge': '1k1',
      'rout.need': 10,
      'victory.unit': 100,
      'movement.fastKeepsOff': 6,
      'movement.lungePer': 9,
    };
    for (const [path, value] of Object.entries(printed)) expect([path, entryAt(path).value, entryAt(path).source]).toEqual([path, value, 'printed']);
  });

  it('says that prices are assumed, but for types and hero points', () => {
    expect(entryAt('points.base').source).toBe('assumed');
    expect(entryAt('points.heroPoint').source).toBe('printed');
    expect(entryAt('points.types.heavy.cost').source).toBe('found');
  });
});

describe('profiles', () => {
  it('are read from the book, weapons in order', () => {
    expect(profileOf(numbersOf(), 'spike')).toEqual({
      id: 'spike', type: 'character', movement: 9, defense: '4k3', mental: '3k3', control: 0, heroPoints: 6, base: 1,
      weapons: [{ id: 'magneto-hurler', attack: '4k3', range: 30, targets: 4, area: 'linear', veryLong: false, entangling: false }],
    });
    expect(profileOf(numbersOf(), 'arizona-smith').weapons.map(({ id }) => id)).toEqual(['revolver', 'bullwhip']);
  });

  it('follow a patch, and are the same object in the same book', () => {
    const book = numbersOf({ 'units.thug.movement': 12, 'units.thug.weapons.club.attack': '3k2' });
    expect(profileOf(book, 'thug')).toMatchObject({ movement: 12, weapons: [{ attack: '3k2' }] });
    expect(profileOf(book, 'thug')).toBe(profileOf(book, 'thug'));
    expect(profileOf(numbersOf(), 'thug').movement).toBe(9);
  });

  it('every kind of figure is among them', () => {
    const types = PROFILES.map((id) => profileOf(numbersOf(), id).type);
    expect([...new Set(types)].sort()).toEqual(['character', 'elite', 'heavy', 'light', 'medium', 'trooper']);
  });
});

describe('patches', () => {
  it.each([
    ['units.thug.movement', 10, 'a multiple of 3 from 0 to 24, in inches'],
    ['units.thug.defense', '3k4', 'dice such as 4k3'],
    ['units.thug.defense', '3k3u', 'dice such as 4k3'],
    ['attack.charge', '2', 'dice to add such as 1k1'],
    ['options.sight', 'edge', 'one of centres, edges'],
    ['forces.red', 'gangs', 'gangs-assault'],
  ])('%s cannot be %o', (path, value, expected) => {
    expect(() => numbersOf({ [path]: value })).toThrow(expected);
  });

  it('an unknown path is answered with the nearest', () => {
    expect(() => numbersOf({ 'units.thug.defence': '3k3' })).toThrow('did you mean "units.thug.defense"?');
    expect(() => profileOf(numbersOf(), 'thugg')).toThrow('did you mean "thug"?');
  });

  it('only entries end a path', () => {
    expect(isEntry(BOOK.units.thug.defense)).toBe(true);
    expect(() => numbersOf({ 'units.thug': '3k3' })).toThrow('unknown path');
  });
});
