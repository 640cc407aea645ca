/** What characters and forces cost by the book's points, what may be built, and files with mistakes in them. */
import { describe, expect, it } from 'vitest';
import { FileError, type FileProblem } from '../../../../src/kernel/file-error.ts';
import { numbersOf } from '../../../../src/systems/blood-berets/book.ts';
import { costOf } from '../../../../src/systems/blood-berets/points/cost.ts';
import { forceForm, readForce } from '../../../../src/systems/blood-berets/points/force-file.ts';
import { listCost } from '../../../../src/systems/blood-berets/points/force-list.ts';
import { READY_FORCES } from '../../../../src/systems/blood-berets/points/ready.ts';
import { pointsReport } from '../../../../src/systems/blood-berets/points/report.ts';

type Patch = Readonly<Record<string, unknown>>;

const prices = (patch: Patch = {}): Record<string, number> => Object.fromEntries(pointsReport(numbersOf(patch)).prices.map(({ id, points }) => [id, points]));

/** The least that may be built. */
const LEAST = { actions: 2, initiative: 9, armor: 17 };
const own = (traits: object) => ({ figures: [{ character: 'scout' }], characters: { scout: { ...LEAST, ...traits } } });

function problems(file: unknown, patch: Patch = {}): FileProblem[] {
  try {
    readForce(numbersOf(patch), file);
    return [];
  } catch (thrown) {
    if (thrown instanceof FileError) return [...thrown.problems];
    throw thrown;
  }
}

const refused = (file: unknown): string[] => problems(file).map(({ path, message }) => `${path.join('.')}: ${message}`);
const cost = (traits: object): number => listCost(numbersOf(), readForce(numbersOf(), own(traits)));

describe('characters ("Troops")', () => {
  it('a trooper costs 24, the sergeant 28, the medic 32, a Legionnaire 16, the Nepharites 42 and 40, a Ranger 24, with a Deathlokdrum 22', () => {
    expect(prices()).toEqual({ trooper: 24, sergeant: 28, medic: 32, ranger: 24, 'ranger-gunner': 22, 'ranger-leader': 25, legionnaire: 16, 'nepharite-1': 42, 'nepharite-2': 40 });
  });

  it('part by part: three actions, four steps of missile weapons, two of close combat, seven of armor, two of initiative', () => {
    expect(pointsReport(numbersOf()).prices[0]).toEqual({
      id: 'trooper',
      traits: { actions: '3/2', initiative: '13/13', armor: '24/21', missile: '14/11', close: '12/9', surgery: '-', symmetry: '-' },
      points: 24,
      parts: [
        { name: 'actions', points: 9, of: '3 actions' },
        { name: 'missile weapons', points: 4, of: '14, 10 is free' },
        { name: 'close combat', points: 2, of: '12, 10 is free' },
        { name: 'armor', points: 7, of: '24, 17 is free' },
        { name: 'initiative', points: 2, of: '13, 9 is free' },
      ],
    });
  });

  it('of 2, 3, 4, 5 and 6 actions a wounded figure has 2, 2, 3, 3 and 4 left', () => {
    const left = (actions: number) => pointsReport(numbersOf(), own({ actions })).prices[0]!.traits.actions;
    expect([2, 3, 4, 5, 6].map(left)).toEqual(['2/2', '3/2', '4/3', '5/3', '6/4']);
  });

  it('the least is six points; each action three, each step one', () => {
    expect([{}, { actions: 6 }, { missile: 10, close: 10 }, { missile: 11, close: 12, surgery: 13, symmetry: 14 }, { armor: 27 }, { initiative: 15 }].map(cost)).toEqual([6, 18, 6, 16, 16, 9]);
  });

  it('follow the book: a Legionnaire of 14 with three actions costs 22, and other prices other sums', () => {
    expect(prices({ 'units.legionnaire.missile': 14 }).legionnaire).toBe(19);
    expect(prices({ 'units.legionnaire.missile': 14, 'units.legionnaire.actions': 3 }).legionnaire).toBe(22);
    expect(prices({ 'points.action': 4 }).trooper).toBe(27);
  });

  it('a patched card below what is free costs nothing less, a step of initiative begun is paid', () => {
    const profile = { id: 'x', actions: 2, initiative: 10, armor: 12, missile: 4, close: 0, surgery: 0, symmetry: 0 };
    expect(costOf(numbersOf(), profile)).toBe(7);
  });
});

