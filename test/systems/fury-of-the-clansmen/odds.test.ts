import { describe, expect, it } from 'vitest';
import { ask, oddsTable } from '../../../src/lab/odds/index.ts';
import { furyOfTheClansmen } from '../../../src/systems/fury-of-the-clansmen/index.ts';
import { SITUATIONS } from '../../../src/systems/fury-of-the-clansmen/odds.ts';
import { poolText } from '../../../src/systems/fury-of-the-clansmen/pools.ts';
import { firearmPools } from '../../../src/systems/fury-of-the-clansmen/rules/bonuses.ts';
import { canSee } from '../../../src/systems/fury-of-the-clansmen/rules/sight.ts';
import { at, BOOK, fieldOf } from './field.ts';

const odds = furyOfTheClansmen.odds();
const asked = (attacker: string, attack: string, defender: string, ...when: string[]) => ask(furyOfTheClansmen, odds, { attacker, attack, defender, when });
const fraction = (...question: Parameters<typeof asked>) => asked(...question).fraction;

describe('Attack tables', () => {
  it('the book’s examples: Chieftain against Necromutant on rubble, Centurion on rubble against Regular in the jungle', () => {
    expect(asked('chieftain', 'close', 'necromutant', 'rubble-target')).toMatchObject({
      attackDice: '3b',
      armorDice: '3w+1b',
      kill: 112 / 243,
      fraction: '112/243',
      modifiers: [{ because: 'target on top of rubble, attacked from below', side: 'armor', dice: '1b' }],
    });
    expect(fraction('centurion', 'firearm', 'regular', 'rubble-attacker', 'jungle-target')).toBe('97/324');
    expect(fraction('centurion', 'firearm', 'regular', 'rubble-attacker', 'jungle-target', 'walls-1')).toBe('269/1296');
  });

  it('without terrain: the six chances of the balance table', () => {
    const chances = [
      asked('regular', 'firearm', 'necromutant'),
      asked('chieftain', 'close', 'necromutant'),
      asked('regular', 'firearm', 'centurion'),
      asked('chieftain', 'close', 'centurion'),
      asked('necromutant', 'firearm', 'regular'),
      asked('regular', 'close', 'necromutant'),
    ].map(({ kill }) => kill.toFixed(3));
    expect(chances).toEqual(['0.509', '0.680', '0.344', '0.509', '0.199', '0.332']);
  });

  it('each situation is what the board makes of it', () => {
    const boards: [string[], string][] = [
      [['rubble-attacker'], 'R . .'],
      [['rubble-target'], '. . R'],
      [['jungle-target'], '. . J'],
      [['building-target'], '. . b'],
      [['walls-1'], '. .:.'],
      [['walls-2'], '. .:.:.'],
      [['walls-3'], '. .:.:.:.'],
      [['walls-4'], '. .:.:.:.:.'],
      [['rubble-attacker', 'building-target', 'walls-1'], 'R . .:b'],
      [['rubble-target', 'walls-1'], '. .:.:R'],
    ];
    for (const [when, board] of boards) {
      const field = fieldOf(board);
      const { attack, armor } = firearmPools(field, BOOK, 'regular', at(field, 0), 'necromutant', at(field, field.width - 1));
      expect(asked('regular', 'firearm', 'necromutant', ...when), board).toMatchObject({ attackDice: poolText(attack), armorDice: poolText(armor) });
    }
    expect(new Set(boards.flatMap(([when]) => when)).size).toBe(SITUATIONS.length);
  });

  it('with a figure on rubble, says where the wall and the doorway must be', () => {
    expect(asked('regular', 'firearm', 'necromutant', 'rubble-attacker', 'building-target').provided).toEqual([expect.stringMatching(/right next to the doorway/)]);
    expect([canSee(...firstToLast('R . b')), canSee(...firstToLast('R . b b'))]).toEqual([true, false]);
    expect(asked('regular', 'firearm', 'necromutant', 'rubble-target', 'walls-1').provided).toEqual([expect.stringMatching(/wall is right next to the target/)]);
    expect(asked('regular', 'firearm', 'necromutant', 'building-target', 'walls-1').provided).toEqual([]);
  });

  it('the whole table: every attack that can happen, once', () => {
    const { answers, refused } = oddsTable(furyOfTheClansmen, odds, { when: 'every' });
    // firearms: Regular and Charger at two kinds of Legionnaire, two of those at three kinds of Clansman, in 25 situations;
    // close: three against two and two against three, each on rubble or not
    expect(answers).toHaveLength((4 + 6) * 25 + 12 * 4);
    expect(answers.length + refused).toBe(5 * 2 * 5 * 40);
    expect(new Set(answers.map(({ attacker, attack, defender, when }) => [attacker, attack, defender, ...when].join())).size).toBe(answers.length);
    for (const { kill } of answers) expect(kill > 0 && kill < 1).toBe(true);
  });

  it('a variant of the book has its own table', () => {
    const variant = furyOfTheClansmen.odds({ 'units.necromutant.firearm': '3r' });
    expect(ask(furyOfTheClansmen, variant, { attacker: 'necromutant', attack: 'firearm', defender: 'regular', when: [] }).kill.toFixed(3)).toBe('0.344');
  });

  it('what cannot be is refused, with the reason', () => {
    const refusal = (...question: Parameters<typeof asked>) => () => asked(...question);
    expect(refusal('chieftain', 'firearm', 'necromutant')).toThrow(/a chieftain has no dice for a firearm attack/);
    expect(refusal('chieftain', 'firearm', 'necromutant', 'rubble-attacker')).toThrow(/a chieftain has no dice for a firearm attack/);
    expect(refusal('chieftain', 'close', 'regular')).toThrow(/both are of the clan/);
    expect(refusal('regular', 'firearm', 'necromutant', 'jungle-target', 'rubble-target')).toThrow(/rubble-target and jungle-target cannot both be: each says what the target's ground is/);
    expect(refusal('regular', 'firearm', 'necromutant', 'walls-1', 'walls-2')).toThrow(/walls-1 and walls-2 cannot both be/);
    expect(refusal('regular', 'firearm', 'necromutant', 'rubble-attacker', 'walls-2')).toThrow(/at most walls-1/);
    expect(refusal('regular', 'firearm', 'necromutant', 'rubble-target', 'walls-4')).toThrow(/at most walls-1/);
    for (const cover of ['walls-1', 'jungle-target', 'building-target']) expect(refusal('regular', 'close', 'necromutant', cover, 'rubble-attacker')).toThrow(`${cover}: of no account in a close attack`);
  });
});

function firstToLast(board: string): [ReturnType<typeof fieldOf>, number, number] {
  const field = fieldOf(board);
  return [field, at(field, 0), at(field, field.width - 1)];
}
