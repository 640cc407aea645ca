/** A medic and his patient, asked about like an attack ("Field Surgery Checklist"). */
import type { Numbers } from '../book.ts';
import { skillRoll } from '../dice-odds.ts';
import { rollText } from '../dice-notation.ts';
import type { CharacterCard } from '../unit-card.ts';
import { OUTCOMES } from '../vocabulary.ts';
import { isGraded, leftOf, NO_ROLL, successOf, type Fight } from './fight.ts';

/** The patient is wounded, and a fumble kills him. */
export function firstAid(book: Numbers, mine: CharacterCard, theirs: CharacterCard): Fight {
  const graded = isGraded(book);
  const rolled = skillRoll(mine.surgery, graded);
  return {
    mine,
    theirs,
    attackDice: rollText(mine.surgery, 0, graded),
    armorDice: NO_ROLL,
    modifiers: [],
    skill: mine.surgery,
    resist: 0,
    graded,
    damage: 0,
    hits: leftOf(book, theirs),
    success: successOf(rolled),
    effect: rolled.odds().map((outcome) => (outcome === OUTCOMES.indexOf('fumble') ? 1 : 0)),
    brings: { of: 'wounds', many: leftOf(book, theirs) },
    left: leftOf(book, theirs),
  };
}
