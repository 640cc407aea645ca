/** What a user reads about a name that there is not. */
import { expect, test } from 'vitest';
import { nearest, UsageError, unknownName, unknownPath } from '../../src/kernel/errors.ts';

const UNITS = ['regular', 'centurion', 'necromutant', 'leader'];

test.each([
  ['centurian', 'unknown unit "centurian"; did you mean "centurion"?'],
  ['Regular', 'unknown unit "Regular"; did you mean "regular"?'],
  ['necromutants', 'unknown unit "necromutants"; did you mean "necromutant"?'],
  ['tank', 'unknown unit "tank"; there is regular, centurion, necromutant, leader'],
])('%s', (found, words) => {
  expect(unknownName('unit', found, UNITS)).toBe(words);
});

test('a long list is cut after twelve names', () => {
  const maps = Array.from({ length: 30 }, (_, i) => `section-number-${i}`);
  expect(unknownName('map', 'x', maps)).toMatch(/there is (section-number-\d+, ){12}\.\.\.$/);
});

test.each([
  ['units.centurion.leadership', 'unknown path "units.centurion.leadership"; with leadership there is leadership.clan, missions.fortress.leadership'],
  ['leadership.clam', 'unknown path "leadership.clam"; did you mean "leadership.clan"?'],
  ['units.centurion.step', 'unknown path "units.centurion.step"; did you mean "units.centurion.steps"?'],
  ['x', 'unknown path "x"; there is units.centurion.steps, leadership.clan, missions.fortress.leadership'],
])('the path %s', (found, words) => {
  expect(unknownPath(found, ['units.centurion.steps', 'leadership.clan', 'missions.fortress.leadership'])).toBe(words);
});

test('where there is nothing to name, it says so', () => {
  expect(unknownName('strategy', 'rush', [])).toBe('unknown strategy "rush"; there is none');
  expect(nearest('rush', [])).toBeUndefined();
});

test.each([
  ['leadre', 'leader'],
  ['lead', 'leader'],
  ['reg', undefined],
  ['', undefined],
])('nearest to "%s" is %s', (found, name) => {
  expect(nearest(found, UNITS)).toBe(name);
});

test('an error of the user is told from one of ours', () => {
  expect(new UsageError('no such map')).toBeInstanceOf(Error);
  expect(new UsageError('no such map').name).toBe('UsageError');
});
