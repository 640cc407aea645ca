/** A room's README leads from each rule to a file and a test that are there, and names no command that is not. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildProgram } from '../../src/cli/program.ts';

const ROOT = join(import.meta.dirname, '../..');
const rooms = readdirSync(join(ROOT, 'src/systems'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** [chapter, rule, files, tests] of each row of its table. */
const rulesOf = (readme: string) => readme.split('\n').filter((line) => /^\|.*`/.test(line)).map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));
const names = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

describe.each(rooms)('%s', (room) => {
  const readme = readFileSync(join(ROOT, 'src/systems', room, 'README.md'), 'utf8');
  const rules = rulesOf(readme);

  it('lists its rules, each with chapter, file and test', () => {
    expect(rules.length).toBeGreaterThan(15);
    for (const [chapter, rule, files, tests] of rules) {
      expect({ chapter: chapter !== '', rule, files: names(files!).length > 0, tests: names(tests!).length > 0 }).toEqual({ chapter: true, rule, files: true, tests: true });
    }
  });

  it('names files and tests that are there', () => {
    const missing = rules.flatMap(([, , files, tests]) => [
      ...names(files!).map((name) => join('src/systems', room, name)),
      ...names(tests!).map((name) => join('test/systems', room, name)),
    ]).filter((path) => !existsSync(join(ROOT, path)));
    expect(missing).toEqual([]);
  });

  it('names commands that are there', () => {
    const commands = buildProgram().commands.map((command) => command.name());
    const named = names(readme).flatMap((text) => /^(?:npx )?skirmish ([a-z]+)/.exec(text)?.[1] ?? []);
    expect(named.filter((name) => !commands.includes(name))).toEqual([]);
  });

  it('leaves no rule file and no test out', () => {
    const listed = names(readme).map((name) => name.replace(/\/$/, ''));
    const ruleFiles = readdirSync(join(ROOT, 'src/systems', room, 'rules')).map((name) => `rules/${name}`);
    const tests = readdirSync(join(ROOT, 'test/systems', room), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));
    expect([...ruleFiles, ...tests].filter((name) => !listed.includes(name))).toEqual([]);
  });
});
