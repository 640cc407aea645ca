/** The ledger of luck: what each seat was given in each channel, against what it was owed. */
import { expect, test } from 'vitest';
import { Ledger, NO_LUCK } from '../../src/kernel/luck.ts';
import { stream } from '../../src/kernel/rng.ts';

test('a seat that hits with an even chance twice out of three is half a hit up', () => {
  const ledger = new Ledger();
  for (const hit of [1, 0, 1]) ledger.record('hits', 0, hit - 0.5, 0.25);
  expect(ledger.account('hits', 0)).toEqual({ rolls: 3, deviation: 0.5, variance: 0.75 });
});

test('seats and channels are kept apart, also when the second seat comes first', () => {
  const ledger = new Ledger();
  ledger.record('hits', 1, 0.5, 0.25);
  ledger.record('armor', 0, -1, 2);
  expect(ledger.account('hits', 1).rolls).toBe(1);
  expect(ledger.account('hits', 0)).toEqual({ rolls: 0, deviation: 0, variance: 0 });
  expect(ledger.account('armor', 0)).toEqual({ rolls: 1, deviation: -1, variance: 2 });
  expect(ledger.account('armor', 1).rolls).toBe(0);
});

test('a channel nobody rolled in is all zeros', () => {
  expect(new Ledger().account('hits', 3)).toEqual({ rolls: 0, deviation: 0, variance: 0 });
});

test('of fair dice the sum stays within its spread, whoever decides when to stop', () => {
  const rng = stream(11, 'ledger', 0);
  const ledger = new Ledger();
  for (let game = 0; game < 3000; game++) {
    // A player who stops at the first six: more luck per game, none in the sum.
    for (let face = 0; face !== 6; ) {
      face = rng.below(6) + 1;
      ledger.record('sixes', 0, (face === 6 ? 1 : 0) - 1 / 6, 5 / 36);
    }
  }
  const { rolls, deviation, variance } = ledger.account('sixes', 0);
  expect(rolls).toBeGreaterThan(10_000);
  expect(Math.abs(deviation / Math.sqrt(variance))).toBeLessThan(4);
});

test('imagined rolls are nobody\'s luck', () => {
  expect(NO_LUCK.record('hits', 0, 1, 1)).toBeUndefined();
});

test('how each kind of roll came out is counted by outcome', () => {
  const ledger = new Ledger();
  for (const hits of [2, 0, 2]) ledger.roll('firearm 3r', hits);
  ledger.roll('armor 2w', 1);
  expect([...ledger.rolls].map(([roll, counts]) => [roll, Array.from(counts, (count) => count ?? 0)])).toEqual([['firearm 3r', [1, 0, 2]], ['armor 2w', [0, 1]]]);
});
