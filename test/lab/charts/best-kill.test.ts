import { expect, it } from 'vitest';
import { bestKillText } from '../../../src/lab/charts/best-kill.ts';

it('says the chance of the best attack', () => {
  expect(bestKillText([0.125, 0.5, 0])).toBe('50.0 %');
});

it('says nothing where there is no attack', () => {
  expect(bestKillText([])).toBe('');
});

it('says "none" of attacks that cannot kill, and a chance of what hardly ever does', () => {
  expect(bestKillText([0, 0])).toBe('none');
  expect(bestKillText([0, 0.0001])).toBe('<0.1 %');
});
