/** When to stop, said wrongly: each mistake is told with its place. */
import { expect, test } from 'vitest';
import { UsageError } from '../../../src/kernel/errors.ts';
import { applyOverrides, type Overrides } from '../../../src/lab/experiment/overrides.ts';
import { readExperiment } from '../../../src/lab/experiment/read.ts';
import { duelCatalogue } from '../duel.ts';
import { DUELS, planOf } from '../run-of-duels.ts';

async function refusal(work: Promise<unknown>): Promise<string> {
  const thrown: unknown = await work.then(() => 'it was accepted', (error: unknown) => error);
  expect(thrown).toBeInstanceOf(UsageError);
  return (thrown as UsageError).message;
}

/** The line is the eleventh of the file. */
test.each([
  ['no half width', 'precision: { maxGames: 500 }', '11:12: precision, halfWidth: found nothing, expected a number above 0 and below 0.5, such as 0.02'],
  ['a half width of half the scale', 'precision: { halfWidth: 0.5 }', '11:25: precision, halfWidth: found 0.5, expected a number above 0 and below 0.5, such as 0.02'],
  ['a number for all of it', 'precision: 0.02', '11:12: precision: found 0.02, expected halfWidth, and maxGames if you like'],
  ['a misspelt part', 'precision: { halfWidth: 0.02, maxGame: 500 }', '11:31: unknown key "maxGame"; did you mean "maxGames"?'],
  ['fewer at most than at least', 'precision: { halfWidth: 0.02, maxGames: 39 }', '11:41: precision, maxGames: found 39, expected at least the 40 of "games"'],
  ['a question without a margin', 'question: { better: [0, 1] }', '11:11: question, margin: found nothing, expected a number above 0 and below 1, such as 0.02'],
  ['a question about one cell', 'question: { better: [0], margin: 0.02 }', /^11:21: question, better: found .*, expected two cells, each by its number or its label$/],
  ['a cell that there is not', 'question: { better: [0, 9], margin: 0.02 }', '11:25: no cell 9; the run has cells 0 to 3'],
  ['a misspelt cell', 'question: { better: [0, "first / random, pistol.hitsOn=5"], margin: 0.02 }', /^11:25: unknown cell "first \/ random, pistol\.hitsOn=5"; did you mean /],
  ['a cell against itself', 'question: { better: [0, "random / random, pistol.hitsOn=4"], margin: 0.02 }', '11:25: found the cell "random / random, pistol.hitsOn=4" twice; expected two different ones'],
  ['pruning without an end for the best', 'prune: true', '11:1: found without "precision"; expected beside it: it says when the settings that are not dropped stop'],
  ['a target beyond all scores', 'prune: { target: 2 }\nprecision: { halfWidth: 0.1 }', '11:18: prune, target: found 2, expected a score from 0 to 1, such as 0.5'],
  ['a word for yes', 'prune: gladly\nprecision: { halfWidth: 0.1 }', '11:8: prune: found "gladly", expected true, or { target: ... } with a score from 0 to 1'],
  ['two ends', 'precision: { halfWidth: 0.02 }\nquestion: { better: [0, 1], margin: 0.02 }', '12:1: there are "precision" and "question"; expected one of the two, since each says when to stop'],
  ['set-ups too few to be so sure', 'draws: { setup: 40 }\nprecision: { halfWidth: 0.02 }', '11:1: 40 different draws can never make it so sure, even if all of them went alike; expected more, or none'],
])('%s', async (_what, lines, message) => {
  const said = (await refusal(readExperiment(`${DUELS}${lines}\n`, 'duels.yaml', duelCatalogue))).replaceAll('duels.yaml:', '');
  if (typeof message === 'string') expect(said).toBe(message);
  else expect(said).toMatch(message);
});

test('pruning where nothing varies', async () => {
  const text = DUELS.replace(/vary:\n.*\n/, 'precision: { halfWidth: 0.1 }\nprune: true\n');
  expect(await refusal(readExperiment(text, 'duels.yaml', duelCatalogue))).toBe('duels.yaml:10:1: nothing varies that could be dropped; expected beside "vary"');
});

const changed = async (overrides: Overrides, more = '') => applyOverrides(await readExperiment(`${DUELS}${more}`, 'duels.yaml', duelCatalogue), overrides, duelCatalogue);

test.each([
  [{ precision: { halfWidth: 2 } }, '', '--precision 2: found 2, expected a number above 0 and below 0.5, such as 0.02'],
  [{ precision: { halfWidth: 'fine' } }, '', '--precision fine: found "fine", expected a number above 0 and below 0.5, such as 0.02'],
  [{ precision: { halfWidth: 0.02, maxGames: 0 } }, '', '--precision 0.02,0: found 0, expected a whole number from 1 to 1000000000'],
  [{ precision: { halfWidth: 0.02, maxGames: 20 } }, '', '--precision 0.02,20: precision, maxGames: found 20, expected at least the 40 of "games"'],
  [{ precision: { halfWidth: 0.02 } }, 'question: { better: [0, 1], margin: 0.02 }\n', '--precision 0.02: there are "precision" and "question"; expected one of the two, since each says when to stop'],
  [{ games: 900 }, 'precision: { halfWidth: 0.02, maxGames: 500 }\n', '--games 900: precision, maxGames: found 500, expected at least the 900 of "games"'],
])('on the command line: %j', async (overrides, more, said) => {
  expect(await refusal(changed(overrides, more))).toBe(said);
});

test('the command line changes the precision and keeps the most games of the file', async () => {
  expect(await changed({ precision: { halfWidth: 0.05 } }, 'precision: { halfWidth: 0.02, maxGames: 500 }\n')).toMatchObject({ precision: { halfWidth: 0.05, maxGames: 500 } });
  expect(await changed({ precision: { halfWidth: 0.05, maxGames: 600 } })).toMatchObject({ precision: { halfWidth: 0.05, maxGames: 600 } });
});

test('a plan knows the cells by number; without a word there are at most 20,000 games', async () => {
  const { stopping } = await planOf(`${DUELS}question: { better: ["first / random, pistol.hitsOn=3", 0], margin: 0.02 }\n`);
  expect(stopping).toEqual({ kind: 'question', leastGames: 40, mostGames: 20_000, better: [3, 0], margin: 0.02 });
  expect((await planOf(`${DUELS}precision: { halfWidth: 0.1 }\nprune: true\n`)).stopping).toEqual({ kind: 'precision', leastGames: 40, mostGames: 20_000, halfWidth: 0.1, pruneTarget: 0.5 });
  expect((await planOf(DUELS)).stopping).toBeUndefined();
});
