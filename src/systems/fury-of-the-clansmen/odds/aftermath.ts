/** What an advanced attack brings about beside wounds: weapons that run dry or explode, lost concentration, stray Brainbusters. */
import { Distribution } from '../../../kernel/dice/distribution.ts';
import type { Aftermath } from '../../../kernel/odds.ts';
import type { Numbers } from '../book.ts';
import { diceOdds } from '../dice-odds.ts';
import { pool, sizeOf, type Pool } from '../pools.ts';
import { accuracyDice } from '../rules/brainbuster.ts';
import type { Attack, Unit } from '../vocabulary.ts';

export function aftermathOf(attack: Attack, attacker: Unit, book: Numbers): Aftermath[] {
  switch (attack) {
    case 'close':
    case 'firearm':
    case 'charge':
      return [];
    case 'burst':
      return [weaponFailure(1, attacker, book)];
    case 'spread':
    case 'full-auto':
      return [weaponFailure(MOST_ENEMIES, attacker, book)];
    case 'snap':
      return [concentration(book)];
    case 'brainbuster-centre':
    case 'brainbuster-adjacent':
      return [landing(book)];
  }
}

/** A squad of the Clan. */
const MOST_ENEMIES = 4;

/** One roll for each enemy fired at ("Weapon Failure", "Optional Rule"). */
function weaponFailure(most: number, attacker: Unit, book: Numbers): Aftermath {
  const { check, explodesAt, breaksAt } = book.weaponFailure;
  const isSturdy = attacker === 'charger-carrier';
  const outcomes = [
    { outcome: 'out of ammo', least: 1 },
    ...(!isSturdy && book.options.brokenWeapons ? [{ outcome: 'broken', least: breaksAt }] : []),
    ...(isSturdy ? [] : [{ outcome: 'explodes', least: explodesAt }]),
  ];
  return {
    about: `Weapon Failure: ${check} for each enemy fired at; all hits once: out of ammo${outcomes.slice(1).map(({ outcome, least }) => `, ${least} times: ${outcome}`).join('')}`,
    rows: Array.from({ length: most }, (_, index) => {
      const failures = allHits(pool(check), index + 1, book);
      return { name: index === 0 ? '1 enemy' : `${index + 1} enemies`, chances: outcomes.map(({ outcome, least }) => ({ outcome, chance: failures.atLeast(least) })) };
    }),
  };
}

/** After each snap shot ("Snap Alert"). */
function concentration(book: Numbers): Aftermath {
  const dice = book.snapAlert.concentration;
  return { about: `Concentration: ${dice}, all hits and the Snap Alert is over`, rows: [{ name: 'each shot', chances: [{ outcome: 'lost', chance: allHits(pool(dice), 1, book).p(1) }] }] };
}

/** How often so many rolls come up with all hits. No dice never do. */
function allHits(dice: Pool, rolls: number, book: Numbers): Distribution {
  const size = sizeOf(dice);
  const one = diceOdds(book).odds(dice).map<number>((hits) => (size > 0 && hits === size ? 1 : 0));
  return Array.from({ length: rolls }, () => one).reduce((sum, roll) => sum.plus(roll), Distribution.always<number>(0));
}

/** Each miss of the accuracy roll lets the enemy move it a square ("Throw Accuracy"). */
function landing(book: Numbers): Aftermath {
  const { brainbuster, aimedBrainbuster } = book.actions;
  const throws = [true, false].flatMap((clear) => [
    { name: `${clear ? 'clear' : 'blind'} throw, actions: ${brainbuster}`, dice: accuracyDice(book, clear, false) },
    ...(book.abilities.aim ? [{ name: `${clear ? 'clear' : 'blind'}, aimed, actions: ${aimedBrainbuster}`, dice: accuracyDice(book, clear, true) }] : []),
  ]);
  const most = Math.max(...throws.map(({ dice }) => sizeOf(dice)));
  return {
    about: 'Throw Accuracy: for each miss the enemy may move it one square',
    rows: throws.map(({ name, dice }) => {
      const misses = diceOdds(book).odds(dice).map((hits) => sizeOf(dice) - hits);
      return { name, chances: Array.from({ length: most + 1 }, (_, squares) => ({ outcome: moved(squares), chance: misses.p(squares) })) };
    }),
  };
}

const moved = (squares: number): string => (squares === 0 ? 'on target' : squares === 1 ? 'up to 1 square off' : `up to ${squares} off`);
