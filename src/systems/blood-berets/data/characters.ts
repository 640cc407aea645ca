/** Character cards, unhurt side: every number with where it is from. Most cards are lost; an example of the book or its points rule gives what is not assumed. */
import { assumed, derived, printed, whole } from '../../../kernel/book.ts';
import type { Character, Weapon } from '../vocabulary.ts';

const actions = whole(0, 6);
const score = whole(1, 30);
const skill = whole(0, 30);
const armor = whole(0, 40);
const hits = whole(1, 10);

const killed = (number: number) => printed(hits, number, 'wounds that kill; "Wounds"');
const none = (what: string) => printed(skill, 0, `${what}: not on the card`);

/** Skills that only one kind of figure has. */
const noSurgery = none('field surgery');
const noSymmetry = none('dark symmetry');

const beretActions = printed(actions, 3, '"Skills and Die Rolls", all three of his actions');
const beretArmor = printed(armor, 24, '"The Armor Roll", example');
const asTrooper = (what: string) => `${what} of a Venusian Ranger; as a trooper's`;

export const CHARACTERS_OF = {
  trooper: {
    actions: beretActions,
    initiative: assumed(score, 13, 'initiative of a trooper: a veteran looks closely two times in three', [13, 11, 15]),
    armor: beretArmor,
    missile: printed(skill, 14, '"Skills and Die Rolls", example'),
    close: assumed(skill, 12, 'close combat of a trooper, below the specialists', [12, 11, 13]),
    surgery: noSurgery,
    symmetry: noSymmetry,
    wounds: killed(2),
  },
  sergeant: {
    actions: beretActions,
    initiative: assumed(score, 15, 'initiative of the sergeant: a step above a trooper', [15, 13, 17]),
    armor: beretArmor,
    missile: assumed(skill, 13, 'missile weapons of a specialist: one for close combat', [13, 14]),
    close: derived(skill, 16, 'the book\'s example of 16 with sonar; a specialist\'s'),
    surgery: noSurgery,
    symmetry: noSymmetry,
    wounds: killed(2),
  },
  medic: {
    actions: beretActions,
    initiative: assumed(score, 13, 'initiative of the medic; as a trooper\'s', [13, 15]),
    armor: beretArmor,
    missile: assumed(skill, 13, 'missile weapons of a specialist: one for close combat', [13, 14]),
    close: derived(skill, 16, 'the book\'s example of 16 with sonar; a specialist\'s'),
    surgery: assumed(skill, 15, 'field surgery: good enough to be worth two actions', [15, 13, 17]),
    symmetry: noSymmetry,
    wounds: killed(2),
  },
  ranger: {
    actions: assumed(actions, 3, asTrooper('actions')),
    initiative: assumed(score, 13, asTrooper('initiative')),
    armor: assumed(armor, 24, asTrooper('armor')),
    missile: assumed(skill, 14, asTrooper('missile weapons')),
    close: assumed(skill, 12, asTrooper('close combat')),
    surgery: noSurgery,
    symmetry: noSymmetry,
    wounds: killed(2),
  },
  'ranger-gunner': {
    actions: assumed(actions, 3, asTrooper('actions')),
    initiative: assumed(score, 13, asTrooper('initiative')),
    armor: assumed(armor, 24, asTrooper('armor')),
    missile: assumed(skill, 14, asTrooper('missile weapons')),
    close: printed(skill, 0, 'no close combat with a Deathlokdrum; "Weapons and Equipment"'),
    surgery: noSurgery,
    symmetry: noSymmetry,
    wounds: killed(2),
  },
  'ranger-leader': {
    actions: assumed(actions, 3, asTrooper('actions')),
    initiative: assumed(score, 15, 'initiative of the Rangers\' leader; as the sergeant\'s'),
    armor: assumed(armor, 24, asTrooper('armor')),
    missile: assumed(skill, 14, asTrooper('missile weapons')),
    close: assumed(skill, 12, asTrooper('close combat')),
    surgery: noSurgery,
    symmetry: noSymmetry,
    wounds: killed(2),
  },
  legionnaire: {
    actions: derived(actions, 2, 'the points rule names two actions, and nobody else has so few', ),
    initiative: assumed(score, 9, 'initiative of a Legionnaire: the lowest that there is', [9, 11]),
    armor: printed(armor, 22, '"Skills and Die Rolls", example'),
    missile: printed(skill, 11, '"The Armor Roll", example'),
    close: printed(skill, 14, '"Actions", example'),
    surgery: noSurgery,
    symmetry: noSymmetry,
    wounds: killed(2),
  },
  'nepharite-1': {
    actions: assumed(actions, 5, 'the points rule names five and six actions', [5, 6]),
    initiative: assumed(score, 15, 'initiative of a Nepharite; as the sergeant\'s', [15, 13, 17]),
    armor: assumed(armor, 25, 'armor of a Nepharite: above a Blood Beret\'s', [25, 24, 27]),
    missile: assumed(skill, 14, 'missile weapons of the first Nepharite', [14, 13, 15]),
    close: assumed(skill, 16, 'close combat of the first Nepharite', [16, 15, 17]),
    surgery: noSurgery,
    symmetry: printed(skill, 16, '"Dark Symmetry", example'),
    wounds: killed(4),
  },
  'nepharite-2': {
    actions: assumed(actions, 5, 'the points rule names five and six actions', [5, 6]),
    initiative: assumed(score, 15, 'initiative of a Nepharite; as the sergeant\'s', [15, 13, 17]),
    armor: assumed(armor, 25, 'armor of a Nepharite: above a Blood Beret\'s', [25, 24, 27]),
    missile: assumed(skill, 15, 'missile weapons of the second Nepharite', [15, 14, 16]),
    close: assumed(skill, 15, 'close combat of the second Nepharite', [15, 14, 16]),
    surgery: noSurgery,
    symmetry: assumed(skill, 14, 'dark symmetry of the second Nepharite: one of the two has 16', [14, 16]),
    wounds: killed(4),
  },
} as const;

/** What each figure carries without any card ("Weapons and Equipment"). */
export const WEAPONS_OF: Readonly<Record<Character, readonly Weapon[]>> = {
  trooper: ['intruder', 'aggressor'],
  sergeant: ['hellblazer', 'chainripper'],
  medic: ['hellblazer', 'chainripper'],
  ranger: ['ag-17', 'aggressor'],
  'ranger-gunner': ['deathlokdrum'],
  'ranger-leader': ['ag-17', 'aggressor'],
  legionnaire: ['whirlwind', 'combat-blade'],
  'nepharite-1': [],
  'nepharite-2': [],
};
