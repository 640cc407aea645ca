/** What an attack brings about beside the one kill: several of an area effect, chance hits in a close combat, and what hero points change. */
import { Distribution } from '../../../kernel/dice/distribution.ts';
import type { Fraction } from '../../../kernel/dice/fraction.ts';
import type { Aftermath } from '../../../kernel/odds.ts';
import type { Numbers } from '../book.ts';
import { diceOdds } from '../dice-odds.ts';
import { keptOf, type Pool } from '../pools.ts';
import type { Profile, Weapon } from '../profile.ts';
import { hitsSeveral } from './notes.ts';
import type { Scene } from './situations.ts';

const knownByBook = new WeakMap<Numbers, Map<string, Aftermath[]>>();

/** Tables ask for the same few again and again. */
export function aftermathOf(book: Numbers, mine: Profile, theirs: Profile, weapon: Weapon, scene: Scene, attack: Pool, defense: Pool): Aftermath[] {
  let known = knownByBook.get(book);
  if (known === undefined) knownByBook.set(book, (known = new Map<string, Aftermath[]>()));
  const intoCombat = scene.target === 'in close combat';
  const hits = hitsSeveral(weapon, book.abilities) && !intoCombat ? weapon.targets : 1;
  const key = [attack, defense, hits, intoCombat, mine.heroPoints, theirs.heroPoints].join('/');
  let found = known.get(key);
  if (found === undefined) known.set(key, (found = workOut(book, mine, theirs, hits, intoCombat, attack, defense)));
  return found;
}

function workOut(book: Numbers, mine: Profile, theirs: Profile, hits: number, intoCombat: boolean, attack: Pool, defense: Pool): Aftermath[] {
  return [
    ...(hits > 1 ? [several(book, hits, attack, defense)] : []),
    ...(intoCombat ? [inCombat(book, attack, defense)] : []),
    ...(book.abilities['hero-points'] && mine.heroPoints + theirs.heroPoints > 0 ? [withHeroPoints(book, mine, theirs, attack, defense)] : []),
  ];
}

/** One attack roll against several like the defender. */
function several(book: Numbers, targets: number, attack: Pool, defense: Pool): Aftermath {
  const counts = Array.from({ length: targets - 1 }, (_, index) => index + 2);
  return {
    about: 'Area effect: the chance of so many kills, if it hits several like the defender and in the same place',
    rows: counts.map((hit) => {
      const kills = killsAmong(book, hit, attack, defense);
      return { name: `${hit} hit`, chances: Array.from({ length: hit }, (_, index) => ({ outcome: `${index + 1} or more`, chance: kills.atLeast(index + 1) })) };
    }),
  };
}

/** How many of so many like defenders one attack roll kills. */
export function killsAmong(book: Numbers, hit: number, attack: Pool, defense: Pool): Distribution {
  const odds = diceOdds(book);
  return odds.odds(attack).then((total) => {
    const { numerator, denominator } = odds.odds(defense).where((saved) => saved < total);
    const one = Distribution.weighted<number>([[1, numerator], [0, denominator - numerator]]);
    return Array.from({ length: hit }, () => one).reduce((sum, kill) => sum.plus(kill), Distribution.always<number>(0));
  });
}

/** As many as dice are kept are affected, the others not; chance says who ("Firing into Close Combat"). */
function inCombat(book: Numbers, attack: Pool, defense: Pool): Aftermath {
  const kill = diceOdds(book).duel(attack, defense).fraction;
  const affected = keptOf(attack);
  const sizes = Array.from({ length: 5 }, (_, index) => affected + index).filter((size) => size > 1);
  return {
    about: `Firing into Close Combat: ${affected} figures at most are affected, chosen at random; this one`,
    rows: sizes.map((size) => ({
      name: `of ${size} in the combat`,
      chances: [{ outcome: 'affected', chance: share(affected, size) }, { outcome: 'killed', chance: share(affected, size).times(kill) }],
    })),
  };
}

function share(affected: number, size: number): Fraction {
  return Distribution.weighted<number>([[1, BigInt(affected)], [0, BigInt(size - affected)]]).p(1);
}

/** Both sides play them well: the attacker spends what it takes, the defender what saves him ("Figures with Hero Points"). */
function withHeroPoints(book: Numbers, mine: Profile, theirs: Profile, attack: Pool, defense: Pool): Aftermath {
  return {
    about: 'Hero points: the chance of a kill, if the attacker has (down) and the defender has (across) so many left and both spend all they must',
    rows: amounts(mine.heroPoints).map((attacker) => ({
      name: `${attacker}`,
      chances: amounts(theirs.heroPoints).map((defender) => ({ outcome: `${defender}`, chance: diceOdds(book).exactlyHigher(attack, defense, attacker - defender) })),
    })),
  };
}

/** None, all, and some between. */
function amounts(most: number): number[] {
  return Array.from({ length: Math.floor(most / 2) + 1 }, (_, index) => 2 * index).concat(most % 2 === 1 ? [most] : []);
}
