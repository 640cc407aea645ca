/** `skirmish compare`: two real runs, one with another number of the book. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { folderWith, ROOT, skirmish } from './skirmish.ts';

const EXPERIMENT = `title: How well should they shoot?
system: fury-of-the-clansmen
mission: breakthrough
seed: 11
games: 8
strategies:
  clan: [rush]
  legion: [rush]
`;

let folder: string;
const run = (out: string, ...args: string[]) => expect(skirmish(folder, 'run', 'shots.yaml', '--out', out, '--quiet', ...args)).toMatchObject({ code: 0, stderr: '' });
const compare = (...args: string[]) => skirmish(folder, 'compare', ...args);
beforeAll(() => {
  folder = folderWith({ 'shots.yaml': EXPERIMENT });
  run('printed');
  run('red', '--set', 'units.necromutant.firearm=3r');
}, 60_000);

interface Document {
  format: number;
  games: number;
  notes: string[];
  groups: { changes: object[]; says: string; cells: { games: number; score: object; flipped: { wonOnlyInA: number[]; wonOnlyInB: number[] } }[]; all: { flips: { wonOnlyInA: number; wonOnlyInB: number; p: number }; score: { difference: { estimate: number } } } }[];
  firstDifferences: { wonOnlyIn: string; game: number; sameDecisions: number | null; problem: string | null; decision: { a: { says: string[] } | null }; told: { a: string } | null; replay: { a: string; b: string } }[];
}
const json = (...args: string[]) => JSON.parse(compare(...args, '--json').stdout) as Document;
const rows = (name: string) => JSON.parse(skirmish(folder, 'export', name, '--format', 'json').stdout) as { game: number; winner: string; score: number }[];

describe('another number of the book', () => {
  test('in words: the runs, the number, the table, what it comes to, and commands that show it', () => {
    const { code, stdout, stderr } = compare('printed', 'red');
    expect([code, stderr]).toEqual([0, '']);
    const lines = stdout.split('\n');
    expect(lines.slice(0, 4)).toEqual([
      'A  printed: How well should they shoot?',
      'B  red: How well should they shoot?',
      'Fury of the Clansmen · Mission One: Breakthrough · seed 11 · 8 games a cell',
      'units.necromutant.firearm: 3w in A, 3r in B',
    ]);
    expect(stdout).toMatch(/^rush \/ rush +8 +\d+\.\d % +\d+\.\d % +/m);
    expect(stdout.replaceAll('\n', ' ')).toContain('units.necromutant.firearm = 3r instead of 3w');
    expect(lines.filter((line) => line.length > 100 && !/^(A game that|\s{2})/.test(line))).toEqual([]);
  });

  test('flips and difference are those of the rows', () => {
    const [a, b] = [rows('printed'), rows('red')];
    const onlyIn = (mine: typeof a, other: typeof a) => mine.filter(({ winner }, i) => winner === 'clan' && other[i]!.winner !== 'clan').map(({ game }) => game);
    const [group] = json('printed', 'red').groups;
    expect(group!.cells[0]!.flipped).toEqual({ wonOnlyInA: onlyIn(a, b), wonOnlyInB: onlyIn(b, a) });
    const mean = (scores: typeof a) => scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
    expect(group!.all.score.difference.estimate).toBeCloseTo(mean(b) - mean(a), 5);
  });

  test('--json is one document', () => {
    const document = json('printed', 'red');
    expect(document).toMatchObject({ format: 1, a: { folder: 'printed', games: 8 }, b: { folder: 'red' }, seats: ['clan', 'legion'], seed: 11, games: 8, unmatched: { a: [], b: [] }, notes: [] });
    expect(document.groups[0]!.changes).toEqual([{ path: 'units.necromutant.firearm', a: '3w', b: '3r' }]);
    expect(document.groups[0]!.cells[0]).toMatchObject({ a: { cell: 0, label: 'rush / rush' }, strategies: ['rush', 'rush'], games: 8, failed: 0, score: { a: { n: 8 }, b: { n: 8 }, difference: { n: 8 } } });
  });

  test('the first difference of a flipped game stands in both replays, told by the commands given', () => {
    const { firstDifferences } = json('printed', 'red');
    expect(firstDifferences.length).toBeGreaterThan(0);
    for (const { told, decision, problem, replay } of firstDifferences) {
      expect(problem).toBeNull();
      const inA = told?.a ?? decision.a!.says[0];
      expect(inA).toContain('necromutant-');
      const words = (command: string) => command.split(' ').slice(command.split(' ').indexOf('replay'));
      expect(skirmish(folder, ...words(replay.a), '--board', 'never').stdout).toContain(inA);
      expect(skirmish(folder, ...words(replay.b), '--board', 'never').stdout).not.toContain(inA);
    }
  });
});

test('a run and itself: no difference, no flips', () => {
  const { code, stdout } = compare('printed', 'printed');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^rush \/ rush +8 +(\S+ %) +\1 +0\.0 +.*0 +0 +1\.000$/m);
  expect(stdout).toContain('No difference: all 8 games were played alike.');
  expect(json('printed', 'printed')).toMatchObject({ firstDifferences: [], groups: [{ all: { flips: { wonOnlyInA: 0, wonOnlyInB: 0, p: 1 } } }] });
});

describe('a strategy of the user', () => {
  const RUSH = `import rush from '${join(ROOT, 'dist/strategies/fury-of-the-clansmen/rush.js')}';\nexport default { ...rush, name: 'mine' };\n`;

  test('is played again in sight; one that has since learnt to loop ends the command and not the answer', () => {
    writeFileSync(join(folder, 'mine.mjs'), RUSH);
    for (const [out, ...set] of [['mine-printed'], ['mine-red', '--set', 'units.necromutant.firearm=3r']]) run(out!, ...set, '--strategy', 'clan=./mine.mjs');
    const sound = compare('mine-printed', 'mine-red');
    expect([sound.code, sound.stderr]).toEqual([0, '']);
    expect(sound.stdout).toMatch(/^A game that clan won /m);

    writeFileSync(join(folder, 'mine.mjs'), RUSH.replace("name: 'mine'", "name: 'mine', start: () => ({ choose: () => { for (;;); } })"));
    const { code, stdout, stderr } = compare('mine-printed', 'mine-red', '--patience', '1');
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout.split('\n').at(-2)).toMatch(/^The game failed \(killed\) after \d+ decisions, by clan: no sign of life for 1 s: an endless loop$/);
    const table = sound.stdout.slice(0, sound.stdout.search(/^A game that clan won /m)).trimEnd();
    expect(stdout.startsWith(table)).toBe(true);
  });
});

describe('refused', () => {
  test('runs of other luck and other strategies, with each reason', () => {
    run('other', '--games', '1', '--seed', '6', '--strategy', 'legion=random');
    expect(compare('printed', 'other')).toEqual({
      code: 2,
      stdout: '',
      stderr: `printed and other cannot be compared:
  their games do not meet the same luck: seed 11 and seed 6; run one of them again with the --seed of the other
  no pairing of strategies is in both: rush / rush and rush / random; run one of them with the strategies of the other
`,
    });
  });

  test('a run that is not finished', () => {
    mkdirSync(join(folder, 'begun'));
    writeFileSync(join(folder, 'begun/manifest.json'), readFileSync(join(folder, 'printed/manifest.json')));
    const { code, stdout, stderr } = compare('printed', 'begun');
    rmSync(join(folder, 'begun'), { recursive: true });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toBe('begun: the run is not finished; found 0 of 8 games. Run the experiment again into this folder to go on with it\n');
  });

  test.each([
    [['printed'], "missing required argument 'run-b'; --help shows an example"],
    [['printed', 'nowhere'], 'nowhere: no run is there; found no manifest.json'],
    [['printed', 'red', '--set', 'a=1'], "unknown option '--set'"],
  ])('%j', (args, said) => {
    expect(compare(...args)).toEqual({ code: 2, stdout: '', stderr: `${said}\n` });
  });
});
