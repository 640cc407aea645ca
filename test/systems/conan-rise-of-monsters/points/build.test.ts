/** What may be fielded, and why not: Commanders, sides, reinforced Warriors, points; and files with mistakes in them. */
import { describe, expect, it } from 'vitest';
import { FileError, type FileProblem } from '../../../../src/kernel/file-error.ts';
import { numbersOf } from '../../../../src/systems/conan-rise-of-monsters/book.ts';
import { CIRCLE_FORCES, READY_NAMES } from '../../../../src/systems/conan-rise-of-monsters/data/force-names.ts';
import { READY_FORCES } from '../../../../src/systems/conan-rise-of-monsters/data/forces.ts';
import { sideOf } from '../../../../src/systems/conan-rise-of-monsters/points/build.ts';
import { readForce } from '../../../../src/systems/conan-rise-of-monsters/points/force-file.ts';
import { listCost, listDestiny } from '../../../../src/systems/conan-rise-of-monsters/points/price.ts';
import { pointsReport } from '../../../../src/systems/conan-rise-of-monsters/points/report.ts';

const book = numbersOf();
const king = { unit: 'king-conan' };

function problems(file: unknown, patch: Readonly<Record<string, unknown>> = {}): FileProblem[] {
  try {
    readForce(numbersOf(patch), file);
    return [];
  } catch (thrown) {
    if (thrown instanceof FileError) return [...thrown.problems];
    throw thrown;
  }
}

const refused = (...units: unknown[]): string[] => problems({ units }).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a force', () => {
  it.each(READY_NAMES)('%s is legal and comes to its points', (name) => {
    const list = readForce(book, READY_FORCES[name]);
    expect(listCost(book, list)).toBe(list.points);
    expect(sideOf(book, list)).toBe(CIRCLE_FORCES.includes(name as never) ? 'circle' : 'set');
  });

  it('the starter boxes bring five and six Destiny Tokens, a reinforced unit one ("Tokens of the Gods", "Reinforced Units")', () => {
    const tokens = READY_NAMES.map((name) => listDestiny(book, readForce(book, READY_FORCES[name])));
    expect(Object.fromEntries(READY_NAMES.map((name, index) => [name, tokens[index]]))).toEqual({
      'circle-starter': 5, 'circle-riders': 5, 'circle-host': 6, 'set-starter': 6, 'set-serpents': 6, 'set-host': 6,
    });
  });

  it('a reinforced unit costs twice its card', () => {
    expect(listCost(book, readForce(book, { units: [king, { unit: 'poitainian-knights', reinforced: true }, { unit: 'bossonian-archers', count: 3 }] }))).toBe(5 + 6 + 3 * 2);
  });
});

describe('what may not be fielded', () => {
  it('no Commander, or two ("Units")', () => {
    expect(refused({ unit: 'oliphant' })).toEqual(['units: no Commander is in it; every force has one (king-conan, thoth-amon) ("Units")']);
    expect(refused(king, { unit: 'oliphant' }, king)).toEqual(['units.2.unit: 2 Commanders; a force has exactly one ("Units")']);
    expect(refused({ ...king, count: 3 })).toEqual(['units.0.count: 3 Commanders; a force has exactly one ("Units")']);
  });

  it('units of the other side; mercenaries may serve both', () => {
    expect(refused(king, { unit: 'scion-of-set' })).toEqual(['units.1.unit: scion-of-set serves the Legion of Set, not the Circle of Iron ("Units")']);
    expect(problems({ units: [king, { unit: 'scion-of-set' }] }, { 'units.scion-of-set.side': 'mercenary' })).toEqual([]);
  });

  it('a reinforced Monster ("Reinforced Units")', () => {
    expect(refused(king, { unit: 'oliphant', reinforced: true })).toEqual(['units.1.reinforced: oliphant cannot be reinforced: only Warriors are ("Reinforced Units")']);
  });

  it('more points than were agreed on', () => {
    expect(problems({ points: 8, units: [king, { unit: 'oliphant' }] })).toEqual([{ path: ['points'], part: 'value', message: 'it costs 9, more than the 8 agreed on' }]);
  });
});

describe('a file with mistakes', () => {
  it('is told what was found and what was expected, each in its place', () => {
    expect(refused({ unit: 'king-conn' })).toEqual(['units.0.unit: unknown unit "king-conn"; did you mean "king-conan"?']);
    expect(refused({ unit: 'oliphant', reinforced: 'yes' })).toEqual(['units.0.reinforced: units, 0, reinforced: found "yes", expected true or false']);
    expect(refused({ unit: 'oliphant', count: 0 })).toEqual(['units.0.count: units, 0, count: found 0, expected a whole number from 1 to 20']);
    expect(refused({ unit: 'oliphant', reinforce: true })).toEqual(['units.0.reinforce: unknown key "reinforce"; did you mean "reinforced"?']);
    expect(refused()).toEqual(['units: units: found an empty list, expected at least one unit']);
    expect(problems([])).toMatchObject([{ message: expect.stringContaining('expected a force: title, points, units') as string }]);
  });
});

describe('prices', () => {
  it('are those of the cards, part by part', () => {
    const { prices, force } = pointsReport(book);
    expect(Object.fromEntries(prices.map(({ id, points }) => [id, points]))).toEqual({
      'king-conan': 5, 'gunderland-pikemen': 2, 'poitainian-knights': 3, oliphant: 4, 'bossonian-archers': 2, 'thoth-amon': 5, 'scion-of-set': 4, 'priests-of-set': 3, 'stygian-skirmishers': 2, 'ancestor-guard': 2,
    });
    expect(force).toBeNull();
  });

  it('of a force: its units, its points, its Commander and its tokens', () => {
    const { title, prices, force } = pointsReport(book, 'set-host');
    expect(title).toContain('Legion of Set');
    expect(force!.units.map(({ id, points }) => `${id} ${points}`)).toEqual(['thoth-amon 5', 'ancestor-guard, reinforced 8', 'scion-of-set 4', 'priests-of-set 3']);
    expect(force!.limits.map(({ used, most }) => [used, most])).toEqual([[20, 20], [1, 1], [6, null]]);
    expect(prices.find(({ id }) => id === 'ancestor-guard, reinforced')).toMatchObject({ points: 4, traits: { models: '10' } });
    expect(() => pointsReport(book, 'set-hosts')).toThrow('did you mean "set-host"?');
  });
});
