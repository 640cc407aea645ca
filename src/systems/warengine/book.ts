/** Every number that a designer may change, each with where it is from. */
import { assumed, derived, found, oneOf, printed, real, valuesOf, whole, yesNo, type Values } from '../../kernel/book.ts';
import { memo } from '../../kernel/dice/memo.ts';
import { UsageError, unknownName } from '../../kernel/errors.ts';
import { ALIENS } from './data/aliens.ts';
import { TYPE_ENTRIES } from './data/figure-types.ts';
import { READY_NAMES } from './data/force-names.ts';
import { GANGS } from './data/gangs.ts';
import { MARINES } from './data/marines.ts';
import { adjustment } from './pools.ts';
import type { Profile } from './profile.ts';

const face = whole(1, 6);
const inches = whole(0, 72);
const points = whole(0, 100_000);
const pieces = whole(0, 12);
const rounds = whole(1, 100);
const factor = real(0, 100);

const attackChart = '"Attack Adjustments Chart"';
const defenseChart = '"Defense Adjustments Chart"';
const builder = 'the chart of the builder is lost';

export const BOOK = {
  dice: {
    uncontrolled: { six: printed(face, 5, 'what a six of an uncontrolled figure counts; "Check Control"') },
    medium: { one: printed(face, 2, `what a one of a type M defense counts; ${defenseChart}`) },
    heavy: {
      one: printed(face, 3, `what a one of a type H defense counts; ${defenseChart}`),
      two: printed(face, 3, `what a two of a type H defense counts; ${defenseChart}`),
    },
  },

  units: { ...GANGS, ...MARINES, ...ALIENS },

  attack: {
    didNotMove: printed(adjustment, '1k0', attackChart),
    massed: printed(adjustment, '1k1', `for each who assists; ${attackChart}`),
    massedBeyond: derived(adjustment, '1k0', 'for each who assists once no more dice may be kept; "Massed Attacks", examples'),
    massedKept: printed(whole(1, 5), 2, 'times the dice that the primary attacker keeps is the most; "Massed Attacks"'),
    charge: printed(adjustment, '1k1', 'first attack after a charge; "Charging"'),
    chargeMachine: printed(adjustment, '1k0', 'the same on vehicles and monsters; "Charging"'),
    veryLong: printed(inches, 2, 'inches that a very long close weapon reaches; "Reserve Attack", example'),
  },

  defense: {
    didNotMove: printed(adjustment, '1k0', `not with heavy cover; ${defenseChart}`),
    light: printed(adjustment, '1k1', `light cover; ${defenseChart}`),
    heavy: printed(adjustment, '2k2', `heavy cover; ${defenseChart}`),
    entrenching: printed(adjustment, '2k2', `entrenching cover; ${defenseChart}`),
  },

  area: {
    explosive: printed(inches, 3, 'inches around the primary target; "Explosive Area Effect"'),
    burst: printed(inches, 3, 'inches around the primary target; "Burst Fire Area Effect"'),
  },

  movement: {
    fastThirds: printed(whole(0, 3), 1, 'thirds of its movement that a fast move adds; "Fast Moves"'),
    fastKeepsOff: printed(inches, 6, 'inches from every enemy at the end of a fast move; "Fast Moves"'),
    chargeThirds: printed(whole(0, 3), 1, 'thirds of its movement that a charge adds; "Charging"'),
    lungePer: printed(whole(1, 24), 9, 'inches of movement for each inch of a lunge; "Reserve Attack"'),
  },

  rout: {
    need: printed(whole(0, 30), 10, 'least total that holds a unit; "Rout"'),
    lost: printed(real(0, 1), 0.5, 'part of its figures destroyed, from which on a unit tests; "Rout"'),
    lastStarted: assumed(whole(1, 20), 2, 'figures that a unit began with for its last one to rout: the book says "any unit", which would rout a unit of one in the first turn', [2, 1, 3]),
  },

  deployment: {
    depth: printed(inches, 12, 'inches from the own edge; "Placing Your Force"'),
  },

  terrain: {
    size: derived(whole(24, 96), 48, 'inches, width and depth; "Placing Your Force", example: four feet square'),
    cover: assumed(whole(0, 40), 14, 'percent of the table that terrain covers; the book asks for lots', [14, 7, 21]),
    light: assumed(pieces, 3, 'pieces of light cover, such as woods', [3, 1, 5]),
    heavy: assumed(pieces, 3, 'pieces of heavy cover, such as ruins', [3, 1, 5]),
    entrenching: assumed(pieces, 1, 'pieces of entrenching cover: trenches', [1, 0, 2]),
    blocking: assumed(pieces, 1, 'pieces that nobody enters or sees through, such as houses', [1, 0, 3]),
  },

  forces: {
    red: assumed(oneOf(...READY_NAMES, 'random'), 'gangs-mixed', 'a ready force, or a random one', READY_NAMES),
    blue: assumed(oneOf(...READY_NAMES, 'random'), 'aliens-mixed', 'a ready force, or a random one', READY_NAMES),
    points: assumed(whole(100, 6000), 1000, 'points of a random force; the printed size is about 4,000', [1000, 300, 3000]),
    short: assumed(whole(0, 50), 0, 'percent of its points that the random force of one side may lack, in every other pair of games: shows what a point is worth', [0, 10, 20]),
  },

  victory: {
    unit: printed(points, 100, 'points for an enemy unit destroyed or routed; "Victory"'),
    objective: printed(points, 250, 'points for an objective; "Victory"'),
    playing: printed(points, 250, 'points for playing at all; "Victory"'),
    margin: printed(points, 250, 'points that one must be ahead by more than, to win; "Victory"'),
    around: assumed(real(0, 12), 1, 'inches from a piece of scenery at which a figure still is on or around it; "Victory" gives no distance', [1, 2]),
    spot: assumed(real(0, 12), 3, 'inches from an objective that is no piece of scenery', [3, 2]),
    quarter: printed(points, 250, 'points of figures more than the enemy that hold a table quarter; "Victory"'),
  },

  missions: {
    'last-man-standing': {
      roundLimit: assumed(rounds, 30, 'turns before Last Man Standing is a draw: far more than a fight takes', [30, 15]),
    },
    'victory-points': {
      roundLimit: assumed(rounds, 6, 'turns; "at the end of the game", whose length is not said', [6, 8, 10]),
      target: assumed(real(0.1, 3), 0.5, 'part of the enemy force’s points that the target total takes, beside those for playing and for all objectives; the book leaves it open. With 4,000 points it comes to two thirds of them', [0.5, 0.3, 1]),
      objectives: assumed(whole(0, 4), 2, 'terrain pieces or spots to hold; the book leaves their number open', [2, 0, 3]),
      quarters: assumed(yesNo, false, 'whether the four table quarters are objectives as well', [false, true]),
      marked: assumed(yesNo, false, 'whether each side’s dearest figure is an objective of the other as well', [false, true]),
    },
    'hold-the-ground': {
      roundLimit: assumed(rounds, 12, 'turns before Hold the Ground is a draw', [12, 8, 20]),
      turns: printed(whole(1, 12), 2, 'full turns of possession that win; "Victory"'),
    },
  },

  points: {
    types: TYPE_ENTRIES,
    heroPoint: printed(points, 4, 'points for each; "Figures with Hero Points"'),
    heroPointPer: found(whole(1, 10_000), 150, 'points of a force for each hero point in it; Troop Builder 2.1'),
    movement: assumed(factor, 1, `points for each three inches; ${builder}`, [1, 0.5, 2]),
    mental: assumed(factor, 6, `points times the chance of a rout roll of ten; ${builder}`, [6, 3, 12]),
    control: assumed(factor, 1, `points for each three inches of Control Radius; ${builder}`, [1, 0.5, 2]),
    fight: assumed(real(0, 500), 36, `points for an average attack with an average defense; ${builder}. From the printed price of a hero point`, [36, 24, 48]),
    base: assumed(real(1, 3), 1.3, `times the worth for each point that a roll comes to on average; ${builder}. 1.30 keeps equal points even at 1,000`, [1.3, 1.24, 1.4]),
    average: assumed(real(0, 30), 10.5, `the roll that is worth one: that of 3k3; ${builder}`, [10.5, 8.5, 12.5]),
    close: assumed(factor, 0.5, `worth of an attack that must be carried to the enemy; ${builder}`, [0.5, 0.7]),
    range: {
      from: assumed(inches, 12, `inches at which range is worth nothing extra; ${builder}`, [12, 6, 18]),
      perInch: assumed(factor, 0.025, `worth of each inch beyond; ${builder}`, [0.025, 0.015, 0.04]),
      least: assumed(factor, 0.7, `worth of the shortest range; ${builder}`, [0.7, 0.5, 0.9]),
    },
    area: {
      two: assumed(factor, 1.4, `times the worth of an attack on two targets; ${builder}`, [1.4, 1.2]),
      three: assumed(factor, 1.7, `times the worth of an attack on three targets; ${builder}`, [1.7, 1.4]),
      four: assumed(factor, 1.9, `times the worth of an attack on four targets; ${builder}`, [1.9, 1.6]),
    },
    otherWeapon: assumed(factor, 0.5, `part that a weapon of the other kind counts: close beside ranged; ${builder}`, [0.5, 0.3]),
    furtherWeapon: assumed(factor, 1, 'part that a further weapon of the same kind counts: all may be used in one activation', [1, 0.5]),
    veryLong: assumed(points, 3, `points; a tweak; ${builder}`, [3, 1, 6]),
    entangling: assumed(points, 5, `points; a tweak; ${builder}`, [5, 2, 10]),
  },

  limits: {
    unit: assumed(whole(1, 40), 12, 'figures in a unit; the example of "Victory" has a squad of five', [12, 8, 20]),
  },

  /** Left out where false: what is it worth? */
  abilities: {
    'reserve-attacks': printed(yesNo, true, 'whether it is played; "Reserve Attack"'),
    'hero-points': printed(yesNo, true, 'whether it is played; "Figures with Hero Points"'),
    'massed-attacks': printed(yesNo, true, 'whether it is played; "Massed Attacks"'),
    charge: printed(yesNo, true, 'whether it is played; "Charging"'),
    'fast-move': printed(yesNo, true, 'whether it is played; "Fast Moves"'),
    'did-not-move': printed(yesNo, true, 'whether it is played, for attack and defense; the adjustments charts'),
    'area-effects': printed(yesNo, true, 'whether it is played; without, every weapon has one target; "Area Effect Weapons"'),
    lunge: printed(yesNo, true, 'whether it is played; "Reserve Attack"'),
  },

  options: {
    sight: assumed(oneOf('centres', 'edges'), 'centres', 'what must see what: the middle of the bases, or any part of them; "Line of Sight" speaks of a significant part', ['centres', 'edges']),
    enemiesHide: assumed(yesNo, false, 'whether enemy figures hide those behind them; only friendly ones are named in "Line of Sight"', [false, true]),
    ownTerrainCovers: assumed(yesNo, false, 'whether terrain that an attacker leans out of, his target not being in it, covers the target; "Cover" speaks of all that lies between', [false, true]),
    trenchInContact: assumed(yesNo, false, 'whether entrenching cover counts in base contact; nothing lies between touching bases', [false, true]),
    shootBeforeCharge: assumed(yesNo, true, 'whether a figure that charges may attack before it; "Charging" does not forbid it', [true, false]),
    strictClosest: assumed(yesNo, false, 'whether area effect weapons must take the closest figure even when it is in cover and others are in the open; "Explosive Area Effect", "Burst Fire Area Effect"', [false, true]),
  },
} as const;

