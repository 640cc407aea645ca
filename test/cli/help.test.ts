/** Help and bad usage: what a user meets first. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../src/systems/index.ts';
import { folderWith, MAIN, skirmish } from './skirmish.ts';

const COMMANDS = ['run', 'check', 'report', 'compare', 'sensitivity', 'tune', 'nightly', 'export', 'play', 'replay', 'layout', 'odds', 'dice', 'inspect', 'points', 'systems', 'schema', 'sample'];
/** Every example of theirs is tried: they are of one room each. Of the others, the first. */
const TRIED_WHOLE = ['run', 'compare', 'sensitivity', 'tune', 'play', 'replay', 'layout', 'dice'];

describe('help', () => {
  test('names every command', () => {
    const { code, stdout } = skirmish(folderWith(), '--help');
    expect(code).toBe(0);
    expect([...stdout.matchAll(/^ {2}(\w+) \[options\]/gm)].map(([, name]) => name)).toEqual(COMMANDS);
    expect(stdout).toContain('Is it fair?');
    expect(stdout).toContain('Exit codes: 0 done, 1 ');
  });

  test('says the exit codes of what may fail', () => {
    for (const command of ['run', 'check', 'report', 'replay', 'sensitivity', 'tune', 'nightly']) expect(skirmish(folderWith(), command, '--help').stdout, command).toContain('Exit codes: 0 ');
  });

  test('examples are of all five rulebooks', () => {
    const said = TRIED_WHOLE.map((command) => skirmish(folderWith(), command, '--help').stdout).join('\n');
    for (const id of SYSTEMS.keys()) expect(said, id).toMatch(new RegExp(`\\$ skirmish .*${id}`));
  });

  test('has an example for every command, and the examples work in this order', () => {
    const folder = folderWith();
    for (const command of COMMANDS) {
      const { code, stdout } = skirmish(folder, command, '--help');
      expect(code).toBe(0);
      const examples = [...stdout.matchAll(/^ {2}\$ skirmish (.*)$/gm)].map(([, example]) => example!);
      expect(examples, command).not.toEqual([]);
      for (const example of TRIED_WHOLE.includes(command) ? examples : examples.slice(0, 1)) {
        const words = example.match(/"[^"]*"|\S+/g)!.map((word) => word.replaceAll('"', ''));
        const { code: done, stdout: answer, stderr } = skirmish(folder, ...words);
        expect({ example, done, stderr: done === 0 ? '' : stderr }).toEqual({ example, done: 0, stderr: '' });
        expect(answer).not.toBe('');
      }
    }
  }, 300_000);

  test('comes quickly: what it loads at once is small', () => {
    const seen = new Set<string>();
    const packages = new Set<string>();
    const read = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const [, from] of readFileSync(file, 'utf8').matchAll(/^(?:import|export) [^;]*?from ['"]([^'"]+)['"]/gm)) {
        if (from!.startsWith('.')) read(join(dirname(file), from!));
        else if (!from!.startsWith('node:')) packages.add(from!);
      }
    };
    read(join(dirname(MAIN), 'program.js'));
    expect(seen.size).toBeGreaterThan(5);
    expect([...packages].sort()).toEqual(['commander', 'fastest-levenshtein', 'seedrandom']);
  });
});

describe('bad usage', () => {
  test.each([
    [['rnu'], "unknown command 'rnu'; did you mean run?"],
    [['book'], "unknown command 'book'; --help lists those that there are"],
    [['systms'], "unknown command 'systms'; did you mean systems?"],
    [['run'], "missing required argument 'experiment'; --help shows an example"],
    [['run', '--gmaes', '3', 'x.yaml'], "unknown option '--gmaes'; did you mean --games?"],
    [['run', 'x.yaml', '--games'], "option '--games <number>' argument missing"],
    [['report'], "missing required argument 'run-folder'; --help shows an example"],
    [['report', 'nowhere'], 'nowhere: no run is there; found no manifest.json'],
    [['replay', 'nowhere', '0', '0'], 'nowhere: no run is there; found no manifest.json'],
    [['replay', 'nowhere', '0', 'last'], "command-argument value 'last' is invalid for argument 'game'. Expected a whole number from 0 up."],
    [['check', 'gone.yaml'], 'gone.yaml: no such file; expected an experiment file'],
    [['check', 'experiments'], 'experiments: is a folder; expected an experiment file'],
  ])('skirmish %j', (args, said) => {
    expect(skirmish(folderWith(), ...args)).toEqual({ code: 2, stdout: '', stderr: `${said}\n` });
  });

  test('of one command, and of none that there is', () => {
    expect(skirmish(folderWith(), 'help', 'odds').stdout).toMatch(/^Usage: skirmish odds/);
    expect(skirmish(folderWith(), 'help', 'ods')).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(/^unknown command "ods"; did you mean "odds"\?/) as string });
  });

  test('no command at all shows the help, as an error', () => {
    const { code, stdout, stderr } = skirmish(folderWith());
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Usage: skirmish');
  });
});

describe('an error of ours', () => {
  const folder = folderWith({ 'broken.mjs': 'export default { name: "x", about: "y", get start() { throw new TypeError("of a kind nobody thought of\\nsecond line"); } };' });
  const play = (env: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, [MAIN, 'play', 'fury-of-the-clansmen', 'breakthrough', '--strategy', 'clan=./broken.mjs'], { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env } });

  test('is one line, how to see more, and exit code 1', () => {
    const { status, stderr } = play({ SKIRMISH_DEBUG: '' });
    expect(status).toBe(1);
    expect(stderr).toBe('unexpected error: of a kind nobody thought of\nThis is a mistake in skirmish-lab. Run it again with SKIRMISH_DEBUG=1 for the stack, and report both.\n');
  });

  test('SKIRMISH_DEBUG=1 shows the stack', () => {
    expect(play({ SKIRMISH_DEBUG: '1' }).stderr).toContain('    at ');
  });
});

test('a reader that has seen enough ends it quietly', () => {
  const { status, stderr } = spawnSync('sh', ['-c', `"${process.execPath}" "${MAIN}" play fury-of-the-clansmen breakthrough --strategy clan=random --board always | head -n 1`], { encoding: 'utf8', cwd: join(folderWith()) });
  expect([status, stderr]).toEqual([0, '']);
});
