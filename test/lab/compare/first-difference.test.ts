/** Two real runs of the fixture game: the flipped games are played again, and what differs first is what anybody reads in the replays. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareRuns, differenceLines, firstDifferences, type FirstDifference, type Side } from '../../../src/lab/compare/index.ts';
import { replayGame } from '../../../src/lab/run/replay.ts';
import { runExperiment } from '../../../src/lab/run/run.ts';
import { loadRun } from '../../../src/lab/store/load.ts';
import { compile } from '../compiled.ts';
import { duelCatalogue } from '../duel.ts';
import { newFolder, optionsFor, planOf } from '../run-of-duels.ts';

const compiled = compile('test/lab/duel-worker.ts');
afterAll(() => compiled.remove());

const home = newFolder();

/** Plays duels in which a pistol hits on `hitsOn` or more. */
async function duels(folder: string, hitsOn: number): Promise<Side> {
  const text = `title: Duels\nsystem: duel-in-the-dark\nmission: to-the-death\nseed: 7\ngames: 60\nstrategies:\n  black: [random]\n  white: [random]\nset:\n  pistol.hitsOn: ${hitsOn}\n`;
  await runExperiment(await planOf(text, join(home, 'duels.yaml')), optionsFor(compiled.fileOf('test/lab/duel-worker.ts'), join(home, folder)));
  return { folder: join(home, folder), run: await loadRun(join(home, folder)) };
}

let four: Side;
let three: Side;
let found: FirstDifference[];
beforeAll(async () => {
  four = await duels('four', 4);
  three = await duels('three', 3);
  found = await firstDifferences(four, three, compareRuns(four, three), duelCatalogue);
});

/** A game as `replayGame` tells it: actions, and lines. */
async function told({ run, folder }: Side, cell: number, game: number) {
  const actions: string[] = [];
  const lines: string[] = [];
  const system = duelCatalogue.systems.get('duel-in-the-dark')!;
  await replayGame(run.manifest, folder, cell, game, duelCatalogue, {
    watch: ({ action }) => actions.push(JSON.stringify(action)),
    tell: (event) => lines.push(system.describe(event) ?? ''),
  });
  return { actions, lines };
}

describe('a game that changed hands', () => {
  test('one each way', () => {
    expect(found.map(({ wonOnlyIn }) => wonOnlyIn)).toEqual(['A', 'B']);
    for (const { wonOnlyIn, a, b } of found) expect([a.winner === 'black', b.winner === 'black']).toEqual([wonOnlyIn === 'A', wonOnlyIn === 'B']);
  });

  test('the same decisions are the same in both replays, and the next is not', async () => {
    for (const { game, a, b, sameDecisions, decision, problem } of found) {
      expect(problem).toBeNull();
      const [inA, inB] = [await told(four, a.cell, game), await told(three, b.cell, game)];
      expect(inA.actions.slice(0, sameDecisions!)).toEqual(inB.actions.slice(0, sameDecisions!));
      expect([inA.actions[sameDecisions!], inB.actions[sameDecisions!]]).toEqual([decision.a, decision.b].map((made) => made === null ? undefined : JSON.stringify(made.action)));
    }
  });

  test('what was told differently first is the first line that the replays do not share: a roll that now needs less', async () => {
    for (const { game, a, b, told: difference } of found) {
      const [inA, inB] = [await told(four, a.cell, game), await told(three, b.cell, game)];
      const first = inA.lines.findIndex((line, i) => line !== inB.lines[i]);
      expect(difference).toMatchObject({ a: inA.lines[first], b: inB.lines[first] });
      expect(difference!.a).toMatch(/rolls \d, needing 4 or more|rolls \d, needing 5 or more/);
      expect(difference!.round).toBeGreaterThan(0);
    }
  });

  test('in words: the game, the roll, the decision of each side', () => {
    const lines = differenceLines('black', found[0]!);
    expect(lines[0]).toMatch(/^A game that black won only in A: game \d+ of random \/ random; black wins in round \d of A, (white wins|a draw) in round \d of B\.$/);
    expect(lines.slice(1).join('\n')).toMatch(/^ {2}The first difference is told in round \d:\n {4}A: .* needing \d or more\n {4}B: .* needing \d or more\n {2}(After \d+ decisions|All \d+ decisions)/);
  });

  test('the same run twice: there is none', async () => {
    expect(await firstDifferences(four, four, compareRuns(four, four), duelCatalogue)).toEqual([]);
  });
});

describe('a decision in words', () => {
  const ended = { cell: 0, label: 'rush / rush', winner: 'draw', rounds: 3 };
  const difference: FirstDifference = { wonOnlyIn: 'B', game: 4, a: ended, b: { ...ended, winner: 'clan' }, sameDecisions: 7, decision: { a: { seat: 'clan', round: 2, action: { do: 'wait' }, says: [] }, b: null }, told: null, problem: null };

  test('an action that nobody tells is shown as it is; a game may be over', () => {
    expect(differenceLines('clan', difference)).toEqual([
      'A game that clan won only in B: game 4 of rush / rush; a draw in round 3 of A, clan wins in round 3 of B.',
      '  All that was told is the same up to the first decision that differs.',
      '  After 7 decisions that are the same:',
      '    A: round 2, clan: {"do":"wait"}',
      '    B: the game is over',
    ]);
  });

  test('no decision differs: the dice do', () => {
    const told = { round: 2, a: 'a roll of 3', b: null };
    expect(differenceLines('clan', { ...difference, decision: { a: null, b: null }, told }).slice(1)).toEqual([
      '  The first difference is told in round 2:',
      '    A: a roll of 3',
      '    B: nothing',
      '  All 7 decisions are the same: the dice alone make the difference.',
    ]);
  });
});

test('games that do not play again as they did are not followed, and it is said which', async () => {
  const forgotten: Side = { ...four, run: { ...four.run, texts: (column) => four.run.texts(column).map((text) => (column === 'digest' ? 'another' : text)) } };
  const [first] = await firstDifferences(forgotten, three, compareRuns(forgotten, three), duelCatalogue);
  expect(first).toMatchObject({ wonOnlyIn: 'A', sameDecisions: null, problem: 'A: the game does not play again as it did: the code or a strategy file has changed since' });
  expect(differenceLines('black', first!)[1]).toBe('  It cannot be followed: A: the game does not play again as it did: the code or a strategy file has changed since.');
});
