/** Green Aliens: the warrior and the commander of the rulebook's examples, and what a whole force of them needs. */
import { assumed, printed } from '../../../kernel/book.ts';
import { assumedArea, base, cannotLead, dice, hand, heroPoints, inches, leads, manSized, movement, noHeroPoints, onFoot, type, weapon } from './entries.ts';

const OWN = 'not in the book: invented to fill a force';

const tough = assumed(dice, '3k3', 'elite troops, above the rabble', ['3k3', '3k2', '4k3']);
const steady = assumed(dice, '3k3', 'elite troops hold two times in three', ['3k3', '3k2', '4k3']);
const slow = assumed(movement, 6, 'heavily armed: slower than a man', [6, 9]);

export const ALIENS = {
  'green-alien-warrior': {
    type: assumed(type, 'elite', 'a cannon each: more than a trooper', ['elite', 'trooper']),
    movement: slow,
    defense: tough,
    mental: steady,
    control: cannotLead,
    heroPoints: noHeroPoints,
    base: manSized,
    weapons: { 'earthshaker-cannon': weapon(printed(dice, '5k4', '"Figures with Hero Points", example'), assumed(inches, 24, 'inches; as a rifle', [24, 18, 30])) },
  },
  'green-alien-leader': {
    type: assumed(type, 'elite', OWN, ['elite', 'trooper']),
    movement: slow,
    defense: tough,
    mental: assumed(dice, '4k3', 'he leads the warriors', ['4k3', '3k3']),
    control: leads,
    heroPoints: noHeroPoints,
    base: manSized,
    weapons: { disruptor: weapon(assumed(dice, '3k3', OWN, ['3k3', '4k3']), assumed(inches, 18, OWN, [18, 12])) },
  },
  'alien-blade': {
    type: assumed(type, 'trooper', OWN, ['trooper', 'elite']),
    movement: assumed(movement, 9, OWN, [9, 12]),
    defense: assumed(dice, '3k2', 'between the rabble and a warrior', ['3k2', '2k2', '3k3']),
    mental: assumed(dice, '3k2', 'between the rabble and a warrior', ['3k2', '2k2', '3k3']),
    control: cannotLead,
    heroPoints: noHeroPoints,
    base: manSized,
    weapons: { blade: weapon(assumed(dice, '3k3', 'a lesser Assault Blade', ['3k3', '3k2', '4k3']), hand) },
  },
  'alien-blade-leader': {
    type: assumed(type, 'elite', OWN, ['elite', 'trooper']),
    movement: assumed(movement, 9, OWN, [9, 12]),
    defense: tough,
    mental: steady,
    control: leads,
    heroPoints: noHeroPoints,
    base: manSized,
    weapons: { blade: weapon(assumed(dice, '4k3', 'better than those he leads', ['4k3', '3k3']), hand) },
  },
  digit: {
    type: printed(type, 'character', '"Figures with Hero Points", example: a heroic Alien'),
    movement: onFoot,
    defense: assumed(dice, '4k4', 'as the officer he fights', ['4k4', '4k3']),
    mental: assumed(dice, '4k4', 'a commander', ['4k4', '4k3']),
    control: assumed(inches, 12, 'inches; a commander', [12, 9]),
    heroPoints: printed(heroPoints, 8, '"Figures with Hero Points", example'),
    base: manSized,
    weapons: { 'assault-blade': weapon(printed(dice, '4k4', '"Figures with Hero Points", example'), hand) },
  },
  'hover-sled': {
    type: assumed(type, 'light', OWN, ['light', 'medium']),
    movement: assumed(movement, 15, 'it skims over the ground', [15, 12, 18]),
    defense: assumed(dice, '3k3', OWN, ['3k3', '4k3']),
    mental: steady,
    control: cannotLead,
    heroPoints: noHeroPoints,
    base: assumed(base, 1.5, 'inches across', [1.5, 2]),
    weapons: { repeater: weapon(assumed(dice, '3k3', OWN, ['3k3', '4k3']), assumed(inches, 18, OWN, [18, 24]), assumedArea(2, 'burst', OWN)) },
  },
  stalker: {
    type: assumed(type, 'medium', `${OWN}; a monster`, ['medium', 'light', 'heavy']),
    movement: assumed(movement, 9, OWN, [9, 12]),
    defense: assumed(dice, '4k4', OWN, ['4k4', '4k3']),
    mental: steady,
    control: cannotLead,
    heroPoints: noHeroPoints,
    base: assumed(base, 1.5, 'inches across', [1.5, 2]),
    weapons: { claws: weapon(assumed(dice, '4k3', OWN, ['4k3', '4k4']), hand, assumedArea(3, 'close-combat', 'two claws and a tail')) },
  },
} as const;
