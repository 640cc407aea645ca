/** Strategies that loop, leave or cheat: each command ends, says who it was, and gives exit code 1. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith, skirmish } from './skirmish.ts';

const strategy = (choose: string) => `export default { name: 'x', about: 'x', start(seat, game) {
  let asked = 0;
  return { choose(view, rng) {
    asked += 1;
    ${choose}
    return game.options(view)[0];
  } };
} };`;
const LOOPS = strategy('if (asked === 3) for (;;);');
const EXITS = strategy('if (asked === 3) process.exit(0);');
const BREAKS_A_PROMISE = strategy("if (asked === 3) Promise.reject(new Error('later'));");
const CHEATS = strategy("view.open.figures[0].fate = 'eliminated';");
const LATE = strategy('').replace('choose(', 'async choose(');

const EXPERIMENT = `title: Against a rogue
system: fury-of-the-clansmen
mission: breakthrough
seed: 5
games: 1
strategies:
  clan: [./rogue.mjs]
  legion: [random]
set:
  missions.breakthrough.roundLimit: 1
`;
const withRogue = (rogue: string) => folderWith({ 'rogue.mjs': rogue, 'one.yaml': EXPERIMENT });
const PLAY = ['play', 'fury-of-the-clansmen', 'breakthrough', '--board', 'never', '--strategy', 'clan=./rogue.mjs', '--strategy', 'legion=random', '--patience', '1'];

describe('a strategy that never answers, or leaves', () => {
  test.each([
    ['an endless loop', LOOPS, /no sign of life for 1 s: an endless loop/],
    ['process.exit(0)', EXITS, /its thread ended with code 0/],
  ])('%s: play tells the game up to there', (_what, rogue, why) => {
    const { code, stdout } = skirmish(withRogue(rogue), ...PLAY);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^clan: rogue \(x\)$/m);
    expect(stdout).toMatch(/\nThe game failed \(killed\) after \d+ decisions, by clan: .+\n$/);
    expect(stdout).toMatch(why);
  });

  test('the command that a run prints for such a game ends too', () => {
    const folder = withRogue(LOOPS);
    const { stdout } = skirmish(folder, 'run', 'one.yaml', '--out', 'run', '--patience', '1');
    expect(stdout).toMatch(/1 x killed, by clan: no sign of life for 1 s: an endless loop/);
    const replayed = skirmish(folder, 'replay', 'run', '0', '0', '--patience', '1');
    expect([replayed.code, replayed.stdout.split('\n').at(-2)]).toEqual([1, expect.stringMatching(/^The game failed \(killed\) after \d+ decisions, by clan: no sign of life/)]);
  });

  test('a broken promise is no stack trace of ours', () => {
    const { code, stdout, stderr } = skirmish(withRogue(BREAKS_A_PROMISE), ...PLAY);
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(/\nThe game failed \(killed\) after \d+ decisions.*: later\n$/);
  });

  test('--json keeps standard output free', () => {
    expect(skirmish(withRogue(EXITS), ...PLAY, '--json')).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(/^The game failed \(killed\)/) as string });
  });

  test('as it is loaded: nothing is played', () => {
    const folder = withRogue('for (;;);');
    const { code, stdout, stderr } = skirmish(folder, 'run', 'one.yaml', '--patience', '1');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^one\.yaml:7:10: strategy .*rogue\.mjs: does not load: no sign of life for 1 s: an endless loop\n$/);
    expect(skirmish(folder, ...PLAY)).toMatchObject({ code: 1, stdout: 'A strategy does not load: no sign of life for 1 s: an endless loop\n' });
  });
});

describe('a strategy that writes to its view', () => {
  test('run and replay tell the same failure, replay with the place', () => {
    const folder = withRogue(CHEATS);
    const ran = skirmish(folder, 'run', 'one.yaml', '--out', 'run');
    expect(ran.code).toBe(1);
    expect(ran.stdout).toContain('1 x illegal, by clan: changed its view of the battle, which is not its to write to\n');
    const { code, stdout } = skirmish(folder, 'replay', 'run', '0', '0', '--board', 'never');
    expect(code).toBe(1);
    expect(stdout).toMatch(/by clan: changed its view of the battle, which is not its to write to: Cannot assign to read only property 'fate' .*\(rogue\.mjs:5:\d+\)\nIt is the game of the run/);
    rmSync(join(folder, 'run'), { recursive: true });
  });

  test('check says who, what and where', () => {
    const { code, stdout } = skirmish(withRogue(CHEATS), 'check', 'one.yaml');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^1 game failed:\n {2}1 x illegal, by clan: changed its view .*\(rogue\.mjs:5:\d+\)$/m);
  });
});

test('an async player is told that it must answer at once', () => {
  expect(skirmish(withRogue(LATE), ...PLAY).stdout).toMatch(/by clan: choose returned a promise, expected an action at once: it cannot be async\n$/);
});
