/** Every number that a designer may change, each with where it is from. */
import { assumed, derived, oneOf, printed, real, valuesOf, whole, yesNo, type Domain, type Values } from '../../kernel/book.ts';
import { memo } from '../../kernel/dice/memo.ts';
import { UsageError, unknownName } from '../../kernel/errors.ts';
import { CIRCLE_FORCES, RANDOM, SET_FORCES } from './data/force-names.ts';
import { SPECIALS_OF } from './data/specials.ts';
import { TERRAIN } from './data/terrain.ts';
import { UNITS } from './data/units.ts';
import type { UnitCard } from './unit-card.ts';
import { SPECIALS, type Special } from './vocabulary.ts';

const dice = whole(0, 10);
const tokens = whole(0, 10);
const inches = whole(0, 48);
const pieces = whole(0, 12);
const points = whole(0, 20);

/** Swords, shields and sigils on the six faces of a die. */
export const faces: Domain<string> = {
  expects: 'swords/shields/sigils, six faces in all, such as 3/2/1',
  read: (value) => (typeof value === 'string' && /^[0-6]\/[0-6]\/[0-6]$/.test(value) && value.split('/').reduce((sum, face) => sum + Number(face), 0) === 6 ? value : undefined),
};

const melee = '"Melee Attacks"';
const ranged = '"Ranged Attacks"';
const card = (name: string) => `Fate Card ${name}`;
const played = (where: string) => printed(yesNo, true, `whether it is played; ${where}`);
const special = (name: string) => played(`unit cards, ${name}`);
const fateCard = (name: string) => played(`Fate Card ${name}; without, it is drawn as before and nobody can play it, so that no other card takes its place`);

