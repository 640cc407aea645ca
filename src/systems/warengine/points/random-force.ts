/** A legal force drawn by lot, for measuring what points are worth: units with and without leaders, and figures that stand alone, for so many points. */
import { UsageError } from '../../../kernel/errors.ts';
import { pick, type Rng } from '../../../kernel/rng.ts';
import { profileOf, PROFILES, type Numbers } from '../book.ts';
import { ALIENS } from '../data/aliens.ts';
import { GANGS } from '../data/gangs.ts';
import { MARINES } from '../data/marines.ts';
import type { Profile } from '../profile.ts';
import { standsInUnit } from '../vocabulary.ts';
import { profileProblems } from './profile-problems.ts';
import { costOf } from './cost.ts';
import type { ForceList } from './force-list.ts';
import { heroPointsFor } from './price.ts';

/** Leaders lead their own. */
const THEMES: readonly (readonly string[])[] = [GANGS, MARINES, ALIENS].map((theme) => Object.keys(theme));

/** One in three is drawn from those who stand alone, three units in four have a leader, and a unit begins with 2 to 9 others. */
const ALONE = { chance: 1, of: 3 };
const LED = { chance: 3, of: 4 };
const SIZE = { least: 2, most: 9 };

/** Forces drawn until one comes as near to the points as this, in hundredths. */
const NEAR = 1;
const TRIES = 20;
/** Draws that fit nowhere before a force counts as full. */
const MISSES = 12;

interface Draft {
  units: { id: string; figures: { profile: string; count: number }[] }[];
  characters: { profile: string; heroPoints: number }[];
  left: number;
  heroPoints: number;
}

/** At most `points`, and within a few percent of them unless they are very few. Throws a `UsageError` when nobody costs so little. */
export function randomForce(book: Numbers, points: number, rng: Rng): ForceList {
  const pool = recruitsOf(book);
  let best = draw(book, pool, points, rng);
  for (let tries = 1; tries < TRIES && best.left * 100 > NEAR * points; tries++) {
    const other = draw(book, pool, points, rng);
    if (other.left < best.left) best = other;
  }
  if (best.left === points) throw new UsageError(`forces: nobody costs ${points} points or less; expected a larger force`);
  return { title: 'random', points, units: best.units, characters: best.characters, profiles: {} };
}

interface Recruits {
  /** Those who stand in units and do not lead. */
  troops: readonly Profile[];
  leaders: readonly Profile[];
  alone: readonly Profile[];
}

const recruitsByBook = new WeakMap<Numbers, Recruits>();

function recruitsOf(book: Numbers): Recruits {
  let recruits = recruitsByBook.get(book);
  if (recruits === undefined) {
    const legal = PROFILES.map((id) => profileOf(book, id)).filter((profile) => profileProblems(book, profile).length === 0);
    const inUnits = legal.filter(({ type }) => standsInUnit(type));
    recruits = { troops: inUnits.filter(({ control }) => control === 0), leaders: inUnits.filter(({ control }) => control > 0), alone: legal.filter(({ type }) => !standsInUnit(type)) };
    recruitsByBook.set(book, recruits);
  }
  return recruits;
}

function draw(book: Numbers, recruits: Recruits, points: number, rng: Rng): Draft {
  const draft: Draft = { units: [], characters: [], left: points, heroPoints: heroPointsFor(book, points) };
  for (let misses = 0; misses < MISSES; ) {
    const isAlone = recruits.troops.length === 0 || (recruits.alone.length > 0 && happens(ALONE, rng));
    const added = isAlone ? addAlone(book, draft, recruits, rng) : addUnit(book, draft, recruits, rng);
    misses = added ? 0 : misses + 1;
  }
  fillUp(book, draft);
  return draft;
}

const happens = ({ chance, of }: { chance: number; of: number }, rng: Rng): boolean => rng.below(of) < chance;

/** With as many hero points as its profile has and the force still may have. */
function addAlone(book: Numbers, draft: Draft, { alone }: Recruits, rng: Rng): boolean {
  const profile = pick(alone, rng);
  const heroPoints = Math.min(profile.heroPoints, draft.heroPoints);
  const cost = costOf(book, profile, heroPoints);
  if (cost > draft.left) return false;
  draft.characters.push({ profile: profile.id, heroPoints });
  draft.left -= cost;
  draft.heroPoints -= heroPoints;
  return true;
}

/** Their hero points are those of the profile: none, unless the book is patched. */
function addUnit(book: Numbers, draft: Draft, { troops, leaders }: Recruits, rng: Rng): boolean {
  const profile = pick(troops, rng);
  const own = leaders.filter(({ id }) => THEMES.some((theme) => theme.includes(id) && theme.includes(profile.id)));
  const leader = own.length > 0 && happens(LED, rng) ? pick(own, rng) : null;
  const room = book.limits.unit - (leader === null ? 0 : 1);
  const count = Math.min(SIZE.least + rng.below(SIZE.most - SIZE.least + 1), room);
  const cost = count * costOf(book, profile) + (leader === null ? 0 : costOf(book, leader));
  const heroPoints = count * profile.heroPoints + (leader?.heroPoints ?? 0);
  if (count < 1 || cost > draft.left || heroPoints > draft.heroPoints) return false;
  const figures = [...(leader === null ? [] : [{ profile: leader.id, count: 1 }]), { profile: profile.id, count }];
  draft.units.push({ id: `unit-${draft.units.length + 1}`, figures });
  draft.left -= cost;
  draft.heroPoints -= heroPoints;
  return true;
}

/** One more in a unit, the dearest that there are points for, as long as there is one. */
function fillUp(book: Numbers, draft: Draft): void {
  for (;;) {
    const places = draft.units
      .filter(({ figures }) => figures.reduce((sum, { count }) => sum + count, 0) < book.limits.unit)
      .map(({ figures }) => figures.at(-1)!)
      .map((figures) => ({ figures, profile: profileOf(book, figures.profile) }))
      .filter(({ profile }) => costOf(book, profile) <= draft.left && profile.heroPoints <= draft.heroPoints);
    const [first, ...others] = places;
    if (first === undefined) return;
    const dearest = others.reduce((best, other) => (costOf(book, other.profile) > costOf(book, best.profile) ? other : best), first);
    dearest.figures.count += 1;
    draft.left -= costOf(book, dearest.profile);
    draft.heroPoints -= dearest.profile.heroPoints;
  }
}
