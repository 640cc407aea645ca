/** `skirmish odds`: known values, tables in every form, charts, and every refusal. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith, skirmish } from './skirmish.ts';

const folder = folderWith();
const odds = (...args: string[]) => skirmish(folder, 'odds', 'fury-of-the-clansmen', ...args);
const SHOT = ['--attacker', 'centurion', '--attack', 'firearm', '--defender', 'regular'];
const EXAMPLE = [...SHOT, '--when', 'rubble-attacker,jungle-target'];

describe('one attack', () => {
  test("the book's example in words: the chance, the dice of both sides and why, and how many shots it takes", () => {
    expect(odds(...EXAMPLE)).toEqual({
      code: 0,
      stderr: '',
      stdout: `Fury of the Clansmen
centurion, firearm, at regular; situation: rubble-attacker, jungle-target

Kill                29.9 %   1 in 3.3   97/324
Attack dice         3r+1b
                    +1b attacker on top of rubble
Armor dice          3w+3r
                    +3w target on the edge of a jungle

In 3 actions        65.6 %   with 3 attacks
On average          3.3 attacks to kill
For 50 / 90 / 95 %  2 / 7 / 9 attacks
`,
    });
  });

  test('as JSON: the whole document', () => {
    expect(JSON.parse(odds(...EXAMPLE, '--json').stdout)).toEqual({
      format: 1,
      system: 'fury-of-the-clansmen',
      attacker: 'centurion',
      attack: 'firearm',
      defender: 'regular',
      when: ['rubble-attacker', 'jungle-target'],
      attackDice: '3r+1b',
      armorDice: '3w+3r',
      kill: 97 / 324,
      fraction: '97/324',
      oneIn: 324 / 97,
      modifiers: [
        { because: 'attacker on top of rubble', side: 'attack', dice: '1b' },
        { because: 'target on the edge of a jungle', side: 'armor', dice: '3w' },
      ],
      provided: [],
      chain: { actions: 3, shots: 3, kill: expect.closeTo(1 - (227 / 324) ** 3, 12) as number, expectedShots: expect.closeTo(324 / 97, 12) as number, shotsFor: { 50: 2, 90: 7, 95: 9 } },
    });
  });

  test('another number of the book, another number of actions', () => {
    const { kill, fraction, armorDice, chain } = JSON.parse(odds(...SHOT, '--set', 'units.regular.armor=2r', '--actions', '2', '--json').stdout) as { kill: number; fraction: string; armorDice: string; chain: object };
    expect({ kill, fraction, armorDice }).toEqual({ kill: 1 / 2, fraction: '1/2', armorDice: '2r' });
    expect(chain).toMatchObject({ actions: 2, shots: 2, kill: 3 / 4, expectedShots: 2 });
    expect(odds(...SHOT, '--set', 'units.regular.armor=2r').stdout).toMatch(/^Fury of the Clansmen; units\.regular\.armor = 2r\n/);
    expect(odds(...SHOT, '--set', 'units.centurion.actions=5').stdout).toMatch(/^In 5 actions /m);
  });

  test('with a figure on rubble, says where the doorway must be', () => {
    expect(odds(...SHOT, '--when', 'rubble-attacker', '--when', 'building-target').stdout).toMatch(/^provided that the target is right next to the doorway/m);
  });
});

describe('a table', () => {
  const rows = (stdout: string) => stdout.split('\n').filter((line) => / %/.test(line));

  test('of every attacker, attack and defender, at most 100 columns wide', () => {
    const { stdout } = odds('--table');
    expect(rows(stdout)).toHaveLength(22);
    expect(stdout).toMatch(/^chieftain +necromutant +3b +3w +68\.0 % +1\.5 +496\/729$/m);
    for (const line of [...stdout.split('\n'), ...odds('--table', '--when', 'every').stdout.split('\n')]) expect(line.length).toBeLessThanOrEqual(100);
  });

  test('of one attack in every situation, the deadliest first', () => {
    const chances = rows(odds(...SHOT, '--table').stdout).map((line) => Number(/([\d.]+) %/.exec(line)![1]));
    expect(chances).toHaveLength(25);
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
  });

  test('the same figures as JSON, CSV and Markdown', () => {
    const { attacks, refused } = JSON.parse(odds('--table', '--when', 'every', '--json').stdout) as { attacks: { kill: number; fraction: string }[]; refused: number };
    expect([attacks.length, refused]).toEqual([298, 1702]);
    const csv = odds('--table', '--when', 'every', '--format', 'csv').stdout.trim().split('\n').slice(1).map((line) => line.split(','));
    expect(csv.map((cells) => [Number(cells[6]), cells[8]])).toEqual(attacks.map(({ kill, fraction }) => [kill, fraction]));
    const markdown = odds('--table', '--when', 'every', '--format', 'markdown').stdout.trim().split('\n');
    expect(markdown).toHaveLength(2 + 298);
  });
});

describe('a chart', () => {
  test('of a table: a heat map with a number in each cell', () => {
    expect(odds('--table', '--chart', 'table.svg').stdout).toMatch(/\nChart: table\.svg\n$/);
    expect(readFileSync(join(folder, 'table.svg'), 'utf8').match(/>\d+\.\d %</g)).toHaveLength(22);
  });

  test('of one attack: its hits, exactly and at least so many; JSON stays JSON', () => {
    const { stdout } = odds(...EXAMPLE, '--chart', 'hits.svg', '--json');
    expect(() => JSON.parse(stdout) as unknown).not.toThrow();
    const svg = readFileSync(join(folder, 'hits.svg'), 'utf8');
    for (const text of ['exactly', 'at least', '37.5 %', '75.0 %']) expect(svg).toContain(`>${text}<`);
  });

  test('as a picture', () => {
    odds(...SHOT, '--table', '--chart', 'situations.png');
    expect(readFileSync(join(folder, 'situations.png')).subarray(1, 4).toString()).toBe('PNG');
  });
});

test('--list names units, attacks and situations', () => {
  expect(odds('--list').stdout).toMatch(/^Units: chieftain, regular, charger-carrier, centurion, necromutant\nAttacks: close, firearm\n/m);
  const { situations } = JSON.parse(odds('--list', '--json').stdout) as { situations: { name: string }[] };
  expect(situations.map(({ name }) => name)).toEqual(['rubble-attacker', 'rubble-target', 'jungle-target', 'building-target', 'walls-1', 'walls-2', 'walls-3', 'walls-4']);
});

test.each([
  [['--attacker', 'centurian', '--attack', 'firearm', '--defender', 'regular'], 'odds: unknown attacker "centurian"; did you mean "centurion"?'],
  [['--attacker', 'centurion', '--attack', 'firearms', '--defender', 'regular'], 'odds: unknown attack "firearms"; did you mean "firearm"?'],
  [[...SHOT, '--when', 'jungle-targt'], 'odds: unknown situation "jungle-targt"; did you mean "jungle-target"?'],
  [['--attacker', 'chieftain', '--attack', 'firearm', '--defender', 'centurion'], 'odds: a chieftain has no dice for a firearm attack'],
  [['--attacker', 'chieftain', '--attack', 'close', '--defender', 'regular'], 'odds: a chieftain does not attack a regular: both are of the clan'],
  [['--attacker', 'centurion', '--attack', 'close', '--defender', 'regular', '--when', 'jungle-target'], 'odds: jungle-target: of no account in a close attack, being cover against firearms ("Line of Sight")'],
  [[...SHOT, '--when', 'walls-1,walls-3'], 'odds: walls-1 and walls-3 cannot both be: each says what the number of ruined walls is'],
  [[...SHOT, '--when', 'rubble-attacker,walls-2'], 'odds: walls-2: with a figure on rubble only a ruined wall right next to the target counts ("Ruined Walls"), so at most walls-1'],
  [[...SHOT, '--when', 'every'], 'odds: --when every is for tables; add --table'],
  [['--table', '--when', 'every,walls-1'], 'odds: --when every stands alone'],
  [['--attacker', 'centurion'], 'odds: no --attack, --defender; name it, or add --table for all of them (--list says what there is)'],
  [[...SHOT, '--set', 'units.regulr.armor=2r'], 'book: unknown path "units.regulr.armor"; did you mean "units.regular.armor"?'],
  [[...SHOT, '--format', 'csv', '--actions', '3'], 'odds: --format csv has no place for --actions; use text or json'],
  [['--table', '--actions', '3'], "option '--actions <number>' cannot be used with option '--table'"],
  [['--list', '--table'], "option '--list' cannot be used with option '--table'"],
  [['--table', '--json', '--format', 'csv'], "option '--json' cannot be used with option '--format <form>'"],
  [['--table', '--chart', 'x.pdf'], '--chart x.pdf: expected a file that ends in .svg, .png or .vl.json'],
  [['--table', '--chart', 'nowhere/x.svg'], '--chart nowhere/x.svg: cannot be written (no such folder)'],
])('odds %j is refused', (args, said) => {
  expect(odds(...args)).toEqual({ code: 2, stdout: '', stderr: `${said}\n` });
  expect(existsSync(join(folder, 'x.pdf'))).toBe(false);
});
