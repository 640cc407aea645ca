/** How often a night cries wolf, and how often it sees a wolf: made-up nights of Bernoulli games. */
import { describe, expect, test } from 'vitest';
import { differenceOf, findable, firstLook, NIGHTLY_GAMES, NIGHTLY_MARGIN, secondLook } from '../../../src/lab/nightly/drift.ts';
import type { Tally } from '../../../src/lab/nightly/tally.ts';

const NIGHTS = 200;
/** Five experiments of four pairings each, with all pairings together. */
const EXPERIMENTS = 5;
const PAIRINGS = [0.5, 0.35, 0.62, 0.08];
const GAMES = NIGHTLY_GAMES;

/** Marsaglia's xorshift: quick, and good enough for coins. */
function coins(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

const independent = (games: number, wins: number): Tally => ({ games, units: games, halves: 2 * wins, halvesSquared: 4 * wins, halvesByGames: 2 * wins, gamesSquared: games });

/** The tallies of one experiment: its pairings, then all together, game by game over the same units. */
function play(rates: readonly number[], random: () => number): Tally[] {
  const wins = rates.map(() => 0);
  const pool = { games: rates.length * GAMES, units: GAMES, halves: 0, halvesSquared: 0, halvesByGames: 0, gamesSquared: GAMES * rates.length * rates.length };
  for (let game = 0; game < GAMES; game++) {
    let won = 0;
    for (let i = 0; i < rates.length; i++) {
      if (random() >= rates[i]!) continue;
      wins[i]! += 1;
      won += 1;
    }
    pool.halves += 2 * won;
    pool.halvesSquared += 4 * won * won;
    pool.halvesByGames += 2 * won * rates.length;
  }
  return [...wins.map((count) => independent(GAMES, count)), pool];
}

/** One night: every game of tonight meets other dice than those of the baseline, which is the worst that a refactoring can do. */
function night(random: () => number, after: (experiment: number) => readonly number[]): { candidates: number; drifts: number[] } {
  const experiments = Array.from({ length: EXPERIMENTS }, (_, i) => i);
  const before = experiments.flatMap(() => play(PAIRINGS, random));
  const now = experiments.flatMap((i) => play(after(i), random));
  const claims = before.map((tally, i) => ({ before: tally, now: now[i]! }));
  const candidates = firstLook(claims, NIGHTLY_MARGIN).flatMap(({ word }, i) => (word === 'candidate' ? [i] : []));
  if (candidates.length === 0) return { candidates: 0, drifts: [] };
  const fresh = experiments.flatMap((i) => play(after(i), random));
  const looks = secondLook(candidates.map((i) => ({ ...claims[i]!, fresh: fresh[i]! })), NIGHTLY_MARGIN);
  return { candidates: candidates.length, drifts: candidates.filter((_, i) => looks[i]!.confirmed) };
}

describe(`nights of ${EXPERIMENTS * (PAIRINGS.length + 1)} figures, ${GAMES} games a cell`, () => {
  test('with the balance unchanged and all luck new, at most one in twenty raises an alarm', () => {
    const random = coins(1995);
    const nights = Array.from({ length: NIGHTS }, () => night(random, () => PAIRINGS));
    const alarms = nights.filter(({ drifts }) => drifts.length > 0).length;
    expect(alarms).toBeLessThanOrEqual(0.05 * NIGHTS);
    expect(nights.filter(({ candidates }) => candidates > 0).length, 'the first stage keeps the level by itself, near enough to count').toBeLessThanOrEqual(0.08 * NIGHTS);
  });

  test('one pairing of twenty shifted by five points is found in at least four nights of five', () => {
    const random = coins(42);
    const shifted = PAIRINGS.map((rate, i) => (i === 0 ? rate + 0.05 : rate));
    const nights = Array.from({ length: NIGHTS }, () => night(random, (i) => (i === 2 ? shifted : PAIRINGS)));
    const at = 2 * (PAIRINGS.length + 1);
    const found = nights.filter(({ drifts }) => drifts.includes(at)).length;
    expect(found).toBeGreaterThanOrEqual(0.8 * NIGHTS);
  });
});

test('a shift that is sure but below the margin is told apart from a candidate', () => {
  const claim = { before: independent(100_000, 50_000), now: independent(100_000, 51_500) };
  expect(firstLook([claim], 0.02)[0]).toMatchObject({ word: 'small', difference: { estimate: expect.closeTo(0.015, 9) as number } });
  expect(firstLook([claim], 0.01)[0]!.word).toBe('candidate');
});

test('fresh games must shift the same way', () => {
  const claim = { before: independent(4000, 2000), now: independent(4000, 2300) };
  const confirmed = (wins: number) => secondLook([{ ...claim, fresh: independent(4000, wins) }], 0.02)[0]!.confirmed;
  expect([2300, 2010, 1700].map(confirmed)).toEqual([true, false, false]);
});

test('the interval of a difference is the textbook one: 55 % against 50 % of 4,000 each', () => {
  const { estimate, low, high } = differenceOf({ before: independent(4000, 2000), now: independent(4000, 2200) });
  // 1.96 x sqrt(0.25 / 4000 + 0.2475 / 4000) = 0.0219
  expect([estimate, low, high].map((value) => Number(value.toFixed(4)))).toEqual([0.05, 0.0281, 0.0719]);
});

test('nothing played, nothing sure', () => {
  const none = independent(0, 0);
  expect(firstLook([{ before: independent(10, 5), now: none }], 0)[0]!.word).toBe('no sure change');
  expect(firstLook([], 0.02)).toEqual([]);
});

test('what it says of its own power: five points in one pairing of 50 figures at the default size', () => {
  expect(findable(NIGHTLY_GAMES, 50)).toBeGreaterThan(0.045);
  expect(findable(NIGHTLY_GAMES, 100)).toBeLessThan(0.05);
});
