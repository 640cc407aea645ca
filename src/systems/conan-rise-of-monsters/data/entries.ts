/** What a unit card is made of, as entries of the book: the values each characteristic may take. */
import { assumed, derived, oneOf, printed, real, whole, yesNo } from '../../../kernel/book.ts';
import { AFFILIATIONS, UNIT_TYPES, type Affiliation, type UnitType } from '../vocabulary.ts';

const number = whole(0, 20);
const inches = whole(0, 36);

/** `M MA RA RN DE W` as its card has them, then the points in its coin. */
export interface Printed {
  readonly side: Affiliation;
  readonly type: UnitType;
  readonly models: number;
  readonly characteristics: readonly [movement: number, melee: number, ranged: number, range: number, defense: number, wounds: number];
  readonly cost: number;
  /** Inches across. */
  readonly base: number;
  readonly aquilonian?: boolean;
  readonly destiny?: number;
}

export function unitCard(where: string, { side, type, models, characteristics: [movement, melee, ranged, range, defense, wounds], cost, base, aquilonian = false, destiny = 1 }: Printed) {
  const at = `unit card of ${where}`;
  return {
    side: printed(oneOf(...AFFILIATIONS), side, `${at}, its symbol`),
    type: derived(oneOf(...UNIT_TYPES), type, `${at}; the symbol is lost: from "Units" and what the card is called`),
    aquilonian: printed(yesNo, aquilonian, `${at}, below its name`),
    models: printed(whole(1, 10), models, `${at}, the number in its corner`),
    movement: printed(inches, movement, `${at}, M in inches`),
    melee: printed(number, melee, `${at}, MA`),
    ranged: printed(number, ranged, `${at}, RA`),
    range: printed(inches, range, `${at}, RN in inches`),
    defense: printed(number, defense, `${at}, DE`),
    wounds: printed(whole(1, 20), wounds, `${at}, W`),
    cost: printed(whole(0, 50), cost, `${at}, its coin`),
    destiny: destiny === 1 ? printed(whole(0, 5), destiny, '"Tokens of the Gods": one for each unit') : printed(whole(0, 5), destiny, `"Tokens of the Gods" names it; ${at}, Master Sorcerer`),
    base: assumed(real(0.5, 5), base, 'inches across; bases are not in the text: infantry 25 mm, riders 40 mm, monsters 60 mm', [base, Math.round(base * 80) / 100, Math.round(base * 120) / 100]),
  };
}
