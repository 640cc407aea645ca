/** The dice of a run held against their exact chances: Weldon's real dice, invented sound ones, and loaded ones. */
import { describe, expect, test } from 'vitest';
import { Distribution } from '../../../src/kernel/dice/distribution.ts';
import { stream, type Rng } from '../../../src/kernel/rng.ts';
import { ACCUSE, auditDice, surprise } from '../../../src/lab/dice/audit.ts';
import type { RolledDice } from '../../../src/lab/dice/tally.ts';

/** Rolls of `dice` dice that hit with `hits` faces of six; `show` throws them. */
export function rolled(kind: string, dice: number, hits: number, times: number, show: (dice: number) => number): RolledDice {
  const one = Distribution.evenly(Array.from({ length: 6 }, (_, face) => (face < hits ? 1 : 0)));
  let of: Distribution = Distribution.always<number>(0);
  for (let i = 0; i < dice; i++) of = of.plus(one);
  const counts = of.outcomes.map(() => 0);
  for (let i = 0; i < times; i++) counts[show(dice)]! += 1;
  return { roll: `${kind} ${dice}x${hits}`, kind, purpose: 'combat', outcomes: [...of.outcomes], chances: of.outcomes.map((outcome) => of.p(outcome).toString()), counts };
}

const sound = (rng: Rng, hits: number) => (dice: number) => {
  let shown = 0;
  for (let i = 0; i < dice; i++) if (rng.below(6) < hits) shown += 1;
  return shown;
};

/** A report: two cells, four kinds, pools of their own. */
const report = (rng: Rng, load = sound, rolls = [300, 180]): RolledDice[][] => rolls.map((times) => [
  rolled('firearm', 3, 3, times, sound(rng, 3)), rolled('firearm', 4, 3, times, sound(rng, 3)), rolled('firearm', 1, 4, 40, sound(rng, 4)),
  rolled('close', 2, 2, times, load(rng, 2)), rolled('armor', 2, 2, 2 * times, sound(rng, 2)), rolled('ammo', 3, 4, 12, sound(rng, 4)), rolled('armor', 0, 2, 9, () => 0),
]);

describe('Weldon 1894: twelve real dice, thrown 26,306 times, fives and sixes counted', () => {
  const weldon = { ...rolled('weldon', 12, 2, 0, () => 0), counts: [185, 1149, 3265, 5475, 6114, 5194, 3067, 1331, 403, 105, 14, 4, 0] };

  test('K. Pearson (1900) found them off, and so is found here', () => {
    const [found] = auditDice([[weldon]], {});
    expect(found).toMatchObject({ rolls: 26_306, off: true });
  });

  test('with the three rarest together: chi-square 35.49 with 10 degrees of freedom, P = 0.0001 (C. D. and A. W. Kemp, American Statistician 45 (1991), 216)', () => {
    expect(surprise([weldon])).toBeCloseTo(0.0001, 4);
  });

  test('Fry 1965: told how they were loaded, they are as they should be', () => {
    const biased = Distribution.weighted([[0, 315_672n - 106_602n], [1, 106_602n]]); // 106,602 of 315,672 dice
    let of: Distribution = Distribution.always<number>(0);
    for (let i = 0; i < 12; i++) of = of.plus(biased);
    expect(surprise([{ ...weldon, chances: of.outcomes.map((outcome) => of.p(outcome).toString()) }])).toBeGreaterThan(0.1);
  });
});

test('one kind of one pool is Pearson\'s test: 20, 30, 50 of 100 where 1/4, 1/4, 1/2 is owed', () => {
  const die: RolledDice = { roll: 'x', kind: 'x', purpose: 'combat', outcomes: [0, 1, 2], chances: ['1/4', '1/4', '1/2'], counts: [20, 30, 50] };
  expect(surprise([die])).toBeCloseTo(0.3678794, 6); // chi-square 1 + 1 + 0, exp(-1)
});

test('frequencies of a kind are over all its pools and cells', () => {
  const half = (counts: [number, number], chances: [string, string]): RolledDice => ({ roll: `x ${chances[0]}`, kind: 'x', purpose: 'combat', outcomes: [0, 1], chances, counts });
  const [found] = auditDice([[half([6, 4], ['1/2', '1/2'])], [half([8, 2], ['3/4', '1/4'])]], {});
  expect(found).toMatchObject({ kind: 'x', rolls: 20, outcomes: [{ outcome: 0, observed: 0.7, exact: 0.625 }, { outcome: 1, observed: 0.3, exact: 0.375 }] });
});

