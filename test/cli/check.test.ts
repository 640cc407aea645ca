/** `skirmish check`: an experiment's size and time, before it is played. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folderWith, skirmish } from './skirmish.ts';

const EXPERIMENT = `title: Armor at random
system: fury-of-the-clansmen
mission: breakthrough
games: 1500
strategies:
  clan: [random]
  legion: [random]
set:
  missions.breakthrough.roundLimit: 1
vary:
  units.regular.armor: [3r, 3b]
`;

interface Checked {
  experiments: { file: string; cells: { label: string; games: number; failed: number; milliseconds: number }[]; games: number; workers: number; seconds: number }[];
}

describe('skirmish check', () => {
  test('counts cells and games, estimates the time, warns of assumed numbers, writes nothing', () => {
    const folder = folderWith({ 'armor.yaml': EXPERIMENT });
    const { code, stdout, stderr } = skirmish(folder, 'check', 'armor.yaml', '--workers', '2');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^armor\.yaml: valid\nArmor at random \(Fury of the Clansmen, .*, seed 1995\)$/m);
    expect(stdout).toMatch(/^ {2}random \/ random, units\.regular\.armor=3b +[\d.]+ +\d+ +0$/m);
    expect(stdout).toMatch(/^2 cells of 1,500 games: 3,000 games, about \d+ s on 2 workers, start and report not counted\.$/m);
    expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(/rests on \d+ assumed numbers/);
    expect(readdirSync(folder).sort()).toEqual(['armor.yaml', 'experiments']);
  });

  test('--json: the estimate is what the trial games took, times the games', () => {
    const { stdout } = skirmish(folderWith({ 'armor.yaml': EXPERIMENT }), 'check', 'armor.yaml', '--json', '--workers', '1', '--games', '1000');
    const [checked] = (JSON.parse(stdout) as Checked).experiments;
    expect(checked).toMatchObject({ file: 'armor.yaml', games: 2000, workers: 1 });
    const milliseconds = checked!.cells.reduce((sum, cell) => sum + cell.milliseconds, 0);
    expect(checked!.seconds).toBeCloseTo(milliseconds, 6);
    for (const { games, failed } of checked!.cells) expect([games > 0, failed]).toEqual([true, 0]);
  });

  test('trial games that fail give exit code 1', () => {
    const folder = folderWith({ 'armor.yaml': EXPERIMENT, 'cheat.mjs': `export default { name: 'cheat', about: 'does as it likes', start: () => ({ choose: () => 'win' }) };` });
    const { code, stdout } = skirmish(folder, 'check', 'armor.yaml', '--games', '2', '--strategy', 'clan=./cheat.mjs');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^ {2}cheat \/ random, units\.regular\.armor=3r +[\d.]+ +2 +2$/m);
  });

  test('a bad file is refused as by run', () => {
    expect(skirmish(folderWith({ 'armor.yaml': EXPERIMENT.replace('1500', '0') }), 'check', 'armor.yaml')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'armor.yaml:4:8: games: found 0, expected a whole number from 1 to 1000000000\n',
    });
  });
});
