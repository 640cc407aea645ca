/** A weapon, a mine or acid against armor, from the same rows that the rules roll by ("The Armor Roll"). */
import type { Modifier } from '../../../kernel/odds.ts';
import type { Numbers } from '../book.ts';
import { d20, effectRoll, FACES, skillRoll, underRoll } from '../dice-odds.ts';
import { rollText, strengthText } from '../dice-notation.ts';
import { isNepharite } from '../roster.ts';
import { attackNumbers } from '../rules/attack-rows.ts';
import type { Points } from '../rules/gear.ts';
import type { CharacterCard } from '../unit-card.ts';
import type { Hazard, Use } from './attacks.ts';
import { isGraded, leftOf, NO_ROLL, successOf, type Fight } from './fight.ts';
import type { Scene } from './situations.ts';

export function weaponFight(book: Numbers, use: Use, mine: CharacterCard, theirs: CharacterCard, scene: Scene): Fight {
  const graded = isGraded(book);
  const { weapon, close, grenade } = use;
  const strength = weapon === 'alimahn';
  const own = strength ? 0 : close ? mine.close : mine.missile;
  const numbers = attackNumbers(book, own, { weapon, close, aimed: scene.aimed, onTheMove: scene.onTheMove, rear: scene.rear, cover: coverRows(book, scene), gear: skillGear(book, scene) });
  const damage = numbers.damage + (grenade === null ? 0 : book.objects[grenade] - book.weapons[weapon].damage);
  const { armor, modifiers } = armored(book, theirs, scene);
  const hits = numbers.double ? 2 : 1;
  const stuns = strength || (weapon === 'gehenna-puker' && isNepharite(theirs.id));
  const rolled = strength ? d20.then((face) => skillRoll(face + numbers.skill, graded)) : skillRoll(numbers.skill, graded);
  return {
    mine,
    theirs,
    attackDice: strength ? strengthText(numbers.skill, graded) : rollText(own, numbers.skill - own, graded),
    armorDice: strength ? NO_ROLL : rollText(armor, -damage),
    modifiers: [...numbers.because, ...modifiers],
    skill: numbers.skill,
    resist: armor - damage,
    graded,
    damage,
    hits,
    success: successOf(rolled),
    effect: strength ? successOf(rolled) : effectRoll(numbers.skill, graded, armor - damage, 1).odds(),
    brings: stuns ? { of: 'turns', many: 1 } : { of: 'wounds', many: Math.min(hits, leftOf(book, theirs)) },
    left: leftOf(book, theirs),
  };
}

function coverRows({ hit }: Numbers, { ground, corner, pastLegionnaire }: Scene): Points[] {
  return [
    ...(ground === 'open' ? [] : [{ because: ground, points: hit[ground] }]),
    ...(corner ? [{ because: 'behind a corner', points: hit.corner }] : []),
    ...(pastLegionnaire ? [{ because: 'past a Legionnaire', points: hit.throughFriend }] : []),
  ];
}

function skillGear({ hit }: Numbers, { sonar, cyberneticEye }: Scene): Points[] {
  return [...(sonar ? [{ because: 'sonar', points: hit.sonar }] : []), ...(cyberneticEye ? [{ because: 'cybernetic-eye', points: hit.cyberneticEye }] : [])];
}

function armored({ gear }: Numbers, { armor }: CharacterCard, scene: Scene): { armor: number; modifiers: Modifier[] } {
  return scene.armor ? { armor: armor + gear.armor, modifiers: [{ because: 'armor', side: 'armor', dice: `+${gear.armor}` }] } : { armor, modifiers: [] };
}

export function hazardFight(book: Numbers, hazard: Hazard, mine: CharacterCard, theirs: CharacterCard, scene: Scene): Fight {
  const { objects, powers } = book;
  const damage = { 'small-mine': objects.small, 'troop-mine': objects.troop, 'troop-mine-around': objects.around, acid: powers.acid }[hazard];
  const { armor, modifiers } = armored(book, theirs, scene);
  return {
    mine,
    theirs,
    attackDice: rollText(FACES, 0), // it hits for certain
    armorDice: rollText(armor, -damage),
    modifiers,
    skill: 0,
    resist: armor - damage,
    graded: isGraded(book),
    damage,
    hits: 1,
    success: successOf(skillRoll(FACES, false)),
    effect: underRoll(armor - damage).odds().map((saved) => 1 - saved),
    brings: { of: 'wounds', many: 1 },
    left: leftOf(book, theirs),
  };
}
