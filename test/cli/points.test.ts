/** `skirmish points`: prices of a rulebook's figures, and of a force out of a file. */
import { describe, expect, test } from 'vitest';
import { folderWith, skirmish } from './skirmish.ts';

const MOB = `title: The mob
points: 300
units:
  - id: mob
    figures:
      - { profile: thug-boss, heroPoints: 2 }
      - { profile: thug, count: 9 }
`;

describe('skirmish points', () => {
  const folder = folderWith({
    'mob.yaml': MOB,
    'wrong.yaml': MOB.replace('count: 9', 'count: 19').replace('profile: thug-boss', 'profile: thug-bos'),
    'dear.yaml': MOB.replace('points: 300', 'points: 150').replace('heroPoints: 2', 'heroPoints: 7'),
  });
  const points = (...args: string[]) => skirmish(folder, 'points', ...args);

  test('prices every profile, a line each, as JSON part by part', () => {
    const { code, stdout } = points('warengine');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^thug +16 +trooper +9" +2k2 +2k2 +- +- +club 2k2$/m);
    expect(stdout).toMatch(/^spike +133 +character .*magneto-hurler 4k3 R30" AE 4x Li$/m);
    const { format, system, prices, force } = JSON.parse(points('warengine', '--json').stdout) as { format: number; system: string; prices: { id: string; points: number; parts: { name: string; points: number }[] }[]; force: null };
    expect({ format, system, force }).toEqual({ format: 1, system: 'warengine', force: null });
    expect(prices.find(({ id }) => id === 'thug')).toMatchObject({ points: 16, parts: [{ name: 'type', points: 2 }, { name: 'movement', points: 3 }, { name: 'mental' }, { name: 'fight' }] });
  });

  test('explains one price, with other constants if one likes', () => {
    expect(points('warengine', '--profile', 'thug').stdout).toBe(`WarEngine

thug: 16 points
  type trooper, Mv 9", Df 2k2, M 2k2, CR -, HP -, weapons club 2k2
  type       2.0  trooper
  movement   3.0  9 inches
  mental     1.0  2k2, which holds a unit 17 times in 100
  fight     10.2  attack worth 0.20, defense worth 0.40
`);
    expect(points('warengine', '--profile', 'thug', '--set', 'points.movement=2').stdout).toContain('WarEngine; points.movement = 2\n\nthug: 19 points');
  });

  test('adds up a force, and what it uses of its limits', () => {
    const { code, stdout } = points('warengine', 'mob.yaml');
    expect(code).toBe(0);
    expect(stdout).toContain(`WarEngine, The mob

unit       figure                        each  together  unit
mob     1  thug-boss with 2 hero points    36        36
        9  thug                            16       144   180
in all                                                    180

points                                       180  of at most 300
Points of Force, for units                   180
Points of Renown, for those who stand alone    0
hero points                                    2  of at most 2
figures in the largest unit                   10  of at most 12
`);
    expect(JSON.parse(points('warengine', 'gangs-assault', '--json').stdout)).toMatchObject({ title: expect.stringContaining('Gangs, assault') as string, force: { total: 999 } });
  });

  test('refuses a force that may not be built, each reason with its place', () => {
    expect(points('warengine', 'wrong.yaml')).toEqual({ code: 2, stdout: '', stderr: 'wrong.yaml:6:20: unknown profile "thug-bos"; did you mean "thug-boss"?\n' });
    const { code, stderr } = points('warengine', 'dear.yaml');
    expect(code).toBe(2);
    expect(stderr).toBe(`dear.yaml:6:43: thug-boss: 7 hero points; an elite has 6 at most
dear.yaml:2:9: it costs 200, more than the 150 agreed on
dear.yaml:1:1: 7 hero points; a force of 150 points has 1 at most, one for every full 150. Give figures fewer: { profile: ..., heroPoints: ... }
`);
  });

  test('says what there is where it does not know a name', () => {
    expect(points('warengine', 'gang-assault').stderr).toBe('points: unknown force "gang-assault"; did you mean "gangs-assault"?\n');
    expect(points('warengine', 'mobs.yaml').stderr).toBe('mobs.yaml: no such file; expected a force file, or the name of a ready force\n');
    expect(points('warengine', '--profile', 'spik').stderr).toBe('--profile spik: unknown profile "spik"; did you mean "spike"?\n');
    expect(points('fury-of-the-clansmen').stderr).toBe('Fury of the Clansmen has no points to buy figures for\n');
  });
});
