/** `skirmish play`: one game in words, with its dice. */
import { describe, expect, test } from 'vitest';
import { folderWith, skirmish } from './skirmish.ts';

const GAME = ['play', 'fury-of-the-clansmen', 'breakthrough', '--strategy', 'clan=random', '--strategy', 'legion=random'];
/** Its number, then 24 squares with the edges between them. */
const ROW_OF_SQUARES = /^[ \d]\d (?:\S.){23}\S$/gm;

interface Told {
  format: number;
  strategies: Record<string, string>;
  winner: string | null;
  rounds: number;
  digest: string;
  story: { text: string }[];
  decisions: { seat: string }[];
}

describe('skirmish play', () => {
  const folder = folderWith();

  test('says what is played and by whom, tells each round, and ends with who won', () => {
    const { code, stdout, stderr } = skirmish(folder, ...GAME, '--seed', '1995');
    expect([code, stderr]).toEqual([0, '']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toBe('Fury of the Clansmen · Mission One: Breakthrough · seed 1995, game 0');
    expect(lines[1]).toBe('clan: random (any legal action, each as likely as the others)');
    expect(stdout).toMatch(/^Round 1$/m);
    expect(lines.at(-1)).toMatch(/^(Clan wins|Legion wins|A draw) in round \d+, after \d+ decisions: /);
  });

  test('the same seed tells the same game, another game another one', () => {
    const told = (...more: string[]) => skirmish(folder, ...GAME, ...more).stdout;
    expect(told('--seed', '7')).toBe(told('--seed', '7'));
    expect(told('--seed', '7', '--game', '1')).not.toBe(told('--seed', '7'));
  });

  test('the board is drawn at the start, after each round and at the end; or never', () => {
    const drawn = skirmish(folder, ...GAME).stdout;
    const bare = skirmish(folder, ...GAME, '--board', 'never').stdout;
    const rounds = Number(/in round (\d+)/.exec(drawn)![1]);
    const boards = (text: string) => (text.match(ROW_OF_SQUARES) ?? []).length / 24;
    expect(boards(drawn)).toBe(rounds + 1);
    expect(boards(bare)).toBe(0);
    const words = (text: string) => text.split('\n').filter((line) => /^[A-Za-z]/.test(line) && line.includes(' '));
    expect(words(bare).at(-1)).toBe(words(drawn).at(-1));
  });

  test('--set plays with another number of the book, and says so', () => {
    const told = (...more: string[]) => skirmish(folder, ...GAME, '--board', 'never', ...more).stdout;
    const short = told('--set', 'missions.breakthrough.roundLimit=1', '--set', 'units.necromutant.firearm=3r');
    expect(short).toContain('\nmissions.breakthrough.roundLimit = 1\nunits.necromutant.firearm = 3r\n');
    expect(short).toMatch(/ in round 1, after \d+ decisions/);
    expect(told()).not.toMatch(/ in round 1, after/);
  });

  test('--quiet says only how it ended', () => {
    const { stdout } = skirmish(folder, ...GAME, '--quiet');
    expect(stdout).toBe(`${skirmish(folder, ...GAME).stdout.trimEnd().split('\n').at(-1)}\n`);
  });

  test('--json is one document with the story, the decisions and the digest', () => {
    const { code, stdout, stderr } = skirmish(folder, ...GAME, '--json');
    expect([code, stderr]).toEqual([0, '']);
    const told = JSON.parse(stdout) as Told;
    expect(told).toMatchObject({ format: 1, strategies: { clan: 'random', legion: 'random' }, digest: expect.stringMatching(/^[0-9a-f]{16}$/) as string });
    expect(told.story.map(({ text }) => text)).toContain('Round 1');
    expect(new Set(told.decisions.map(({ seat }) => seat))).toEqual(new Set(['clan', 'legion']));
  });

  test('a strategy that makes an illegal move loses its game to a message and exit code 1', () => {
    const cheat = `export default { name: 'cheat', about: 'does as it likes', start: () => ({ choose: () => ({ do: 'win' }) }) };`;
    const { code, stdout } = skirmish(folderWith({ 'cheat.mjs': cheat }), 'play', 'fury-of-the-clansmen', 'breakthrough', '--quiet', '--strategy', 'clan=./cheat.mjs');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^The game failed \(illegal\) after \d+ decisions, by clan: .*\(\{"do":"win"\}\)$/m);
  });
});

describe('skirmish play refuses', () => {
  const refused = (...args: string[]) => skirmish(folderWith(), ...args);

  test.each([
    ['an unknown system', ['play', 'fury-of-clansmen', 'breakthrough'], 'unknown system "fury-of-clansmen"; did you mean "fury-of-the-clansmen"?'],
    ['an unknown mission', ['play', 'fury-of-the-clansmen', 'breakthru'], 'fury-of-the-clansmen: unknown mission "breakthru"; did you mean "breakthrough"?'],
    ['an unknown seat', [...GAME, '--strategy', 'clam=random'], '--strategy clam=random: unknown seat "clam"; did you mean "clan"?'],
    ['two strategies for one seat', [...GAME, '--strategy', 'clan=random'], '--strategy clan=random: clan already has random; one game has one strategy a seat'],
    ['an unknown strategy', [...GAME.slice(0, 3), '--strategy', 'clan=randon'], 'unknown strategy "randon"; did you mean "random"? (your own is given by its path: ./randon.js)'],
    ['a strategy without a seat', [...GAME.slice(0, 3), '--strategy', 'rush'], '--strategy rush: expected seat=name, such as clan=random'],
    ['an unknown path of the book', [...GAME, '--set', 'units.centurian.armor=3b'], /^book: unknown path "units\.centurian\.armor"; did you mean "units\.centurion\.armor"\?$/],
    ['an impossible value', [...GAME, '--set', 'units.centurion.armor=9z'], /^book: units\.centurion\.armor cannot be "9z"; expected /],
    ['a value that is missing', [...GAME, '--set', 'units.centurion.armor='], '--set units.centurion.armor=: expected path=value; the paths are listed by `skirmish systems` and a rulebook'],
    ['half a game', [...GAME, '--game', '2.5'], "option '--game <number>' argument '2.5' is invalid. Expected a whole number from 0 up."],
    ['an unknown option', [...GAME, '--sed', '1'], "unknown option '--sed'; did you mean one of --seed, --set?"],
    ['too much', [...GAME, 'more'], "too many arguments for 'play'. Expected 2 arguments but got 3."],
  ])('%s', (_, args, said) => {
    const { code, stdout, stderr } = refused(...args);
    expect([code, stdout]).toEqual([2, '']);
    if (typeof said === 'string') expect(stderr).toBe(`${said}\n`);
    else expect(stderr.trimEnd()).toMatch(said);
  });
});
