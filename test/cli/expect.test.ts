/** What an experiment expects, told to CI: words, warnings and exit codes of `skirmish run` and `skirmish report`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { folderWith, skirmish } from './skirmish.ts';

/** Two rounds at random, which nobody wins but by chance: all of two rounds. */
const withExpectations = (expectations: string) => `title: What to expect
system: fury-of-the-clansmen
mission: breakthrough
seed: 5
games: 10
strategies:
  clan: [random]
  legion: [random]
set:
  missions.breakthrough.roundLimit: 2
expect: ${expectations}
`;
const BALANCED = '{ rounds: [1.5, 2.5] }';
const UNBALANCED = '{ rounds: [5, 6] }';
const UNDECIDED = '{ clan.win: [0.1, 0.6] }';

let folder: string;
beforeAll(() => {
  folder = folderWith({ 'balanced.yaml': withExpectations(BALANCED), 'unbalanced.yaml': withExpectations(UNBALANCED), 'undecided.yaml': withExpectations(UNDECIDED), 'wrong.yaml': withExpectations('{ clan.wins: [0, 1] }') });
});
/** All three run the same games: one folder holds them, and its last experiment is that of its report. */
const run = (name: string, ...args: string[]) => skirmish(folder, 'run', `${name}.yaml`, '--out', 'run', '--quiet', ...args);
const report = (...args: string[]) => skirmish(folder, 'report', 'run', ...args);

describe('exit codes', () => {
  test('balanced: 0, and the table says so', () => {
    expect(run('balanced')).toEqual({ code: 0, stdout: '', stderr: '' });
    const { code, stdout, stderr } = report();
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^rounds +all pairings +1\.5-2\.5 rounds +2\.00 rounds +1\.61-2\.39 rounds +95\.0 % +balanced$/m);
    expect(stdout).toMatch(/^Expected of this run: 1 balanced\.$/m);
    expect(readFileSync(join(folder, 'run/report.html'), 'utf8')).toContain('<td>balanced</td>');
  });

  test('unbalanced: 1, from run and report; --quiet says why', () => {
    expect(run('unbalanced')).toEqual({ code: 1, stdout: '', stderr: 'rounds of all pairings is unbalanced: 2.00 rounds (1.61-2.39 rounds), expected 5-6 rounds.\n' });
    const { code, stdout, stderr } = report();
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toContain('\nrounds of all pairings is unbalanced: ');
  });

  test('undecided: 0 with a warning, also beside --json, which has it all; 1 with --strict', () => {
    const warning = 'Warning: undecided: clan.win of all pairings (with --strict: exit code 1)\n';
    expect(run('undecided')).toEqual({ code: 0, stdout: '', stderr: warning });
    const { code, stdout, stderr } = report('--json');
    expect([code, stderr]).toEqual([0, warning]);
    const { runs } = JSON.parse(stdout) as { runs: { summary: { expectations: object[] } }[] };
    expect(runs[0]!.summary.expectations).toMatchObject([{ figure: 'clan.win', of: 'all pairings', cells: [0], expected: { low: 0.1, high: 0.6 }, confidence: 0.95, verdict: 'undecided' }]);
    const strict = report('--strict');
    expect([strict.code, strict.stderr]).toEqual([1, 'undecided: clan.win of all pairings\n']);
    expect(strict.stdout).toMatch(/^clan\.win of all pairings is undecided: .*, expected 10-60 %\.$/m);
  });
});

test('what is no figure is refused, with its place and the nearest name', () => {
  expect(run('wrong')).toEqual({ code: 2, stdout: '', stderr: 'wrong.yaml:11:11: unknown figure "clan.wins"; did you mean "clan.win"?\n' });
});