/** The book's numbers as plain values, patched. */
export type Numbers = Values<typeof BOOK>;

export const PROFILES = Object.keys(BOOK.units) as readonly (keyof Numbers['units'])[];

/** Throws a `UsageError` for an unknown path or an impossible value. */
export function numbersOf(patch: Readonly<Record<string, unknown>> = {}): Numbers {
  return valuesOf(BOOK, patch);
}

const profilesByBook = new WeakMap<Numbers['units'], (id: string) => Profile>();

/** A profile of the book. Throws a `UsageError` for an unknown one. */
export function profileOf({ units }: Pick<Numbers, 'units'>, id: string): Profile {
  let profiles = profilesByBook.get(units);
  if (profiles === undefined) profilesByBook.set(units, (profiles = memo((id: string) => read(units, id))));
  return profiles(id);
}

/** A profile of a force's own, or of the book. Throws a `UsageError` for an unknown one. */
export function profileIn(book: Pick<Numbers, 'units'>, own: Readonly<Record<string, Profile>>, id: string): Profile {
  return Object.hasOwn(own, id) ? own[id]! : profileOf(book, id);
}

function read(units: Numbers['units'], id: string): Profile {
  if (!Object.hasOwn(units, id)) throw new UsageError(`warengine: ${unknownName('profile', id, Object.keys(units))}`);
  const { weapons, ...rest } = units[id as keyof Numbers['units']];
  return { id, ...rest, weapons: Object.entries(weapons).map(([weapon, values]) => ({ id: weapon, ...values })) };
}
