import { describe, expect, it } from 'vitest';
import { addPools, countOf, diceUpTo, NO_DICE, parsePool, pool, poolOf, poolText, sizeOf } from '../../../src/systems/fury-of-the-clansmen/pools.ts';

describe('Pools of coloured dice', () => {
  it('are written white, red, black, and read in any order', () => {
    expect(['3r+1b', '1b+3r', '2r + 1b + 1r', '3r+3w', '12w', 'none'].map((text) => poolText(pool(text)))).toEqual(['3r+1b', '3r+1b', '3r+1b', '3w+3r', '12w', 'none']);
  });

  it('what is none is refused', () => {
    for (const text of ['', '3', 'r', '3x', '3r+', '0r', '-1b', '3R', '3r 1b', '64w', '63w+1w', '1.5r']) expect(parsePool(text), text).toBeUndefined();
    expect(() => pool('three')).toThrow(/"three" is no pool of dice; write it as 3r\+1b/);
  });

  it('add up colour by colour, as attack and bonus dice do', () => {
    const sum = addPools(pool('3r+3w'), pool('1r+1b'));
    expect(poolText(sum)).toBe('3w+4r+1b');
    expect(['white', 'red', 'black'].map((color) => countOf(sum, color as 'white'))).toEqual([3, 4, 1]);
    expect(sizeOf(sum)).toBe(8);
    expect(addPools(NO_DICE, sum)).toBe(sum);
    expect(() => addPools(pool('63w'), pool('1w'))).toThrow(/more than 63/);
  });

  it('every pool has one number and one text', () => {
    const texts = new Set<string>();
    for (let w = 0; w < 5; w++) for (let r = 0; r < 5; r++) for (let b = 0; b < 5; b++) {
      const text = poolText(poolOf(w, r, b));
      expect(pool(text)).toBe(poolOf(w, r, b));
      texts.add(text);
    }
    expect(texts.size).toBe(125);
  });

  it('as a book’s entry: in normal form, with so many dice of a colour at most', () => {
    const domain = diceUpTo(6);
    expect(['1b+3r', 'none', '7r', 'many', 3, null].map((value) => domain.read(value))).toEqual(['3r+1b', 'none', undefined, undefined, undefined, undefined]);
    expect(domain.expects).toMatch(/3r\+1b/);
  });
});
