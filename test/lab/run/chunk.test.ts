/** A chunk is some games of a cell as rows by column. */
import { describe, expect, test } from 'vitest';
import type { Measures, System } from '../../../src/kernel/game.ts';
import { playGame } from '../../../src/kernel/referee.ts';
import { playChunk } from '../../../src/lab/run/chunk.ts';
import type { Chunk } from '../../../src/lab/run/task.ts';
import { chunkPlayer } from '../../../src/lab/run/worker.ts';
import { taskOf } from '../../../src/lab/run/task.ts';
import { columnsOf, isNumber } from '../../../src/lab/rows.ts';
import { duelInTheDark } from '../../fixtures/duel-in-the-dark/index.ts';
import { endless, first, illegal, random, throws, throwsAtStart } from '../../fixtures/duel-in-the-dark/strategies.ts';
import { duelCatalogue } from '../duel.ts';
import { DUELS, planOf } from '../run-of-duels.ts';

const COLUMNS = columnsOf(duelInTheDark, 'to-the-death');
const TASK = { system: 'duel-in-the-dark', mission: 'to-the-death', patch: {}, seed: 7, draws: {}, strategies: [], cell: 2, from: 5, to: 9 };
const SETUP = { mission: 'to-the-death', patch: {} };
const table = (black = random, white = random, game = duelInTheDark.open(SETUP)) => ({ system: duelInTheDark, game, strategies: [black, white] });

/** A column of a chunk. */
function column({ from, to, numbers, texts }: Chunk, name: string): (number | string)[] {
  const numberAt = COLUMNS.filter(isNumber).findIndex((candidate) => candidate.name === name);
  if (numberAt >= 0) return [...numbers.subarray(numberAt * (to - from), (numberAt + 1) * (to - from))];
  return texts[COLUMNS.filter((candidate) => !isNumber(candidate)).findIndex((candidate) => candidate.name === name)]!;
}

describe('the row of a game', () => {
  const game = duelInTheDark.open(SETUP);
  const played = [5, 6, 7, 8].map((index) => playGame({ game, strategies: [random, first], seed: 7, index, seats: duelInTheDark.seats }));
  const chunk = playChunk(TASK, table(random, first));

  test('has its place', () => {
    expect(column(chunk, 'cell')).toEqual([2, 2, 2, 2]);
    expect(column(chunk, 'game')).toEqual([5, 6, 7, 8]);
    expect(column(chunk, 'pair')).toEqual([5, 6, 7, 8]);
    expect(column(playChunk({ ...TASK, draws: { setup: 3 } }, table()), 'pair')).toEqual([2, 0, 1, 2]);
  });

  test('has what the referee reports', () => {
    expect(column(chunk, 'failure')).toEqual(['', '', '', '']);
    expect(column(chunk, 'winner')).toEqual(played.map(({ measures }) => (measures!.winner === null ? 'draw' : ['black', 'white'][measures!.winner])));
    expect(column(chunk, 'score')).toEqual(played.map(({ measures }) => [1, 0][measures!.winner ?? 2] ?? 0.5));
    expect(column(chunk, 'grade')).toEqual(played.map(({ measures }) => measures!.grade));
    expect(column(chunk, 'rounds')).toEqual(played.map(({ measures }) => measures!.rounds));
    expect(column(chunk, 'decisions')).toEqual(played.map(({ decisions }) => decisions));
    expect(column(chunk, 'digest')).toEqual(played.map(({ digest }) => digest));
    expect(column(chunk, 'luck.hits.white')).toEqual(played.map(({ luck }) => luck.account('hits', 1).deviation));
    expect(column(chunk, 'luck.hits.white.variance')).toEqual(played.map(({ luck }) => luck.account('hits', 1).variance));
    expect(column(chunk, 'shots.black')).toEqual(played.map(({ measures }) => measures!.values['shots.black']));
    expect(column(chunk, 'wounds-at')).toEqual(played.map(({ measures }) => measures!.values['wounds-at']));
  });

  test('is the same in any chunk', () => {
    const [first2, last2] = [playChunk({ ...TASK, to: 7 }, table(random, first)), playChunk({ ...TASK, from: 7 }, table(random, first))];
    for (const { name } of COLUMNS) expect([...column(first2, name), ...column(last2, name)]).toEqual(column(chunk, name));
  });
});