test('what cannot come up, came up: off, however seldom', () => {
  const [found] = auditDice([[{ roll: 'x 1', kind: 'x', purpose: 'combat', outcomes: [0, 1, 2], chances: ['1/2', '1/2', '0'], counts: [500, 500, 1] }]], {});
  expect(found).toMatchObject({ p: 0, off: true });
});

test('a coin that falls one way 52 times in a hundred is accused, after however many throws', () => {
  for (const throws of [10_000, 100_000, 1_000_000, 100_000_000]) {
    const coin: RolledDice = { roll: 'x', kind: 'x', purpose: 'combat', outcomes: [0, 1], chances: ['1/2', '1/2'], counts: [0.48 * throws, 0.52 * throws] };
    expect(auditDice([[coin]], {})[0], `${throws} throws`).toMatchObject({ p: expect.closeTo(0, 3) as number, off: true });
  }
});

test('a certain roll, and one thrown twice, say nothing', () => {
  expect(surprise([rolled('armor', 0, 2, 900, () => 0)])).toBeNull();
  expect(surprise([rolled('close', 1, 2, 2, () => 1)])).toBeNull();
});

test('dice that are played again and again are not judged, and say so by having no p', () => {
  const [armor, close] = auditDice([[rolled('close', 2, 2, 500, () => 2), { ...rolled('armor', 2, 2, 500, () => 2), purpose: 'fate' }]], { combat: 40 });
  expect(armor).toMatchObject({ kind: 'armor', p: 0, off: true });
  expect(close).toMatchObject({ kind: 'close', p: null, off: false });
});

test('where few are owed the chi-square exaggerates, and that alone accuses nobody: 17 where 6 are owed', () => {
  const rare = (times: number): RolledDice => ({ roll: 'x', kind: 'x', purpose: 'combat', outcomes: [0, 1], chances: ['35/36', '1/36'], counts: [216 * times - 17 * times, 17 * times] });
  expect(surprise([rare(1)])).toBeLessThan(0.00001); // exactly, 17 or more come up in one of 7500 such cells
  expect(auditDice([[rare(1)]], {})[0]).toMatchObject({ p: 0.01, off: false });
  expect(auditDice([[rare(10)]], {})[0], 'ten times as many').toMatchObject({ off: true });
});

describe('a thousand reports of sound dice', () => {
  const least = Array.from({ length: 1000 }, (_, i) => Math.min(...auditDice(report(stream('audit', 'combat', i)), {}).map(({ p }) => p ?? 1)));
  const share = (level: number) => least.filter((p) => p <= level).length / least.length;

  test('5 % of them look odd at 5 %, not more', () => {
    expect(share(0.05)).toBeLessThan(0.07);
    expect(share(0.05)).toBeGreaterThan(0.02);
  });

  test('and hardly one is accused', () => {
    expect(share(ACCUSE)).toBeLessThanOrEqual(0.003);
  });
});

test('a die that hits one time in twelve more than it should is found, and named, in nearly all of a hundred reports of 960 rolls', () => {
  const loaded = (rng: Rng, hits: number) => (dice: number) => {
    let shown = 0;
    for (let i = 0; i < dice; i++) if (rng.below(12) < 2 * hits + 1) shown += 1;
    return shown;
  };
  const named = Array.from({ length: 100 }, (_, i) => auditDice(report(stream('loaded', 'combat', i), loaded, [600, 360]), {}).filter(({ off }) => off).map(({ kind }) => kind));
  expect(named.filter((kinds) => kinds.includes('close')).length).toBeGreaterThan(90);
  expect(named.flat().filter((kind) => kind !== 'close').length).toBeLessThan(3);
});

test('of two kinds judged together, the less surprising one is never the more surprising after correction', () => {
  const coin = (kind: string, heads: number): RolledDice => ({ roll: kind, kind, purpose: 'combat', outcomes: [0, 1], chances: ['1/2', '1/2'], counts: [1000 - heads, heads] });
  const [first, second] = auditDice([[coin('first', 534), coin('second', 533)]], {});
  expect(first!.p).toBeCloseTo(2 * 0.03153, 4); // chi-square 4.624 with 1 degree of freedom, twice; the other's 4.356 is 0.0369 alone
  expect(second!.p).toBe(first!.p);
});
