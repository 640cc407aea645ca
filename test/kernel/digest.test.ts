/** The fingerprint of a game's decisions: the same on every machine, and another for anything else. */
import { expect, test } from 'vitest';
import { Digest } from '../../src/kernel/digest.ts';

function fingerprint(...texts: string[]): string {
  const digest = new Digest();
  for (const text of texts) digest.add(text);
  return digest.hex();
}

test.each([
  [[], '811c9dc59e3779b9'],
  [[''], '1a0c7e2ed08ed462'],
  [['a'], '3224db49d27910a7'],
  [['ab'], '46482e4ff622e205'],
  [['a', 'b'], '36e65deab3e3f2f9'],
  [['{"do":"move","to":[3,4]}'], '8dbf54eed48ec931'],
  [['µ→☠'], '8faf4dd711bcbbb0'],
])('%j is %s for ever', (texts, hex) => {
  expect(fingerprint(...texts)).toBe(hex);
});

test('it can be read at any time, and added to afterwards', () => {
  const digest = new Digest();
  digest.add('a');
  expect(digest.hex()).toBe(digest.hex());
  digest.add('b');
  expect(digest.hex()).toBe(fingerprint('a', 'b'));
});

test('where one text ends and the next begins makes a difference', () => {
  const parted = [['abc'], ['a', 'bc'], ['ab', 'c'], ['a', 'b', 'c'], ['abc', ''], ['', 'abc']];
  expect(new Set(parted.map((texts) => fingerprint(...texts))).size).toBe(parted.length);
});

test('194,481 short games that differ a little have as many fingerprints', () => {
  const actions = Array.from({ length: 21 }, (_, i) => `{"do":"move","by":${i % 3},"to":[${Math.floor(i / 3)},0]}`);
  const seen = new Set<string>();
  let games = 0;
  for (const a of actions) for (const b of actions) for (const c of actions) for (const d of actions) {
    seen.add(fingerprint(a, b, c, d));
    games += 1;
  }
  expect(seen.size).toBe(games);
  expect(games).toBe(194_481);
});
