/** The attack tables: every attacker against every defender in every situation, exactly, from the rows and the dice of the rules. */
import { Distribution } from '../../kernel/dice/distribution.ts';
import type { Fraction } from '../../kernel/dice/fraction.ts';
import type { AttackOdds, AttackQuery, Modifier, Odds } from '../../kernel/odds.ts';
import { profileOf, type Numbers } from './book.ts';
import { diceOdds } from './dice-odds.ts';
import { aftermathOf } from './odds/aftermath.ts';
import { notesOf, provisosOf } from './odds/notes.ts';
import { choiceOf } from './odds/refuse.ts';
import { SITUATIONS, sceneOf, type Scene } from './odds/situations.ts';
import { pool, poolText, type Pool } from './pools.ts';
import type { Profile, Weapon } from './profile.ts';
import { attackPool, defensePool, explainAttack, explainDefense, type AttackSituation, type DefenseSituation } from './rules/bonus-rows.ts';
import { isMachine } from './vocabulary.ts';

/** The attack tables of a book. */
export function oddsIn(book: Numbers): Odds {
  return {
    counts: 'points',
    resists: 'defense',
    situations: SITUATIONS,
    refuse: ({ attacker, attack, defender, when }) => choiceOf(book, attacker, attack, defender, sceneOf(when)).why,
    of: (query) => answer(book, query),
  };
}

function answer(book: Numbers, { attacker, attack, defender, when }: AttackQuery): AttackOdds {
  const scene = sceneOf(when);
  const [mine, theirs] = [profileOf(book, attacker), profileOf(book, defender)];
  const defending = defenseSituation(theirs, scene);
  const defense = defensePool(pool(theirs.defense), defending, book);
  const attacking = attackSituation(theirs, scene);
  const { weapon, dice } = best(book, choiceOf(book, attacker, attack, defender, scene).weapons, attacking, defense);
  const margin = scene.heroPoints ? mine.heroPoints - theirs.heroPoints : 0;
  return {
    attackDice: poolText(dice),
    armorDice: poolText(defense),
    modifiers: [...explainAttack(pool(weapon.attack), attacking, book), ...explainDefense(defending, book), ...(scene.heroPoints ? heroModifiers(mine, theirs) : [])],
    provided: provisosOf(mine, theirs, weapon, scene),
    notes: [...(weapon.id === attack ? [] : [`with the ${weapon.id}`]), ...notesOf(book, weapon, scene)],
    aftermath: aftermathOf(book, mine, theirs, weapon, scene, dice, defense),
    hits: diceOdds(book).odds(dice),
    wounds: woundsIn(diceOdds(book).exactlyHigher(dice, defense, margin)),
    enough: 1,
    cost: 1,
    actions: 1,
  };
}

function best(book: Numbers, weapons: readonly Weapon[], situation: AttackSituation, defense: Pool): { weapon: Weapon; dice: Pool } {
  const all = weapons.map((weapon) => ({ weapon, dice: attackPool(pool(weapon.attack), situation, book) }));
  return all.reduce((best, each) => (diceOdds(book).killChance(each.dice, defense) > diceOdds(book).killChance(best.dice, defense) ? each : best));
}

function attackSituation({ type }: Profile, { attacker, attackerUncontrolled, support }: Scene): AttackSituation {
  return {
    didNotMove: attacker === 'did not move',
    charge: attacker !== 'charges' ? 'none' : isMachine(type) ? 'machine' : 'other',
    uncontrolled: attackerUncontrolled,
    support,
  };
}

function defenseSituation({ type }: Profile, { target, cover, targetUncontrolled }: Scene): DefenseSituation {
  return { didNotMove: target === 'did not move', cover, uncontrolled: targetUncontrolled, type };
}

function heroModifiers(mine: Profile, theirs: Profile): Modifier[] {
  return [
    ...(mine.heroPoints > 0 ? [{ because: 'hero points', side: 'attack' as const, dice: `+${mine.heroPoints}` }] : []),
    ...(theirs.heroPoints > 0 ? [{ because: 'hero points', side: 'armor' as const, dice: `+${theirs.heroPoints}` }] : []),
  ];
}

const known = new Map<string, Distribution>();

/** One wound, or none. The same chance is the same object, so that tables work it out once. */
function woundsIn(kill: Fraction): Distribution {
  const key = kill.toString();
  let wounds = known.get(key);
  if (wounds === undefined) known.set(key, (wounds = Distribution.weighted([[1, kill.numerator], [0, kill.denominator - kill.numerator]])));
  return wounds;
}
