/** Exact odds against rolled dice: every attack in every situation, laid out on a board and rolled as the rules roll it. */
import { describe, expect, it } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import { oddsTable, type Answer } from '../../../src/lab/odds/index.ts';
import { furyOfTheClansmen } from '../../../src/systems/fury-of-the-clansmen/index.ts';
import { rollArmor, rollAttack } from '../../../src/systems/fury-of-the-clansmen/rules/combat.ts';
import { pValue, strayingTogether, strays, type Count } from './binomial.ts';
import { BOOK } from './field.ts';
import { layOut } from './odds-boards.ts';

const ROLLS = 250;
/** A Brainbuster in a foxhole rolls none: `odds-played.test.ts` throws it. */
const answers = oddsTable(furyOfTheClansmen, furyOfTheClansmen.odds({ 'options.rules': 'advanced' }), { when: 'every' }).answers.filter(({ attackDice }) => attackDice !== 'none');
const nameOf = ({ attacker, attack, defender, when }: Answer) => [attacker, attack, defender, ...when].join(', ');

function rolled(answer: Answer, index: number): Count {
  const { attack, armor } = layOut(answer).dice;
  const chance = openChance('odds', index);
  let hits = 0;
  for (let roll = 0; roll < ROLLS; roll++) {
    const shown = rollAttack(BOOK, 'firearm', attack, armor, 0, chance);
    if (rollArmor(BOOK, shown, armor, 0, chance) < shown) hits += 1;
  }
  return { name: nameOf(answer), tries: ROLLS, hits, chance: answer.kill };
}

describe('Attack tables against rolled dice', () => {
  const counts = answers.map(rolled);

  it('no attack kills more or less often than its odds', () => {
    expect(counts).toHaveLength(2611 - 5);
    expect(strays(counts)).toEqual([]);
  });

  it('nor do all that roll the same dice, taken together', () => {
    const byDice = new Map<string, Count>();
    for (const [index, { attackDice, armorDice, kill }] of answers.entries()) {
      const name = `${attackDice} against ${armorDice}`;
      const { tries, hits } = byDice.get(name) ?? { tries: 0, hits: 0 };
      byDice.set(name, { name, tries: tries + ROLLS, hits: hits + counts[index]!.hits, chance: kill });
    }
    expect(byDice.size).toBeGreaterThan(150);
    expect(strays([...byDice.values()])).toEqual([]);
  });

  it('all of them together stray as much as chance does', () => {
    expect(Math.abs(strayingTogether(counts))).toBeLessThan(4);
  });

  it('and a chance wrong by a tenth would be found', () => {
    const wrong = counts.map((count) => ({ ...count, chance: count.chance * 0.9 }));
    expect(strayingTogether(wrong)).toBeGreaterThan(4);
    expect(strays(wrong)).not.toEqual([]);
  });
});

describe('the yardstick', () => {
  const coin = (tries: number, hits: number) => ({ name: 'coin', tries, hits, chance: 1 / 2 });

  it('ten heads in ten: 2 in 1024; five: nothing strange', () => {
    expect(pValue(coin(10, 10))).toBeCloseTo(2 / 1024, 12);
    expect(pValue(coin(10, 5))).toBeCloseTo(1, 12);
  });

  it('of a hundred coins one with ten heads in ten is no stray, one with twenty in twenty is', () => {
    const fair = Array.from({ length: 99 }, () => coin(20, 10));
    expect(strays([...fair, coin(10, 10)])).toEqual([]);
    expect(strays([...fair, coin(20, 20)])).toEqual([expect.stringMatching(/^coin: 20 of 20, expected 10\.0/)]);
  });

  it('what is certain must happen', () => {
    expect([pValue({ name: '', tries: 5, hits: 5, chance: 1 }), pValue({ name: '', tries: 5, hits: 4, chance: 1 })]).toEqual([1, 0]);
  });
});
