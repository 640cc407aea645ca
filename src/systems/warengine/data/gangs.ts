/** Gangs, their bosses and the freelancers of the rulebook's examples. */
import { assumed, printed } from '../../../kernel/book.ts';
import { base, cannotLead, dice, hand, heroPoints, inches, leads, manSized, movement, noHeroPoints, onFoot, printedArea, type, weapon } from './entries.ts';

const rabble = assumed(dice, '2k2', 'the same as a Thug’s printed defense', ['2k2', '3k2']);
const rabbleMental = assumed(dice, '2k2', 'rabble "prepared to run at the first opportunity"', ['2k2', '3k2']);
const bossDefense = assumed(dice, '3k2', 'between the rabble and a character', ['3k2', '3k3']);
const bossMental = assumed(dice, '3k3', 'a unit leader holds his unit together two times in three', ['3k3', '3k2', '4k3']);
const trooper = printed(type, 'trooper', 'one of a unit in the examples of "Area Effect Weapons" and "Massed Attacks"');
const boss = assumed(type, 'elite', '"Troopers": particularly powerful troopers are called elites', ['elite', 'trooper']);
const character = printed(type, 'character', 'fights alone in the examples');
const toughNut = assumed(dice, '4k3', 'a hero, below the 4k4 of an officer', ['4k3', '3k3', '4k4']);
const sixPoints = assumed(heroPoints, 6, 'all that a force of 1,000 points may have', [6, 3, 8]);

export const GANGS = {
  thug: {
    type: trooper,
    movement: onFoot,
    defense: printed(dice, '2k2', '"Area Effect Weapons", example'),
    mental: rabbleMental,
    control: cannotLead,
    heroPoints: noHeroPoints,
    base: manSized,
    weapons: { club: weapon(assumed(dice, '2k2', 'the printed attack of a Street Ganger', ['2k2', '3k2']), hand) },
  },
  'thug-boss': {
    type: boss,
    movement: onFoot,
    defense: bossDefense,
    mental: bossMental,
    control: leads,
    heroPoints: noHeroPoints,
    base: manSized,
    weapons: { club: weapon(assumed(dice, '3k2', 'the printed attack of a Gang Leader', ['3k2', '2k2']), hand) },
  },
  'street-ganger': {
    type: trooper,
    movement: onFoot,
    defense: rabble,
    mental: rabbleMental,
    control: cannotLead,
    heroPoints: noHeroPoints,
    base: manSized,
    weapons: { knife: weapon(printed(dice, '2k2', '"Massed Attacks", example'), hand) },
  },
  'gang-leader': {
    type: boss,
    movement: onFoot,
    defense: bossDefense,
    mental: bossMental,
    control: leads,
    heroPoints: noHeroPoints,
    base: manSized,
    weapons: { knife: weapon(printed(dice, '3k2', '"Massed Attacks", example'), hand) },
  },
  'juve-ganger': {
    type: trooper,
    movement: onFoot,
    defense: rabble,
    mental: rabbleMental,
    control: cannotLead,
    heroPoints: noHeroPoints,
    base: manSized,
    weapons: { shotgun: weapon(printed(dice, '3k3', '"Massed Attacks", second example'), assumed(inches, 12, 'a short gun: half a rifle’s range', [12, 18])) },
  },
  'juve-leader': {
    type: boss,
    movement: onFoot,
    defense: bossDefense,
    mental: bossMental,
    control: leads,
    heroPoints: noHeroPoints,
    base: manSized,
    weapons: { club: weapon(printed(dice, '2k2', '"Massed Attacks", second example'), hand) },
  },
  vertucci: {
    type: character,
    movement: onFoot,
    defense: printed(dice, '5k4', '"Massed Attacks", example; the second example says 5k5'),
    mental: assumed(dice, '4k4', 'a character’s', ['4k4', '3k3']),
    control: assumed(inches, 9, 'inches; a character leads farther than a unit leader', [9, 6, 12]),
    heroPoints: sixPoints,
    base: manSized,
    weapons: {
      pistol: weapon(assumed(dice, '3k3', 'as a shotgun', ['3k3', '3k2']), assumed(inches, 12, 'a short gun: half a rifle’s range', [12, 18])),
      fists: weapon(assumed(dice, '3k3', 'between a Gang Leader and an officer', ['3k3', '3k2', '4k3']), hand),
    },
  },
  dogboy: {
    type: character,
    movement: onFoot,
    defense: toughNut,
    mental: assumed(dice, '3k3', 'no leader of men', ['3k3', '4k4']),
    control: cannotLead,
    heroPoints: sixPoints,
    base: manSized,
    weapons: {
      'plasma-gun': weapon(printed(dice, '3k3', '"Area Effect Weapons", example'), assumed(inches, 18, 'between a shotgun and a rifle', [18, 12, 24]), printedArea(3, 'explosive', '"Area Effect Weapons", example')),
      'plasma-cannon': weapon(assumed(dice, '3k3', 'as the plasma gun', ['3k3', '4k3']), assumed(inches, 18, 'as the plasma gun', [18, 24]), printedArea(3, 'burst', '"Burst Fire Area Effect", example')),
    },
  },
  spike: {
    type: character,
    movement: onFoot,
    defense: toughNut,
    mental: assumed(dice, '3k3', 'no leader of men', ['3k3', '4k4']),
    control: cannotLead,
    heroPoints: sixPoints,
    base: manSized,
    weapons: {
      'magneto-hurler': weapon(assumed(dice, '4k3', 'it pierces several men', ['4k3', '3k3', '4k4']), printed(inches, 30, '"Linear Area Effect", example'), printedArea(4, 'linear', '"Linear Area Effect", example')),
    },
  },
  thugnaught: {
    type: printed(type, 'heavy', '"Linear Area Effect", example: a Heavy Vehicle'),
    movement: assumed(movement, 6, 'it comes clomping: slower than a man', [6, 9]),
    defense: assumed(dice, '5k5', 'the top of the ladder, for the heaviest type', ['5k5', '4k4', '5k4']),
    mental: assumed(dice, '3k3', 'hardly ever rolled: vehicles do not rout', ['3k3', '2k2']),
    control: cannotLead,
    heroPoints: noHeroPoints,
    base: assumed(base, 2, 'inches across; it fills a corridor', [2, 1.5]),
    weapons: { pincers: weapon(assumed(dice, '4k4', 'huge: as an officer’s Assault Blade', ['4k4', '5k4']), hand) },
  },
} as const;
