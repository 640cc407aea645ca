/** The weapon table ("Kill Number"): dice, and the farthest square of each range; 0: the weapon has no such range. */
import { assumed, derived, printed, whole, type Entry } from '../../../kernel/book.ts';

const squares = whole(0, 80);
const dice = whole(1, 6);
const TABLE = 'squares; "Weapon Table"';
const inTable = (value: number): Entry<number> => printed(squares, value, TABLE);
const rof = (value: number): Entry<number> => printed(dice, value, 'dice, the rate of fire; "Weapon Table"');

export const WEAPONS_DATA = {
  blaster: { rof: rof(1), 'point-blank-plus': inTable(0), 'point-blank': inTable(5), short: inTable(15), medium: inTable(25), long: inTable(35), 'extra-long': inTable(45) },
  'plasma-projector': {
    rof: derived(dice, 2, 'dice: four in Automatic Fire, two of blocked suppression; examples of "Spread-Fire" and "Suppression"'),
    'point-blank-plus': printed(squares, 3, 'squares; "Kill Number", example'),
    'point-blank': printed(squares, 5, 'squares; "Kill Number", example'),
    short: printed(squares, 10, 'squares; "Kill Number", example'),
    medium: assumed(squares, 15, 'squares; on by five, as the row begins and as the Napalm-X goes: its range is limited', [15, 20]),
    long: assumed(squares, 20, 'squares; on by five', [20, 30]),
    'extra-long': assumed(squares, 25, 'squares; on by five', [25, 40]),
  },
  deadbolt: { rof: rof(1), 'point-blank-plus': inTable(0), 'point-blank': inTable(0), short: inTable(25), medium: inTable(35), long: inTable(45), 'extra-long': inTable(55) },
  'napalm-x': { rof: rof(3), 'point-blank-plus': inTable(0), 'point-blank': inTable(0), short: inTable(5), medium: inTable(10), long: inTable(15), 'extra-long': inTable(20) },
} as const;
