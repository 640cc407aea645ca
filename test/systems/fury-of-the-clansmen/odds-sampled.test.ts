/** Exact odds against rolled dice: every attack in every situation, laid out on a board and rolled as the rules roll it. */
import { describe, expect, it } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import { oddsTable, type Answer } from '../../../src/lab/odds/index.ts';
import { furyOfTheClansmen } from '../../../src/systems/fury-of-the-clansmen/index.ts';
import { closePools, firearmPools } from '../../../src/systems/fury-of-the-clansmen/rules/bonuses.ts';
import { rollArmor, rollAttack } from '../../../src/systems/fury-of-the-clansmen/rules/combat.ts';
import type { Unit } from '../../../src/systems/fury-of-the-clansmen/vocabulary.ts';
import { at, BOOK, fieldOf } from './field.ts';

const ROLLS = 1000;
const { answers } = oddsTable(furyOfTheClansmen, furyOfTheClansmen.odds(), { when: 'every' });

/** Kills among `ROLLS` attacks. The attacker stands on the first square of a row, the target on the last. */
function kills({ attacker, attack, defender, when }: Answer, index: number): number {
  const ground = { 'rubble-target': 'R', 'jungle-target': 'J', 'building-target': 'b' };
  const target = Object.entries(ground).find(([name]) => when.includes(name))?.[1] ?? '.';
  const shooter = when.includes('rubble-attacker') ? 'R' : '.';
  const walls = Number(when.find((name) => name.startsWith('walls-'))?.slice('walls-'.length) ?? 0);
  const between = attack === 'close' ? ' ' : walls === 0 ? ' . ' : ` .:${'.:'.repeat(walls - 1)}`;
  const field = fieldOf(shooter + between + target);
  const pools = attack === 'close' ? closePools : firearmPools;
  const { attack: attackDice, armor } = pools(field, BOOK, attacker as Unit, at(field, 0), defender as Unit, at(field, field.width - 1));
  const chance = openChance('odds', index);
  let killed = 0;
  for (let roll = 0; roll < ROLLS; roll++) {
    const hits = rollAttack(BOOK, attackDice, armor, 0, chance);
    if (rollArmor(BOOK, hits, armor, 0, chance) < hits) killed += 1;
  }
  return killed;
}

describe('Attack tables against rolled dice', () => {
  const squares = answers.map((answer, index) => {
    const expected = ROLLS * answer.kill;
    const off = kills(answer, index) - expected;
    return { answer, chiSquare: (off * off) / (expected * (1 - answer.kill)) };
  });

  it('no attack kills more or less often than its odds', () => {
    // 298 tests: a chi-square beyond 20 has 8e-6 for one of them, 0.2 % for any
    const { attacker, attack, defender, when } = squares.reduce((worst, each) => (each.chiSquare > worst.chiSquare ? each : worst)).answer;
    expect(Math.max(...squares.map(({ chiSquare }) => chiSquare)), `${attacker}, ${attack}, at ${defender}, ${when.join()}`).toBeLessThan(20);
  });

  it('all of them together stray as much as chance does', () => {
    const sum = squares.reduce((total, { chiSquare }) => total + chiSquare, 0);
    const n = squares.length;
    expect(n).toBe(298);
    expect(Math.abs(sum - n) / Math.sqrt(2 * n)).toBeLessThan(4);
  });
});
