/** One attack as a question has it: the dice of both sides from the same rows that the rules roll by, and the odds of the wounds. */
import type { Distribution } from '../../../kernel/dice/distribution.ts';
import type { Modifier } from '../../../kernel/odds.ts';
import { cardOf, type Numbers } from '../book.ts';
import { sigilDice, type AttackDice, type DefenseDice, type Volley } from '../dice-odds.ts';
import { attackDice, attackReroll, explainExtras, explainGathered, sigilsOf, type AttackExtras, type AttackFacts } from '../rules/attack-rows.ts';
import { defenseBase, defenseReroll, explainDefense, type DefenseFacts } from '../rules/defense-rows.ts';
import type { UnitCard } from '../unit-card.ts';
import type { Special } from '../vocabulary.ts';
import type { Attack } from './attacks.ts';
import type { Scene } from './situations.ts';

export interface Fight {
  readonly mine: UnitCard;
  readonly theirs: UnitCard;
  /** Models that each began with, and those of the attacker that attack. */
  readonly attackers: number;
  readonly attacking: number;
  readonly defenders: number;
  readonly attack: AttackDice;
  readonly defense: DefenseDice;
  readonly volley: Volley;
  /** On the defender; worked out when asked for. */
  readonly wounds: Distribution;
}

const NONE: ReadonlySet<Special> = new Set();

export function fightOf(book: Numbers, attacker: string, attack: Attack, defender: string, scene: Scene): Fight {
  const [mine, theirs] = [cardOf(book, attacker), cardOf(book, defender)];
  const attacking = scene.models ?? mine.models;
  const dice = attackSide(book, mine, theirs, attack, attacking, scene);
  const defense = defenseSide(book, theirs, attack, scene);
  const volley = sigilDice(book).volley(dice, defense);
  return {
    mine,
    theirs,
    attackers: attacking > mine.models ? 2 * mine.models : mine.models,
    attacking,
    defenders: scene.reinforcedTarget ? 2 * theirs.models : theirs.models,
    attack: dice,
    defense,
    volley,
    get wounds() {
      return scene.card === 'cimmerian-toughness' ? volley.wounds.map((wounds) => Math.max(0, wounds - book.cards['cimmerian-toughness'].wounds)) : volley.wounds;
    },
  };
}

function attackSide(book: Numbers, mine: UnitCard, theirs: UnitCard, attack: Attack, models: number, scene: Scene): AttackDice {
  if (attack === 'hazard') return { dice: book.attack.hazard, reroll: false, sigils: 'nothing' };
  const facts = attackFacts(book, mine, theirs, attack, scene);
  const extras = extrasOf(facts, scene);
  return {
    dice: attackDice(models * (attack === 'ranged' ? mine.ranged : mine.melee), facts, extras, book),
    reroll: attackReroll(facts) !== undefined,
    sigils: sigilsOf(facts, extras.cards).reading,
  };
}

function attackFacts({ options }: Numbers, mine: UnitCard, theirs: UnitCard, attack: Exclude<Attack, 'hazard'>, scene: Scene): AttackFacts {
  const isKing = mine.aquilonian && mine.specials.has('destined-to-wear-the-crown');
  return {
    kind: attack === 'charge' ? 'melee' : attack,
    specials: mine.specials,
    charge: attack === 'charge',
    phalanx: theirs.specials.has('phalanx') && !scene.fleeingTarget,
    support: scene.support,
    crown: scene.crown || (isKing && options.crownOnHimself),
    higher: scene.higher,
    far: scene.far,
    moved: scene.moved,
  };
}

const extrasOf = ({ kind }: AttackFacts, { destiny, card }: Scene): AttackExtras => ({ kind, destiny, cards: card === null ? [] : [card] });

function defenseFacts({ specials }: UnitCard, attack: Attack, { fleeingTarget, lightCover, heavyCover, targetDestiny }: Scene): DefenseFacts {
  const against = attack === 'ranged' || attack === 'hazard' ? attack : 'melee';
  return { against, specials: fleeingTarget ? NONE : specials, lightCover, heavyCover, destiny: targetDestiny };
}

function defenseSide(book: Numbers, theirs: UnitCard, attack: Attack, scene: Scene): DefenseDice {
  const facts = defenseFacts(theirs, attack, scene);
  return { dice: defenseBase(theirs.defense, facts, book), reroll: defenseReroll(facts) !== undefined };
}

/** Why both sides roll other dice than their cards say. */
export function modifiersOf(book: Numbers, { mine, theirs, attack: dice }: Fight, attack: Attack, scene: Scene): Modifier[] {
  const defending = defenseFacts(theirs, attack, scene);
  const defense = [...explainDefense(defending, book), ...reading('armor', defenseReroll(defending)), { because: 'each hit', side: 'armor' as const, dice: `+${book.defense.perHit}` }];
  if (attack === 'hazard') return defense;
  const facts = attackFacts(book, mine, theirs, attack, scene);
  const { reading: sigils, because } = sigilsOf(facts, extrasOf(facts, scene).cards);
  return [
    ...explainGathered(facts, book),
    ...explainExtras(extrasOf(facts, scene), book),
    ...reading('attack', attackReroll(facts)),
    ...(sigils === 'sword' && dice.dice > 0 ? [{ because: `${because}: Sigils are Swords`, side: 'attack' as const, dice: '+0' }] : []),
    ...(sigils === 'unstoppable' ? [{ because: `${because}: each Sigil a wound that no Shield blocks`, side: 'attack' as const, dice: '+0' }] : []),
    ...defense,
    ...(sigils === 'poison' ? [{ because: `${because}: each Sigil of the attack`, side: 'armor' as const, dice: '-1' }] : []),
  ];
}

const reading = (side: Modifier['side'], because: string | undefined): Modifier[] => (because === undefined ? [] : [{ because: `${because}: Sigils are rerolled once`, side, dice: '+0' }]);
