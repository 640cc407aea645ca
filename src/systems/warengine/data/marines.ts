/** Those who stand against gangs and aliens: the heroes of the rulebook's examples, and soldiers for them to lead. */
import { assumed, printed, yesNo } from '../../../kernel/book.ts';
import { base, cannotLead, dice, hand, heroPoints, inches, leads, manSized, movement, noHeroPoints, onFoot, assumedArea, type, weapon } from './entries.ts';

const OWN = 'not in the book: invented to fill a force';

const rifleRange = assumed(inches, 24, 'two shotguns’ range', [24, 18, 30]);
const soldierDefense = assumed(dice, '3k2', 'trained: above the rabble', ['3k2', '2k2', '3k3']);
const officer = assumed(dice, '4k4', 'an officer’s', ['4k4', '4k3']);
const bayonet = weapon(assumed(dice, '2k2', 'as a ganger’s knife', ['2k2', '3k2']), hand);

export const MARINES = {
  rifleman: {
    type: assumed(type, 'trooper', OWN, ['trooper', 'elite']),
    movement: onFoot,
    defense: soldierDefense,
    mental: assumed(dice, '3k2', 'trained: above the rabble', ['3k2', '2k2', '3k3']),
    control: cannotLead,
    heroPoints: noHeroPoints,
    base: manSized,
    weapons: { rifle: weapon(assumed(dice, '3k2', 'below an officer’s', ['3k2', '3k3']), rifleRange), bayonet },
  },
  'rifle-sergeant': {
    type: assumed(type, 'elite', OWN, ['elite', 'trooper']),
    movement: onFoot,
    defense: assumed(dice, '3k3', 'above those he leads', ['3k3', '3k2']),
    mental: assumed(dice, '3k3', 'a unit leader holds his unit together two times in three', ['3k3', '4k3']),
    control: leads,
    heroPoints: noHeroPoints,
    base: manSized,
    weapons: { rifle: weapon(assumed(dice, '3k3', 'below an officer’s', ['3k3', '4k3']), rifleRange), bayonet },
  },
  wright: {
    type: printed(type, 'character', '"Figures with Hero Points", example'),
    movement: onFoot,
    defense: printed(dice, '4k4', '"Figures with Hero Points", example'),
    mental: officer,
    control: assumed(inches, 12, 'inches; a lieutenant', [12, 9]),
    heroPoints: printed(heroPoints, 10, '"Figures with Hero Points", example'),
    base: manSized,
    weapons: { rifle: weapon(assumed(dice, '4k3', 'an officer’s', ['4k3', '3k3', '4k4']), rifleRange) },
  },
  'arizona-smith': {
    type: printed(type, 'character', '"Reserve Attack", example'),
    movement: printed(movement, 9, '"Reserve Attack", example'),
    defense: assumed(dice, '4k3', 'a hero, below the 4k4 of an officer', ['4k3', '4k4']),
    mental: officer,
    control: assumed(inches, 6, 'inches; mostly alone', [6, 9]),
    heroPoints: assumed(heroPoints, 8, 'a hero by trade', [8, 6]),
    base: manSized,
    weapons: {
      revolver: weapon(assumed(dice, '3k3', 'as a shotgun', ['3k3', '3k2']), assumed(inches, 12, 'a short gun: half a rifle’s range', [12, 18])),
      bullwhip: weapon(assumed(dice, '3k3', 'as good as his revolver', ['3k3', '3k2']), hand, undefined, {
        veryLong: printed(yesNo, true, '"Reserve Attack", example'),
        entangling: printed(yesNo, true, '"Reserve Attack", example'),
      }),
    },
  },
  'armored-car': {
    type: assumed(type, 'medium', `${OWN}; a vehicle`, ['medium', 'light', 'heavy']),
    movement: assumed(movement, 12, OWN, [12, 15]),
    defense: assumed(dice, '4k3', OWN, ['4k3', '4k4']),
    mental: assumed(dice, '3k3', 'hardly ever rolled: vehicles do not rout', ['3k3', '2k2']),
    control: cannotLead,
    heroPoints: noHeroPoints,
    base: assumed(base, 2, 'inches across', [2, 1.5]),
    weapons: { autocannon: weapon(assumed(dice, '4k3', OWN, ['4k3', '3k3']), rifleRange, assumedArea(2, 'burst', OWN)) },
  },
} as const;
