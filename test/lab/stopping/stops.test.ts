/** When cells stop, decided from scores in game order: no game is played here. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import { checkPointsFrom, lookNumber } from '../../../src/lab/stopping/check-points.ts';
import { pairOf } from '../../../src/lab/rows.ts';
import type { Cell } from '../../../src/lab/run-data.ts';
import { Scores } from '../../../src/lab/stopping/scores.ts';
import { stopsOf, type Stops } from '../../../src/lab/stopping/stops.ts';
import type { Stopping } from '../../../src/lab/stopping/stopping.ts';

const cellsOf = (count: number, lineUps = 1): Cell[] =>
  Array.from({ length: count * lineUps }, (_, index) => {
    const value = index % count;
    return { index, label: `${index}`, strategies: [`${Math.floor(index / count)}`], varied: { value }, patch: {}, reference: value === 0 ? null : index - value };
  });

/** Plays what is asked for, and no more: `score` of a cell's game. */
function decide(cells: Cell[], stopping: Stopping, score: (cell: number, game: number) => number, draws = {}): Stops & { asked: number[] } {
  const scores = new Scores(cells.length);
  const asked = cells.map(() => 0);
  const looks = stopsOf({ cells, draws, stopping }, scores);
  for (;;) {
    const next = looks.next();
    if (next.done === true) return { ...next.value, asked };
    for (const [cell, games] of next.value.entries()) for (; asked[cell]! < games; asked[cell]! += 1) scores.note(cell, asked[cell]!, pairOf(asked[cell]!, draws), score(cell, asked[cell]!));
  }
}

/** Won with this chance; the same luck in every cell. */
const wonBy = (...percent: number[]) => (cell: number, game: number) => Number(stream(11, 'stops', game).below(100) < percent[cell]!);

const precision = (halfWidth: number, more: Partial<Stopping> = {}): Stopping => ({ kind: 'precision', leastGames: 1, mostGames: 20_000, halfWidth, pruneTarget: null, ...more }) as Stopping;
const question = (margin: number, more: Partial<Stopping> = {}): Stopping => ({ kind: 'question', leastGames: 50, mostGames: 20_000, better: [0, 1], margin, ...more }) as Stopping;

test('check points are the same for every run; the last is the most games that there may be', () => {
  expect([...checkPointsFrom(1, 500)]).toEqual([100, 130, 169, 220, 286, 372, 484, 500]);
  expect([...checkPointsFrom(200, 286)]).toEqual([220, 286]);
  expect([...checkPointsFrom(1, 60)]).toEqual([60]);
  expect([60, 100, 101, 130, 500].map(lookNumber)).toEqual([1, 1, 2, 2, 8]);
});

describe('precision', () => {
  test('a cell stops at the first check point where it is known so precisely: sooner where it is one-sided', () => {
    const { cells, asked } = decide(cellsOf(3), precision(0.05), wonBy(50, 90, 100));
    expect(cells.map(({ why }) => why)).toEqual(['precise', 'precise', 'precise']);
    expect(cells[0]!.games).toBeGreaterThan(cells[1]!.games);
    expect(cells[1]!.games).toBeGreaterThan(cells[2]!.games);
    expect(cells[2]!.games).toBe(100);
    expect(asked).toEqual(cells.map(({ games }) => games));
    for (const { games } of cells) expect([...checkPointsFrom(1, 20_000)]).toContain(games);
  });

  test('not before its least games, and at its most in any case', () => {
    expect(decide(cellsOf(1), precision(0.05, { leastGames: 1000 }), wonBy(100)).cells).toEqual([{ games: 1065, why: 'precise' }]);
    expect(decide(cellsOf(1), precision(0.02, { mostGames: 700 }), wonBy(50)).cells).toEqual([{ games: 700, why: 'most' }]);
  });

  test('a limit reached is no other run: with a higher one the cell stops where it would have', () => {
    const whole = decide(cellsOf(1), precision(0.04), wonBy(50)).cells[0]!;
    expect(decide(cellsOf(1), precision(0.04, { mostGames: whole.games + 1 }), wonBy(50)).cells).toEqual([whole]);
  });

  test('failed games count for nothing; a cell of nothing else goes on to the limit', () => {
    const failing = (cell: number, game: number) => (cell === 1 || game % 2 === 0 ? NaN : 1);
    expect(decide(cellsOf(2), precision(0.05, { mostGames: 400 }), failing).cells).toEqual([{ games: 169, why: 'precise' }, { games: 400, why: 'most' }]);
  });
});

