/** Prices of all profiles, or of a force, for those who ask ("Your Force"). */
import { UsageError, unknownName } from '../../../kernel/errors.ts';
import type { PointsReport, Price } from '../../../kernel/points.ts';
import { profileOf, PROFILES, type Numbers } from '../book.ts';
import { READY_NAMES } from '../data/force-names.ts';
import { READY_FORCES } from '../data/forces.ts';
import { isClose, type Profile, type Weapon } from '../profile.ts';
import { explainCost } from './cost.ts';
import { readForce } from './force-file.ts';
import { priceForce, type PricedFigures, type PricedForce } from './price.ts';
import type { ForceList } from './force-list.ts';

const NOTES = [
  'Points for types and hero points, and the limit on hero points, are published; the charts of the rest are lost, and their prices assumed: change them with --set points.<name>=<value>.',
];

/** `force`: a parsed force file, or the name of a ready one; without it all profiles of the book. Throws a `UsageError` for a force that may not be built. */
export function pointsReport(book: Numbers, force?: unknown): PointsReport {
  if (force === undefined) return { title: 'every profile', prices: PROFILES.map((id) => priceOf(book, profileOf(book, id))), force: null, notes: NOTES };
  const list = readForce(book, typeof force === 'string' ? readyFile(force) : force);
  const priced = priceForce(book, list);
  const kinds = new Map(priced.units.flatMap(({ figures }) => figures).map((figures) => [nameOf(figures), figures]));
  return {
    title: list.title,
    prices: [...kinds.values()].map(({ profile, heroPoints }) => priceOf(book, profile, heroPoints)),
    force: {
      units: priced.units.map(({ id, points, figures }) => ({ id, points, figures: figures.map((each) => ({ price: nameOf(each), count: each.count, each: each.each })) })),
      total: priced.total,
      limits: limitsOf(book, list, priced),
    },
    notes: NOTES,
  };
}

function readyFile(name: string): unknown {
  const found = READY_NAMES.find((ready) => ready === name);
  if (found === undefined) throw new UsageError(`points: ${unknownName('force', name, READY_NAMES)}`);
  return READY_FORCES[found];
}

function limitsOf({ limits }: Numbers, { points }: ForceList, { units, total, force, renown, heroPoints, mostHeroPoints }: PricedForce): { name: string; used: number; most: number | null }[] {
  const largest = units.reduce((most, { figures }) => Math.max(most, figures.reduce((sum, { count }) => sum + count, 0)), 0);
  return [
    { name: 'points', used: total, most: points },
    { name: 'Points of Force, for units', used: force, most: null },
    { name: 'Points of Renown, for those who stand alone', used: renown, most: null },
    { name: 'hero points', used: heroPoints, most: mostHeroPoints },
    { name: 'figures in the largest unit', used: largest, most: limits.unit },
  ];
}

function nameOf({ profile, heroPoints }: Pick<PricedFigures, 'profile' | 'heroPoints'>): string {
  return heroPoints === profile.heroPoints ? profile.id : `${profile.id} with ${heroPoints === 0 ? 'no' : heroPoints} hero points`;
}

function priceOf(book: Numbers, profile: Profile, heroPoints = profile.heroPoints): Price {
  const { type, movement, defense, mental, control, weapons } = profile;
  const { points, parts } = explainCost(book, profile, heroPoints);
  return {
    id: nameOf({ profile, heroPoints }),
    traits: { type, Mv: `${movement}"`, Df: defense, M: mental, CR: control === 0 ? '-' : `${control}"`, HP: heroPoints === 0 ? '-' : `${heroPoints}`, weapons: weapons.map(weaponText).join('; ') },
    points,
    parts,
  };
}

const AREA_LETTERS = { none: '', 'close-combat': 'CC', explosive: 'Ex', burst: 'Bu', linear: 'Li' } as const;

/** As the book writes them: plasma-gun 3k3 R18" AE 3x Ex. */
function weaponText(weapon: Weapon): string {
  const { id, attack, range, targets, area, veryLong, entangling } = weapon;
  return [
    `${id} ${attack}`,
    ...(isClose(weapon) ? [] : [`R${range}"`]),
    ...(area === 'none' ? [] : [`AE ${targets}x ${AREA_LETTERS[area]}`]),
    ...(veryLong ? ['very long'] : []),
    ...(entangling ? ['entangling'] : []),
  ].join(' ');
}