describe('the rolls of a chunk', () => {
  test('are those of its games: as many first turns and shots as were made', () => {
    const { names, counts } = playChunk(TASK, table(random, first)).rolls;
    const shots = Array.from({ length: counts.length / 4 }, (_, i) => [...counts.subarray(4 * i, 4 * i + 4)])
      .filter(([, name]) => names[name!]!.startsWith('pistol'));
    const made = column(playChunk(TASK, table(random, first)), 'shots.black').map((black, game) => Number(black) + Number(column(playChunk(TASK, table(random, first)), 'shots.white')[game]));
    expect([0, 1, 2, 3].map((game) => shots.reduce((sum, [of, , , times]) => sum + (of === game ? times! : 0), 0))).toEqual(made);
  });

  test('a roll that the system does not own to is the rules\' fault', () => {
    const game = duelInTheDark.open({ ...SETUP });
    const unknowing: System = { ...duelInTheDark };
    delete unknowing.chances;
    const chunk = playChunk(TASK, { ...table(random, random, game), system: unknowing });
    expect(chunk.failures[0]).toMatchObject({ kind: 'broken', seat: null, message: expect.stringMatching(/^luck: "[^"]+" was counted, and the system has no chances$/) as string });
    expect(chunk.rolls.names).toEqual([]);
  });
});

describe('a failed game is a row', () => {
  test.each([
    ['illegal', table(illegal), 'black', /walk/],
    ['threw', table(random, throws), 'white', /^out of ideas \([\w.-]+:\d+:\d+\)$/],
    ['threw', table(throwsAtStart), 'black', /^not today \([\w.-]+:\d+:\d+\)$/],
    ['endless', table(endless, random, duelInTheDark.open({ ...SETUP, patch: { 'options.endless': true } })), null, /^no end after 10000 decisions$/],
  ])('%s', (kind, players, seat, message) => {
    const chunk = playChunk({ ...TASK, to: 6 }, players);
    expect(column(chunk, 'failure')).toEqual([kind]);
    expect(chunk.failures).toMatchObject([{ cell: 2, game: 5, kind, seat, message: expect.stringMatching(message) as string }]);
    for (const { name, kind: values } of COLUMNS) {
      if (['cell', 'game', 'pair', 'failure'].includes(name)) continue;
      expect([name, ...column(chunk, name)]).toEqual([name, values === 'whole' || values === 'real' ? NaN : '']);
    }
  });

  test.each([
    ['a grade of another mission', { grade: 'even' }, 'measures: "even" is no grade of the mission; there is white-falls, both-fall, stand-off, black-falls'],
    ['half a round', { rounds: 1.5 }, 'measures: "rounds" is 1.5, expected a whole number'],
    ['a whole number too large for the file', { rounds: 3e9 }, 'measures: "rounds" is 3000000000, expected a whole number'],
    ['a column left out', { values: {} }, 'measures: "shots.black" is missing, expected a whole number'],
    ['a number that is none', { values: { 'shots.black': 1, 'shots.white': 1, 'mean-distance': NaN, 'last-action': '', 'wounds-at': '' } }, 'measures: "mean-distance" is null, expected a number'],
    ['a column not announced', { values: { 'shots.black': 1, 'shots.white': 1, 'mean-distance': 1, 'last-action': '', 'wounds-at': '', more: 1 } }, 'measures: "more" is not a column that the system announces'],
  ])('broken rules: %s', (_what, wrong: Partial<Measures>, message) => {
    const game = duelInTheDark.open(SETUP);
    const chunk = playChunk({ ...TASK, to: 6 }, table(random, random, { ...game, measure: (state) => ({ ...game.measure(state), ...wrong }) }));
    expect(column(chunk, 'failure')).toEqual(['broken']);
    expect(chunk.failures).toMatchObject([{ kind: 'broken', seat: null, message }]);
  });

  test('and the games around it are as they would have been', () => {
    let games = 0;
    const fails = { ...random, start: (...[seat, game]: Parameters<typeof random.start>) => (++games === 2 ? throws : random).start(seat, game) };
    const [whole, holed] = [playChunk(TASK, table()), playChunk(TASK, table(fails))];
    expect(column(holed, 'failure')).toEqual(['', 'threw', '', '']);
    for (const at of [0, 2, 3]) expect(column(holed, 'digest')[at]).toBe(column(whole, 'digest')[at]);
  });
});

test('a player of chunks finds system, set-up and strategies by their names', async () => {
  const plan = await planOf(DUELS);
  const play = chunkPlayer(duelCatalogue);
  const [, , , cell] = plan.cells;
  const patched = duelInTheDark.open({ mission: 'to-the-death', patch: { 'pistol.hitsOn': 3 } });
  expect(await play(taskOf(plan, cell!, 5, 9))).toEqual(playChunk({ ...TASK, cell: 3 }, table(first, random, patched)));
});
