/** `skirmish replay` and `skirmish report`: what a stored run still tells. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Manifest } from '../../src/lab/run-data.ts';
import { sealed } from '../../src/lab/store/manifest.ts';
import { folderWith, skirmish } from './skirmish.ts';

const FIRST = `export default { name: 'first', about: 'the first legal action', start: (_, game) => ({ choose: (view) => game.options(view)[0] }) };`;
const LAST = FIRST.replace('[0]', '.at(-1)');
const EXPERIMENT = `title: One against the first
system: fury-of-the-clansmen
mission: breakthrough
seed: 5
games: 4
strategies:
  clan: [random, ./mine.mjs]
  legion: [random]
vary:
  missions.breakthrough.roundLimit: [1, 2]
`;

let folder: string;
let printed: string;
beforeAll(() => {
  folder = folderWith({ 'short.yaml': EXPERIMENT, 'mine.mjs': FIRST });
  printed = skirmish(folder, 'run', 'short.yaml', '--out', 'run').stdout;
});

describe('skirmish replay', () => {
  test('tells the same game as skirmish play does, and knows it again', () => {
    const { code, stdout } = skirmish(folder, 'replay', 'run', '1', '3');
    expect(code).toBe(0);
    const played = skirmish(folder, 'play', 'fury-of-the-clansmen', 'breakthrough', '--seed', '5', '--game', '3', '--strategy', 'clan=random', '--strategy', 'legion=random', '--set', 'missions.breakthrough.roundLimit=2');
    expect(stdout).toBe(`${played.stdout}It is the game of the run, decision by decision.\n`);
  });

  test('a cell may be named by its label, and strategy files are found from the run', () => {
    const byLabel = skirmish(folder, 'replay', 'run', 'mine / random, missions.breakthrough.roundLimit=1', '0', '--quiet');
    expect(byLabel).toEqual(skirmish(folder, 'replay', 'run', '2', '0', '--quiet'));
    expect(byLabel.code).toBe(0);
  });

  test('--json keeps standard output to the document', () => {
    const { stdout } = skirmish(folder, 'replay', 'run', '0', '0', '--json');
    expect((JSON.parse(stdout) as { seed: number }).seed).toBe(5);
  });

  test.each([
    [['run', '4', '0'], 'no cell 4; the run has cells 0 to 3'],
    [['run', '0', '4'], 'run: no game 4; a cell has games 0 to 3'],
    [['run', 'mine / randm, missions.breakthrough.roundLimit=1', '0'], 'unknown cell "mine / randm, missions.breakthrough.roundLimit=1"; did you mean "mine / random, missions.breakthrough.roundLimit=1"?'],
  ])('refuses %j', (args, said) => {
    expect(skirmish(folder, 'replay', ...args)).toEqual({ code: 2, stdout: '', stderr: `${said}\n` });
  });

  test('a game that is no longer the same is told apart, with the reason', () => {
    writeFileSync(join(folder, 'mine.mjs'), LAST);
    const { code, stdout } = skirmish(folder, 'replay', 'run', '2', '0');
    writeFileSync(join(folder, 'mine.mjs'), FIRST);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^It is not the game of the run: the stored digest is [0-9a-f]{16}, this one [0-9a-f]{16}\.$/m);
    expect(stdout).toContain('The code is that of the run: a strategy file has changed');
  });

  test('when the code has changed since, that is the reason', () => {
    const manifest = join(folder, 'run/manifest.json');
    const text = readFileSync(manifest, 'utf8');
    const { checksum: _, ...there } = JSON.parse(text) as Manifest & { checksum: string };
    writeFileSync(manifest, JSON.stringify(sealed({ ...there, identity: there.identity.replace(/-\w+/, '-000000000000') })));
    writeFileSync(join(folder, 'mine.mjs'), LAST);
    const { code, stdout } = skirmish(folder, 'replay', 'run', '2', '0');
    writeFileSync(manifest, text);
    writeFileSync(join(folder, 'mine.mjs'), FIRST);
    expect(code).toBe(1);
    expect(stdout).toContain('The code has changed since the run was played');
  });
});

test('a manifest that was changed by hand is refused by all who read it', () => {
  const manifest = join(folder, 'run/manifest.json');
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, text.replace('"seed": 5', '"seed": 6'));
  for (const args of [['report', 'run'], ['replay', 'run', '0', '0'], ['export', 'run'], ['run', 'short.yaml', '--out', 'run']]) {
    expect(skirmish(folder, ...args)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(/^run\/manifest\.json: was changed by hand/) as string });
  }
  writeFileSync(manifest, text);
});

describe('skirmish report', () => {
  test('makes summary, charts and report again, and prints what the run printed', () => {
    const summary = readFileSync(join(folder, 'run/summary.json'), 'utf8');
    for (const made of ['summary.json', 'report.html', 'charts']) rmSync(join(folder, 'run', made), { recursive: true });
    const { code, stdout, stderr } = skirmish(folder, 'report', 'run');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toBe(printed);
    expect(readFileSync(join(folder, 'run/summary.json'), 'utf8')).toBe(summary);
    expect(existsSync(join(folder, 'run/report.html'))).toBe(true);
    expect(existsSync(join(folder, 'run/charts/win-rate-by-pairing.png'))).toBe(true);
  });

  test('--json is one document', () => {
    const { runs } = JSON.parse(skirmish(folder, 'report', 'run', '--json').stdout) as { runs: { summary: { cells: unknown[] } }[] };
    expect(runs[0]!.summary.cells).toHaveLength(4);
  });
});
