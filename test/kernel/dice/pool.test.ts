import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { converted, numberedDie, pipsConverted, rerolling, symbolDie, type Die, type Face } from '../../../src/kernel/dice/die.ts';
import { count, counts, keepBest, pool, type Pool } from '../../../src/kernel/dice/pool.ts';
import { pips, scriptedRng } from '../scripted-rng.ts';
import { bruteForce, exactly } from './brute-force.ts';

const d6 = numberedDie(6);
const white = symbolDie('white', 6, { hit: 2 });
const black = symbolDie('black', 6, { hit: 4 });
const sigil = symbolDie('sigil', 6, { sword: 3, shield: 2, sigil: 1 });

describe('dice', () => {
  it('show symbols on their first faces and blanks on the rest', () => {
    expect(symbolDie('sigil', 4, { sword: 1, shield: 2 }).faces).toEqual([{ sword: 1 }, { shield: 1 }, { shield: 1 }, {}]);
    expect(() => symbolDie('white', 6, { hit: 7 })).toThrow('white has 6 sides, not 7');
    expect(() => symbolDie('white', 6, { hit: 2.5 })).toThrow('2.5 faces of a kind');
  });
});

describe('a pool of dice', () => {
  it('counts a symbol over dice of several colours', () => {
    const rng = scriptedRng([0, 1, 2, 3, 4]); // white dice show hits on draws 0 and 1, black dice on 0 to 3
    expect(count(pool([white, 3], [black, 2]), 'hit').roll(rng)).toBe(3);
    expect(rng.unused()).toEqual([]);
  });

  it('of no dice shows nothing', () => {
    expect(count(pool(), 'hit').odds().outcomes).toEqual([0]);
    expect(count(keepBest(pool([d6, 3]), 0), 'pips').odds().outcomes).toEqual([0]);
    expect(counts(pool([white, 0]), 'hit', 'pips').roll(scriptedRng([]))).toEqual([0, 0]);
  });

  it('refuses half a die', () => {
    expect(() => pool([white, 1.5])).toThrow('number of dice "white" is 1.5');
    expect(() => pool([white, -1])).toThrow('number of dice "white" is -1');
    expect(() => keepBest(pool([d6, 2]), NaN)).toThrow('number of dice to keep is NaN');
  });

  it('keeps the best dice: 4k3 shows 6, 4, 3, 1 and counts 13', () => {
    const rng = scriptedRng(pips(1, 4, 6, 3));
    expect(count(keepBest(pool([d6, 4]), 3), 'pips').roll(rng)).toBe(13);
    expect(rng.unused()).toEqual([]);
  });

  it('keeps all dice when there are fewer than may be kept', () => {
    expect(count(keepBest(pool([d6, 2]), 5), 'pips').odds()).toEqual(count(pool([d6, 2]), 'pips').odds());
  });

  it('converts faces before it keeps: twos that read as nines are the best dice', () => {
    const die = pipsConverted(d6, { 2: 9 });
    expect(count(keepBest(pool([die, 3]), 2), 'pips').roll(scriptedRng(pips(6, 2, 5)))).toBe(15);
  });

  it('converts symbols: sigils that count as swords, and still as sigils', () => {
    const die = converted(sigil, (face) => (face.sigil ? { ...face, sword: 1 } : face));
    expect(counts(pool([die, 3]), 'sword', 'sigil').roll(scriptedRng([0, 5, 5]))).toEqual([3, 2]);
  });

  it('rerolls a symbol once, after all dice have been rolled; a second one stays', () => {
    const rng = scriptedRng([5, 0, 5, 5, 3]); // sigil, sword, sigil; then the two sigils again: sigil, shield
    expect(counts(pool([rerolling(sigil, 'sigil'), 3]), 'sword', 'shield', 'sigil').roll(rng)).toEqual([1, 1, 1]);
    expect(rng.unused()).toEqual([]);
  });

  it('of equally good dice keeps those that show more of what is asked for', () => {
    const plain: Die = { name: 'plain', faces: [{ pips: 4 }] };
    const star: Die = { name: 'star', faces: [{ pips: 4, star: 1 }] };
    const best = keepBest(pool([plain, 2], [star, 2]), 3);
    expect(counts(best, 'pips', 'star').roll(scriptedRng([0, 0, 0, 0]))).toEqual([12, 2]);
  });

  it('is not disturbed by a roll of the same pool in between', () => {
    const hits = count(pool([white, 2]), 'hit');
    const twice = hits.then((first) => hits.map((second) => 10 * first + second));
    expect(twice.roll(scriptedRng([0, 0, 0, 5]))).toBe(21);
  });
});

/** Small dice with any faces over two symbols, perhaps rerolled on one of them. */
const face = fc.record({ a: fc.integer({ min: 0, max: 3 }), b: fc.integer({ min: 0, max: 2 }) });
const anyDie = fc
  .record({ faces: fc.array(face, { minLength: 1, maxLength: 4 }), again: fc.constantFrom('none', 'a', 'b') })
  .map(({ faces, again }): Die => (again === 'none' ? { name: 'die', faces } : rerolling({ name: 'die', faces }, again)));
const anyPool = fc
  .record({
    dice: fc.array(fc.tuple(anyDie, fc.integer({ min: 0, max: 2 })), { maxLength: 2 }),
    best: fc.option(fc.integer({ min: 0, max: 4 })),
  })
  .map(({ dice, best }): Pool => (best === null ? pool(...dice) : keepBest(pool(...dice), best, 'a')));

describe('the exact odds of a pool', () => {
  it('are what comes of making the roll for every way the dice can fall', () => {
    fc.assert(
      fc.property(anyPool, (dice) => {
        expect(exactly(count(dice, 'b'))).toEqual(bruteForce(count(dice, 'b')));
        expect(exactly(counts(dice, 'b', 'a'))).toEqual(bruteForce(counts(dice, 'b', 'a')));
      }),
      { seed: 1, numRuns: 150 },
    );
  });

  it('are what comes of reading the faces without rolling', () => {
    fc.assert(
      fc.property(anyDie, anyDie, fc.integer({ min: 0, max: 3 }), (one, two, best) => {
        const dice = keepBest(pool([one, 2], [two, 1]), best, 'a');
        const falls = lastFaces(one).flatMap((x) => lastFaces(one).flatMap((y) => lastFaces(two).map((z) => [x, y, z])));
        const sums = falls.map((fall) =>
          fall
            .map((face) => face.a ?? 0)
            .sort((x, y) => y - x)
            .slice(0, best)
            .reduce((sum, shown) => sum + shown, 0),
        );
        const odds = count(dice, 'a').odds();
        for (let sum = 0; sum <= 9; sum++) {
          const expected = sums.filter((other) => other === sum).length / sums.length;
          expect(odds.p(sum).toNumber()).toBeCloseTo(expected, 12);
        }
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it('are the same for one description, however the dice are listed', () => {
    fc.assert(
      fc.property(anyDie, anyDie, (one, two) => {
        const listed = counts(pool([one, 2], [two, 1]), 'a', 'b').odds();
        expect(counts(pool([one, 1], [two, 1], [one, 1]), 'a', 'b').odds()).toEqual(listed);
        expect(counts(keepBest(pool([two, 1], [one, 2]), 3, 'b'), 'a', 'b').odds()).toEqual(listed);
      }),
    );
  });
});

/** What a die shows in the end, each entry as likely as the others: a face that is rerolled stands for all faces. */
function lastFaces({ faces, rerolls }: Die): Face[] {
  return faces.flatMap((face) => (rerolls?.(face) === true ? faces : faces.map(() => face)));
}
