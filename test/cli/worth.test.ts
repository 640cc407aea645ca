/** `skirmish points --worth`: from the command to games, what points were worth in them, and a report. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { systemNamed } from '../../src/cli/named.ts';
import { worthPlan, type WorthOptions } from '../../src/cli/worth-question.ts';
import { folderWith, skirmish } from './skirmish.ts';

const SHORT = ['--set', 'missions.last-man-standing.roundLimit=1', '--strategy', 'idle'];
const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

describe('skirmish points --worth', () => {
  const folder = folderWith();
  const worth = (...args: string[]) => skirmish(folder, 'points', 'warengine', '--worth', ...args);

  test('plays random forces of each size into a run of its own, says what it found, and is extended by the same command', () => {
    const { code, stdout, stderr } = worth('--games', '6', '--points', '200,300', ...SHORT);
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringMatching(/^2 sizes of forces, 6 games each\n.*: 12 of 12 games, 0 failed/) as string });
    expect(stdout).toContain('WarEngine · Last Man Standing · seed 1995 · 6 games a size · idle\n');
    expect(inOneLine(stdout)).toContain('At 200 points: too few games to tell what anything is worth: 3 different set-ups, expected at least 240.');
    expect(readFileSync(join(folder, 'reports/warengine-worth/report.html'), 'utf8')).toContain('<h2>What points are worth</h2>');
    const more = worth('--games', '8', '--points', '200,300', '--json', ...SHORT);
    expect(more.stderr).toContain('16 of 16 games, 12 kept from before');
    const { system, summary } = JSON.parse(more.stdout) as { system: string; summary: { worth: { pools: { points: number; games: number }[] } } };
    expect([system, summary.worth.pools.map(({ points, games }) => [points, games])]).toEqual(['warengine', [[200, 8], [300, 8]]]);
  });

  test('an ordinary run of a few games between random forces says who wins, and nothing of points', () => {
    const { code, stdout } = skirmish(folder, 'run', 'experiments/warengine/last-man-standing.yaml', '--games', '2', '--strategy', 'red=idle', '--strategy', 'blue=idle', '--out', 'ordinary');
    expect(code).toBe(0);
    expect(stdout).toContain('Last Man Standing');
    expect(stdout).not.toContain('worth');
  });

  test('its games replay like any others', () => {
    const { code, stdout } = skirmish(folder, 'replay', 'reports/warengine-worth', '1', '3', '--quiet');
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^A draw in round 1, after \d+ decisions/) as string });
  });

  test('options of games without games, and a force to price with games, are refused', () => {
    const refused = (...args: string[]) => {
      const { code, stderr } = skirmish(folder, 'points', 'warengine', ...args);
      return [code, stderr];
    };
    expect(refused('gangs-fire', '--worth')).toEqual([2, '--worth: plays random forces; expected neither a force nor --profile\n']);
    expect(refused('--games', '5')).toEqual([2, '--games: goes with --worth, which plays games\n']);
  });
});

describe('the question behind it', () => {
  const plan = (options: WorthOptions) => worthPlan(systemNamed('warengine'), options);

  test('is an experiment of two sizes in the hands of the reference player, one side short of points in half of the pairs', async () => {
    const { experiment, mission, cells } = await plan({});
    expect([mission.id, experiment.games, cells.map(({ label }) => label)]).toEqual(['last-man-standing', 2000, ['warlord / warlord, forces.points=300', 'warlord / warlord, forces.points=1000']]);
    expect(experiment.set).toEqual({ 'forces.red': 'random', 'forces.blue': 'random', 'forces.short': 20 });
    const other = await plan({ points: '500', mission: 'hold-the-ground', strategy: ['assault'], seed: 7, set: ['points.base=1.24', 'forces.short=0'] });
    expect([other.cells.map(({ label, patch }) => [label, patch['points.base'], patch['forces.short']]), other.mission.id, other.experiment.seed]).toEqual([[['assault / assault, forces.points=500', 1.24, 0]], 'hold-the-ground', 7]);
  });

  test('names the option that is wrong', async () => {
    await expect(plan({ points: '300,300' })).rejects.toThrow('--points 300,300: expected different whole numbers, such as 300,1000');
    await expect(plan({ points: '5' })).rejects.toThrow('--worth: forces.points cannot be 5; expected a whole number from 100 to 6000');
    await expect(plan({ mission: 'last-man' })).rejects.toThrow('--mission last-man: unknown mission "last-man"; there is last-man-standing');
    await expect(plan({ strategy: ['warlrd'] })).rejects.toThrow('--strategy red=warlrd: unknown strategy "warlrd"; did you mean "warlord"?');
    await expect(worthPlan(systemNamed('fury-of-the-clansmen'), {})).rejects.toThrow('has no random forces to try points on');
  });
});
