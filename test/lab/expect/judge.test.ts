/** Balanced, unbalanced or undecided: by the whole interval, and so that several expectations of one run seldom cry wolf. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import { expectationTable, judgeExpectations, type Expectation, type Judged } from '../../../src/lab/expect/index.ts';
import { wilson } from '../../../src/lab/stats/index.ts';
import { cellsOf } from '../../../src/lab/summary/cell-games.ts';
import { asText, summarise } from '../../../src/lab/summary/index.ts';
import { cellOf, manifestOf, runOf, type InventedRow } from '../summary/invented-run.ts';

/** `wins` of the `games` of each cell are clan's; the others legion's, all of five rounds. */
function judged(wins: readonly number[], games: number, expectations: Expectation[], shared = true): Judged[] {
  const cells = wins.map((_, i) => cellOf(i, ['rush', ['rush', 'marksman', 'hunter'][i]!]));
  const rows = wins.flatMap((won, cell) =>
    Array.from({ length: games }, (_, game): InventedRow => ({ cell, game, pair: shared ? game : cell * games + game, winner: game < won ? 'clan' : 'legion', score: Number(game < won), rounds: 5 + (game % 3) })),
  );
  const run = runOf(manifestOf({ cells, games, expect: expectations }), rows);
  return judgeExpectations(run.manifest, [{ label: 'all pairings', cells: cells.map(({ index }) => index) }], cellsOf(run));
}
const clanWins = (low: number, high: number, cell: string | null = null): Expectation => ({ figure: 'clan.win', low, high, cell });

