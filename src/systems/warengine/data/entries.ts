/** What a profile is made of, as entries of the book: the values each characteristic may take, and what most figures share. */
import { assumed, oneOf, printed, real, whole, yesNo, type Domain, type Entry } from '../../../kernel/book.ts';
import { diceUpTo } from '../pools.ts';
import { AREAS, FIGURE_TYPES, type Area } from '../vocabulary.ts';

export const type = oneOf(...FIGURE_TYPES);
export const dice = diceUpTo(9);
export const inches = whole(0, 36);
export const heroPoints = whole(0, 40);
export const base = real(0.5, 4);

/** A multiple of three ("Placing Your Force"). */
export const movement: Domain<number> = {
  expects: 'a multiple of 3 from 0 to 24, in inches',
  read: (value) => (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 24 && value % 3 === 0 ? value : undefined),
};

export const onFoot = assumed(movement, 9, 'a human pace; the printed examples run from 6 to 15 inches', [9, 6, 12]);
export const cannotLead = assumed(inches, 0, 'inches; "Check Control": troopers do not usually have a Control Radius', [0, 6]);
export const leads = assumed(inches, 6, 'inches; "Check Control": a unit leader has a Control Radius', [6, 4, 9]);
export const noHeroPoints = assumed(heroPoints, 0, 'only characters have them in the examples', [0, 2]);
export const manSized = assumed(base, 1, 'inches across; a 28 mm figure', [1, 1.25]);

export const hand: Entry<number> = printed(inches, 0, 'no range: a close combat weapon; "Attack"');

/** One target only. */
const SINGLE = { targets: printed(whole(1, 4), 1, 'no Area Effect'), area: printed(oneOf(...AREAS), 'none', 'no Area Effect') };

/** An Area Effect weapon: "AE 3x Ex". */
export const printedArea = (targets: number, kind: Area, where: string) => ({
  targets: printed(whole(1, 4), targets, where),
  area: printed(oneOf(...AREAS), kind, where),
});
export const assumedArea = (targets: number, kind: Area, why: string) => ({
  targets: assumed(whole(1, 4), targets, why, [targets, targets === 2 ? 3 : 2]),
  area: assumed(oneOf(...AREAS), kind, why, kind === 'close-combat' ? [kind, 'explosive'] : [kind, kind === 'burst' ? 'explosive' : 'burst']),
});

const PLAIN = { veryLong: printed(yesNo, false, 'no such tweak'), entangling: printed(yesNo, false, 'no such tweak') };

export const weapon = (attack: Entry<string>, range: Entry<number>, area = SINGLE, tweaks = PLAIN) => ({ attack, range, ...area, ...tweaks });
