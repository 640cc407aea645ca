/** How games show what points are worth: random forces, whose figures and hero points are counted, and what is expected of their prices. */
import type { PointsTrial, Prediction, Trials, Ware } from '../../../kernel/points.ts';
import { numbersOf, profileOf, PROFILES, type Numbers } from '../book.ts';
import { diceOdds } from '../dice-odds.ts';
import { pool } from '../pools.ts';
import type { Profile } from '../profile.ts';
import { SIDES } from '../vocabulary.ts';
import { profileProblems } from './profile-problems.ts';
import { costOf } from './cost.ts';

/** Of one side, in every other pair of games. */
const SHORT = 20;

export const TRIALS: Trials = {
  mission: 'last-man-standing',
  set: { 'forces.red': 'random', 'forces.blue': 'random', 'forces.short': SHORT },
  points: 'forces.points',
  sizes: [300, 1000],
  of: (patch) => trialOf(numbersOf(patch)),
};

function trialOf(book: Numbers): PointsTrial | null {
  const { red, blue, points } = book.forces;
  if (red !== 'random' || blue !== 'random') return null;
  const profiles = PROFILES.map((id) => profileOf(book, id)).filter((profile) => profileProblems(book, profile).length === 0);
  return { points, wares: [...profiles.map((profile) => figureWare(book, profile)), heroPointWare(book)], predictions: predictions(book, profiles) };
}

const bySide = (what: (side: string) => string): string[] => SIDES.map(what);

/** Without hero points, which are bought apart. */
const figureWare = (book: Numbers, profile: Profile): Ware => ({ id: profile.id, points: costOf(book, profile, 0), columns: bySide((side) => `fielded.${side}.${profile.id}`) });

const heroPointWare = ({ points }: Numbers): Ware => ({ id: 'hero point', points: points.heroPoint, columns: bySide((side) => `heroPoints.${side}`) });

/** Of a figure that hits far better than it stands: by so many points that its rolls come to on average. */
const GLASS = 3;
const SOURCE = 'exact odds and a shoot-out on the spot, without a table, that the cost formula was tried on';

function predictions(book: Numbers, profiles: readonly Profile[]): Prediction[] {
  const attack = ({ weapons }: Profile) => Math.max(...weapons.map((weapon) => mean(book, weapon.attack)));
  const rabble = profiles.filter((profile) => mean(book, profile.defense) <= mean(book, '2k2') && attack(profile) <= mean(book, '2k2'));
  const glass = profiles.filter((profile) => attack(profile) >= mean(book, profile.defense) + GLASS);
  const ids = (group: readonly Profile[]) => group.map(({ id }) => id);
  return [
    { says: 'Rabble, 2k2 in attack and defense, is overpriced', source: SOURCE, claim: { about: 'price', wares: ids(rabble), direction: 'overpriced' } },
    { says: `Glass cannons, whose attack comes to ${GLASS} points or more above their defense, are underpriced`, source: SOURCE, claim: { about: 'price', wares: ids(glass), direction: 'underpriced' } },
    { says: 'Forces of equal points are less even the larger they are', source: SOURCE, claim: { about: 'imbalance', direction: 'grows with points' } },
  ];
}

const mean = (book: Numbers, dice: string): number => diceOdds(book).mean(pool(dice));
