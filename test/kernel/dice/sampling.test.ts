/** Rolls made with a real stream fall as often as their exact odds say: chi-square, at fixed seeds. */
import { chiSquaredDistributionTable } from 'simple-statistics';
import { expect, it } from 'vitest';
import { atOrOver } from '../../../src/kernel/dice/check.ts';
import { numberedDie, pipsConverted, rerolling, symbolDie } from '../../../src/kernel/dice/die.ts';
import type { Outcome } from '../../../src/kernel/dice/distribution.ts';
import { count, counts, keepBest, pool } from '../../../src/kernel/dice/pool.ts';
import { always, type Roll } from '../../../src/kernel/dice/roll.ts';
import { volley } from '../../../src/kernel/dice/volley.ts';
import { stream } from '../../../src/kernel/rng.ts';

const ROLLS = 20_000;
const d6 = numberedDie(6);
const one = count(pool([d6, 1]), 'pips');
const white = symbolDie('white', 6, { hit: 2 });
const black = symbolDie('black', 6, { hit: 4 });
const sigil = symbolDie('sigil', 6, { sword: 3, shield: 2, sigil: 1 });

const EXAMPLES: Record<string, Roll<Outcome>> = {
  'a d20': count(pool([numberedDie(20), 1]), 'pips'),
  'coloured dice': count(pool([white, 3], [black, 2]), 'hit'),
  'the best three of four': count(keepBest(pool([d6, 4]), 3), 'pips'),
  'converted, then kept': count(keepBest(pool([pipsConverted(d6, { 1: 3, 2: 3 }), 5]), 4), 'pips'),
  'two symbols with rerolls': counts(pool([rerolling(sigil, 'sigil'), 3]), 'sword', 'sigil'),
  'a chain of pools': count(pool([sigil, 4]), 'sword').then((hits) => (hits === 0 ? always(0) : count(pool([sigil, 2 + hits]), 'shield'))),
  'a volley': volley(atOrOver(d6, 5), 4, 2),
  'ties rolled again': one.and(one, (a, b) => a - b).until((by) => by !== 0),
};

it.each(Object.entries(EXAMPLES))('%s', (name, roll) => {
  const rng = stream(1995, name, 0);
  const seen = new Map<string, number>();
  for (let i = 0; i < ROLLS; i++) {
    const outcome = String(roll.roll(rng));
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
  }
  const odds = roll.odds();
  const cells = odds.outcomes.map((outcome, i) => ({ expected: odds.chances[i]! * ROLLS, seen: seen.get(String(outcome)) ?? 0 }));
  expect(cells.reduce((sum, cell) => sum + cell.seen, 0)).toBe(ROLLS); // nothing else was seen

  // Outcomes too rare for chi-square share one cell.
  const rare = cells.filter(({ expected }) => expected < 5);
  const common = cells.filter(({ expected }) => expected >= 5);
  if (rare.length > 0) {
    common.push({ expected: rare.reduce((sum, { expected }) => sum + expected, 0), seen: rare.reduce((sum, { seen }) => sum + seen, 0) });
  }
  const chiSquare = common.reduce((sum, { expected, seen }) => sum + ((seen - expected) * (seen - expected)) / expected, 0);
  const limits: Readonly<Record<number, { readonly '0.005': number }>> = chiSquaredDistributionTable;
  expect(chiSquare).toBeLessThan(limits[common.length - 1]!['0.005']);
});
