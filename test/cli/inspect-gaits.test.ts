/** `skirmish inspect` where figures walk or run, cover and suppress: the examples of Legions of Steel. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith, skirmish } from './skirmish.ts';

const EXAMPLE = 'experiments/legions-of-steel/positions/stein-suppresses.yaml';

describe('skirmish inspect', () => {
  const folder = folderWith();
  const inspect = (...args: string[]) => skirmish(folder, 'inspect', ...args);

  test('says how a figure stands, how far it gets walking and running, and who watches those squares', () => {
    const { code, stdout, stderr } = inspect(EXAMPLE, '--figure', 's213a');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`
s213a, nightmare of machines, at [2, 3], faces east, is active, walking, has nachtmacher
  Reach    squares: 8 walking (4 points)
  Watched  6 of these squares, by stein 3, kowolchuk 3
`);
  });

  test('--json has the gaits, what is so, and who watches each square', () => {
    const { figures } = JSON.parse(inspect(EXAMPLE, '--figure', 's213a', '--json').stdout) as { figures: object[] };
    expect(figures[0]).toMatchObject({ gaits: [{ name: 'walking', points: 4 }], notes: ['faces east', 'is active, walking', 'has nachtmacher'] });
    expect((figures[0] as { reach: object[] }).reach).toContainEqual({ at: [3, 3], steps: 1, moves: 1, watched: ['stein'] });
  });

  test('attacks have the dice alone, where nothing is rolled against them', () => {
    const { stdout } = inspect('experiments/legions-of-steel/positions/romano-spreads-her-fire.yaml', '--figure', 'romano');
    expect(stdout).toContain('fire walking  n1  97.2 %  2x2\n');
    expect(stdout).toContain('auto walking  n1  98.8 %  4x3  -1 automatic fire\n');
  });

  test('--chart', () => {
    const { code } = inspect(EXAMPLE, '--figure', 's213a', '--chart', 'x.vl.json');
    expect(code).toBe(0);
    expect(readFileSync(join(folder, 'x.vl.json'), 'utf8').replaceAll(/",\s*"/g, ' ')).toContain('S213a (nightmare) reaches 8 squares walking, and');
  });

  test('a position that cannot be: where in the file', () => {
    const text = readFileSync(join(folder, EXAMPLE), 'utf8');
    const bad = folderWith({ 'x.yaml': text.replace('facing: north, suppressing', 'facing: south, suppressing').replace('at: [1, 6]', 'at: [2, 6]') });
    expect(skirmish(bad, 'inspect', 'x.yaml')).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^x\.yaml:\d+:\d+: figure "kowolchuk" at \[2, 6\] stands on a wall\n$/) as string,
    });
  });
});