export const BOOK = {
  die: {
    faces: assumed(faces, '3/2/1', 'the faces are lost; of all splits this one makes the printed combat example likeliest', ['3/2/1', '3/1/2', '2/2/2']),
  },

  units: UNITS,

  destiny: {
    commander: printed(tokens, 4, 'tokens on one roll at most; "Destiny Token Limits"'),
    hero: printed(tokens, 3, 'tokens on one roll at most; "Destiny Token Limits"'),
    monster: printed(tokens, 3, 'tokens on one roll at most; "Destiny Token Limits"'),
    'war-machine': printed(tokens, 3, 'tokens on one roll at most; "Destiny Token Limits"'),
    warrior: printed(tokens, 2, 'tokens on one roll at most; "Destiny Token Limits"'),
  },

  movement: {
    run: printed(real(1, 4), 2, 'times the movement; "Run"'),
    runKeepsOff: printed(inches, 1, 'inches from every enemy at the end of a run; "Run"'),
    charge: printed(real(1, 4), 1.5, 'times the movement, rounded up; "Charge"'),
    suddenStrike: printed(real(1, 4), 2, 'times the movement; unit card of the Scion of Set'),
    difficult: printed(whole(1, 4), 2, 'times the distance in difficult terrain; "Terrain Effects"'),
    cohesion: printed(whole(1, 48), 2, 'inches to another model of the unit; "Cohesion"'),
  },

  attack: {
    charge: printed(dice, 2, `dice; ${melee}, Add Charge Dice`),
    support: printed(dice, 1, `dice for each other friendly unit; ${melee}, Add Support Dice`),
    crown: printed(dice, 1, 'dice; unit card of King Conan'),
    crownReach: printed(inches, 12, 'inches; unit card of King Conan'),
    height: printed(dice, 1, `dice; ${ranged}, Add Height Dice`),
    far: printed(dice, 1, `dice less, most of those who shoot beyond half their range; ${ranged}, Remove Range Dice`),
    moved: printed(dice, 1, `dice less after a move; ${ranged}, Remove Movement Dice`),
    hazard: printed(dice, 3, 'dice; "Terrain Effects", Hazardous'),
  },

  defense: {
    perHit: printed(dice, 1, 'dice for each hit; "To Defend"'),
    lightCover: printed(dice, 1, 'dice; "Terrain Effects"'),
    heavyCover: printed(dice, 2, 'dice; "Terrain Effects"'),
    pikes: printed(dice, 1, 'dice against melee; unit card of the Gunderland Pikemen'),
  },

  morale: {
    dice: printed(dice, 2, '"Morale Checks"'),
    steadfast: printed(dice, 1, 'dice more; unit card of the Bossonian Archers'),
    implacable: printed(dice, 2, 'dice more; unit card of the Ancestor Guard'),
  },

  deck: {
    copies: assumed(whole(1, 6), 3, 'of each of the nine cards of a side: a deck has thirty, and which are in it is not printed', [3, 1]),
    hand: printed(whole(0, 9), 3, 'cards in the first turn; "Fate Cards"'),
    draw: printed(whole(0, 9), 1, 'cards at the start of each later turn; "Fate Cards"'),
  },

  cards: {
    ambush: { dice: printed(dice, 2, card('Ambush')) },
    'cimmerian-toughness': { wounds: printed(whole(0, 5), 1, card('Cimmerian Toughness')) },
    'the-gods-are-with-us': { tokens: printed(tokens, 1, card('The Gods are With Us')) },
    'eye-for-an-eye': { dice: printed(dice, 2, card('Eye for an Eye')) },
    'black-lotus': { dice: printed(dice, 2, card('Black Lotus')) },
    'gods-of-yag': { limit: printed(tokens, 2, card('Gods of Yag')) },
    'lemurian-sorcery': { inches: printed(inches, 4, card('Lemurian Sorcery')) },
    'new-life': { wounds: printed(whole(1, 5), 1, card('New Life')) },
  },

  terrain: TERRAIN,

  table: {
    depth: printed(whole(24, 120), 48, 'inches from edge to edge; "The Battlefield"'),
    width: printed(whole(24, 120), 48, 'inches along the players’ edges, for forces up to 20 points; "The Battlefield"'),
    widthAbove20: printed(whole(24, 120), 72, 'inches, for forces of 21 to 40 points; "The Battlefield"'),
    widthAbove40: printed(whole(24, 120), 96, 'inches, for larger forces; "The Battlefield"'),
    edge: assumed(whole(0, 24), 9, 'inches from the edge of either player to the nearest terrain; the book leaves it to the players', [9, 6]),
    cover: assumed(whole(0, 40), 14, 'percent of the table that terrain covers; the book leaves it to the players', [14, 7, 21]),
    rough: assumed(pieces, 1, 'pieces; the book leaves it to the players', [1, 0, 2]),
    'light-woods': assumed(pieces, 2, 'pieces; the book leaves it to the players', [2, 0, 3]),
    'heavy-woods': assumed(pieces, 1, 'pieces; the book leaves it to the players', [1, 0, 2]),
    swamp: assumed(pieces, 0, 'pieces; the book leaves it to the players', [0, 1]),
    hill: assumed(pieces, 1, 'pieces; the book leaves it to the players', [1, 0, 2]),
    ruins: assumed(pieces, 1, 'pieces; the book leaves it to the players', [1, 0, 2]),
    rocks: assumed(pieces, 0, 'pieces; the book leaves it to the players', [0, 1]),
  },

  deployment: {
    depth: printed(inches, 6, 'inches from the own edge; "First Turn Setup"'),
  },

  forces: {
    circle: assumed(oneOf(...CIRCLE_FORCES, RANDOM), 'circle-starter', 'a ready force: the starter box, or a list of its figures; random: drawn by lot', CIRCLE_FORCES),
    set: assumed(oneOf(...SET_FORCES, RANDOM), 'set-starter', 'a ready force: the starter box, or a list of its figures; random: drawn by lot', SET_FORCES),
    points: derived(whole(5, 100), 16, 'points of a force drawn by lot; what the starter boxes come to'),
    short: assumed(whole(0, 10), 0, 'points that the force of one side, drawn by lot, may lack, in every other pair of games: shows what a point is worth', [0, 1, 3]),
  },

  victory: {
    unit: printed(points, 1, 'points for each enemy unit removed; "Victory"'),
  },

  missions: {
    annihilation: {
      roundLimit: printed(whole(1, 20), 6, 'turns; "Victory"'),
    },
    shrine: {
      roundLimit: printed(whole(1, 20), 6, 'turns; "Victory"'),
      points: assumed(points, 1, 'points for holding the shrine at the end of a turn; scenarios are not in the book', [1, 2]),
      from: assumed(whole(1, 20), 4, 'first turn whose end scores: from an earlier one, rushing is over-paid', [4, 2]),
      around: assumed(inches, 3, 'inches from the shrine to a base', [3, 6]),
    },
    escape: {
      roundLimit: printed(whole(1, 20), 6, 'turns; "Victory"'),
      runner: assumed(oneOf('circle', 'set', 'drawn'), 'drawn', 'the side that has to get across; drawn: each in one game of a pair', ['drawn', 'circle', 'set']),
      unit: assumed(points, 1, 'points for a unit that runs off over the enemy edge', [1, 2]),
      commander: assumed(points, 2, 'points for a commander who does', [2, 3]),
    },
  },

  /** Left out where false: what is it worth? */
  abilities: {
    'fate-cards': played('"Fate Cards"'),
    destiny: played('"Destiny Tokens"; without, none are spent, on initiative neither'),
    charge: played('"Charge"'),
    counterstrike: played('"Counterstrikes"'),
    support: played('"Add Support Dice"'),
    morale: played('"Morale Checks"'),
    'destined-to-wear-the-crown': special('Destined to Wear the Crown'),
    fury: special('Fury'),
    'red-rage': special('Red Rage'),
    phalanx: special('Phalanx'),
    pikes: special('Pikes'),
    'shock-unit': special('Shock Unit'),
    trample: special('Trample'),
    steadfast: special('Steadfast'),
    'excellency-in-armor': special('Excellency in Armor'),
    'master-sorcerer': special('Master Sorcerer; without, Thoth-Amon brings one token as others do'),
    'hex-magic': special('Hex Magic'),
    invigorate: special('Invigorate'),
    venomous: special('Venomous'),
    'sudden-strike': special('Sudden Strike'),
    'long-range': special('Long Range'),
    skirmisher: special('Skirmisher'),
    implacable: special('Implacable'),
    ambush: fateCard('Ambush'),
    'bels-hand': fateCard('Bel’s Hand'),
    'by-babd': fateCard('By Babd, Morrigan, Macha and Nemain'),
    'no-escape': fateCard('No Escape'),
    'king-of-thieves': fateCard('King of Thieves'),
    'cimmerian-toughness': fateCard('Cimmerian Toughness'),
    'the-gods-are-with-us': fateCard('The Gods are With Us'),
    'eye-for-an-eye': fateCard('Eye for an Eye'),
    'first-strike': fateCard('First Strike'),
    'black-lotus': fateCard('Black Lotus'),
    curse: fateCard('Curse'),
    phantasm: fateCard('Phantasm'),
    'not-your-time': fateCard('Not Your Time, Fool!'),
    'new-life': fateCard('New Life'),
    'gods-of-yag': fateCard('Gods of Yag'),
    'sets-kiss': fateCard('Set’s Kiss'),
    poison: fateCard('Poison'),
    'lemurian-sorcery': fateCard('Lemurian Sorcery'),
  },

  options: {
    crownOnHimself: derived(yesNo, true, 'whether King Conan, an Aquilonian himself, gets the die of Destined to Wear the Crown'),
    firstStrikeAny: assumed(yesNo, false, 'whether First Strike may be played on any melee, as the combat example does, and not on charges only, as the card says', [false, true]),
    coverInMelee: assumed(yesNo, false, 'whether cover counts in melee, as in the combat example; the rules and the terrain table have it for ranged attacks', [false, true]),
    tallMonsters: assumed(yesNo, true, 'whether monsters see, and are seen, over all who are none: true line of sight', [true, false]),
  },
} as const;

