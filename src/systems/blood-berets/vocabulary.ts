/** The book's nouns ("Figures and Character Cards", "The Game Environment", "Weapons and Equipment"), as closed lists. */

/** The Blood Beret player, with the Rangers where they come too, and the Legion player. */
export const SIDES = ['berets', 'legion'] as const;
export type Side = (typeof SIDES)[number];

/** Character cards. */
export const CHARACTERS = ['trooper', 'sergeant', 'medic', 'ranger', 'ranger-gunner', 'ranger-leader', 'legionnaire', 'nepharite-1', 'nepharite-2'] as const;
export type Character = (typeof CHARACTERS)[number];

/** What stands behind a Legion troop counter, or may: a figure, nothing at all, or the prisoners of the first mission. */
export type Card = Character | 'dummy' | 'target';

/** The two sides of the game board: what is below the ground and what is on it. */
export const LEVELS = ['caves', 'jungle'] as const;
export type Level = (typeof LEVELS)[number];

/** Layouts of the cave side of a board section, and of its jungle side: each jungle has one of each cave on its back. */
export const CAVES = ['corridor', 'labyrinth', 'hall'] as const;
export type Cave = (typeof CAVES)[number];
export const JUNGLES = ['jungle-a', 'jungle-b', 'jungle-c'] as const;
export type Jungle = (typeof JUNGLES)[number];

/** Kinds of squares; unknown: of a section that is not turned yet. */
export const TERRAINS = ['floor', 'rock', 'open', 'thicket', 'jungle', 'unknown'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Where a figure looks ("Facing"). */
export const FACINGS = ['north', 'east', 'south', 'west'] as const;
export type Facing = (typeof FACINGS)[number];

/** Hidden things of the surface ("Hiding Things..."). */
export const OBJECTS = ['tunnel', 'small-mine', 'troop-mine'] as const;
export type Hidden = (typeof OBJECTS)[number];

export const WEAPONS = [
  'chainripper', 'hellblazer', 'aggressor', 'intruder', 'shellshocker', 'ag-17', 'deathlokdrum', 'ironfist', 'gehenna-puker',
  'whirlwind', 'combat-blade', 'azogar', 'alimahn', 'nefasti', 'nafai', 'gretchjakth', 'necrolance', 'claws-of-bohnar', 'belitshe',
] as const;
export type Weapon = (typeof WEAPONS)[number];

/** Imperial Corporation Equipment that is chosen card by card; scanners and the medikit come on top. */
export const EQUIPMENT = ['shellshocker', 'ironfist', 'gehenna-puker', 'hyperactivator', 'sonar', 'armor', 'cybernetic-eye', 'psychic-helmet'] as const;
export type Equipment = (typeof EQUIPMENT)[number] | 'scanner' | 'medikit';

/** Dark Legion Equipment: the Nepharites' necrotech. */
export const NECROTECH = ['azogar', 'alimahn', 'nefasti', 'nafai', 'gretchjakth', 'necrolance', 'claws-of-bohnar', 'belitshe'] as const satisfies readonly Weapon[];
export type Necrotech = (typeof NECROTECH)[number];

/** Dark Symmetry cards, by rising level. */
export const POWERS = [
  'lance-of-pain', 'blindness', 'dark-aura', 'malfunction', 'compression', 'imprison-dead', 'stream-of-acid', 'dimension-warp', 'distort-space', 'time-death',
] as const;
export type Power = (typeof POWERS)[number];

/** What a skill roll shows; the first and the last only by the advanced rules ("Perfect Results and Fumbling"). */
export const OUTCOMES = ['perfect', 'successful', 'failed', 'fumble'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What may be left out to see what it is worth. */
export const ABILITIES = [
  'extra-counter', 'saved-counters', 'split-movement', 'perfect-and-fumble', 'facing', 'perimeter-control', 'aiming', 'corner-cover', 'on-the-move', 'scanners', 'medic', 'dummies', 'explosion',
  ...EQUIPMENT, ...NECROTECH, ...POWERS,
] as const;
export type Ability = (typeof ABILITIES)[number];
