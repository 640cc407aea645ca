/** The key `expect` of an experiment file: what it may name, and how it is refused. */
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../src/kernel/errors.ts';
import { readExperiment } from '../../../src/lab/experiment/read.ts';
import { duelCatalogue } from '../duel.ts';
import { DUELS, planOf } from '../run-of-duels.ts';

const read = async (expectations: string) => (await readExperiment(`${DUELS}${expectations}`, 'duels.yaml', duelCatalogue)).expect;

describe('expectations', () => {
  test('of all pairings together: every kind of figure', async () => {
    expect(await read('expect: { black.win: [0.45, 0.55], white.score: [0.4, 0.6], draw: [0, 0.2], grade.both-fall: [0, 0.1], rounds: [2, 7], mean-distance: [0.5, 3] }\n')).toEqual([
      { figure: 'black.win', low: 0.45, high: 0.55, cell: null },
      { figure: 'white.score', low: 0.4, high: 0.6, cell: null },
      { figure: 'draw', low: 0, high: 0.2, cell: null },
      { figure: 'grade.both-fall', low: 0, high: 0.1, cell: null },
      { figure: 'rounds', low: 2, high: 7, cell: null },
      { figure: 'mean-distance', low: 0.5, high: 3, cell: null },
    ]);
  });

  test('of one cell by its label, or of a pairing in each of its cells', async () => {
    expect(await read("expect:\n  cells:\n    random / random: { draw: [0, 0.2] }\n    'first / random, pistol.hitsOn=3': { draw: [0, 0.3] }\n")).toEqual([
      { figure: 'draw', low: 0, high: 0.2, cell: 'random / random' },
      { figure: 'draw', low: 0, high: 0.3, cell: 'first / random, pistol.hitsOn=3' },
    ]);
  });

  test.each([
    ['a misspelt figure', 'expect: { black.wins: [0.4, 0.6] }', 'duels.yaml:11:11: unknown figure "black.wins"; did you mean "black.win"?'],
    ['no figure at all', 'expect: { fun: [0.4, 0.6] }', 'duels.yaml:11:11: unknown figure "fun"; there is black.win, black.score, white.win, white.score, draw, grade.white-falls, grade.both-fall, grade.stand-off, grade.black-falls, rounds, shots.black, shots.white, ...'],
    ['percent', 'expect: { black.win: [45, 55] }', 'duels.yaml:11:22: found [45, 55], expected shares from 0 to 1, such as [0.45, 0.55]'],
    ['one number', 'expect: { draw: 0.1 }', 'duels.yaml:11:17: expect, draw: found 0.1, expected two numbers, the lower one first, such as [0.45, 0.55]'],
    ['the wrong way round', 'expect: { draw: [0.2, 0.1] }', 'duels.yaml:11:17: expect, draw: found a list, expected two numbers, the lower one first, such as [0.45, 0.55]'],
    ['a misspelt cell', 'expect: { cells: { random / radnom: { draw: [0, 1] } } }', 'duels.yaml:11:20: unknown cell "random / radnom"; did you mean "random / random"?'],
    ['a figure within a cell', 'expect: { cells: { random / random: { drawn: [0, 1] } } }', 'duels.yaml:11:39: unknown figure "drawn"; did you mean "draw"?'],
  ])('%s is refused with its place', async (_what, text, message) => {
    await expect(read(text)).rejects.toThrow(new UsageError(message));
  });

  test('a cell that other strategies from the command line took away is missed before anything is played', async () => {
    const text = `${DUELS}expect: { cells: { first / random: { draw: [0, 1] } } }\n`;
    expect((await planOf(text)).experiment.expect).toHaveLength(1);
    const experiment = await readExperiment(text, 'duels.yaml', duelCatalogue);
    const { makePlan } = await import('../../../src/lab/plan.ts');
    expect(() => makePlan({ ...experiment, strategies: { ...experiment.strategies, black: experiment.strategies.black!.slice(0, 1) } }, duelCatalogue)).toThrow('experiment: expect, cells: unknown cell "first / random"');
  });
});
