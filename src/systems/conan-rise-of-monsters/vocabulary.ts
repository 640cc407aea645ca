/** The book's nouns ("Units", "Sigil Dice", "Terrain", "Fate Cards"), as closed lists. */

/** The two sides: the Circle of Iron and the Legion of Set. Which edge of the table is whose is drawn at set-up. */
export const SIDES = ['circle', 'set'] as const;
export type Side = (typeof SIDES)[number];

/** Whom a unit may serve; mercenaries serve both. */
export const AFFILIATIONS = ['circle', 'set', 'mercenary'] as const;
export type Affiliation = (typeof AFFILIATIONS)[number];

export const UNIT_TYPES = ['commander', 'hero', 'warrior', 'monster', 'war-machine'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** The faces of a Sigil die. */
export const FACES = ['sword', 'shield', 'sigil'] as const;
export type Face = (typeof FACES)[number];

/** Kinds of terrain: the book's sample types, and rocks that nobody crosses. What each does is in the book under `terrain`. */
export const TERRAINS = ['rough', 'light-woods', 'heavy-woods', 'swamp', 'hill', 'ruins', 'rocks'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** What terrain may do ("Terrain Effects"). */
export const EFFECTS = ['blocksSight', 'lightCover', 'heavyCover', 'difficult', 'impassable', 'hazardous', 'height'] as const;
export type Effect = (typeof EFFECTS)[number];

/** How a unit may move in an activation ("Movement"). */
export const GAITS = ['move', 'run', 'charge'] as const;
export type Gait = (typeof GAITS)[number];

/** How the models of a unit stand to each other: as they do now, or drawn up anew, in the order of the nearest to the front. */
export const SHAPES = ['keep', 'line', 'block', 'column'] as const;
export type Shape = (typeof SHAPES)[number];

/** Fate Cards of the Circle of Iron. */
export const CIRCLE_CARDS = [
  'ambush', 'bels-hand', 'by-babd', 'no-escape', 'king-of-thieves', 'cimmerian-toughness', 'the-gods-are-with-us', 'eye-for-an-eye', 'first-strike',
] as const;
/** Fate Cards of the Legion of Set. */
export const SET_CARDS = [
  'black-lotus', 'curse', 'phantasm', 'not-your-time', 'new-life', 'gods-of-yag', 'sets-kiss', 'poison', 'lemurian-sorcery',
] as const;
export const CARDS = [...CIRCLE_CARDS, ...SET_CARDS] as const;
export type Card = (typeof CARDS)[number];

/** Special abilities of unit cards. */
export const SPECIALS = [
  'destined-to-wear-the-crown', 'fury', 'red-rage', 'phalanx', 'pikes', 'shock-unit', 'trample', 'steadfast', 'excellency-in-armor',
  'master-sorcerer', 'hex-magic', 'invigorate', 'venomous', 'sudden-strike', 'long-range', 'skirmisher', 'implacable',
] as const;
export type Special = (typeof SPECIALS)[number];
