/** Every number that a designer may change, each with where it is from. */
import { assumed, oneOf, printed, valuesOf, whole, yesNo, type Values } from '../../kernel/book.ts';
import { CHARACTERS_OF } from './data/characters.ts';
import { WEAPONS_BOOK } from './data/weapons.ts';

const points = whole(-20, 20);
const actions = whole(0, 6);
const steps = whole(0, 20);
const squares = whole(0, 60);
const damage = whole(0, 40);
const cards = whole(0, 10);
const turns = whole(0, 60);
const level = whole(0, 15);
const score = whole(0, 20);

const played = (where: string) => printed(yesNo, true, `whether it is played; ${where}`);
const card = (name: string) => played(`card ${name}`);
const symmetry = (name: string, of: number) => printed(level, of, `level of ${name}; "Dark Symmetry"`);

export const BOOK = {
  units: CHARACTERS_OF,

  /** The other side of the card, against the unhurt one ("Wounds", "Troops"). */
  wounded: {
    skills: printed(points, 3, 'points that each skill drops; "Troops"'),
    armor: assumed(points, 3, 'points that the armor drops: the book says that it does, not how far; as the skills', [3, 2, 4]),
    lostOfThree: printed(actions, 1, 'actions that a figure with 3 or 4 loses; "Troops"'),
    lostOfFive: printed(actions, 2, 'actions that a figure with 5 or 6 loses; "Troops"'),
    nepharite: printed(whole(1, 10), 2, 'hits after which a Nepharite\'s card is turned; "Wounds"'),
  },

  weapons: WEAPONS_BOOK,

  movement: {
    steps: printed(steps, 3, 'squares an action; "Actions"'),
    difficult: printed(whole(1, 9), 2, 'steps into thicket or jungle; "Terrain"'),
    onTheMove: printed(steps, 2, 'squares of an action in which a shot is fired; "Shoot While Moving Checklist"'),
    blinded: printed(steps, 1, 'squares an action while blind; "Dark Symmetry", Blindness'),
    armored: printed(steps, 2, 'squares an action with the Armor card, whatever the ground; "Weapons and Equipment"'),
  },

  facing: {
    turnsMoving: printed(whole(0, 9), 2, 'changes of facing a movement action; "Facing"'),
    turnsElse: printed(whole(0, 9), 1, 'changes of facing with any other action; "Facing"'),
  },

  /** Added to the skill that is rolled against ("Modifications to Skill Rolls"). */
  hit: {
    thicket: printed(points, -2, '"Modifications to Skill Rolls"'),
    jungle: printed(points, -4, '"Modifications to Skill Rolls"'),
    rear: printed(points, 2, 'close combat from behind; "Modifications to Skill Rolls"'),
    aimed: printed(points, 4, '"Modifications to Skill Rolls"'),
    onTheMove: printed(points, -4, '"Modifications to Skill Rolls"'),
    corner: printed(points, -4, '"Modifications to Skill Rolls"'),
    throughFriend: printed(points, -4, 'a Nepharite\'s shot past a Legionnaire; "In Cover"'),
    sonar: printed(points, 2, 'close combat; "Equipment Effects"'),
    cyberneticEye: printed(points, 2, 'missile weapons by its text; the table at the end says close combat'),
  },

  /** Added to the damage points. */
  harm: {
    rear: printed(points, 2, 'close combat from behind; "Modifications to Skill Rolls"'),
    aimed: printed(points, 4, '"Modifications to Skill Rolls"'),
  },

  cover: {
    jungle: printed(whole(1, 60), 2, 'squares of jungle between two figures that hide them from each other; "In Cover—Jungle"'),
  },

  initiative: {
    scanner: printed(points, 6, 'added by a scanner when both players roll; "Looking Around"'),
    hyperactivator: printed(points, 4, '"Weapons and Equipment"'),
    psychicHelmet: printed(points, 4, 'against dark powers; "Weapons and Equipment"'),
  },

  counters: {
    legion: printed(whole(0, 40), 10, 'initiative counters that the Legion has; "Order of Initiative"'),
    extra: printed(actions, 3, 'actions of the extra counter; "Extra Actions"'),
    far: printed(whole(1, 9), 2, 'sections that Nepharites and dummies move as counters; "The Cave Forces"'),
    near: printed(whole(1, 9), 1, 'sections that other counters move; "The Cave Forces"'),
    dummies: printed(whole(0, 10), 4, 'dummy counters; "The Cave Forces"'),
  },

  objects: {
    tunnels: printed(whole(1, 9), 3, 'tunnel entrances; "Available Markers"'),
    troopMines: printed(whole(0, 9), 3, '"Available Markers"'),
    small: printed(damage, 11, 'damage points of a small mine; "Small Mines"'),
    troop: printed(damage, 13, 'damage points of a troop mine; "Troop Mines"'),
    around: printed(damage, 11, 'damage points in the squares around a troop mine; "Troop Mines"'),
    risk: printed(score, 1, 'faces of the die on which a mine explodes, for each action spent on movement; "Triggering Mines"'),
    scanning: printed(whole(1, 30), 12, 'scanner skill; "Weapons and Equipment"'),
    keepsOff: printed(squares, 2, 'squares from a placed object to the nearest figure; "Using the Scanner"'),
  },

  gear: {
    hyperactivator: printed(actions, 1, 'actions more; "Weapons and Equipment"'),
    armor: printed(points, 2, 'armor points; "Weapons and Equipment"'),
    shellshocker: printed(actions, 2, 'actions that a shot takes; "Weapons and Equipment"'),
    walls: printed(whole(0, 9), 2, 'squares of wall that a Shellshocker goes through; "Going Through Walls"'),
    medic: printed(actions, 2, 'actions of first aid; "Medics"'),
    perfectMedic: printed(actions, 1, 'actions of it after a perfect roll; "Medics"'),
    upkeep: printed(actions, 1, 'actions a turn that an awake azogar or gretchjakth feeds on; "Weapons and Equipment"'),
    nafai: printed(squares, 8, 'squares that the nafai moves; "Weapons and Equipment"'),
    nefasti: printed(turns, 2, 'a nefasti is fired once in so many turns; "Weapons and Equipment"'),
  },

  powers: {
    'lance-of-pain': symmetry('Lance of Pain', 1),
    blindness: symmetry('Blindness', 1),
    'dark-aura': symmetry('Dark Aura', 2),
    malfunction: symmetry('Malfunction', 3),
    compression: symmetry('Compression', 4),
    'imprison-dead': symmetry('Imprison Dead', 4),
    'stream-of-acid': symmetry('Stream of Acid', 5),
    'dimension-warp': symmetry('Dimension Warp', 5),
    'distort-space': symmetry('Distort Space', 6),
    'time-death': symmetry('Time Death', 6),
    aTurn: printed(whole(0, 10), 1, 'dark powers that a Nepharite may use a turn; "Dark Symmetry"'),
    blind: printed(turns, 2, 'turns that blindness lasts; "Dark Symmetry"'),
    acid: printed(damage, 14, 'damage points of the acid; "Dark Symmetry"'),
  },

  /** What characters cost, and what may be built ("Troops"). */
  points: {
    action: printed(points, 3, 'points of an action; "Troops"'),
    skill: printed(points, 1, 'points of each step of a skill; "Troops"'),
    freeSkill: printed(score, 10, 'skill that is free; "Troops"'),
    armor: printed(points, 1, 'points of each armor point; "Troops"'),
    freeArmor: printed(whole(0, 40), 17, 'armor value that is free; "Troops"'),
    mostArmor: printed(whole(0, 40), 27, 'highest armor value; "Troops"'),
    initiative: printed(points, 1, 'points of each step of initiative; "Troops"'),
    leastInitiative: printed(score, 9, 'lowest initiative; "Troops"'),
    stepOfInitiative: printed(whole(1, 9), 2, 'initiative of a step; "Troops"'),
  },

  setup: {
    board: printed(oneOf('legion', 'drawn'), 'legion', 'who lays out the board: the Legion player, as the book has it, or the lot'),
    equipment: printed(cards, 5, 'equipment cards of a squad beside scanners, by the advanced rules; "Cards"'),
    necrotech: printed(cards, 5, 'cards of a Nepharite, by the advanced rules; "Cards"'),
  },

  missions: {
    'into-the-caves': {
      rounds: printed(whole(1, 20), 3, 'full game turns to stay with the prisoners; "Victory Conditions"'),
      roundLimit: assumed(whole(1, 200), 40, 'turns after which the Legion has won: the book has no end', [40, 25, 60]),
    },
    'stalking-the-enemy': {
      roundLimit: assumed(whole(1, 150), 60, 'turns after which the Legion has won: the book has no end', [60, 40]),
      counters: printed(whole(1, 10), 1, 'counters that the Legion gets more each turn; "Forces"'),
      returns: printed(whole(0, 10), 1, 'Legionnaires killed that come back each turn while a Nepharite lives; "Forces"'),
    },
    'lightning-strike': {
      sections: printed(whole(1, 9), 6, 'sections to be mapped; "Mission 3"'),
      roundLimit: assumed(whole(1, 200), 80, 'turns, on the ground and below, after which the Legion has won: the book has no end', [80, 60]),
      traded: printed(whole(0, 8), 4, 'Legionnaires given for the second Nepharite; "Mission 3"'),
      rangers: printed(yesNo, false, 'a squad of Venusian Rangers comes too; "Lightning Strike Using the Bauhaus Rangers"'),
    },
  },

  /** Left out where false: what is it worth? */
  abilities: {
    'extra-counter': played('"Extra Actions"'),
    'saved-counters': played('"Choosing Not to Move"'),
    'split-movement': played('"Split Movement"'),
    'perfect-and-fumble': played('"Perfect Results and Fumbling"'),
    facing: played('"Facing"'),
    'perimeter-control': played('"Perimeter Control"'),
    aiming: played('"Aiming"'),
    'corner-cover': played('"In Cover", corners'),
    'on-the-move': played('"Shoot While Moving Checklist"'),
    scanners: played('card Scanner'),
    medic: played('"Medics"'),
    dummies: played('"The Cave Forces", dummy counters'),
    explosion: played('"Perfect Results and Fumbling", a Legionnaire\'s weapon'),
    shellshocker: card('Shellshocker'),
    ironfist: card('Ironfist'),
    'gehenna-puker': card('Gehenna Puker'),
    hyperactivator: card('Hyperactivator'),
    sonar: card('Sonar'),
    armor: card('Armor'),
    'cybernetic-eye': card('Cybernetic Eye'),
    'psychic-helmet': card('Psychic Helmet'),
    azogar: card('Azogar'),
    alimahn: card('Alimahn'),
    nefasti: card('Nefasti'),
    nafai: card('Nafai'),
    gretchjakth: card('Gretchjakth'),
    necrolance: card('Necrolance'),
    'claws-of-bohnar': card('Claws of Bohnar'),
    belitshe: card('Belitshe'),
    'lance-of-pain': card('Lance of Pain'),
    blindness: card('Blindness'),
    'dark-aura': card('Dark Aura'),
    malfunction: card('Malfunction'),
    compression: card('Compression'),
    'imprison-dead': card('Imprison Dead'),
    'stream-of-acid': card('Stream of Acid'),
    'dimension-warp': card('Dimension Warp'),
    'distort-space': card('Distort Space'),
    'time-death': card('Time Death'),
  },

  options: {
    rules: printed(oneOf('mission', 'basic', 'advanced'), 'mission', 'which rules are played; mission: basic in the first two, advanced in the third, as the book advises'),
    extraOfWounded: assumed(yesNo, true, 'whether the extra counter gives a wounded trooper three actions too, as printed, and not those of his card', [true, false]),
    scannersInCaves: assumed(yesNo, false, 'whether scanners, standard equipment by the list at the end, count in the first mission', [false, true]),
    aimKept: assumed(yesNo, true, 'whether aim lasts over turns, as long as its figure does nothing but shoot at the target', [true, false]),
    heldMayFight: assumed(yesNo, true, 'whether a Legion figure that waits outside an exit barred by Blood Berets may fight them, and they it', [true, false]),
    cutOffBoards: assumed(yesNo, false, 'whether the board may be laid so that halls and labyrinths do not hang together, and the prisoners out of reach', [false, true]),
  },
} as const;

/** The book's numbers as plain values, patched. */
export type Numbers = Values<typeof BOOK>;

/** Throws a `UsageError` for an unknown path or an impossible value. */
export function numbersOf(patch: Readonly<Record<string, unknown>> = {}): Numbers {
  return valuesOf(BOOK, patch);
}
