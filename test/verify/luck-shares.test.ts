/** Shares of luck, at length: invented games of known shares. */
import { expect, test } from 'vitest';
import { shareCoverage } from '../lab/luck/known-shares.ts';

test('the estimates do not lean, and 95 % intervals hold the share of every source in 93 % of 2000 experiments or more', () => {
  for (const { source, lean, held } of shareCoverage(2000)) {
    expect(Math.abs(lean), source).toBeLessThan(4);
    expect(held, source).toBeGreaterThan(0.93);
  }
});
