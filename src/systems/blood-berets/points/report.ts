/** Prices of all characters, or of a force, for those who ask ("Troops"). */
import { unknownName, UsageError } from '../../../kernel/errors.ts';
import type { PointsReport, Price } from '../../../kernel/points.ts';
import { woundedSide } from '../cards.ts';
import type { Numbers } from '../book.ts';
import { CHARACTERS } from '../vocabulary.ts';
import { costOf, explainCost } from './cost.ts';
import { readForce } from './force-file.ts';
import { listCost, profileIn, type ForceList } from './force-list.ts';
import { profileOf, SKILLS, type Profile } from './profile.ts';
import { READY_FORCES } from './ready.ts';

const NOTES = [
  "Weapons, cards and wounds cost nothing by the rule, nor does the sergeant's extra counter. Numbers after a slash are those of a wounded figure.",
  'Missions fix who comes: to play with other characters, change those of the book with --set units.<name>.<trait>=<value>.',
];

/** `force`: a parsed force file, or the name of a ready one; without it all characters. Throws a `UsageError` for a force that may not be built. */
export function pointsReport(book: Numbers, force?: unknown): PointsReport {
  if (force === undefined) return { title: 'every character', prices: CHARACTERS.map((id) => priceOf(book, profileOf(book, id))), force: null, notes: NOTES };
  const list = readForce(book, typeof force === 'string' ? readyForce(force) : force);
  const each = (id: string) => costOf(book, profileIn(book, list, id));
  return {
    title: list.title,
    prices: [...new Set(list.figures.map(({ character }) => character))].map((id) => priceOf(book, profileIn(book, list, id))),
    force: {
      units: list.figures.map(({ character, count }) => ({ id: character, points: count * each(character), figures: [{ price: character, count, each: each(character) }] })),
      total: listCost(book, list),
      limits: limitsOf(book, list),
    },
    notes: NOTES,
  };
}

function readyForce(name: string): unknown {
  if (!Object.hasOwn(READY_FORCES, name)) throw new UsageError(`points: ${unknownName('force', name, Object.keys(READY_FORCES))}`);
  return READY_FORCES[name];
}

function limitsOf(book: Numbers, list: ForceList): { name: string; used: number; most: number | null }[] {
  return [
    { name: 'points', used: listCost(book, list), most: list.points },
    { name: 'highest armor value', used: Math.max(...list.figures.map(({ character }) => profileIn(book, list, character).armor)), most: book.points.mostArmor },
    { name: 'figures, an initiative counter each', used: list.figures.reduce((sum, { count }) => sum + count, 0), most: null },
  ];
}

function priceOf(book: Numbers, profile: Profile): Price {
  const wounded = woundedSide(book, { ...profile, wounded: false });
  const both = (trait: 'actions' | 'initiative' | 'armor' | (typeof SKILLS)[number]): string => (profile[trait] === 0 ? '-' : `${profile[trait]}/${wounded[trait]}`);
  const traits = { actions: both('actions'), initiative: both('initiative'), armor: both('armor'), ...Object.fromEntries(SKILLS.map((skill) => [skill, both(skill)])) };
  return { id: profile.id, traits, ...explainCost(book, profile) };
}
