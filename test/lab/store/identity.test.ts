/** Two runs hold the same games when their questions, code and strategy files are the same. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { codeHash, identityOf } from '../../../src/lab/store/identity.ts';
import { DUELS, newFolder, planOf } from '../run-of-duels.ts';

const identity = async (text: string, code = 'code') => identityOf(await planOf(text), code);
const SET = `${DUELS}set: { trap.wounds: 0, turn.bid: 1 }\n`;

test.each([
  ['title', DUELS.replace('Who sees', 'Who hears')],
  ['games', DUELS.replace('games: 40', 'games: 41')],
  ['words on the question', `${DUELS}about: night\n`],
  ['a comment', `# night\n${DUELS}`],
  ['the default written out', DUELS.replace('seed: 7', 'seed: "7"')],
])('%s: the same', async (_what, text) => {
  expect(await identity(text)).toBe(await identity(DUELS));
});

test('the order of what is set does not matter', async () => {
  expect(await identity(`${DUELS}set: { turn.bid: 1, trap.wounds: 0 }\n`)).toBe(await identity(SET));
});

test.each([
  ['seed', DUELS.replace('seed: 7', 'seed: 8')],
  ['mission', DUELS.replace('to-the-death', 'first-blood')],
  ['players', DUELS.replace('[random, first]', '[random]')],
  ['the order of players, and with it of cells', DUELS.replace('[random, first]', '[first, random]')],
  ['values', DUELS.replace('[4, 3]', '[4, 5]')],
  ['set', SET],
  ['draws', `${DUELS}draws: { setup: 4 }\n`],
])('%s: another', async (_what, text) => {
  expect(await identity(text)).not.toBe(await identity(DUELS));
});

test('code: another', async () => {
  expect(await identity(DUELS, 'c0de')).not.toBe(await identity(DUELS));
});

test('the code is its files: names and contents, not the folder, maps or type declarations', () => {
  const library = (files: Record<string, string>) => {
    const folder = newFolder();
    mkdirSync(join(folder, 'rules'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return pathToFileURL(folder);
  };
  const one = { 'a.js': '1', 'rules/b.js': '2' };
  const hash = codeHash([library(one)]);
  expect(hash).toMatch(/^[0-9a-f]{12}$/);
  expect(codeHash([library(one)])).toBe(hash);
  expect(codeHash([library({ ...one, 'a.d.ts': '', 'a.js.map': '', '.tsbuildinfo': '' })])).toBe(hash);
  expect(codeHash([library({ ...one, 'rules/b.js': '3' })])).not.toBe(hash);
  expect(codeHash([library({ 'a.js': '1', 'rules/c.js': '2' })])).not.toBe(hash);
  expect(codeHash([library({ 'a.js': '2', 'rules/b.js': '1' })])).not.toBe(hash);
  expect(codeHash([library({ ...one, 'rules/c.js': '' })])).not.toBe(hash);
});
