/** `skirmish layout` and all that plays on what it prints. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { folderWith, skirmish } from './skirmish.ts';

const EXPERIMENT = `title: Escape on another field
system: fury-of-the-clansmen
mission: escape
layout: mine.yaml
games: 2
strategies:
  clan: [rush]
  legion: [rush]
set: { options.rules: basic }
`;
const TOLD = ['--strategy', 'clan=rush', '--strategy', 'legion=rush', '--set', 'options.rules=basic', '--seed', '1995', '--quiet'];

let folder: string;
let builtIn: string;
beforeAll(() => {
  folder = folderWith({ 'near.yaml': EXPERIMENT });
  builtIn = skirmish(folder, 'layout', 'fury-of-the-clansmen', 'escape').stdout;
  writeFileSync(join(folder, 'mine.yaml'), builtIn.replace('place-a: [5, 0]', 'place-a: [5, 3]'));
});

describe('skirmish layout', () => {
  test('prints a mission as it is built in: played on it, the game is the same', () => {
    writeFileSync(join(folder, 'built-in.yaml'), builtIn);
    const told = (...more: string[]) => skirmish(folder, 'play', 'fury-of-the-clansmen', 'escape', ...TOLD, '--json', ...more).stdout;
    const digest = (text: string) => (JSON.parse(text) as { digest: string }).digest;
    expect(digest(told('--layout', 'built-in.yaml'))).toBe(digest(told()));
    expect(digest(told('--layout', 'mine.yaml'))).not.toBe(digest(told()));
  });

  test('--set prints the layout that a number of the book gives', () => {
    expect(skirmish(folder, 'layout', 'fury-of-the-clansmen', 'escape', '--set', 'missions.escape.ring=3').stdout).toContain('place-a: [5, 3]');
  });

  test('--out writes the same into a file', () => {
    expect(skirmish(folder, 'layout', 'fury-of-the-clansmen', 'escape', '--out', 'written.yaml')).toEqual({ code: 0, stdout: 'written.yaml: how Mission Two: Escape lies.\n', stderr: '' });
    expect(readFileSync(join(folder, 'written.yaml'), 'utf8')).toBe(builtIn);
  });

  test('an unknown mission is named', () => {
    expect(skirmish(folder, 'layout', 'fury-of-the-clansmen', 'escap')).toEqual({ code: 2, stdout: '', stderr: 'fury-of-the-clansmen: unknown mission "escap"; did you mean "escape"?\n' });
  });
});

describe('a run on a layout', () => {
  test('keeps it: a game is replayed without the file, and the run goes on only with the same', () => {
    expect(skirmish(folder, 'run', 'near.yaml', '--out', 'run', '--quiet').code).toBe(0);
    const mine = readFileSync(join(folder, 'mine.yaml'), 'utf8');
    rmSync(join(folder, 'mine.yaml'));
    expect(skirmish(folder, 'replay', 'run', '0', '1', '--quiet')).toMatchObject({ code: 0, stderr: '' });
    expect(skirmish(folder, 'run', 'near.yaml', '--out', 'run')).toMatchObject({ code: 2, stderr: expect.stringMatching(/^near\.yaml:4:9: mine\.yaml: no such file; expected a layout file, such as `skirmish layout fury-of-the-clansmen escape` prints\n$/) as string });
    writeFileSync(join(folder, 'mine.yaml'), mine.replace('[22, 5]', '[22, 6]'));
    expect(skirmish(folder, 'run', 'near.yaml', '--out', 'run', '--games', '3').stderr).toMatch(/^run: holds another experiment: the layout has changed\./);
    writeFileSync(join(folder, 'mine.yaml'), `# a remark changes nothing\n${mine}`);
    expect(skirmish(folder, 'run', 'near.yaml', '--out', 'run', '--games', '3', '--quiet')).toMatchObject({ code: 0, stderr: '' });
  });

  test('--layout takes the place of what the experiment says', () => {
    writeFileSync(join(folder, 'built-in.yaml'), builtIn);
    expect(skirmish(folder, 'run', 'near.yaml', '--layout', 'built-in.yaml', '--out', 'run').stderr).toMatch(/^run: holds another experiment: the layout has changed\./);
  });

  test.each([
    ['a square that there is not', '. B .', '. Q .', /^bad\.yaml:\d+:\d+: board: map, line \d+, character \d+: unknown square "Q"; squares are /],
    ['a place off the board', 'place-1: [17, 0]', 'place-1: [23, 0]', /^bad\.yaml:\d+:12: "place-1" at \[23, 0\] does not lie on the board: /],
    ['a place that is missing', '  place-5: [0, 17]\n', '', /^bad\.yaml:\d+:3: places: "place-5" is missing; expected its \[column, row\]\n$/],
  ])('%s is refused, and where it is', (_, from, to, said) => {
    writeFileSync(join(folder, 'bad.yaml'), builtIn.replace(from, to));
    for (const command of [['play', 'fury-of-the-clansmen', 'escape', '--layout', 'bad.yaml'], ['run', 'near.yaml', '--layout', 'bad.yaml', '--out', 'never']]) {
      expect(skirmish(folder, ...command)).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(said) as string });
    }
  });

  test('the map of an unknown square is told by its line in the file', () => {
    const lines = builtIn.replace('. B .', '. Q .').split('\n');
    const line = lines.findIndex((each) => each.includes('Q'));
    writeFileSync(join(folder, 'bad.yaml'), lines.join('\n'));
    expect(skirmish(folder, 'play', 'fury-of-the-clansmen', 'escape', '--layout', 'bad.yaml').stderr).toMatch(new RegExp(`^bad\\.yaml:${line + 1}:${lines[line]!.indexOf('Q') + 1}: `));
  });
});

test('a layout that says who fights, in an experiment that varies it: refused with the place of both, before any game', () => {
  const table = skirmish(folder, 'layout', 'warengine', 'last-man-standing').stdout;
  writeFileSync(join(folder, 'table.yaml'), `${table}forces:\n  red: gangs-fire\n`);
  writeFileSync(join(folder, 'who.yaml'), `title: Who fights
system: warengine
mission: last-man-standing
games: 1
layout: table.yaml
strategies: { red: [assault], blue: [firebase] }
vary: { forces.red: [gangs-mixed, gangs-fire] }
`);
  const line = table.split('\n').length + 1;
  expect(skirmish(folder, 'run', 'who.yaml', '--out', 'who')).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(new RegExp(`^with forces\\.red=gangs-mixed: table\\.yaml:${line}:\\d+: forces: red: found who fights for red, but forces\\.red is set or varied too \\(gangs-mixed\\); expected one of the two: `)) as string,
  });
  expect(existsSync(join(folder, 'who'))).toBe(false);
});

describe('a layout with a figure of one\'s own', () => {
  const printed = readFileSync(join(import.meta.dirname, '..', '..', 'experiments', 'warengine', 'layouts', 'brood-mother.yaml'), 'utf8');
  const play = (text: string) => {
    writeFileSync(join(folder, 'brood.yaml'), text);
    return skirmish(folder, 'play', 'warengine', 'last-man-standing', '--layout', 'brood.yaml', '--seed', '3', '--quiet');
  };

  test('is played', () => expect(play(printed)).toMatchObject({ code: 0, stderr: '' }));

  test.each([
    ['a name of the book', 'brood-mother:', 'stalker:', '"stalker" is a profile of the book; give yours another name, or change the book\'s by patches of units.stalker'],
    ['a value out of range', 'movement: 9', 'movement: 30', 'profiles, brood-mother, movement: found 30, expected a multiple of 3 from 0 to 24, in inches'],
    ['a table too small for it', 'size: [36, 36]', 'size: [36, 6]', 'table: "west wood": [3, 15] is off the table, which is 36 x 6 inches'],
  ])('%s is refused, and where it is', (_, from, to, said) => {
    const text = printed.replace(from, to).replace('profile: brood-mother', from === 'brood-mother:' ? 'profile: stalker' : 'profile: brood-mother');
    const line = printed.slice(0, printed.indexOf(from)).split('\n').length;
    const { code, stderr } = play(text);
    expect(code).toBe(2);
    expect(stderr).toContain(said);
    if (!said.startsWith('table')) expect(stderr).toMatch(new RegExp(`^brood\\.yaml:${line}:\\d+: `));
  });
});
