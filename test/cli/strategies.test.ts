/** A strategy of one's own, by the path of its file; and what is said of one that cannot be used. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isFile, labelOf, loadStrategy } from '../../src/cli/strategies.ts';
import { UsageError } from '../../src/kernel/errors.ts';
import { folderWith, skirmish } from './skirmish.ts';

const SYSTEM = 'fury-of-the-clansmen';
const GOOD = `export default { name: 'first', about: 'the first legal action', start: (seat, game) => ({ choose: (view) => game.options(view)[0] }) };`;
const readsTypeScript = Boolean((process.features as { typescript?: unknown }).typescript);

/** What is said of a strategy file with this text. */
async function saidOf(text: string, name = 'mine.js'): Promise<string> {
  const folder = folderWith({ [name]: text });
  const refused = await loadStrategy(SYSTEM, `./${name}`, folder).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(refused).toBeInstanceOf(UsageError);
  const { message } = refused as UsageError;
  expect(message).not.toContain('\n');
  return message;
}

describe('a strategy by name', () => {
  test('random plays any system', async () => {
    expect((await loadStrategy(SYSTEM, 'random')).name).toBe('random');
    expect((await loadStrategy('any-other', 'random')).name).toBe('random');
  });

  test('a slip of the finger gets the nearest name', async () => {
    await expect(loadStrategy(SYSTEM, 'randm')).rejects.toThrow('unknown strategy "randm"; did you mean "random"? (your own is given by its path: ./randm.js)');
  });

  test('names have neither dots nor slashes, files have', () => {
    expect(['rush', 'home-guard', 'mine.js', './mine', 'a/b.ts', 'mine.mts'].map(isFile)).toEqual([false, false, true, true, true, true]);
    expect(['rush', './folder/mine.js', 'mine.mts'].map(labelOf)).toEqual(['rush', 'mine', 'mine']);
  });
});

describe('a strategy by path', () => {
  test('its default export plays', async () => {
    const strategy = await loadStrategy(SYSTEM, './mine.js', folderWith({ 'mine.js': GOOD }));
    expect(strategy.about).toBe('the first legal action');
  });

  test('an absolute path does too', async () => {
    expect((await loadStrategy(SYSTEM, join(folderWith({ 'mine.mjs': GOOD }), 'mine.mjs'))).name).toBe('first');
  });

  test('two files of the same name are two strategies', async () => {
    const [one, two] = [folderWith(), folderWith()];
    writeFileSync(join(one, 'mine.mjs'), GOOD);
    writeFileSync(join(two, 'mine.mjs'), GOOD.replace('first legal', 'very first legal'));
    expect((await loadStrategy(SYSTEM, './mine.mjs', one)).about).toBe('the first legal action');
    expect((await loadStrategy(SYSTEM, './mine.mjs', two)).about).toBe('the very first legal action');
  });

  test.each([
    ['no file', './other.js', 'strategy ./other.js: no such file'],
    ['a folder', './', 'strategy ./: no such file'],
    ['no script', './mine.txt', 'strategy ./mine.txt: expected a file that ends in .js, .mjs, .ts, .mts'],
  ])('%s', async (_, spec, said) => {
    await expect(loadStrategy(SYSTEM, spec, folderWith({ 'mine.txt': GOOD }))).rejects.toThrow(said);
  });

  test('one that throws as it loads says what it threw', async () => {
    expect(await saidOf(`throw new Error('not today\\nnor tomorrow');`)).toBe('strategy ./mine.js: does not load: not today');
  });

  test('one that imports what is not there', async () => {
    expect(await saidOf(`import './gone.mjs';\n${GOOD}`)).toMatch(/^strategy \.\/mine\.js: does not load: Cannot find module/);
  });

  test.each([
    ['export const start = 1;', 'has no default export'],
    ['export default () => 1;', 'its default export is a function'],
    ['export default null;', 'its default export is null'],
    [`export default { about: '', start() {} };`, 'its default export has no name'],
    [`export default { name: 'x', start() {} };`, 'its default export has no about'],
    [`export default { name: 'x', about: '' };`, 'its default export has no start'],
  ])('%s', async (text, said) => {
    expect(await saidOf(text, 'shape.mjs')).toContain(`strategy ./shape.mjs: ${said}`);
  });
});

describe('a strategy by path, where the engine itself has to read it', () => {
  const PLAY = ['play', SYSTEM, 'breakthrough', '--quiet', '--strategy', 'legion=random', '--strategy'];

  test('a slip in the language is placed', () => {
    const ended = skirmish(folderWith({ 'slip.js': 'const a = 1;\nconst b = ;\n' }), ...PLAY, 'clan=./slip.js');
    expect(ended).toEqual({ code: 2, stdout: '', stderr: "strategy ./slip.js: does not load: line 2: Unexpected token ';'\n" });
  });

  const typed = `const seat: number = 0;\n${GOOD}`;
  test.runIf(readsTypeScript)('TypeScript plays where Node strips types', () => {
    const ended = skirmish(folderWith({ 'mine.ts': typed, 'package.json': '{ "type": "module" }' }), ...PLAY, 'clan=./mine.ts');
    expect(ended).toMatchObject({ code: 0, stdout: expect.stringContaining('in round') as string });
  });
  test.skipIf(readsTypeScript)('TypeScript is refused with the way out where Node does not read it', () => {
    const ended = skirmish(folderWith({ 'mine.ts': typed }), ...PLAY, 'clan=./mine.ts');
    expect(ended).toEqual({
      code: 2,
      stdout: '',
      stderr: `strategy ./mine.ts: Node ${process.versions.node} does not read TypeScript; use Node 22.18 or later, or compile it to .js\n`,
    });
  });
});