describe('pruning', () => {
  test('settings surely further from an even game than the best are dropped, and it is told when and for which', () => {
    const { cells, dropped } = decide(cellsOf(4), precision(0.03, { pruneTarget: 0.5 }), wonBy(80, 95, 52, 20));
    expect(cells.map(({ why }) => why)).toEqual(['precise', 'dropped', 'precise', 'dropped']);
    expect(dropped.map(({ cells, best }) => [cells, best])).toEqual([[[1], [2]], [[3], [2]]]);
    expect(dropped[0]!.games).toBe(cells[1]!.games);
    expect(dropped[0]!.games).toBeLessThan(cells[2]!.games);
    expect(dropped[0]!.score.low).toBeGreaterThan(dropped[0]!.bestScore.high);
  });

  test('with a target of 1 the best is who scores most; the reference is never dropped', () => {
    const { cells, dropped } = decide(cellsOf(3), precision(0.03, { pruneTarget: 1 }), wonBy(20, 60, 90));
    expect(cells.map(({ why }) => why)).toEqual(['precise', 'dropped', 'precise']);
    expect(dropped[0]!.best).toEqual([2]);
  });

  test('a setting is all its pairings together', () => {
    const { cells, dropped } = decide(cellsOf(2, 2), precision(0.03, { pruneTarget: 0.5 }), wonBy(40, 90, 60, 90));
    expect(dropped.map(({ cells }) => cells)).toEqual([[1, 3]]);
    expect(cells[1]).toEqual(cells[3]);
    const even = decide(cellsOf(2, 2), precision(0.03, { pruneTarget: 0.5 }), wonBy(50, 20, 50, 80));
    expect(even.dropped).toEqual([]);
  });

  test('the best of five is dropped in hardly any sweep', () => {
    let wrong = 0;
    for (let sweep = 0; sweep < 60; sweep++) {
      const luck = (cell: number, game: number) => Number(stream(sweep, `cell ${cell}`, game).below(100) < [60, 56, 54, 52, 50][cell]!);
      if (decide(cellsOf(5), precision(0.06, { pruneTarget: 0.5, mostGames: 500 }), luck).dropped.some(({ cells }) => cells.includes(4))) wrong += 1;
    }
    expect(wrong).toBeLessThanOrEqual(3);
  });
});

describe('a question', () => {
  test('ends when one cell is surely better; all other cells play the least', () => {
    const { cells, answer } = decide(cellsOf(3), question(0.02), wonBy(60, 50, 50));
    expect(answer).toMatchObject({ finding: 'first', games: cells[0]!.games });
    expect(cells).toEqual([{ games: answer!.games, why: 'answered' }, { games: answer!.games, why: 'answered' }, { games: 50, why: 'least' }]);
    expect(answer!.difference.low).toBeGreaterThan(0);
    expect(decide(cellsOf(2), question(0.02), wonBy(50, 60)).answer!.finding).toBe('second');
  });

  test('ends when the difference surely does not matter', () => {
    const { answer } = decide(cellsOf(2), question(0.05), wonBy(50, 50));
    expect(answer).toMatchObject({ finding: 'alike', difference: { estimate: 0 } });
    expect(answer!.games).toBeLessThan(1000);
    const unrelated = (cell: number, game: number) => Number(stream(5, `cell ${cell}`, game).below(100) < 50);
    expect(decide(cellsOf(2), question(0.15), unrelated).answer!.finding).toBe('alike');
  });

  test.each([
    ['one always wins, the other never', [100, 0], 'first', 100],
    ['one never wins, the other always', [0, 100], 'second', 100],
    ['both always win', [100, 100], 'alike', 800],
    ['both never win', [0, 0], 'alike', 800],
  ])('is answered on one-sided results: %s', (_how, percent, finding, most) => {
    const { answer } = decide(cellsOf(2), question(0.02), wonBy(...percent));
    expect(answer!.finding).toBe(finding);
    expect(answer!.games).toBeLessThanOrEqual(most);
  });

  test('stays open at its most games, and where every game failed', () => {
    expect(decide(cellsOf(2), question(0.001, { mostGames: 300 }), wonBy(50, 50))).toMatchObject({ answer: { finding: 'undecided', games: 300 }, cells: [{ why: 'most' }, { why: 'most' }] });
    expect(decide(cellsOf(2), question(0.02, { mostGames: 300 }), () => NaN).answer).toMatchObject({ finding: 'undecided', games: 300, difference: { n: 0 } });
  });
});

test('scores that were not played are not made up', () => {
  expect(() => new Scores(1).first(1, 0)).toThrow('stopping: game 0 of cell 0 is asked for before it was played');
});