describe('one expectation, at 95 %', () => {
  test('500 of 1000 won, 45-55 % expected: balanced, with Wilson\'s interval', () => {
    const { low, high } = wilson(500, 1000);
    const [only] = judged([500], 1000, [clanWins(0.45, 0.55)]);
    expect(only).toMatchObject({ verdict: 'balanced', confidence: 0.95, moreGames: null, of: 'all pairings', says: 'clan.win of all pairings is balanced: 50.0 % (46.9-53.1 %), expected 45-55 %.' });
    expect([only!.found.low, only!.found.high]).toEqual([low, high].map((bound) => Math.round(bound * 1e6) / 1e6));
  });

  test('400 of 1000: unbalanced', () => {
    expect(judged([400], 1000, [clanWins(0.45, 0.55)])[0]).toMatchObject({ verdict: 'unbalanced', says: 'clan.win of all pairings is unbalanced: 40.0 % (37.0-43.1 %), expected 45-55 %.' });
  });

  test('46 of 100: undecided, and how many more games would tell', () => {
    expect(judged([46], 100, [clanWins(0.45, 0.55)])[0]).toMatchObject({
      verdict: 'undecided', moreGames: 10_000,
      says: 'clan.win of all pairings is undecided: 46.0 % (36.6-55.7 %), expected 45-55 %. About 10,000 more games a cell would tell, if it stays; to look until it is sure, use --precision.',
    });
  });

  test('a mean has its unit: rounds 5, 6, 7 in turn', () => {
    const [rounds] = judged([1], 300, [{ figure: 'rounds', low: 5.5, high: 6.5, cell: null }]);
    expect(rounds).toMatchObject({ verdict: 'balanced', unit: 'rounds', found: { estimate: 6 }, says: 'rounds of all pairings is balanced: 6.00 rounds (5.91-6.09 rounds), expected 5.5-6.5 rounds.' });
  });

  test('of one game there is a mean, but no interval', () => {
    expect(judged([1], 1, [{ figure: 'rounds', low: 4, high: 6, cell: null }])[0]!.says).toBe('rounds of all pairings is undecided: 5.00 rounds, expected 4-6 rounds; no interval can be told from so few games.');
  });

  test('no game, no verdict', () => {
    expect(judged([0], 0, [clanWins(0.45, 0.55)])[0]).toMatchObject({ verdict: 'undecided', moreGames: null, says: 'clan.win of all pairings is undecided: no game was finished.' });
  });

  test('a bound just over the edge is shown with the decimals that tell', () => {
    const wins = Array.from({ length: 100_001 }, (_, won) => won).find((won) => wilson(won, 100_000).low > 0.45)! - 1;
    expect(wilson(wins, 100_000).low).toBeGreaterThan(0.44999);
    const [only] = judged([wins], 100_000, [clanWins(0.45, 0.55)]);
    expect([only!.verdict, only!.says]).toEqual(['undecided', expect.stringMatching(/\(44\.999\d?-/) as string]);
  });
});

describe('several, judged together by the steps of Holm', () => {
  const three = [clanWins(0.45, 0.55, 'rush / rush'), clanWins(0.45, 0.55, 'rush / marksman'), clanWins(0.45, 0.55, 'rush / hunter')];

  test('the surest at 98.3 %, the next at 97.5 %, the last at 95 %', () => {
    // outside of 45-55 % at all, at 97.5 % but not 98.3 %, and at 95 % but not at 97.5 %
    const [sure, next, last] = judged([380, 414, 417], 1000, three);
    expect([sure, next, last].map((found) => found!.confidence)).toEqual([0.983333, 0.975, 0.95]);
    expect([sure, next, last].map((found) => found!.verdict)).toEqual(['unbalanced', 'unbalanced', 'unbalanced']);
  });

  test('what would be sure by itself may be undecided among others, and its interval says so too', () => {
    expect(judged([418, 500], 1000, three.slice(0, 1))[0]!.verdict).toBe('unbalanced');
    const [undecided] = judged([418, 440, 440], 1000, three);
    expect(undecided).toMatchObject({ verdict: 'undecided', confidence: 0.983333 });
    expect(undecided!.found.high).toBeGreaterThan(0.45);
  });

  test('balanced and unbalanced words are families of their own', () => {
    const [balanced, unbalanced] = judged([500, 300], 1000, three.slice(0, 2));
    expect([balanced!.confidence, unbalanced!.confidence]).toEqual([0.975, 0.975]);
  });

  test('word and interval never contradict each other, whatever was won', () => {
    for (let i = 0; i < 60; i++) {
      const rng = stream(6, 'any results', i);
      const wins = [0, 1, 2].map(() => rng.below(401));
      for (const { verdict, found, expected } of judged(wins, 400, [...three, clanWins(0.4, 0.5), { figure: 'rounds', low: 5.9, high: 6, cell: null }])) {
        const inside = found.low! >= expected.low && found.high! <= expected.high;
        const outside = found.low! > expected.high || found.high! < expected.low;
        expect(verdict).toBe(inside ? 'balanced' : outside ? 'unbalanced' : 'undecided');
      }
    }
  });
});

describe('where the games decided when to stop', () => {
  const rows = Array.from({ length: 1000 }, (_, game): InventedRow => ({ cell: 0, game, pair: game, winner: game % 2 === 0 ? 'clan' : 'legion', score: Number(game % 2 === 0), rounds: 5 + (game % 3), through: game % 2 }));
  const expectations = [clanWins(0.45, 0.55), { figure: 'rounds', low: 4, high: 8, cell: null }, { figure: 'through', low: 0, high: 9, cell: null }];
  const stopping = { kind: 'precision', halfWidth: 0.05, pruneTarget: null, leastGames: 100, mostGames: 1000 } as const;
  const found = (changes: object) => {
    const run = runOf(manifestOf({ cells: [cellOf(0, ['rush', 'rush'])], games: 1000, expect: expectations, ...changes }), rows);
    return judgeExpectations(run.manifest, [{ label: 'all pairings', cells: [0] }], cellsOf(run));
  };

  test('intervals hold at any look, and so are wider; those of rounds up to the limit too, other means have none', () => {
    const [fixed, stopped] = [found({}), found({ stopping })];
    expect(fixed.map(({ verdict }) => verdict)).toEqual(['balanced', 'balanced', 'balanced']);
    expect(stopped.map(({ verdict }) => verdict)).toEqual(['undecided', 'balanced', 'undecided']);
    for (const at of [0, 1]) {
      expect(stopped[at]!.found.low).toBeLessThan(fixed[at]!.found.low!);
      expect(stopped[at]!.found.high).toBeGreaterThan(fixed[at]!.found.high!);
      expect(stopped[at]!.found.estimate).toBeCloseTo(fixed[at]!.found.estimate!, 5);
    }
    expect(stopped[2]).toMatchObject({ found: { low: null, high: null }, moreGames: null });
    expect(stopped[2]!.says).toBe('through of all pairings is undecided: 0.50 figures, expected 0-9 figures; where the games decide when to stop, a mean without a known limit has no interval that holds: expect a share, a score or rounds, or play a fixed number of games.');
  });
});

describe('false alarms', () => {
  /** Three cells that share their seeds, each won at `percent`. */
  const nights = (percent: number, band: [number, number], alarm: Judged['verdict'], count = 200) => {
    let [together, apart] = [0, 0];
    for (let night = 0; night < count; night++) {
      const wins: number[] = [0, 0, 0];
      for (let game = 0; game < 150; game++) {
        const rng = stream(`night ${night}`, 'combat', game);
        const shared = rng.below(100);
        for (const cell of [0, 1, 2]) if ((rng.below(2) === 0 ? shared : rng.below(100)) < percent) wins[cell]! += 1;
      }
      const expectations = ['rush / rush', 'rush / marksman', 'rush / hunter'].map((cell) => clanWins(...band, cell));
      if (judged(wins, 150, expectations).some(({ verdict }) => verdict === alarm)) together += 1;
      if (expectations.some((_, i) => judged(wins, 150, [expectations[i]!])[0]!.verdict === alarm)) apart += 1;
    }
    return { together: together / count, apart: apart / count };
  };

  test('on the edge of the band, at most one run in twenty is called unbalanced for nothing; judged one by one, more', () => {
    const { together, apart } = nights(45, [0.45, 0.95], 'unbalanced');
    expect(together).toBeLessThanOrEqual(0.05);
    expect(apart).toBeGreaterThan(together);
  });

  test('just outside of it, at most one in twenty is called balanced', () => {
    expect(nights(44, [0.45, 0.95], 'balanced').together).toBeLessThanOrEqual(0.05);
  });
});

test('the table says all of it in words; the summary has it, and its answer what is not balanced', () => {
  const cells = [cellOf(0, ['rush', 'rush'])];
  const rows = Array.from({ length: 1000 }, (_, game) => ({ cell: 0, game, pair: game, winner: game < 400 ? 'clan' : 'legion', score: Number(game < 400), rounds: 6, digest: `${game}` }));
  const summary = summarise(runOf(manifestOf({ cells, games: 1000, expect: [clanWins(0.45, 0.55), { figure: 'legion.score', low: 0.5, high: 0.7, cell: 'rush / rush' }] }), rows));
  expect(summary.expectations.map(({ verdict }) => verdict)).toEqual(['unbalanced', 'balanced']);
  expect(summary.answer.slice(-2)).toEqual(['Expected of this run: 1 balanced, 1 unbalanced.', 'clan.win of all pairings is unbalanced: 40.0 % (36.6-43.5 %), expected 45-55 %.']);
  expect(asText(expectationTable(summary.expectations)!).split('\n').slice(2, 4)).toEqual([
    'clan.win      all pairings   45-55 %  40.0 %  36.6-43.5 %  97.5 %  unbalanced',
    'legion.score  rush / rush    50-70 %  60.0 %  56.5-63.4 %  97.5 %  balanced',
  ]);
  expect(summary.dictionary.fields['expectations']).toMatch(/^What the experiment expects/);
});

test('nothing expected, nothing said', () => {
  expect(judged([3], 9, [])).toEqual([]);
  expect(expectationTable([])).toBeNull();
});
