/** One attack as a question has it: what both sides roll, from the same rows that the rules roll by, and what comes of it. */
import { Distribution } from '../../../kernel/dice/distribution.ts';
import { always, type Roll } from '../../../kernel/dice/roll.ts';
import type { Modifier } from '../../../kernel/odds.ts';
import { isPlayed, playsAdvanced } from '../abilities.ts';
import { characterCards, type Numbers } from '../book.ts';
import { contestRoll, d20, effectRoll, skillRoll, underRoll } from '../dice-odds.ts';
import { rollText, scoreText } from '../dice-notation.ts';
import { isNepharite } from '../roster.ts';
import { attackNumbers } from '../rules/attack-rows.ts';
import type { Points } from '../rules/gear.ts';
import type { CharacterCard } from '../unit-card.ts';
import { OUTCOMES, type Character } from '../vocabulary.ts';
import { isHazard, isPsychic, useOf, type Attack, type Hazard, type Psychic, type Use } from './attacks.ts';
import type { Scene } from './situations.ts';

export interface Fight {
  readonly mine: CharacterCard;
  readonly theirs: CharacterCard;
  readonly attackDice: string;
  readonly armorDice: string;
  readonly modifiers: readonly Modifier[];
  /** To be rolled or less by the attacker, and by the target to get off. */
  readonly skill: number;
  readonly resist: number;
  /** Perfect results and fumbles count. */
  readonly graded: boolean;
  /** Damage points, all counted in; hits that a wound counts for. */
  readonly damage: number;
  readonly hits: number;
  /** 1: the attack roll succeeds. */
  readonly success: Distribution;
  /** 1: and the target does not get off. */
  readonly effect: Distribution;
  /** What the effect is. */
  readonly brings: { readonly of: 'wounds' | 'turns' | 'contests' | 'nothing'; readonly many: number };
  /** Wounds that the target has left. */
  readonly left: number;
}

export const sideOf = (book: Numbers, id: string, wounded: boolean): CharacterCard => characterCards(book)[id as Character][wounded ? 1 : 0];

/** That turn a card over. */
export const turnedAt = (book: Numbers, id: Character): number => (isNepharite(id) ? book.wounded.nepharite : 1);

export const isGraded = (book: Numbers): boolean => isPlayed(book, playsAdvanced(book, false), 'perfect-and-fumble');

export function fightOf(book: Numbers, attacker: string, attack: Attack, defender: string, scene: Scene): Fight {
  const mine = sideOf(book, attacker, scene.wounded);
  const theirs = sideOf(book, defender, scene.woundedTarget || attack === 'first-aid');
  const use = useOf(attack);
  if (use !== null) return weaponFight(book, use, mine, theirs, scene);
  if (isHazard(attack)) return hazardFight(book, attack, mine, theirs, scene);
  if (isPsychic(attack)) return psychicFight(book, attack, mine, theirs, scene);
  return attack === 'surprise' ? surprise(book, mine, theirs, scene) : firstAid(book, mine, theirs);
}

/** Nothing to roll. */
const NO_ROLL = '-';
const SURE = always(1);

const leftOf = (book: Numbers, { id, wounds, wounded }: CharacterCard): number => Math.max(1, wounds - (wounded ? turnedAt(book, id) : 0));

function weaponFight(book: Numbers, use: Use, mine: CharacterCard, theirs: CharacterCard, scene: Scene): Fight {
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
    attackDice: strength ? `d20${numbers.skill === 0 ? '' : numbers.skill}${graded ? '!' : ''}` : rollText(own, numbers.skill - own, graded),
    armorDice: strength ? NO_ROLL : rollText(armor, -damage),
    modifiers: [...numbers.because, ...modifiers],
    skill: numbers.skill,
    resist: armor - damage,
    graded,
    damage,
    hits,
    success: works(rolled),
    effect: strength ? works(rolled) : effectRoll(numbers.skill, graded, armor - damage, 1).odds(),
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

const successes: readonly number[] = [OUTCOMES.indexOf('perfect'), OUTCOMES.indexOf('successful')];
const works = (roll: Roll): Distribution => roll.odds().map((outcome) => (successes.includes(outcome) ? 1 : 0));

function hazardFight(book: Numbers, hazard: Hazard, mine: CharacterCard, theirs: CharacterCard, scene: Scene): Fight {
  const { objects, powers } = book;
  const damage = { 'small-mine': objects.small, 'troop-mine': objects.troop, 'troop-mine-around': objects.around, acid: powers.acid }[hazard];
  const { armor, modifiers } = armored(book, theirs, scene);
  return {
    mine,
    theirs,
    attackDice: NO_ROLL,
    armorDice: rollText(armor, -damage),
    modifiers,
    skill: 0,
    resist: armor - damage,
    graded: isGraded(book),
    damage,
    hits: 1,
    success: SURE.odds(),
    effect: underRoll(armor - damage).odds().map((saved) => 1 - saved),
    brings: { of: 'wounds', many: 1 },
    left: leftOf(book, theirs),
  };
}

function psychicFight(book: Numbers, power: Psychic, mine: CharacterCard, theirs: CharacterCard, scene: Scene): Fight {
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
    success: works(skillRoll(skill, graded)),
    effect: power === 'dark-aura' ? works(skillRoll(skill, graded)) : effectRoll(skill, graded, resist, 1).odds(),
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

/** Equipment is the Blood Beret's, whichever of the two he is. */
function surprise(book: Numbers, mine: CharacterCard, theirs: CharacterCard, scene: Scene): Fight {
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
    success: won,
    effect: won,
    brings: { of: 'contests', many: 1 },
    left: leftOf(book, theirs),
  };
}

/** The patient is wounded, and a fumble kills him. */
function firstAid(book: Numbers, mine: CharacterCard, theirs: CharacterCard): Fight {
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
    success: works(rolled),
    effect: rolled.odds().map((outcome) => (outcome === OUTCOMES.indexOf('fumble') ? 1 : 0)),
    brings: { of: 'wounds', many: leftOf(book, theirs) },
    left: leftOf(book, theirs),
  };
}
