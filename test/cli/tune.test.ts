/** `skirmish tune`, from the command to the answer. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith, skirmish } from './skirmish.ts';

const SHORT = `title: Two rounds at random
system: fury-of-the-clansmen
mission: breakthrough
seed: 5
games: 6
strategies:
  clan: [random]
  legion: [random]
set:
  missions.breakthrough.roundLimit: 2
`;
const TUNE = ['tune', 'short.yaml', '--vary', 'bonuses.aim', '--target', 'losses.regular=0.5', '--values', '1b,3b', '--games', '3'];

test('progress, the values tried, what it comes to, a curve in the report; extended by the same command', () => {
  const folder = folderWith({ 'short.yaml': SHORT });
  const { code, stdout, stderr } = skirmish(folder, ...TUNE);
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringMatching(/^bonuses\.aim: 1b, 3b; 2 cells of 3 games\n.*: 6 of 6 games, 0 failed/) as string });
  expect(stdout).toMatch(/^bonuses\.aim +games +losses\.regular +interval +curve +nearest to 0\.50 figures$/m);
  expect(stdout).toMatch(/^1b +3 /m);
  expect(stdout).toContain('Chart: reports/short-tune/charts/response-curve.png');
  expect(existsSync(join(folder, 'reports/short-tune/charts/response-curve.png'))).toBe(true);
  expect(readFileSync(join(folder, 'reports/short-tune/report.html'), 'utf8')).toContain('nearest to 0.50 figures');
  const more = skirmish(folder, ...TUNE.slice(0, -1), '4', '--json');
  expect(more.stderr).toContain('8 of 8 games, 6 kept from before');
  const { runs } = JSON.parse(more.stdout) as { runs: { summary: { response: { values: { value: string; found: { n: number } }[] } } }[] };
  expect(runs[0]!.summary.response.values.map(({ value, found }) => [value, found.n])).toEqual([['1b', 4], ['3b', 4]]);
});

test('what is wrong is said before anything is played', () => {
  const folder = folderWith({ 'short.yaml': SHORT });
  const told = (...args: string[]) => {
    const { code, stderr } = skirmish(folder, 'tune', 'short.yaml', ...args);
    return `${code} ${stderr.trim()}`;
  };
  expect(told('--vary', 'bonuses.aim')).toBe("2 required option '--target <figure=value>' not specified; --help shows an example");
  expect(told('--vary', 'bonuses.aim', '--target', 'clan.win')).toBe('2 --target clan.win: expected figure=value, such as clan.win=0.5');
  expect(told('--vary', 'bonuses.aim', '--target', 'clan.win=50%')).toBe('2 --target clan.win=50%: expected figure=value, such as clan.win=0.5');
  expect(told('--vary', 'bonuses.aim', '--target', 'clan.wni=0.5')).toBe('2 --target clan.wni=0.5: unknown figure "clan.wni"; did you mean "clan.win"?');
  expect(told('--vary', 'bonuses.aim', '--target', 'clan.win=0.5', '--step', 'x')).toBe("2 option '--step <number>' argument 'x' is invalid. Expected a number.");
  expect(existsSync(join(folder, 'reports'))).toBe(false);
});
