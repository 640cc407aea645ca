/** What is decided by initiative scores: saves against dark powers, and surprise ("Dark Symmetry", "Surprise Party"). */
import type { Modifier } from '../../../kernel/odds.ts';
import type { Numbers } from '../book.ts';
import { contestRoll, d20, effectRoll, skillRoll } from '../dice-odds.ts';
import { rollText, scoreText } from '../dice-notation.ts';
import type { Points } from '../rules/gear.ts';
import type { CharacterCard } from '../unit-card.ts';
import type { Psychic } from './attacks.ts';
import { isGraded, leftOf, successOf, type Fight } from './fight.ts';
import type { Scene } from './situations.ts';

/** A dark power against the mind of a Blood Beret, who saves with his initiative score ("Dark Symmetry"). */
export function psychicFight(book: Numbers, power: Psychic, mine: CharacterCard, theirs: CharacterCard, scene: Scene): Fight {
  const graded = isGraded(book);
  const skill = mine.symmetry - book.powers[power];
  const gear = initiativeGear(book, scene);
  const resist = total(theirs.initiative, gear);
  return {
    mine,
    theirs,
    attackDice: rollText(mine.symmetry, -book.powers[power], graded),
    armorDice: rollText(theirs.initiative, resist - theirs.initiative),
    modifiers: [{ because: `level of ${power}`, side: 'attack', dice: `-${book.powers[power]}` }, ...gear.map(asModifier)],
    skill,
    resist,
    graded,
    damage: 0,
    hits: 1,
    success: successOf(skillRoll(skill, graded)),
    effect: power === 'dark-aura' ? successOf(skillRoll(skill, graded)) : effectRoll(skill, graded, resist, 1).odds(),
    brings: bringsOf(book, power),
    left: leftOf(book, theirs),
  };
}

/** A warped figure comes back wounded, or not at all. */
function bringsOf(book: Numbers, power: Psychic): Fight['brings'] {
  switch (power) {
    case 'lance-of-pain':
      return { of: 'turns', many: 1 };
    case 'blindness':
      return { of: 'turns', many: book.powers.blind };
    case 'dimension-warp':
      return { of: 'wounds', many: 1 };
    case 'dark-aura':
      return { of: 'nothing', many: 0 };
  }
}

function initiativeGear({ initiative }: Numbers, { psychicHelmet, hyperactivator, scanner }: Scene): Points[] {
  return [
    ...(scanner ? [{ because: 'scanner', points: initiative.scanner }] : []),
    ...(hyperactivator ? [{ because: 'hyperactivator', points: initiative.hyperactivator }] : []),
    ...(psychicHelmet ? [{ because: 'psychic-helmet', points: initiative.psychicHelmet }] : []),
  ];
}

const total = (score: number, gear: readonly Points[]): number => gear.reduce((sum, { points }) => sum + points, score);
const asModifier = ({ because, points }: Points): Modifier => ({ because, side: 'armor', dice: `+${points}` });

/** Both roll for surprise; equipment is the Blood Beret's, whichever of the two he is. */
export function surpriseFight(book: Numbers, mine: CharacterCard, theirs: CharacterCard, scene: Scene): Fight {
  const gear = initiativeGear(book, scene);
  const isBeret = mine.seat === 0;
  const score = total(mine.initiative, isBeret ? gear : []);
  const other = total(theirs.initiative, isBeret ? [] : gear);
  const won = contestRoll(isBeret ? score - other : other - score).odds().map((berets) => (isBeret ? berets : 1 - berets));
  return {
    mine,
    theirs,
    attackDice: scoreText(score),
    armorDice: scoreText(other),
    modifiers: gear.map((points): Modifier => ({ ...asModifier(points), side: isBeret ? 'attack' : 'armor' })),
    skill: score,
    resist: other,
    graded: false,
    damage: 0,
    hits: 1,
    success: d20.odds().map((face) => face + score),
    effect: won,
    brings: { of: 'contests', many: 1 },
    left: leftOf(book, theirs),
  };
}
