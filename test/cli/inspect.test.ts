/** `skirmish inspect`, and the way of a position: saved from a game, looked at, played on. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { folderWith, skirmish } from './skirmish.ts';
import { SMALL } from './small-position.ts';

const EXAMPLE = 'experiments/fury-of-the-clansmen/positions/rubble-and-walls.yaml';

interface Figure {
  id: string;
  reach: { at: [number, number]; steps: number; moves: number }[];
  sight: { to: string; clear: boolean; because: string[] }[];
  attacks: { kind: string; target: string; attackDice: string; armorDice: string; kill: number; modifiers: object[] }[];
}
interface Inspected {
  format: number;
  system: string;
  figures: Figure[];
}

describe('skirmish inspect', () => {
  const folder = folderWith({ 'small.yaml': SMALL });
  const inspect = (...args: string[]) => skirmish(folder, 'inspect', ...args);
  const json = (...args: string[]) => JSON.parse(inspect(...args, '--json').stdout) as Inspected;

  test('draws the board, then says of each figure what it reaches, sees and hits', () => {
    const { code, stdout, stderr } = inspect('small.yaml');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toBe(`Fury of the Clansmen, small.yaml; options.rules = basic

     0  1  2  3  4
  0  .  . c1  .  .
  1  .  J  .  B  .
  2 n1  .  .: . r1

Squares are [column, row] from the top left, counted from 0.
. clear   J jungle   R rubble   B boulder   : ruined wall
c1 centurion   n1 necromutant   r1 regular

c1, centurion of legion-1 (legion), at [2, 0], 3 actions
  Reach    squares by MOVE actions: 11 with 1; at most 2 steps
  Sight    r1  not in sight  boulder at [3, 1]
  Attacks  none

n1, necromutant of legion-1 (legion), at [0, 2], 3 actions
  Reach    squares by MOVE actions: 11 with 1; at most 4 steps
  Sight    r1  in sight  a ruined wall between [2, 2] and [3, 2]
  Attacks  firearm  r1  12.3 %  3w against 4r  armor +1r behind a ruined wall

r1, regular of clan-1 (clan), at [4, 2], 3 actions
  Reach    squares by MOVE actions: 11 with 1; at most 4 steps
  Sight    c1  not in sight  boulder at [3, 1]
           n1  in sight      a ruined wall between [3, 2] and [2, 2]
  Attacks  firearm  n1  35.6 %  3r against 3w+1r  armor +1r behind a ruined wall
`);
  });

  test('--figure: that one only, with its steps drawn on the board', () => {
    const { stdout } = inspect('small.yaml', '--figure', 'c1');
    expect(stdout).toContain(`
  0  2  1 c1  1  2
  1  2  2  1  B  2
  2 n1  2  2: 2 r1
`);
    expect(stdout).not.toContain('n1, necromutant');
  });

  test('--json: the least steps to each square, what blocks or covers, dice, chance and reasons', () => {
    const { format, system, figures } = json('small.yaml');
    expect([format, system, figures.map(({ id }) => id)]).toEqual([1, 'fury-of-the-clansmen', ['c1', 'n1', 'r1']]);
    const [c1, n1] = figures as [Figure, Figure];
    expect(c1.reach).toContainEqual({ at: [0, 0], steps: 2, moves: 1 });
    expect(c1.sight).toEqual([{ to: 'r1', clear: false, because: ['boulder at [3, 1]'] }]);
    expect(n1.attacks).toEqual([
      { kind: 'firearm', target: 'r1', attackDice: '3w', armorDice: '4r', kill: 53 / 432, fraction: '53/432', modifiers: [{ because: 'behind a ruined wall', side: 'armor', dice: '1r' }] },
    ]);
    expect(json('small.yaml', '--figure', 'n1').figures).toEqual([n1]);
  });

  test('--set: what if, on top of what the file sets', () => {
    const kill = (...args: string[]) => json('small.yaml', ...args, '--figure', 'n1').figures[0]!.attacks[0]!.kill;
    expect(kill('--set', 'bonuses.firstWall=none')).toBeGreaterThan(kill());
    expect(json('small.yaml', '--set', 'options.rules=advanced', '--figure', 'n1').figures[0]!.attacks.map(({ kind }) => kind)).toContain('burst');
  });

  test('the answer agrees with skirmish odds', () => {
    const [{ attackDice, armorDice, kill, modifiers }] = json('small.yaml', '--figure', 'n1').figures[0]!.attacks as [Figure['attacks'][number]];
    const odds = skirmish(folder, 'odds', 'fury-of-the-clansmen', '--attacker', 'necromutant', '--attack', 'firearm', '--defender', 'regular', '--when', 'walls-1', '--json');
    expect(JSON.parse(odds.stdout)).toMatchObject({ attackDice, armorDice, kill, modifiers });
  });

  test.each(['svg', 'png', 'vl.json'])('--chart x.%s', (ending) => {
    const { code, stdout } = inspect(EXAMPLE, '--figure', 'c1', '--chart', `x.${ending}`);
    expect(code).toBe(0);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(`Chart: x.${ending}`);
    expect(readFileSync(join(folder, `x.${ending}`)).length).toBeGreaterThan(5000);
  });

  test('a board of floors, foxholes and building walls is drawn too', () => {
    const house = 'system: fury-of-the-clansmen\nset: { options.rules: advanced }\nboard: |\n  . . . .\n    - -\n  .|b b .\n\n  o . X P\nfigures: [{ id: a, unit: regular, at: [0, 0] }, { id: n, unit: necromutant, at: [2, 1] }]\n';
    const { code, stdout } = skirmish(folderWith({ 'house.yaml': house }), 'inspect', 'house.yaml', '--chart', 'house.svg');
    expect(code).toBe(0);
    expect(stdout).toContain('a building wall between');
  });
});

describe('a position that cannot be', () => {
  test.each([['inspect', 'x.yaml', '--chart', 'x.svg'], ['play', '--position', 'x.yaml']])('skirmish %s says where, and writes nothing', (...args) => {
    const folder = folderWith({ 'x.yaml': SMALL.replace('[0, 2]', '[3, 1]').replace('[4, 2]', '[9, 9]') });
    expect(skirmish(folder, ...args)).toEqual({
      code: 2,
      stdout: '',
      stderr: 'x.yaml:11:38: figure "n1" at [3, 1] stands on a boulder, which nobody can enter\nx.yaml:12:34: figure "r1" at [9, 9] is off the board, which has columns 0 to 4 and rows 0 to 2\n',
    });
    expect(readdirSync(folder).sort()).toEqual(['experiments', 'x.yaml']);
  });

  test.each([
    [['inspect', 'gone.yaml'], 'gone.yaml: no such file; expected a position file'],
    [['inspect', EXAMPLE, '--figure', 'c2'], '--figure c2: unknown figure "c2"; did you mean "r2"?'],
    [['inspect', EXAMPLE, '--chart', 'x.pdf'], '--chart x.pdf: expected a file that ends in .svg, .png or .vl.json'],
    [['inspect', EXAMPLE, '--set', 'units.reglar.armor=3b'], 'book: unknown path "units.reglar.armor"; did you mean "units.regular.armor"?'],
    [['play', 'fury-of-the-clansmen', '--position', EXAMPLE], 'play: a position says its own system; leave "fury-of-the-clansmen" or --position out'],
    [['play', 'fury-of-the-clansmen'], "missing required argument 'mission'; or begin with --position <file>"],
  ])('skirmish %j', (args, said) => {
    expect(skirmish(folderWith(), ...args)).toEqual({ code: 2, stdout: '', stderr: `${said}\n` });
  });
});

describe('a position from a game', () => {
  const SHORT = 'title: Short\nsystem: fury-of-the-clansmen\nmission: breakthrough\nseed: 5\ngames: 2\nstrategies: { clan: [random], legion: [random] }\nset: { missions.breakthrough.roundLimit: 1, options.rules: basic }\n';
  let folder: string;
  const save = (...args: string[]) => skirmish(folder, 'replay', 'run', '0', '1', ...args);
  beforeAll(() => {
    folder = folderWith({ 'short.yaml': SHORT });
    skirmish(folder, 'run', 'short.yaml', '--out', 'run');
  }, 60_000);

  test('is saved before a decision, with what the run had set, and played on', () => {
    const { code, stdout } = save('--at', '60', '--save', 'position.yaml');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^position\.yaml: the position before decision 60, which is (clan|legion)'s\.\nIt is the game of the run, decision by decision\.\n$/);
    const text = readFileSync(join(folder, 'position.yaml'), 'utf8');
    expect(text).toContain('mission: breakthrough\nset:\n  missions.breakthrough.roundLimit: 1\n');
    expect(text.match(/^ {2}- \{ id: /gm)).toHaveLength(32);
    const played = skirmish(folder, 'play', '--position', 'position.yaml', '--strategy', 'clan=rush', '--strategy', 'legion=random');
    expect([played.code, played.stderr]).toEqual([0, '']);
    expect(played.stdout).toMatch(/^Fury of the Clansmen · Mission One: Breakthrough · seed 1, game 0\n/);
    expect(played.stdout).toMatch(/in round [12], after \d+ decisions: /);
    expect(skirmish(folder, 'inspect', 'position.yaml', '--chart', 'saved.svg').code).toBe(0);
  });

  test('a made-up one is fought until one side is gone', () => {
    const { code, stdout } = skirmish(folder, 'play', '--position', EXAMPLE, '--strategy', 'clan=hunter', '--strategy', 'legion=rush');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Fury of the Clansmen · A position · seed 1, game 0\n/);
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/(no Legionnaire is left in play|no Clansman is left in play|both sides are still in play)$/);
  });

  test.each([
    [['--at', '3', '--save', 'no.yaml'], /^--at 3: an action or the set-up is under way, which no position holds; expected a decision of a squad in its turn, such as decision \d+$/],
    [['--at', '5000', '--save', 'no.yaml'], /^--at 5000: no such decision; the game has decisions 0 to \d+$/],
    [['--at', '60'], /^replay: --at goes with --save <file>$/],
    [['--save', 'no.yaml'], /^replay: --save goes with --at <decision>$/],
    [['--at', '60', '--save', 'nowhere/no.yaml'], /^--save nowhere\/no\.yaml: cannot be written \(no such folder\)$/],
  ])('refuses %j', (args, said) => {
    const { code, stdout, stderr } = save(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.trimEnd()).toMatch(said);
    expect(existsSync(join(folder, 'no.yaml'))).toBe(false);
  });
});
