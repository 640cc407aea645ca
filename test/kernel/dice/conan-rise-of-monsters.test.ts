/** Sigil dice: swords hit; each hit adds a die to the defense, whose shields take wounds away. */
import { describe, expect, it } from 'vitest';
import { contest, winWithTiesRerolled } from '../../../src/kernel/dice/contest.ts';
import { converted, rerolling, symbolDie, type Die } from '../../../src/kernel/dice/die.ts';
import { count, counts, pool } from '../../../src/kernel/dice/pool.ts';
import { always, type Roll } from '../../../src/kernel/dice/roll.ts';
import { scriptedRng } from '../scripted-rng.ts';
import { bruteForce, exactly } from './brute-force.ts';

const sigilDie = symbolDie('sigil', 6, { sword: 3, shield: 2, sigil: 1 });

interface Attack {
  attack: number;
  defense: number;
  attackDie?: Die;
  defenseDie?: Die;
  /** Each sigil of the attack takes a die from the defense. */
  poison?: boolean;
  /** Each sigil of the attack is a wound that no shield stops. */
  trample?: boolean;
}

function wounds({ attack, defense, attackDie = sigilDie, defenseDie = sigilDie, poison = false, trample = false }: Attack): Roll {
  return counts(pool([attackDie, attack]), 'sword', 'sigil').then(([hits, sigils]) => {
    const unstoppable = trample ? sigils! : 0;
    if (hits === 0) return always(unstoppable);
    const dice = Math.max(0, defense + hits! - (poison ? sigils! : 0));
    return count(pool([defenseDie, dice]), 'shield').map((shields) => Math.max(0, hits! - shields) + unstoppable);
  });
}

const mean = (attack: Attack): string => wounds(attack).odds().mean().toNumber().toFixed(4);
const reroll = rerolling(sigilDie, 'sigil');

describe('Conan: Rise of Monsters', () => {
  it('a guard with four morale dice stands in 15 of 16: at least one sword', () => {
    expect(count(pool([sigilDie, 4]), 'sword').odds().atLeast(1).toNumber()).toBe(0.9375);
  });

  it('a rerolled sigil makes a sword in 7 of 12 and a shield in 7 of 18', () => {
    expect(count(pool([reroll, 1]), 'sword').odds().p(1).toString()).toBe('7/12');
    expect(count(pool([reroll, 1]), 'shield').odds().p(1).toString()).toBe('7/18');
  });

  it('two hits on defense 3 give five defense dice; one shield, and one falls', () => {
    const rng = scriptedRng([0, 1, 3, 4, 5, 3, 0, 1, 2, 5]); // two swords of five; then one shield of five
    expect(wounds({ attack: 5, defense: 3 }).roll(rng)).toBe(1);
    expect(rng.unused()).toEqual([]);
  });

  it('poison: a sigil of the attack takes a defense die', () => {
    const rng = scriptedRng([0, 5, 3, 3]); // a sword and a sigil; then 2 + 1 - 1 dice, both shields
    expect(wounds({ attack: 2, defense: 2, poison: true }).roll(rng)).toBe(0);
    expect(rng.unused()).toEqual([]);
  });

  it('five dice wound .9081 against defense 3 and 1.3772 against defense 1', () => {
    expect(mean({ attack: 5, defense: 3 })).toBe('0.9081');
    expect(mean({ attack: 5, defense: 1 })).toBe('1.3772');
    const odds = wounds({ attack: 5, defense: 3 }).odds();
    expect([1, 2, 3, 4, 5].map((n) => odds.atLeast(n).toNumber().toFixed(3).slice(1))).toEqual(['.545', '.263', '.083', '.015', '.001']);
  });

  it('abilities that read the sigils have their exact means', () => {
    expect(mean({ attack: 7, defense: 1, attackDie: reroll })).toBe('2.3995'); // sorcery at pikemen
    expect(mean({ attack: 7, defense: 1, attackDie: reroll, defenseDie: reroll })).toBe('2.1243'); // sorcery at archers
    expect(mean({ attack: 8, defense: 4 })).toBe('1.5053'); // the scion at the oliphant
    expect(mean({ attack: 8, defense: 4, poison: true })).toBe('1.8453'); // and its venom
    expect(mean({ attack: 8, defense: 1, poison: true, defenseDie: reroll })).toBe('2.5604'); // venom at archers
    expect(mean({ attack: 8, defense: 3 })).toBe('1.7620'); // the oliphant charges guards
    expect(mean({ attack: 8, defense: 3, trample: true })).toBe('3.0954'); // and tramples them
    const bothSwords = converted(sigilDie, (face) => (face.sigil ? { ...face, sword: 1 } : face));
    expect(mean({ attack: 5, defense: 3, attackDie: bothSwords })).toBe('1.3504');
  });

  it('other splits of the six faces have their means too', () => {
    const means = [{ sword: 3, shield: 1, sigil: 2 }, { sword: 2, shield: 2, sigil: 2 }].map((faces) => {
      const die = symbolDie('sigil', 6, faces);
      return wounds({ attack: 7, defense: 1, attackDie: rerolling(die, 'sigil'), defenseDie: die }).odds().mean().toNumber().toFixed(2);
    });
    expect(means).toEqual(['3.72', '1.77']);
  });

  it('five dice win the initiative against six in .3544, ties rolled again', () => {
    const swords = (dice: number): Roll => count(pool([sigilDie, dice]), 'sword');
    const bid = contest(swords(5).odds(), swords(6).odds());
    expect([bid.win, bid.tie, winWithTiesRerolled(bid)].map((chance) => chance.toNumber().toFixed(4))).toEqual(['0.2744', '0.2256', '0.3544']);
  });

  it('one description has the odds of every fall of the dice, rerolls, poison and trampling together', () => {
    const attack = wounds({ attack: 2, defense: 1, attackDie: reroll, poison: true, trample: true });
    expect(exactly(attack)).toEqual(bruteForce(attack));
  });
});