describe('forces', () => {
  it('the squad costs 156, the Legion of the first mission 170, with both Nepharites 210, the Rangers 141', () => {
    const total = (name: string) => pointsReport(numbersOf(), name).force!.total;
    expect(Object.keys(READY_FORCES).map((name) => [name, total(name)])).toEqual([['squad', 156], ['rangers', 141], ['legion', 170], ['whole-legion', 210]]);
    expect(() => pointsReport(numbersOf(), 'sqad')).toThrow('points: unknown force "sqad"; did you mean "squad"?');
  });

  it('a force of one\'s own is priced figure by figure', () => {
    const { title, force, prices } = pointsReport(numbersOf(), { ...own({ missile: 16 }), title: 'scouts', points: 60, figures: [{ character: 'scout', count: 3 }, { character: 'trooper' }] });
    expect(title).toBe('scouts');
    expect(force).toEqual({
      units: [{ id: 'scout', points: 36, figures: [{ price: 'scout', count: 3, each: 12 }] }, { id: 'trooper', points: 24, figures: [{ price: 'trooper', count: 1, each: 24 }] }],
      total: 60,
      limits: [{ name: 'points', used: 60, most: 60 }, { name: 'highest armor value', used: 24, most: 27 }, { name: 'figures, an initiative counter each', used: 4, most: null }],
    });
    expect(prices.map(({ id, points }) => [id, points])).toEqual([['scout', 12], ['trooper', 24]]);
  });
});

describe('what may not be built', () => {
  it('one action or seven, armor beyond 27, initiative below 9 or between two steps, a skill below 10', () => {
    expect(refused(own({ actions: 1 }))).toEqual(['characters.scout.actions: scout: 1 actions, expected 2 to 6 ("Troops")']);
    expect(refused(own({ actions: 7, armor: 28 }))).toEqual(['characters.scout.actions: scout: 7 actions, expected 2 to 6 ("Troops")', 'characters.scout.armor: scout: armor value 28, expected 17 to 27 ("Troops")']);
    expect(refused(own({ armor: 16 }))).toHaveLength(1);
    expect(refused(own({ initiative: 7 }))).toEqual(['characters.scout.initiative: scout: initiative 7, expected 9, 11, 13 and so on ("Troops")']);
    expect(refused(own({ initiative: 12 }))).toHaveLength(1);
    expect(refused(own({ close: 9 }))).toEqual(['characters.scout.close: scout: close 9, expected 10 or more, which is free, or none at all ("Troops")']);
    expect(refused(own({ close: 0, missile: 10 }))).toEqual([]);
  });

  it('both sides in one force, a name of the book, more points than agreed on', () => {
    expect(refused({ figures: [{ character: 'trooper' }, { character: 'legionnaire' }] })).toEqual(['figures.1.character: legionnaire is of the legion, trooper of the berets; a force is of one side']);
    expect(refused({ figures: [{ character: 'trooper' }], characters: { trooper: LEAST } })).toEqual(['characters.trooper: trooper is a character of the book; give yours another name']);
    expect(refused({ points: 47, figures: [{ character: 'trooper', count: 2 }] })).toEqual(['points: it costs 48, more than the 47 agreed on']);
  });
});

describe('a file with mistakes', () => {
  it('is told what was found and what was expected, each in its place', () => {
    expect(refused({ figures: [{ character: 'troper' }] })).toEqual(['figures.0.character: unknown character "troper"; did you mean "trooper"?']);
    expect(refused({ figures: [{ character: 'trooper', count: 0 }] })).toEqual(['figures.0.count: figures, 0, count: found 0, expected a whole number from 1 to 40']);
    expect(refused({ figures: [{ charcter: 'trooper' }] })).toEqual(['figures.0.charcter: unknown key "charcter"; did you mean "character"?']);
    expect(refused({ figures: [{ character: 'trooper' }], characters: { scout: { actions: 3, armor: 20, initative: 9 } } })).toEqual(['characters.scout.initative: unknown key "initative"; did you mean "initiative"?']);
    expect(refused({ figures: [{ character: 'trooper' }], characters: { scout: { actions: 3, armor: 20 } } })).toEqual(['characters.scout: the key "characters, scout, initiative" is missing; expected a whole number from 0 to 40']);
    expect(refused({})).toEqual([': the key "figures" is missing; expected a list of figures']);
    expect(refused('squad')).toHaveLength(1);
    expect(refused({ system: 'warengine', figures: [{ character: 'trooper' }] })).toEqual(['system: system: found "warengine", expected blood-berets']);
  });

  it('has a form for editors', () => {
    expect(Object.keys((forceForm() as { properties: object }).properties)).toEqual(['system', 'title', 'points', 'figures', 'characters']);
  });
});
