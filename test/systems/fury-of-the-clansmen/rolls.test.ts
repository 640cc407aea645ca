/** Every roll has a name that says what it owes: the exact odds of the very pool that was thrown. */
import { describe, expect, it } from 'vitest';
import { furyOfTheClansmen } from '../../../src/systems/fury-of-the-clansmen/index.ts';
import { pool } from '../../../src/systems/fury-of-the-clansmen/pools.ts';
import { rollName } from '../../../src/systems/fury-of-the-clansmen/rolls.ts';

const chances = (roll: string, patch?: Record<string, unknown>) => furyOfTheClansmen.chances!(patch)(roll);

describe('Names of rolls', () => {
  it('a firearm with one red and one black die: none hits 1/6 of the time, both 1/3', () => {
    const name = rollName('firearm', pool('1r+1b'));
    expect(name).toBe('firearm 1r+1b');
    const { kind, purpose, of } = chances(name);
    expect([kind, purpose]).toEqual(['firearm', 'combat']);
    expect([0, 1, 2].map((hits) => String(of.p(hits)))).toEqual(['1/6', '1/2', '1/3']);
  });

  it('in a patched book the dice are those of the patch', () => {
    expect(String(chances('armor 1w', { 'dice.white.hits': 3 }).of.p(1))).toBe('1/2');
  });

  it('a figure without armor throws nothing, and nothing hits', () => {
    expect(chances('armor none').of.outcomes).toEqual([0]);
  });

  it('a roll that no rule makes is no roll', () => {
    expect(() => chances('bayonet 2w')).toThrow(/none of close, firearm/);
  });
});
