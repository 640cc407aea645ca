/** A book's numbers: where each is from, and patches that are checked before anything is played. */
import { describe, expect, test } from 'vitest';
import { assumed, checkPatch, derived, entriesOf, found, oneOf, printed, real, valuesOf, whole, yesNo, type Book } from '../../src/kernel/book.ts';
import { UsageError } from '../../src/kernel/errors.ts';

const BOOK = {
  units: {
    regular: { armor: printed(whole(1, 12), 4, '"Regulars"'), move: derived(real(0, 24), 4.5, 'half of the run') },
    necromutant: { armor: found(whole(1, 12), 6, 'errata sheet'), firearm: assumed(oneOf('2r', '3w', '3r'), '3w', 'below its leader', ['2r', '3r']) },
  },
  options: { alert: printed(yesNo, true, '"Advanced Rules"') },
} as const satisfies Book;

const failure = (act: () => unknown): Error => {
  try {
    act();
  } catch (thrown) {
    return thrown as Error;
  }
  throw new Error('nothing was thrown');
};

describe('a book', () => {
  test('lists its entries with their paths, in the order written', () => {
    expect(entriesOf(BOOK).map(({ path, entry }) => `${path} ${entry.source}`)).toEqual([
      'units.regular.armor printed',
      'units.regular.move derived',
      'units.necromutant.armor found',
      'units.necromutant.firearm assumed',
      'options.alert printed',
    ]);
  });

  test('is plain values to the rules', () => {
    expect(valuesOf(BOOK)).toEqual({
      units: { regular: { armor: 4, move: 4.5 }, necromutant: { armor: 6, firearm: '3w' } },
      options: { alert: true },
    });
  });

  test('keeps the values worth trying with an assumed one', () => {
    expect(BOOK.units.necromutant.firearm.sweep).toEqual(['2r', '3r']);
    expect(assumed(yesNo, true, 'why not').sweep).toEqual([]);
  });
});

describe('a patch', () => {
  test('changes the values it names and no others', () => {
    const patched = valuesOf(BOOK, { 'units.necromutant.firearm': '3r', 'options.alert': false });
    expect(patched.units).toEqual({ regular: { armor: 4, move: 4.5 }, necromutant: { armor: 6, firearm: '3r' } });
    expect(patched.options.alert).toBe(false);
  });

  test('leaves the book as it was', () => {
    const before = JSON.stringify(BOOK);
    valuesOf(BOOK, { 'units.regular.armor': 9 });
    expect(JSON.stringify(BOOK)).toBe(before);
    expect(valuesOf(BOOK).units.regular.armor).toBe(4);
  });

  test('of a path misspelt names the nearest one', () => {
    const error = failure(() => valuesOf(BOOK, { 'units.necromutant.firearms': '3r' }));
    expect(error).toBeInstanceOf(UsageError);
    expect(error.message).toBe('book: unknown path "units.necromutant.firearms"; did you mean "units.necromutant.firearm"?');
  });

  test('of a path like nothing there is lists what there is', () => {
    expect(failure(() => checkPatch(BOOK, { x: 1 })).message).toMatch(/^book: unknown path "x"; there is units\.regular\.armor, /);
  });

  test.each(['units', 'units.regular', '', '__proto__', 'toString', 'units.regular.armor.value'])('of "%s", which is no number, is refused', (path) => {
    expect(() => valuesOf(BOOK, Object.fromEntries([[path, 4]]))).toThrow(UsageError);
  });

  test.each([
    ['units.regular.armor', 0, 'book: units.regular.armor cannot be 0; expected a whole number from 1 to 12'],
    ['units.regular.armor', 4.5, 'book: units.regular.armor cannot be 4.5; expected a whole number from 1 to 12'],
    ['units.regular.armor', '4', 'book: units.regular.armor cannot be "4"; expected a whole number from 1 to 12'],
    ['units.regular.move', 25, 'book: units.regular.move cannot be 25; expected a number from 0 to 24'],
    ['units.necromutant.firearm', '4b', 'book: units.necromutant.firearm cannot be "4b"; expected one of 2r, 3w, 3r'],
    ['options.alert', 'yes', 'book: options.alert cannot be "yes"; expected true or false'],
    ['options.alert', null, 'book: options.alert cannot be null; expected true or false'],
  ])('of %s to %j is refused', (path, value, message) => {
    const error = failure(() => valuesOf(BOOK, { [path]: value }));
    expect(error).toBeInstanceOf(UsageError);
    expect(error.message).toBe(message);
  });

  test('is given back in normal form, in the order asked for', () => {
    const threes = { expects: 'a pool of three, such as 3r', read: (value: unknown) => (typeof value === 'string' && /^3[wrb]$/i.test(value) ? value.toLowerCase() : undefined) };
    const book = { a: printed(threes, '3w', 'a'), b: printed(whole(0, 9), 1, 'b') };
    expect(Object.entries(checkPatch(book, { b: 2, a: '3R' }))).toEqual([['b', 2], ['a', '3r']]);
  });

  test('of a value named like something every object has changes that value only', () => {
    const book = { constructor: printed(whole(0, 9), 1, 'an odd name') };
    expect(valuesOf(book as Book)).toEqual({ constructor: 1 });
  });
});

describe('a domain reads its own values and nothing else', () => {
  test.each([
    ['whole', whole(1, 3), [1, 2, 3], [0, 4, 1.5, NaN, Infinity, '1', null, undefined, true, [1]]],
    ['real', real(-1, 1), [-1, 0.25, 1], [-1.01, 1.01, NaN, Infinity, '0', null, undefined, [0]]],
    ['one of', oneOf('basic', 'advanced'), ['basic', 'advanced'], ['Basic', '', 'basic ', 0, null, undefined, ['basic']]],
    ['yes or no', yesNo, [true, false], ['true', 0, 1, null, undefined]],
  ])('%s', (_name, domain, good: readonly unknown[], bad: readonly unknown[]) => {
    for (const value of good) expect(domain.read(value)).toBe(value);
    for (const value of bad) expect(domain.read(value)).toBeUndefined();
  });

  test('one word alone is told as that word', () => {
    expect(oneOf('basic').expects).toBe('"basic"');
  });
});
