/** `skirmish odds`: known values, tables in every form, charts, and every refusal. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith, MAIN, skirmish } from './skirmish.ts';

const folder = folderWith();
const odds = (...args: string[]) => skirmish(folder, 'odds', 'fury-of-the-clansmen', ...args);
const SHOT = ['--attacker', 'centurion', '--attack', 'firearm', '--defender', 'regular'];
const BASIC = ['--set', 'options.rules=basic'];
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
      cost: 1,
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
      notes: [],
      aftermath: [],
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

describe('the advanced game', () => {
  const SPREAD = ['--attacker', 'necromutant', '--attack', 'spread', '--defender', 'regular'];

  test('a spread in words: one enemy of those in the arc, and what it does to the weapon', () => {
    expect(odds(...SPREAD)).toEqual({
      code: 0,
      stderr: '',
      stdout: `Fury of the Clansmen
necromutant, spread, at regular; situation: plain

Kill                9.7 %   1 in 10.3   7/72
Attack dice         3w
Armor dice          3r+1b
                    +1b Auto Fire Spread

In 3 actions        9.7 %   with 1 attack
On average          10.3 attacks to kill
For 50 / 90 / 95 %  7 / 23 / 30 attacks

the same for each enemy in the arc of fire, rolled one by one
further attacks are counted as if the weapon held

Weapon Failure: 3b for each enemy fired at; all hits once: out of ammo, 3 times: explodes
             out of ammo  explodes
  1 enemy         29.6 %     0.0 %
  2 enemies       50.5 %     0.0 %
  3 enemies       65.2 %     2.6 %
  4 enemies       75.5 %     8.1 %
`,
    });
  });

  test('as JSON: each chance also exactly', () => {
    const { cost, aftermath } = JSON.parse(odds(...SPREAD, '--json').stdout) as { cost: number; aftermath: { rows: { name: string; chances: object[] }[] }[] };
    expect(cost).toBe(2);
    expect(aftermath[0]!.rows[3]).toEqual({
      name: '4 enemies',
      chances: [
        { outcome: 'out of ammo', p: expect.closeTo(0.7548, 4) as number, fraction: '401120/531441' },
        { outcome: 'explodes', p: 14336 / 177147, fraction: '14336/177147' },
      ],
    });
  });

  test('where a Brainbuster lands', () => {
    const { stdout } = odds('--attacker', 'chieftain', '--attack', 'brainbuster-centre', '--defender', 'necromutant');
    expect(stdout).toMatch(/^  clear throw, actions: 1 +44\.4 % +44\.4 % +11\.1 %$/m);
    expect(stdout).toMatch(/^  blind, aimed, actions: 2 +33\.3 % +66\.7 % +0\.0 %$/m);
  });

  test('a snap shot is out of turn: no chance within actions', () => {
    const SNAP = ['--attacker', 'regular', '--attack', 'snap', '--defender', 'necromutant'];
    expect(odds(...SNAP).stdout).not.toMatch(/^In /m);
    expect(odds(...SNAP, '--actions', '3').stderr).toBe('odds: snap takes no actions, being out of turn; leave out --actions\n');
  });
});

describe('a table', () => {
  const rows = (stdout: string) => stdout.split('\n').filter((line) => / %/.test(line));

  test('of every attacker, attack and defender, at most 100 columns wide', () => {
    const { stdout } = odds('--table');
    expect(rows(stdout)).toHaveLength(59);
    expect(stdout).toMatch(/^chieftain +necromutant +1 +3b +3w +68\.0 % +1\.5 +496\/729$/m);
    for (const line of [...stdout.split('\n'), ...odds('--table', '--when', 'every').stdout.split('\n')]) {
      expect(line.length).toBeLessThanOrEqual(100);
      expect(line).not.toContain('…');
    }
  });

  test('of the basic game: two kinds of attack', () => {
    expect(rows(odds('--table', ...BASIC).stdout)).toHaveLength(22);
  });

  test('of one attack in every situation, the deadliest first', () => {
    const chances = rows(odds(...SHOT, '--table').stdout).map((line) => Number(/([\d.]+) %/.exec(line)![1]));
    expect(chances).toHaveLength(104);
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
  });

  test('the same figures as JSON, CSV and Markdown', () => {
    const regular = ['--table', '--attacker', 'regular', '--when', 'every'];
    const { attacks, refused } = JSON.parse(odds(...regular, '--json').stdout) as { attacks: { kill: number; cost: number; fraction: string }[]; refused: number };
    // at two kinds of Legionnaire: 20 ways to Close Attack, 104 to fire, 52 each for a burst, a spread and a snap shot
    expect([attacks.length, attacks.length + refused]).toEqual([2 * (20 + 104 + 3 * 52), 9 * 5 * 240]);
    const csv = odds(...regular, '--format', 'csv').stdout.trim().split('\n').slice(1).map((line) => line.split(','));
    expect(csv.map((cells) => [Number(cells[4]), Number(cells[7]), cells[9]])).toEqual(attacks.map(({ cost, kill, fraction }) => [cost, kill, fraction]));
    const markdown = odds(...regular, '--format', 'markdown').stdout.trim().split('\n');
    expect(markdown).toHaveLength(2 + attacks.length);
  });
});

describe('a chart', () => {
  test('of a table: a heat map with a number in each cell', () => {
    expect(odds('--table', '--chart', 'table.svg').stdout).toMatch(/\nChart: table\.svg\n$/);
    expect(readFileSync(join(folder, 'table.svg'), 'utf8').match(/>\d+\.\d %</g)).toHaveLength(59);
  });

  test('of one attack: its wounds, and those that kill; JSON stays JSON', () => {
    const { stdout } = odds(...EXAMPLE, '--chart', 'hits.svg', '--json');
    expect(() => JSON.parse(stdout) as unknown).not.toThrow();
    const svg = readFileSync(join(folder, 'hits.svg'), 'utf8');
    for (const text of ['kills', 'does not kill', '37.5 %']) expect(svg).toContain(`>${text}<`);
  });

  test('as a picture', () => {
    odds(...SHOT, '--table', '--chart', 'situations.png');
    expect(readFileSync(join(folder, 'situations.png')).subarray(1, 4).toString()).toBe('PNG');
  });
});

test('--list names units, attacks and situations', () => {
  expect(odds('--list').stdout).toMatch(/^Units: chieftain, regular, charger-carrier, centurion, necromutant\nAttacks: close, firearm, burst, spread, full-auto, snap, charge, brainbuster-centre, brainbuster-adjacent\n/m);
  const { situations } = JSON.parse(odds('--list', '--json').stdout) as { situations: { name: string }[] };
  expect(situations.map(({ name }) => name)).toEqual([
    'aim',
    'rubble-attacker', 'tower', 'foxhole-attacker',
    'rubble-target', 'tower-target', 'foxhole-target', 'jungle-target', 'building-target',
    'walls-1', 'walls-2', 'walls-3', 'walls-4',
  ]);
});

test.each([
  [['--attacker', 'centurian', '--attack', 'firearm', '--defender', 'regular'], 'odds: unknown attacker "centurian"; did you mean "centurion"?'],
  [['--attacker', 'centurion', '--attack', 'firearms', '--defender', 'regular'], 'odds: unknown attack "firearms"; did you mean "firearm"?'],
  [[...SHOT, '--when', 'jungle-targt'], 'odds: unknown situation "jungle-targt"; did you mean "jungle-target"?'],
  [['--attacker', 'chieftain', '--attack', 'firearm', '--defender', 'centurion'], 'odds: a chieftain has no dice for a firearm attack'],
  [['--attacker', 'chieftain', '--attack', 'close', '--defender', 'regular'], 'odds: a chieftain does not attack a regular: both are of the clan'],
  [['--attacker', 'centurion', '--attack', 'close', '--defender', 'regular', '--when', 'jungle-target'], 'odds: jungle-target: of no account in a close attack, being cover against firearms ("Line of Sight")'],
  [['--attacker', 'centurion', '--attack', 'burst', '--defender', 'regular', ...BASIC], 'odds: burst: not in the basic rules ("Advanced Rules"); options.rules=advanced has it'],
  [[...SHOT, '--when', 'aim', ...BASIC], 'odds: aim: not in the basic rules ("Advanced Rules"); options.rules=advanced has it'],
  [[...SHOT, '--when', 'burst'], 'odds: burst is an attack, no situation; write --attack burst'],
  [['--attacker', 'centurion', '--attack', 'aim', '--defender', 'regular'], 'odds: aim is a situation, no attack; write --when aim'],
  [[...SHOT, '--when', 'walls-1,walls-3'], 'odds: walls-1 and walls-3 cannot both be: each says what the number of ruined walls is'],
  [[...SHOT, '--when', 'rubble-attacker,walls-2'], 'odds: walls-2: with a figure on rubble or in the tower only a ruined wall right next to the target counts ("Ruined Walls"), so at most walls-1'],
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

describe('WarEngine', () => {
  const SHOT = ['odds', 'warengine', '--attacker', 'spike', '--attack', 'magneto-hurler', '--defender', 'thug'];

  test("calls the defender's dice as its rulebook does", () => {
    expect(skirmish(folder, ...SHOT).stdout).toMatch(/^Defense dice +\d+k\d+$/m);
    expect(skirmish(folder, ...SHOT, '--table').stdout).toMatch(/ attack dice +defense dice +kill /);
    expect(skirmish(folder, ...SHOT, '--format', 'csv').stdout, 'for programs they have one name').toMatch(/^attacker,attack,defender,when,cost,attackDice,armorDice,/);
  });

  test('a table that takes long says so at once, and what makes it shorter; a shorter one says nothing', async () => {
    const child = spawn(process.execPath, [MAIN, 'odds', 'warengine', '--table', '--when', 'every', '--format', 'csv'], { cwd: folder });
    const said = await new Promise<string>((resolve) => child.stderr.once('data', (data: Buffer) => resolve(data.toString())));
    child.kill('SIGKILL');
    expect(said).toBe('22,999,680 attacks to go through, which takes a while; fewer with --attacker or --attack or --defender\n');
    expect(skirmish(folder, ...SHOT.slice(0, 4), '--defender', 'thug', '--table', '--when', 'every', '--format', 'csv')).toMatchObject({ code: 0, stderr: '' });
  });
});
