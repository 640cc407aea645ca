import { describe, expect, it } from 'vitest';
import { numbersOf } from '../../../src/systems/fury-of-the-clansmen/book.ts';
import { oddsOf, oddsTable, SITUATIONS, type AttackQuery, type SituationName } from '../../../src/systems/fury-of-the-clansmen/odds.ts';
import type { Unit } from '../../../src/systems/fury-of-the-clansmen/vocabulary.ts';
import { firearmPools } from '../../../src/systems/fury-of-the-clansmen/rules/bonuses.ts';
import { poolText } from '../../../src/systems/fury-of-the-clansmen/pools.ts';
import { at, BOOK, fieldOf } from './field.ts';

const query = (attacker: Unit, attack: 'close' | 'firearm', defender: Unit, ...situation: SituationName[]): AttackQuery => ({ attacker, attack, defender, situation });
const fraction = (...asked: Parameters<typeof query>) => oddsOf(query(...asked), BOOK).fraction;

describe('Attack tables', () => {
  it('the book’s examples: Chieftain against Necromutant on rubble, Centurion on rubble against Regular in the jungle', () => {
    expect(oddsOf(query('chieftain', 'close', 'necromutant', 'rubble-target'), BOOK)).toEqual({
      attacker: 'chieftain',
      attack: 'close',
      defender: 'necromutant',
      situation: ['rubble-target'],
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
      query('regular', 'firearm', 'necromutant'),
      query('chieftain', 'close', 'necromutant'),
      query('regular', 'firearm', 'centurion'),
      query('chieftain', 'close', 'centurion'),
      query('necromutant', 'firearm', 'regular'),
      query('regular', 'close', 'necromutant'),
    ].map((each) => oddsOf(each, BOOK).kill.toFixed(3));
    expect(chances).toEqual(['0.509', '0.680', '0.344', '0.509', '0.199', '0.332']);
  });

  it('each situation is what the board makes of it', () => {
    const boards: [SituationName[], string][] = [
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
    for (const [situation, board] of boards) {
      const field = fieldOf(board);
      const { attack, armor } = firearmPools(field, BOOK, 'regular', at(field, 0), 'necromutant', at(field, field.width - 1));
      expect(oddsOf(query('regular', 'firearm', 'necromutant', ...situation), BOOK), board).toMatchObject({ attackDice: poolText(attack), armorDice: poolText(armor) });
    }
    expect(new Set(boards.flatMap(([situation]) => situation)).size).toBe(SITUATIONS.length);
  });

  it('the whole table: every attack that can happen, once, quickly', () => {
    const start = performance.now();
    const table = oddsTable(numbersOf({ 'dice.red.hits': 3 }));
    expect(performance.now() - start).toBeLessThan(500); // 50 ms on an idle machine
    // firearms: Regular and Charger at two kinds of Legionnaire, two of those at three kinds of Clansman, in 25 situations;
    // close: three against two and two against three, each on rubble or not
    expect(table).toHaveLength((4 + 6) * 25 + 12 * 4);
    expect(new Set(table.map(({ attacker, attack, defender, situation }) => [attacker, attack, defender, ...situation].join())).size).toBe(table.length);
    for (const { kill, fraction: exact } of table) {
      const [numerator, denominator] = exact.split('/').map(Number) as [number, number];
      expect(kill).toBeCloseTo(numerator / denominator, 12);
      expect(kill).toBeGreaterThan(0);
      expect(kill).toBeLessThan(1);
    }
  });

  it('a variant of the book has its own table', () => {
    expect(oddsOf(query('necromutant', 'firearm', 'regular'), numbersOf({ 'units.necromutant.firearm': '3r' })).kill.toFixed(3)).toBe('0.344');
  });

  it('what cannot be is refused, with the reason', () => {
    const refusal = (...asked: Parameters<typeof query>) => () => oddsOf(query(...asked), BOOK);
    expect(refusal('chieftain', 'firearm', 'necromutant')).toThrow(/a chieftain has no dice for a firearm attack/);
    expect(refusal('chieftain', 'close', 'regular')).toThrow(/both are of the clan/);
    expect(refusal('regular', 'firearm', 'necromutant', 'jungle-target', 'rubble-target')).toThrow(/one kind of terrain/);
    expect(refusal('regular', 'firearm', 'necromutant', 'walls-1', 'walls-2')).toThrow(/contradict/);
    expect(refusal('regular', 'firearm', 'necromutant', 'rubble-attacker', 'walls-2')).toThrow(/at most walls-1/);
    expect(refusal('regular', 'close', 'necromutant', 'walls-1')).toThrow(/cover against firearms/);
    expect(refusal('centurian' as Unit, 'close', 'regular')).toThrow(/odds: unknown unit "centurian"; did you mean "centurion"\?/);
    expect(refusal('regular', 'close', 'necromutant', 'rubble' as SituationName)).toThrow(/unknown situation "rubble"/);
  });
});