/** The book's numbers as plain values, patched. */
export type Numbers = Values<typeof BOOK>;

export const UNIT_CARDS = Object.keys(BOOK.units) as readonly (keyof Numbers['units'])[];

/** Throws a `UsageError` for an unknown path or an impossible value. */
export function numbersOf(patch: Readonly<Record<string, unknown>> = {}): Numbers {
  return valuesOf(BOOK, patch);
}

const cardsByBook = new WeakMap<Numbers, (id: string) => UnitCard>();

/** A unit card of the book, without the abilities that it leaves out. Throws a `UsageError` for an unknown one. */
export function cardOf(book: Numbers, id: string): UnitCard {
  let cards = cardsByBook.get(book);
  if (cards === undefined) cardsByBook.set(book, (cards = memo((id: string) => read(book, id))));
  return cards(id);
}

function read(book: Numbers, id: string): UnitCard {
  if (!Object.hasOwn(book.units, id)) throw new UsageError(`conan-rise-of-monsters: ${unknownName('unit card', id, UNIT_CARDS)}`);
  const name = id as keyof Numbers['units'];
  const specials = new Set<Special>(SPECIALS.filter((special) => SPECIALS_OF[name].includes(special) && book.abilities[special]));
  const { destiny, ...rest } = book.units[name];
  return { id, ...rest, destiny: SPECIALS_OF[name].includes('master-sorcerer') && !book.abilities['master-sorcerer'] ? Math.min(1, destiny) : destiny, specials };
}
