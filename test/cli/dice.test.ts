/** `skirmish dice`: how dice come out and how they fare against others, in the notation of the rulebook. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../src/systems/index.ts';
import { folderWith, skirmish } from './skirmish.ts';

const folder = folderWith();
const dice = (...args: string[]) => skirmish(folder, 'dice', 'fury-of-the-clansmen', ...args);

test('3r+1b against 3w+3r in words', () => {
  expect(dice('3r+1b', '--vs', '3w+3r').stdout).toBe(`Fury of the Clansmen: 3r+1b

hits   exactly  at least
   0     4.2 %   100.0 %
   1    20.8 %    95.8 %
   2    37.5 %    75.0 %
   3    29.2 %    37.5 %
   4     8.3 %     8.3 %

mean 2.17, standard deviation 0.99

against 3w+3r:
  win     29.9 %  97/324
  tie     24.9 %  1289/5184
  lose    45.2 %  781/1728
(to win is to show more hits: an attack that eliminates its target; with a tie the armor holds)
`);
});

test('as JSON: the whole document', () => {
  expect(JSON.parse(dice('2r', '--json').stdout)).toEqual({
    format: 1,
    system: 'fury-of-the-clansmen',
    dice: '2r',
    counts: 'hits',
    pmf: [{ value: 0, p: 1 / 4 }, { value: 1, p: 1 / 2 }, { value: 2, p: 1 / 4 }],
    mean: 1,
    sd: Math.sqrt(1 / 2),
    atLeast: [{ value: 0, p: 1 }, { value: 1, p: 3 / 4 }, { value: 2, p: 1 / 4 }],
  });
});

test('3r against 3w wins 55 of 108; what is left is a tie or lost', () => {
  const { win, tie, lose, vs } = JSON.parse(dice('3r', '--vs', '3w', '--json').stdout) as Record<string, number>;
  expect([vs, win]).toEqual(['3w', 55 / 108]);
  expect(win! + tie! + lose!).toBeCloseTo(1, 12);
});

test('other faces of the dice', () => {
  expect((JSON.parse(dice('3r', '--set', 'dice.red.hits=6', '--json').stdout) as { mean: number }).mean).toBe(3);
});

test('a chart', () => {
  expect(dice('3b', '--chart', 'dice.svg').stdout).toMatch(/\nChart: dice\.svg\n$/);
  expect(readFileSync(join(folder, 'dice.svg'), 'utf8')).toContain('3b shows 2.00 hits on average');
});

describe('the notation', () => {
  test('of each rulebook, and what --vs means, is in the help', () => {
    const { code, stdout } = skirmish(folder, 'dice', '--help');
    expect(code).toBe(0);
    for (const system of SYSTEMS.values()) {
      const { about, versus } = system.dice();
      for (const text of [system.title, about, versus]) expect(stdout).toContain(text);
    }
  });

  test('of one is told when no dice are named', () => {
    expect(dice().stdout).toBe(`Fury of the Clansmen  (fury-of-the-clansmen)
  Dice: white (w), red (r) and black (b) dice joined by +, or none; such as 3r+1b. They show hits.
  Against others (--vs 3w+3r): to win is to show more hits: an attack that eliminates its target; with a tie the armor holds.
`);
  });
});

test.each([
  [['3x'], 'dice: "3x" names no dice; expected white (w), red (r) and black (b) ones such as 3r+1b, at most 63 of a color, or none'],
  [['3r', '--vs', '64w'], 'dice: "64w" names no dice; expected white (w), red (r) and black (b) ones such as 3r+1b, at most 63 of a color, or none'],
  [['--vs', '3r'], 'dice: no dice are named; expected white (w), red (r) and black (b) dice joined by +, or none'],
  [['3r', '--set', 'dice.red.hits=7'], 'book: dice.red.hits cannot be 7; expected a whole number from 0 to 6'],
  [['3r', '--chart', 'x.gif'], '--chart x.gif: expected a file that ends in .svg, .png or .vl.json'],
])('dice %j is refused', (args, said) => {
  expect(dice(...args)).toEqual({ code: 2, stdout: '', stderr: `${said}\n` });
});

test.each([['blood-berets', '14-2', 'successes'], ['blood-berets', 'd+13', 'points'], ['legions-of-steel', '2x4', 'hits'], ['legions-of-steel', 'd+1', 'points']])('%s, %s shows %s', (system, roll, shown) => {
  expect(skirmish(folder, 'dice', system, roll).stdout.split('\n')[2]).toMatch(new RegExp(`^ *${shown} +exactly +at least$`));
});
