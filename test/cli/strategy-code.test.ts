/** Whose code has a say: a strategy that nobody plays changes no night. */
import { expect, test } from 'vitest';
import { codeWith } from '../../src/cli/code.ts';
import { strategyFiles } from '../../src/cli/strategy-code.ts';

const FURY = 'fury-of-the-clansmen';
const names = async (...strategies: string[]) => (await strategyFiles(FURY, strategies)).map((file) => file.pathname.split('/').at(-1));

test('a strategy is its own file and what it imports from its neighbors', async () => {
  const files = await names('rush');
  expect(files).toContain('rush.js');
  expect(files).toContain('planner.js');
  for (const other of ['commander.js', 'hunter.js', 'marksman.js', 'search.js']) expect(files).not.toContain(other);
});

test('one that plays others is made of those too, under whatever name its file has', async () => {
  expect(await names('rollout')).toEqual(expect.arrayContaining(['search.js', 'commander.js', 'rush.js', 'planner.js']));
});

test('strategies for any system are in every fingerprint already; other players give another one', async () => {
  expect(await names('random', 'idle')).toEqual([]);
  const codes = [codeWith(FURY, await strategyFiles(FURY, ['rush'])), codeWith(FURY, await strategyFiles(FURY, ['hunter'])), codeWith(FURY, []), codeWith('warengine', [])];
  expect(new Set(codes).size).toBe(4);
  expect(await strategyFiles('no-such-room', ['rush'])).toEqual([]);
});
