import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ForceError, formed, text, wholeNumber } from '../../src/kernel/force-file.ts';

const UNIT = { name: text('a name'), count: wholeNumber(1, 9).optional() };
const FORCE = { title: text('a title').optional(), units: z.array(z.strictObject(UNIT, { error: 'a unit' }), { error: 'a list of units' }) };
const schema = z.strictObject(FORCE, { error: 'a force' });
const read = (file: unknown) => formed(schema, file, (path) => Object.keys(path.length === 0 ? FORCE : UNIT));

function problems(file: unknown): string[] {
  try {
    read(file);
  } catch (error) {
    if (error instanceof ForceError) return error.problems.map(({ path, message }) => `${path.join('/')}: ${message}`);
    throw error;
  }
  return [];
}

describe('force files', () => {
  it('one that has the form is given back', () => expect(read({ units: [{ name: 'a', count: 2 }] })).toEqual({ units: [{ name: 'a', count: 2 }] }));

  it('says all that is wrong, each in its place', () => {
    expect(problems({ title: 3, units: [{ count: 12 }, { name: 'b', count: 0.5 }] })).toEqual([
      'title: title: found 3, expected a title',
      'units/0: the key "units, 0, name" is missing; expected a name',
      'units/0/count: units, 0, count: found 12, expected a whole number from 1 to 9',
      'units/1/count: units, 1, count: found 0.5, expected a whole number from 1 to 9',
    ]);
    expect(problems([])).toEqual([': found an empty list, expected a force']);
  });

  it('of a misspelt key it says what it should be, and not that the right one is missing', () => {
    expect(problems({ units: [{ nmae: 'a' }] })).toEqual(['units/0/nmae: unknown key "nmae"; did you mean "name"?']);
  });
});
