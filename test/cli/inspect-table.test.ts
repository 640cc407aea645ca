/** `skirmish inspect` of a position on an open table, and the way of one: saved from a game, looked at, played on. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { folderWith, skirmish } from './skirmish.ts';

const SMALL = `system: warengine
table:
  size: [20, 8]
  terrain:
    - { name: hedge, kind: light, outline: [[8, 2], [9, 2], [9, 5], [8, 5]] }
    - { name: house, kind: blocking, outline: [[8, 5], [10, 5], [10, 7], [8, 7]] }
turn: smith
figures:
  - { id: smith, unit: arizona-smith, side: red, at: [4, 4], state: { heroPoints: 2 } }
  - { id: t1, unit: thug, side: blue, squad: thugs, at: [12, 4] }
  - { id: b1, unit: thug-boss, side: blue, squad: thugs, at: [12, 6.5], state: { reserve: club } }
`;

describe('skirmish inspect', () => {
  const folder = folderWith({ 'small.yaml': SMALL });
  const inspect = (...args: string[]) => skirmish(folder, 'inspect', 'small.yaml', ...args);

  test('draws the table, then says of each figure how far it gets, whom it sees and what it hits', () => {
    const { code, stdout, stderr } = inspect();
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toBe(`WarEngine, small.yaml

    0                   10
  0 . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . : . . . . . . . . . . .
    . . . . . . . . : . . . . . . . . . . .
    . . . . A . . . : . . . a . . . . . . .
    . . . . . . . . # # . . . . . . . . . .
    . . . . . . . . # # . . a . . . . . . .
    . . . . . . . . . . . . . . . . . . . .

An inch to a character, [x, y] from the top left; distances are from edge to edge.
: light: hedge
# blocking: house
A smith   a thugs: t1 b1

smith, arizona-smith of red, at [4, 4], active, 2 hero points
  Moves    9" normal, 12" fast, 12" charge; room at 71 places an inch apart
  Contact  t1  charge of 7" to [11, 4]
           b1  charge of 9" to [11.04, 6.2]
  Sight    t1  7.0"  in sight      light cover: hedge (light)
           b1  7.4"  not in sight  house (blocking) lies between
  Attacks  revolver now             t1  45.1 %  4k3 against 4k3  attacker did not move +1k0; target
                                                                 did not move +1k0; target light
                                                                 cover +1k1; 64.3 % if both spend
                                                                 hero points, 2 against 0
           bullwhip after a charge  t1  93.9 %  4k4 against 2k2  attacker charges +1k1; 98.0 % if
                                                                 both spend hero points, 2 against 0
           bullwhip after a charge  b1  89.1 %  4k4 against 3k2  attacker charges +1k1; 96.1 % if
                                                                 both spend hero points, 2 against 0

t1, thug of thugs (blue), at [12, 4]
  Moves    9" normal, 12" fast, 12" charge; room at 99 places an inch apart
  Contact  smith  charge of 7" to [5, 4]
  Sight    smith  7.0"  in sight  light cover: hedge (light)
  Attacks  club after a charge  smith  29.2 %  3k3 against 4k3  attacker charges +1k1; 15.4 % if
                                                                both spend hero points, 0 against 2

b1, thug-boss of thugs (blue), at [12, 6.5], leader, on reserve: club
  Moves    9" normal, 12" fast, 12" charge; room at 106 places an inch apart
  Contact  smith  charge of 8" to [4.96, 4.3]
  Sight    smith  7.4"  not in sight  house (blocking) lies between
  Attacks  club after a charge  smith  45.1 %  4k3 against 4k3  attacker charges +1k1; 27.0 % if
                                                                both spend hero points, 0 against 2
`);
  });

  test('--figure: that one only, with where it gets drawn on the table', () => {
    const { stdout } = inspect('--figure', 'b1');
    expect(stdout).toContain('+ where b1 can end a normal move\n');
    expect(stdout).not.toContain('smith, arizona-smith of red, at');
  });

  test('--json: places, ways, sight and exact chances', () => {
    const { format, system, figures } = JSON.parse(inspect('--json').stdout) as { format: number; system: string; figures: Record<string, unknown>[] };
    expect([format, system, figures.map(({ id, seat }) => [id, seat])]).toEqual([1, 'warengine', [['smith', 'red'], ['t1', 'blue'], ['b1', 'blue']]]);
    expect(figures[0]).toMatchObject({ at: [4, 4], diameter: 1, acting: true, sight: [{ to: 't1', inches: 7, clear: true, cover: 'light', because: ['hedge (light)'] }, { to: 'b1', clear: false, cover: null }] });
    expect(figures[0]).not.toHaveProperty('mark');
  });

  test('--set: what if', () => {
    expect(inspect('--set', 'units.arizona-smith.movement=6').stdout).toContain('6" normal');
  });

  test('--chart: the table drawn', () => {
    expect(inspect('--chart', 'x.png').stdout.trimEnd().split('\n').at(-1)).toBe('Chart: x.png');
    expect(readFileSync(join(folder, 'x.png')).length).toBeGreaterThan(5000);
  });
});

describe('a position that cannot be', () => {
  test.each([['inspect', 'x.yaml', '--chart', 'x.svg'], ['play', '--position', 'x.yaml']])('skirmish %s says where, and writes nothing', (...args) => {
    const folder = folderWith({ 'x.yaml': SMALL.replace('[12, 4]', '[12, 6]').replace('[4, 4], state', '[0.2, 4], state') });
    expect(skirmish(folder, ...args)).toEqual({
      code: 2,
      stdout: '',
      stderr: 'x.yaml:9:54: figure "smith" at [0.2, 4] is not wholly on the table, which is 20 x 8 inches; its base is 1 inch wide\nx.yaml:11:62: figure "b1" at [12, 6.5] overlaps the base of "t1"; two that touch have their middles 1 inch apart\n',
    });
    expect(existsSync(join(folder, 'x.svg'))).toBe(false);
  });

  test('in its terrain, its units and its words', () => {
    const folder = folderWith({ 'x.yaml': SMALL.replace('kind: light', 'kind: lite'), 'y.yaml': SMALL.replace('unit: thug,', 'unit: thgu,'), 'z.yaml': SMALL.replace('reserve: club', 'reserve: clubs') });
    expect(skirmish(folder, 'inspect', 'x.yaml').stderr).toBe('x.yaml:5:28: table: "hedge": unknown kind of terrain "lite"; there is light, heavy, entrenching, blocking\n');
    expect(skirmish(folder, 'inspect', 'y.yaml').stderr).toBe('y.yaml:10:21: figure "t1": unknown profile "thgu"; did you mean "thug"?\n');
    expect(skirmish(folder, 'inspect', 'z.yaml').stderr).toBe('z.yaml:11:91: figure "b1": state: reserve: unknown weapon "clubs"; did you mean "club"?\n');
  });
});

describe('a position from a game', () => {
  const SHORT = 'title: Short\nsystem: warengine\nmission: last-man-standing\nseed: 5\ngames: 1\nstrategies: { red: [random], blue: [random] }\nset: { missions.last-man-standing.roundLimit: 2, forces.red: random, forces.blue: random, forces.points: 300 }\n';
  let folder: string;
  const save = (...args: string[]) => skirmish(folder, 'replay', 'run', '0', '0', ...args);
  beforeAll(() => {
    folder = folderWith({ 'short.yaml': SHORT });
    skirmish(folder, 'run', 'short.yaml', '--out', 'run');
  }, 60_000);

  test('is saved before a decision, a piece and a figure a line, inspected, drawn and played on', () => {
    const { code, stdout } = save('--at', '60', '--save', 'position.yaml');
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^position\.yaml: the position before decision 60, which is (red|blue)'s\.\nIt is the game of the run, decision by decision\.\n$/)]);
    const text = readFileSync(join(folder, 'position.yaml'), 'utf8');
    const { figures, table } = parse(text) as { figures: object[]; table: { terrain: object[] } };
    expect(text.match(/^ {2}- \{ id: /gm)).toHaveLength(figures.length);
    expect(text.match(/^ {4}- \{ name: /gm)).toHaveLength(table.terrain.length);
    expect(skirmish(folder, 'inspect', 'position.yaml', '--chart', 'saved.svg').code).toBe(0);
    const played = skirmish(folder, 'play', '--position', 'position.yaml', '--strategy', 'red=random', '--strategy', 'blue=random');
    expect([played.code, played.stderr]).toEqual([0, '']);
    expect(played.stdout).toMatch(/^WarEngine · Last Man Standing · seed 1, game 0\n/);
  });

  test('not while the forces are placed', () => {
    const { code, stderr } = save('--at', '3', '--save', 'no.yaml');
    expect([code, existsSync(join(folder, 'no.yaml'))]).toEqual([2, false]);
    expect(stderr).toMatch(/^--at 3: an action or the set-up is under way, which no position holds; expected a choice who goes first, which unit to activate, or what an active unit does, such as decision \d+\n$/);
  });
});
