/** `skirmish sensitivity` and `skirmish run --without`: numbers changed one at a time, from the command to the answer. */
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
const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

test('sensitivity: progress, the ranked numbers, what the verdict hangs on, a tornado; extended by the same command', () => {
  const folder = folderWith({ 'short.yaml': SHORT });
  const { code, stdout, stderr } = skirmish(folder, 'sensitivity', 'short.yaml', '--only', 'bonuses.foxhole.', '--games', '2');
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringMatching(/^3 assumed numbers, 7 cells of 2 games\n.*: 14 of 14 games, 0 failed/) as string });
  expect(stdout).toMatch(/^number +tried +clan's score +change, points \(95 %\) +turns to$/m);
  expect(stdout).toMatch(/^bonuses\.foxhole\.closeFrom\S+ +1b -> 1r /m);
  expect(inOneLine(stdout)).toContain('Not one game went otherwise with: bonuses.foxhole.firearm, bonuses.foxhole.close, bonuses.foxhole.closeFromAbove.');
  expect(existsSync(join(folder, 'reports/short-sensitivity/charts/tornado.png'))).toBe(true);
  const more = skirmish(folder, 'sensitivity', 'short.yaml', '--only', 'bonuses.foxhole.', '--games', '3', '--json');
  expect(more.stderr).toContain('21 of 21 games, 14 kept from before');
  const { runs } = JSON.parse(more.stdout) as { runs: { summary: { swings: { path: string; changes: unknown[] }[] } }[] };
  expect(runs[0]!.summary.swings.map(({ path, changes }) => [path, changes.length])).toEqual([['bonuses.foxhole.firearm', 2], ['bonuses.foxhole.close', 2], ['bonuses.foxhole.closeFromAbove', 2]]);
});

test('sensitivity: a number that is none, and nothing to try, are refused before anything is played', () => {
  const folder = folderWith({ 'short.yaml': SHORT });
  const { code, stderr } = skirmish(folder, 'sensitivity', 'short.yaml', '--only', 'units.regular.armor');
  expect(code).toBe(2);
  expect(stderr).toMatch(/^--only units\.regular\.armor: unknown beginning of a number assumed here/);
  expect(existsSync(join(folder, 'reports'))).toBe(false);
});

test('run --without: the game with an ability beside the same game without, and what it is worth', () => {
  const folder = folderWith({ 'short.yaml': SHORT });
  const { code, stdout } = skirmish(folder, 'run', 'short.yaml', '--without', 'snap-alert', '--without', 'aim', '--games', '2', '--out', 'worth');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^ability +clan without +worth to clan, points \(95 %\) +worth to legion +without it$/m);
  expect(readFileSync(join(folder, 'worth/report.html'), 'utf8')).toContain('worth to legion');
  expect(skirmish(folder, 'run', 'short.yaml', '--without', 'snap-alrt')).toMatchObject({ code: 2, stderr: expect.stringMatching(/^--without snap-alrt: unknown ability; did you mean "snap-alert"\? There is aim, /) as string });
});
