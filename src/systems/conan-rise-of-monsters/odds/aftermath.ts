/** What an attack brings about beside wounds on its target: what strikes back, who flees, friends who are hit, tokens that save King Conan. */
import { Distribution } from '../../../kernel/dice/distribution.ts';
import { Fraction } from '../../../kernel/dice/fraction.ts';
import type { Aftermath } from '../../../kernel/odds.ts';
import type { Numbers } from '../book.ts';
import { sigilDice } from '../dice-odds.ts';
import type { UnitCard } from '../unit-card.ts';
import type { Attack } from './attacks.ts';
import { duelOf } from './duel.ts';
import { fightOf, type Fight } from './fight.ts';
import { failing, lossesOf, mustCheck, removedBy } from './losses.ts';
import { sceneOf, type Scene } from './situations.ts';

export function aftermathOf(book: Numbers, fight: Fight, attack: Attack, scene: Scene): Aftermath[] {
  const { mine, theirs, attackers, defenders, wounds } = fight;
  const back = strikesBack(book, fight, attack, scene);
  const rolls = [morale(book, wounds, theirs, defenders), ...(back === undefined ? [] : [morale(book, back, mine, attackers)])].flat();
  return [
    ...(back === undefined ? [] : [counterstrike(back, fight, scene)]),
    ...(rolls.length === 0 ? [] : [{ about: 'Morale Checks, the units being unhurt before and no Destiny spent: the chance that', rows: rolls }]),
    ...(back !== undefined && isFair(fight, scene) ? [toTheEnd(book, fight)] : []),
    ...(attack === 'ranged' ? [friendlyFire(book, fight)] : []),
    ...(theirs.specials.has('red-rage') && !scene.fleeingTarget ? [redRage(fight)] : []),
  ];
}

const PLAIN = sceneOf([]);

/** Wounds of the attacker from the counterstrike; undefined if nobody strikes back. All models of the defender touch the attacker. */
export function strikesBack(book: Numbers, { mine, theirs, defenders, wounds }: Fight, attack: Attack, { card, fleeingTarget }: Scene): Distribution | undefined {
  if ((attack !== 'melee' && attack !== 'charge') || fleeingTarget || !book.abilities.counterstrike) return undefined;
  const strike = (models: number): Distribution => (models === 0 ? NO_WOUNDS : fightOf(book, theirs.id, 'counterstrike', mine.id, { ...PLAIN, models }).wounds);
  if (card !== 'first-strike') return strike(defenders);
  return wounds.then((suffered) => {
    const left = defenders - removedBy(suffered, theirs, defenders);
    if (!mustCheck(suffered, theirs, defenders, book)) return strike(left);
    const { numerator, denominator } = failing(theirs, book);
    return Distribution.weighted<number>([[1, numerator], [0, denominator - numerator]]).then((fails) => (fails === 1 ? NO_WOUNDS : strike(left)));
  });
}

const NO_WOUNDS = Distribution.always<number>(0);

function counterstrike(back: Distribution, { mine, theirs, attackers, defenders }: Fight, { card }: Scene): Aftermath {
  const { of, lost } = lossesOf(back, mine, attackers);
  return {
    about: `Counterstrike of ${card === 'first-strike' ? 'those who are left and do not flee' : `${defenders === 1 ? '' : 'all '}${theirs.id}`}`,
    rows: [{ name: `${of} of ${mine.id}`, chances: atLeast(lost, attackers === 1 ? mine.wounds : attackers) }],
  };
}

function atLeast(odds: Distribution, most: number): { outcome: string; chance: Fraction }[] {
  return Array.from({ length: most }, (_, index) => ({ outcome: `${index + 1}+`, chance: odds.atLeast(index + 1) }));
}

function morale(book: Numbers, wounds: Distribution, card: UnitCard, models: number): Aftermath['rows'][number][] {
  const checks = wounds.where((suffered) => mustCheck(suffered, card, models, book));
  if (checks.numerator === 0n) return [];
  return [{ name: card.id, chances: [{ outcome: 'it has to check', chance: checks }, { outcome: 'it flees', chance: checks.times(failing(card, book)) }] }];
}

/** Whole units, and nothing that holds for one bout only. */
const isFair = ({ attackers, attacking }: Fight, scene: Scene): boolean =>
  attacking === attackers && scene.support + scene.destiny + scene.targetDestiny === 0 && scene.card === null && !scene.crown;

/** All the bouts that follow, if nobody else takes part ("Melee Attacks", "Morale Checks"). */
function toTheEnd(book: Numbers, fight: Fight): Aftermath {
  const { attacker, defender, neither } = duelOf(book, fight);
  return {
    about: 'Fought to the end between the two, without Destiny and cards: who is left and has not fled',
    rows: [{ name: 'chance', chances: [{ outcome: fight.mine.id, chance: rounded(attacker) }, { outcome: fight.theirs.id, chance: rounded(defender) }, { outcome: 'neither', chance: rounded(neither) }] }],
  };
}

/** A double as a fraction, to twelve places. */
const rounded = (chance: number): Fraction => new Fraction(BigInt(Math.round(chance * 1e12)), 1_000_000_000_000n);

const MOST_ON_FRIENDS = 3;

/** "Ranged Attacks and Friendly Units": Sigils that are Swords by a card wound friends too. */
function friendlyFire(book: Numbers, { attack }: Fight): Aftermath {
  const sigils = sigilDice(book).attack(attack.dice, attack.reroll).odds().map(([, sigils]) => sigils);
  return { about: 'Friends who are engaged with the target: wounds that nothing blocks', rows: [{ name: 'chance', chances: atLeast(sigils, Math.min(MOST_ON_FRIENDS, attack.dice)) }] };
}

/** He may give up a token for each wound ("Red Rage"). */
function redRage({ theirs, wounds }: Fight): Aftermath {
  return {
    about: 'Red Rage: the chance that he falls, if he has so many tokens and gives them up for wounds',
    rows: [{ name: 'chance', chances: [0, 1, 2, 3, 4].map((tokens) => ({ outcome: `${tokens}`, chance: wounds.atLeast(theirs.wounds + tokens) })) }],
  };
}
