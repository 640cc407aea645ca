/** `skirmish inspect` where units move and attack as one, and the way of such a position: saved from a game, looked at, played on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { folderWith, skirmish } from './skirmish.ts';

const SMALL = `system: conan-rise-of-monsters
table:
  size: [20, 12]
  terrain:
    - { name: ruin, kind: ruins, outline: [[3, 3], [7, 3], [7, 8], [3, 8]] }
turn: archers
figures:
  - { id: a1, unit: bossonian-archers, squad: archers, at: [5, 4] }
  - { id: a2, unit: bossonian-archers, squad: archers, at: [5, 5.5] }
  - { id: a3, unit: bossonian-archers, squad: archers, at: [5, 7] }
  - { id: thoth-amon, unit: thoth-amon, at: [12.5, 5], state: { wounds: 3 } }
`;

describe('skirmish inspect', () => {
  const folder = folderWith({ 'small.yaml': SMALL });
  const inspect = (...args: string[]) => skirmish(folder, 'inspect', 'small.yaml', ...args);

  test('draws the table, then says of each unit how far it gets, whom it sees, what it hits and what strikes back', () => {
    const { code, stdout, stderr } = inspect();
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toBe(TOLD);
  });

  test('--figure: a unit by its name or by any of its models, with where its first one gets', () => {
    const { stdout } = inspect('--figure', 'archers');
    expect(inspect('--figure', 'a3').stdout).toBe(stdout);
    expect(stdout).toContain('+ where archers can end a move\n- where only a faster move brings it\n');
    expect(stdout).not.toContain('thoth-amon (set), at');
    expect(inspect('--figure', 'archer')).toMatchObject({ code: 2, stderr: '--figure archer: unknown unit or figure "archer"; did you mean "archers"?\n' });
  });

  test('--json: every figure where it stands; the first of a unit has its answers', () => {
    const { figures } = JSON.parse(inspect('--json').stdout) as { figures: Record<string, unknown>[] };
    expect(figures.map(({ id, squad, at }) => [id, squad, at])).toEqual([['a1', 'archers', [5, 4]], ['a2', 'archers', [5, 5.5]], ['a3', 'archers', [5, 7]], ['thoth-amon', 'thoth-amon', [12.5, 5]]]);
    expect(figures[0]).toMatchObject({ acting: true, attacks: [{ weapon: 'shot', attackDice: '3', squad: { destroyed: expect.any(Number) as unknown } }, { weapon: 'melee' }, { weapon: 'counterstrike', by: 'thoth-amon', target: 'a1' }] });
    expect(figures[1]).toMatchObject({ attacks: [], sight: [], reach: [] });
  });

  test('--chart: the table drawn, with a word on what the chances are', () => {
    expect(inspect('--chart', 'x.vl.json').stdout.trimEnd().split('\n').at(-1)).toBe('Chart: x.vl.json');
    const text = readFileSync(join(folder, 'x.vl.json'), 'utf8');
    expect(text.replaceAll(/",\s*"/g, ' ')).toContain('Archers (bossonian archers) moves 6 inches, can touch 1 of 1 enemy units and sees 1');
    expect(text.replaceAll(/",\s*"/g, ' ')).toContain('removes a model at least');
  });
});

const TOLD = `Conan: Rise of Monsters, small.yaml

    0                   10
  0 . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . = = = = . . . . . . . . . . . . .
    . . . = = A = . . . . . . . . . . . . .
    . . . = = A = . . . . . a . . . . . . .
    . . . = = = = . . . . . . . . . . . . .
    . . . = = A = . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .
 10 . . . . . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . . . . . .

An inch to a character, [x, y] from the top left; distances are from edge to edge.
= ruins: ruin
A archers: a1 a2 a3   a thoth-amon
Places are those of the first model of a unit. Of an attack: the chance that it removes a model at least,
and the wounds to be expected of it. Nobody’s cards and tokens are reckoned with.

archers, bossonian-archers (circle), at [5, 4], active, 3 of 5 models
  Moves    6" move, 12" run, 9" charge; room at 106 places an inch apart
  Contact  thoth-amon  charge of 7" to [11.96, 4.15]
  Sight    thoth-amon  6.5"  in sight
  Attacks  shot now                       thoth-amon      9.3 %  0.43 wounds  3 against 3s
               attacker 3 of 3 fire
           melee after a charge           thoth-amon     17.3 %  0.62 wounds  4 against 3s
               attacker 2 of 3 touch; attacker charge +2
             counterstrike of thoth-amon  archers (own)  60.8 %  0.92 wounds  4 against 1s!
               all of it 5.7 %; flees 6.9 %; target Excellency in Armor: Sigils are rerolled once

thoth-amon (set), at [12.5, 5], 3 wounds
  Moves    6" move, 12" run, 9" charge; room at 167 places an inch apart
  Contact  archers  charge of 7" to [6, 5.43]
  Sight    archers  6.5"  in sight  heavy cover: 3 of 3 in ruin
  Attacks  shot when activated         archers           70.3 %  1.37 wounds  7! against 3s!
               all of it 21.9 %; flees 6.0 %; attacker Hex Magic: Sigils are rerolled once; target
               heavy cover +2; target Excellency in Armor: Sigils are rerolled once
           melee after a charge        archers           77.3 %  1.43 wounds  6 against 1s!
               all of it 19.2 %; flees 7.3 %; attacker charge +2; target Excellency in Armor: Sigils
               are rerolled once
             counterstrike of archers  thoth-amon (own)   9.3 %  0.43 wounds  3 against 3s
               attacker 3 of 3 touch
`;

test('a position that cannot be says where, and writes nothing', () => {
  const folder = folderWith({ 'x.yaml': SMALL.replace('[5, 5.5]', '[5, 4.5]').replace('wounds: 3', 'wounds: 9') });
  expect(skirmish(folder, 'play', '--position', 'x.yaml')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'x.yaml:9:60: figure "a2" at [5, 4.5] overlaps the base of "a1"; two that touch have their middles 1 inch apart\nx.yaml:11:73: figure "thoth-amon": state: wounds cannot be 9; expected a whole number from 0 to 4: it can take 5\n',
  });
});

describe('a position from a game', () => {
  const SHORT = 'title: Short\nsystem: conan-rise-of-monsters\nmission: shrine\nseed: 5\ngames: 1\nstrategies: { circle: [random], set: [random] }\nset: { missions.shrine.roundLimit: 2, forces.circle: random, forces.set: random, forces.points: 9 }\n';
  let folder: string;
  const save = (...args: string[]) => skirmish(folder, 'replay', 'run', '0', '0', ...args);
  beforeAll(() => {
    folder = folderWith({ 'short.yaml': SHORT });
    skirmish(folder, 'run', 'short.yaml', '--out', 'run');
  }, 60_000);

  test.each([['in the set-up', 2], ['in the battle', 30]])('is saved before a decision %s, with its patch, a model a line; inspected, drawn and played on', (_when, at) => {
    expect(save('--at', `${at}`, '--save', `${at}.yaml`).stdout).toMatch(/^\d+\.yaml: the position before decision \d+, which is (circle|set)'s\.\n/);
    const text = readFileSync(join(folder, `${at}.yaml`), 'utf8');
    const { figures, mission, set } = parse(text) as { figures: object[]; mission: string; set: object };
    expect(text.match(/^ {2}- \{ id: /gm)).toHaveLength(figures.length);
    expect([mission, set]).toEqual(['shrine', expect.objectContaining({ 'missions.shrine.roundLimit': 2 })]);
    expect(skirmish(folder, 'inspect', `${at}.yaml`, ...(at === 2 ? [] : ['--chart', 'saved.svg'])).code).toBe(0);
    const played = skirmish(folder, 'play', '--position', `${at}.yaml`, '--strategy', 'circle=random', '--strategy', 'set=random');
    expect([played.code, played.stderr]).toEqual([0, '']);
    expect(played.stdout).toMatch(/^Conan: Rise of Monsters · Shrine · seed 1, game 0\n/);
    expect(played.stdout).toMatch(/ in round 2, after \d+ decisions: /);
  }, 60_000);
});
