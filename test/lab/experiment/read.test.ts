/** Experiment files: what a good one becomes, and what is said of a bad one. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../src/kernel/errors.ts';
import { readExperiment } from '../../../src/lab/experiment/read.ts';
import { duelCatalogue } from '../duel.ts';

/** Line 4 is the seed, 7 and 8 the seats, 10 what varies. */
const GOOD = `title: Who sees in the dark
system: duel-in-the-dark
mission: to-the-death
seed: 7
games: 40
strategies:
  black: [random, first]
  white: [random]
vary:
  pistol.hitsOn: [4, 3]
`;

const read = (text: string, file = 'duels.yaml') => readExperiment(text, file, duelCatalogue);

/** The message for a bad file. */
async function refusal(text: string, file?: string): Promise<string> {
  const thrown: unknown = await read(text, file).then(() => 'it was accepted', (error: unknown) => error);
  expect(thrown).toBeInstanceOf(UsageError);
  return (thrown as UsageError).message;
}

describe('a good experiment', () => {
  test('is read with its defaults', async () => {
    const { strategies, ...rest } = await read(GOOD.replace('seed: 7\n', ''));
    expect(rest).toEqual({
      title: 'Who sees in the dark', about: '', system: 'duel-in-the-dark', mission: 'to-the-death', seed: 1995, games: 40,
      set: {}, vary: { 'pistol.hitsOn': [4, 3] }, inTurn: false, draws: {}, expect: [], text: GOOD.replace('seed: 7\n', ''),
    });
    expect(strategies).toEqual({
      black: [
        { name: 'random', about: 'any legal action, each as likely as the others', file: null, hash: '' },
        { name: 'first', about: 'always the first legal action', file: null, hash: '' },
      ],
      white: [{ name: 'random', about: 'any legal action, each as likely as the others', file: null, hash: '' }],
    });
  });

  test('has its seats in the order of the system, whatever the order of the file', async () => {
    const text = GOOD.replace('  black: [random, first]\n  white: [random]', '  white: [random]\n  black: [first]');
    expect(Object.keys((await read(text)).strategies)).toEqual(['black', 'white']);
  });

  test('may name its seed with words, set the book, and have luck drawn again', async () => {
    const text = `${GOOD.replace('seed: 7', 'seed: a dark night')}set: { options.counters: none }\ndraws: { setup: 5, white: 10 }\n`;
    expect(await read(text)).toMatchObject({ seed: 'a dark night', set: { 'options.counters': 'none' }, draws: { setup: 5, white: 10 } });
  });

  test('may bring a strategy of its own, beside the file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'own-'));
    writeFileSync(join(folder, 'mine.mjs'), `export default { name: 'x', about: 'mine', start: () => ({ choose() {} }) };`);
    const { strategies } = await read(GOOD.replace('white: [random]', 'white: [random, ./mine.mjs]'), join(folder, 'duels.yaml'));
    expect(strategies['white']![1]).toMatchObject({ name: 'mine', about: 'x: mine', file: join(folder, 'mine.mjs') });
    expect(strategies['white']![1]!.hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('a bad experiment is refused, with the place', () => {
  const change = (from: string, to: string) => {
    expect(GOOD).toContain(from);
    return GOOD.replace(from, to);
  };

  test.each([
    ['not YAML', 'games: [1', /^duels\.yaml:1:10: not YAML: /],
    ['a list', '- games', 'duels.yaml:1:1: found a list, expected an experiment: title, system, mission, games, strategies'],
    ['an empty file', '', 'duels.yaml:1:1: found nothing, expected an experiment: title, system, mission, games, strategies'],
    ['a key twice', `${GOOD}seed: 8\n`, 'duels.yaml:11:1: the key "seed" is given twice; expected once'],
    ['two documents', `${GOOD}---\n${GOOD}`, 'duels.yaml:11:1: found a second document, expected one'],
    ['an unknown tag', change('title: Who', 'title: !wave Who'), 'duels.yaml:1:8: not YAML: Unresolved tag: !wave'],
    ['an alias of nothing', change('title: Who sees in the dark', 'title: *who'), 'duels.yaml:1:8: *who stands for nothing; expected an anchor &who before it'],
    ['a misspelt key', change('games:', 'gmaes:'), 'duels.yaml:5:1: unknown key "gmaes"; did you mean "games"?'],
    ['a strange key', `${GOOD}workers: 2\n`, 'duels.yaml:11:1: unknown key "workers"; there is title, about, system, mission, seed, games, strategies, set, layout, vary, inTurn, draws, ...'],
    ['a missing key', change('games: 40\n', ''), 'duels.yaml:1:1: the key "games" is missing; expected a whole number from 1 to 1000000000'],
    ['no games', change('games: 40', 'games: 0'), 'duels.yaml:5:8: games: found 0, expected a whole number from 1 to 1000000000'],
    ['part of a game', change('games: 40', 'games: 1.5'), 'duels.yaml:5:8: games: found 1.5, expected a whole number from 1 to 1000000000'],
    ['games in words', change('games: 40', 'games: many'), 'duels.yaml:5:8: games: found "many", expected a whole number from 1 to 1000000000'],
    ['a fraction for a seed', change('seed: 7', 'seed: 0.7'), 'duels.yaml:4:7: seed: found 0.7, expected a whole number or a text'],
    ['no value', change('seed: 7', 'seed:'), 'duels.yaml:4:6: seed: found nothing, expected a whole number or a text'],
    ['an unknown system', change('duel-in-the-dark', 'duel-in-the-drak'), 'duels.yaml:2:9: unknown system "duel-in-the-drak"; did you mean "duel-in-the-dark"?'],
    ['an unknown mission', change('to-the-death', 'to-the-deaht'), 'duels.yaml:3:10: unknown mission "to-the-deaht"; did you mean "to-the-death"?'],
    ['an unknown seat', change('  black', '  grey: [random]\n  black'), 'duels.yaml:7:3: unknown seat "grey"; there is black, white'],
    ['a seat without a player', change('  white: [random]\n', ''), 'duels.yaml:6:1: found no strategies for the seat "white", expected a list of them'],
    ['an empty seat', change('white: [random]', 'white: []'), 'duels.yaml:8:10: strategies, white: found an empty list, expected a list of at least one strategy, such as [rush, marksman]'],
    ['a name for a list', change('white: [random]', 'white: random'), 'duels.yaml:8:10: strategies, white: found "random", expected a list of at least one strategy, such as [rush, marksman]'],
    ['a number for a name', change('white: [random]', 'white: [7]'), 'duels.yaml:8:11: strategies, white, 0: found 7, expected the name of a strategy or the path of its file'],
    ['an unknown strategy', change('first]', 'frist]'), 'duels.yaml:7:19: unknown strategy "frist"; did you mean "first"?'],
    ['a strategy twice', change('first]', 'random]'), 'duels.yaml:7:19: the strategy "random" is listed twice for black; expected once'],
    ['no such strategy file', change('[random]', '[./mine.js]'), /^duels\.yaml:8:11: strategy file "\.\/mine\.js": found nothing at \/.*\/mine\.js$/],
    ['an unknown path that varies', change('hitsOn', 'hitOn'), 'duels.yaml:10:3: unknown path "pistol.hitOn"; did you mean "pistol.hitsOn"?'],
    ['an unknown path that is set', `${GOOD}set: { trap.wound: 1 }\n`, 'duels.yaml:11:8: unknown path "trap.wound"; did you mean "trap.wounds"?'],
    ['a value out of range', change('[4, 3]', '[4, 7]'), 'duels.yaml:10:22: pistol.hitsOn cannot be 7; expected a whole number from 2 to 6'],
    ['a word out of place', `${GOOD}set: { options.counters: twice }\n`, 'duels.yaml:11:26: options.counters cannot be "twice"; expected one of none, once, nested'],
    ['a value twice', change('[4, 3]', '[4, 4]'), 'duels.yaml:10:22: the value 4 is listed twice for pistol.hitsOn; expected once'],
    ['no values', change('[4, 3]', '[]'), 'duels.yaml:10:18: vary, pistol.hitsOn: found an empty list, expected a list of at least one value, such as [3w, 2r]'],
    ['a value for a list', change('[4, 3]', '4'), 'duels.yaml:10:18: vary, pistol.hitsOn: found 4, expected a list of at least one value, such as [3w, 2r]'],
    ['a path that is set and varies', `${GOOD}set: { pistol.hitsOn: 5 }\n`, 'duels.yaml:11:8: pistol.hitsOn is in "vary" as well; expected in one of the two'],
    ['an unknown purpose of luck', `${GOOD}draws: { setups: 40 }\n`, 'duels.yaml:11:10: unknown purpose of luck "setups"; did you mean "setup"?'],
    ['no draws', `${GOOD}draws: { setup: 0 }\n`, 'duels.yaml:11:17: draws, setup: found 0, expected a whole number from 1 to 1000000000'],
  ])('%s', async (_what, text, message) => {
    if (typeof message === 'string') expect(await refusal(text)).toBe(message);
    else expect(await refusal(text)).toMatch(message);
  });

  test('all of it at once, in the order of the file', async () => {
    const text = GOOD.replace('to-the-death', 'to-the-deaht').replace('games: 40', 'games: 0').replace('first]', 'frist]').replace('[4, 3]', '[4, 9]');
    expect(await refusal(`set: { trap.wounds: 5 }\n${text}`)).toBe(
      [
        'duels.yaml:1:21: trap.wounds cannot be 5; expected a whole number from 0 to 3',
        'duels.yaml:4:10: unknown mission "to-the-deaht"; did you mean "to-the-death"?',
        'duels.yaml:6:8: games: found 0, expected a whole number from 1 to 1000000000',
        'duels.yaml:8:19: unknown strategy "frist"; did you mean "first"?',
        'duels.yaml:11:22: pistol.hitsOn cannot be 9; expected a whole number from 2 to 6',
      ].join('\n'),
    );
  });

  test('two strategies of one name, since the tables could not tell them apart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'own-'));
    writeFileSync(join(folder, 'random.mjs'), `export default { name: 'x', about: 'mine', start: () => ({ choose() {} }) };`);
    const text = GOOD.replace('white: [random]', 'white: [./random.mjs]');
    expect(await refusal(text, join(folder, 'duels.yaml'))).toMatch(/duels\.yaml:8:11: two different strategies are called "random"; rename one of the files$/);
  });

  test('a strategy file that does not load, in the words of the loader', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'own-'));
    writeFileSync(join(folder, 'mine.mjs'), 'export const strategy = 1;');
    expect(await refusal(GOOD.replace('[random]', '[./mine.mjs]'), join(folder, 'duels.yaml'))).toMatch(/duels\.yaml:8:11: the strategy file exports no default$/);
  });
});

