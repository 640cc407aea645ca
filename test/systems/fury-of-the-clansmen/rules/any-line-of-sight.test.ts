import { describe, expect, it } from 'vitest';
import { Battlefield } from '../../../../src/systems/fury-of-the-clansmen/battlefield.ts';
import { drawBoard } from '../../../../src/systems/fury-of-the-clansmen/board-text.ts';
import { addPools, pool, poolOf, poolText } from '../../../../src/systems/fury-of-the-clansmen/pools.ts';
import { explainBonuses, firearmPools } from '../../../../src/systems/fury-of-the-clansmen/rules/bonuses.ts';
import { explainSight } from '../../../../src/systems/fury-of-the-clansmen/rules/explain-sight.ts';
import { canSee } from '../../../../src/systems/fury-of-the-clansmen/rules/sight.ts';
import { BOOK } from '../field.ts';
import { anyBattlefield } from './any-battlefield.ts';
import { byRuler } from './line-of-sight-by-ruler.ts';

const BATTLEFIELDS = 150;

/** Every pair of squares of every battlefield, measured with the ruler. */
function* lines() {
  for (let index = 0; index < BATTLEFIELDS; index++) {
    const { map, figures } = anyBattlefield(index);
    const field = new Battlefield(map, BOOK);
    field.stand([...figures]);
    const drawn = () => `battlefield ${index}\n${drawBoard(map, (square) => (figures.has(square) ? '@' : undefined))}`;
    for (let from = 0; from < map.squares.length; from++) {
      for (let to = 0; to < map.squares.length; to++) if (from !== to) yield { ruled: byRuler(map, figures, from, to), field, from, to, drawn };
    }
  }
}

const LINES = [...lines()];

describe('Line of Sight, on any battlefield', () => {
  it('says of every pair of squares what a ruler and the book say, and is the same both ways but from the tower', () => {
    let seen = 0;
    let hidden = 0;
    for (const { ruled, field, from, to, drawn } of LINES) {
      const clear = canSee(field, from, to);
      if (clear) seen += 1;
      else hidden += 1;
      if (clear !== ruled.clear) expect.fail(`${from} to ${to}: canSee says ${clear}\n${drawn()}`);
      const oneWay = field.tower[from] !== 0 || field.tower[to] !== 0;
      if (!oneWay && clear !== canSee(field, to, from)) expect.fail(`${from} to ${to} is not as ${to} to ${from}\n${drawn()}`);
    }
    expect(Math.min(seen, hidden)).toBeGreaterThan(10_000);
  });

  it('is explained: something blocks exactly the lines that are not clear, each kind of hindrance some of them', () => {
    const named = new Set<string>();
    for (const { field, from, to, drawn } of LINES) {
      const { clear, because } = explainSight(field, from, to);
      if (clear !== canSee(field, from, to) || clear !== (because.length === 0)) expect.fail(`${from} to ${to}: ${because.join(', ')}\n${drawn()}`);
      for (const reason of because) named.add(reason.replace(/\[\d+, \d+\]/g, '_'));
    }
    expect([...named].sort()).toEqual([
      'a building wall between _ and _',
      'a figure at _',
      'a ruined wall between _ and _, which hides the foxhole at _',
      'boulder at _',
      'from the rubble at _ a figure in a building is seen only right next to the doorway',
      'from the tower at _ a figure in a building is seen only right next to the doorway',
      'jungle at _',
      'mountain at _',
      'pillar at _',
      'the slope of the rubble at _',
      'tower at _',
    ]);
  });
});

describe('Attack and Armor Roll Bonuses of a Firearm Attack, on any battlefield', () => {
  it('are those that a ruler and the book give, and the ones that are named', () => {
    const seen = new Set<string>();
    for (const { ruled, field, from, to, drawn } of LINES) {
      const dice = firearmPools(field, BOOK, 'regular', from, 'necromutant', to);
      const bonuses = explainBonuses(field, BOOK, 'firearm', from, to);
      const named = (side: string) => bonuses.flatMap((bonus) => (bonus.side === side ? [pool(bonus.dice)] : []));
      const told = { attack: named('attack').reduce(addPools, pool('3r')), armor: named('armor').reduce(addPools, pool('3w')) };
      const expected = { attack: addPools(pool('3r'), poolOf(...ruled.attack)), armor: addPools(pool('3w'), poolOf(...ruled.armor)) };
      for (const side of ['attack', 'armor'] as const) {
        if (dice[side] !== expected[side] || told[side] !== expected[side]) {
          expect.fail(`${from} to ${to}, ${side}: ${poolText(dice[side])}, named ${poolText(told[side])}, expected ${poolText(expected[side])}\n${drawn()}`);
        }
      }
      seen.add(poolText(dice.armor));
    }
    expect(seen.size).toBeGreaterThan(8);
  });
});
