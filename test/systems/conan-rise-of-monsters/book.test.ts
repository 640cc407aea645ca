/** The numbers of Conan: Rise of Monsters: where each is from, and how a designer changes them. */
import { describe, expect, it } from 'vitest';
import { entriesOf, type Entry } from '../../../src/kernel/book.ts';
import { BOOK, cardOf, numbersOf, UNIT_CARDS } from '../../../src/systems/conan-rise-of-monsters/book.ts';

const entries = entriesOf(BOOK);
const entryAt = (path: string): Entry => entries.find((each) => each.path === path)!.entry;

/** None lie on a table as the book has it. */
const UNUSED = 'terrain.rocks.';

describe('the book', () => {
  it('says of every number where it is from; its value and those worth trying are in their normal form', () => {
    for (const { path, entry } of entries) {
      expect(entry.note.length, path).toBeGreaterThan(10);
      for (const value of [entry.value, ...(entry.sweep ?? [])]) expect(entry.domain.read(value), path).toBe(value);
      if (entry.source === 'assumed' && !path.startsWith(UNUSED)) expect(new Set(entry.sweep).size, `${path}: nothing else worth trying`).toBeGreaterThan(1);
    }
  });

  it('quotes what the rulebook prints', () => {
    const printed = {
      'units.king-conan.melee': 7,
      'units.poitainian-knights.movement': 9,
      'units.thoth-amon.ranged': 7,
      'units.priests-of-set.wounds': 2,
      'units.ancestor-guard.movement': 4,
      'attack.charge': 2,
      'attack.crownReach': 12,
      'defense.heavyCover': 2,
      'morale.dice': 2,
      'destiny.commander': 4,
      'destiny.warrior': 2,
      'deck.hand': 3,
      'table.widthAbove20': 72,
      'cards.lemurian-sorcery.inches': 4,
    };
    for (const [path, value] of Object.entries(printed)) expect([path, entryAt(path).value, entryAt(path).source]).toEqual([path, value, 'printed']);
  });

  it('says that the faces of the die are lost, and which splits to try', () => {
    expect(entryAt('die.faces')).toMatchObject({ value: '3/2/1', source: 'assumed', sweep: ['3/2/1', '3/1/2', '2/2/2'] });
    expect(numbersOf({ 'die.faces': '2/2/2' }).die.faces).toBe('2/2/2');
    for (const none of ['3/2', '3/3/1', '7/-1/0', 'sword']) expect(() => numbersOf({ 'die.faces': none })).toThrow('expected swords/shields/sigils, six faces in all');
  });
});

describe('unit cards', () => {
  it('fifteen models a side, as many as the two starter boxes have', () => {
    const models = (side: string) => UNIT_CARDS.map((id) => cardOf(numbersOf(), id)).filter((card) => card.side === side).reduce((sum, card) => sum + card.models, 0);
    expect([models('circle'), models('set')]).toEqual([15, 15]);
  });

  it('the Priests of Set as their card has them ("Unit Characteristics")', () => {
    expect(cardOf(numbersOf(), 'priests-of-set')).toEqual({
      id: 'priests-of-set', side: 'set', type: 'warrior', aquilonian: false, models: 3, movement: 6, melee: 1, ranged: 2, range: 18,
      defense: 1, wounds: 2, cost: 3, destiny: 1, base: 1, specials: new Set(['hex-magic']),
    });
  });

  it('follow a patch, and are the same object in the same book', () => {
    const book = numbersOf({ 'units.ancestor-guard.defense': 2, 'abilities.implacable': false });
    expect(cardOf(book, 'ancestor-guard')).toMatchObject({ defense: 2, specials: new Set() });
    expect(cardOf(book, 'ancestor-guard')).toBe(cardOf(book, 'ancestor-guard'));
    expect(cardOf(numbersOf(), 'ancestor-guard').specials.has('implacable')).toBe(true);
  });

  it('Thoth-Amon brings two tokens, one without Master Sorcerer ("Tokens of the Gods")', () => {
    expect(cardOf(numbersOf(), 'thoth-amon').destiny).toBe(2);
    expect(cardOf(numbersOf({ 'abilities.master-sorcerer': false }), 'thoth-amon').destiny).toBe(1);
    expect(UNIT_CARDS.filter((id) => id !== 'thoth-amon').map((id) => cardOf(numbersOf(), id).destiny)).toEqual(Array(9).fill(1));
  });

  it('an unknown one gets the nearest name', () => {
    expect(() => cardOf(numbersOf(), 'gunderland-pikeman')).toThrow('did you mean "gunderland-pikemen"?');
  });
});