describe('what is easily mistaken', () => {
  test.each([
    ['keys within keys', `${GOOD}set:\n  trap:\n    wounds: 2\n`, 'duels.yaml:12:3: found keys within "trap", expected whole paths on one line, such as trap.wounds: ...'],
    ['a seed that no number holds exactly', GOOD.replace('seed: 7', 'seed: 9007199254740993'), 'duels.yaml:4:7: seed: found 9007199254740992, expected a whole number up to 9007199254740991, or a text in quotes'],
    ['a key that JavaScript has for itself', `${GOOD}set:\n  __proto__: 3\n`, 'duels.yaml:12:3: found the key "__proto__", which names nothing'],
  ])('%s', async (_what, text, said) => {
    expect(await refusal(text)).toBe(said);
  });

  test('a bracket that is not closed is one problem', async () => {
    const said = await refusal(GOOD.replace('white: [random]', 'white: [random'));
    expect(said.split('\n')).toHaveLength(1);
    expect(said).toMatch(/^duels\.yaml:\d+:\d+: not YAML: /);
  });

  test('a folder for a strategy, and two files of one name', async () => {
    const [one, two] = [mkdtempSync(join(tmpdir(), 'own-')), mkdtempSync(join(tmpdir(), 'own-'))];
    for (const folder of [one, two]) writeFileSync(join(folder, 'mine.mjs'), `export default { name: 'x', about: 'mine', start: () => ({ choose() {} }) };`);
    expect(await refusal(GOOD.replace('white: [random]', `white: [${one}/]`))).toMatch(/: is a folder, expected a file in it$/);
    expect(await refusal(GOOD.replace('white: [random]', `white: [${one}/mine.mjs, ${two}/mine.mjs]`))).toMatch(/^[^\n]*two different strategies are called "mine"; rename one of the files$/);
  });
});
