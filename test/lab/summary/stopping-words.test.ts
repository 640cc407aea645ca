/** Why a run stopped, as a designer reads it. */
import { expect, test } from 'vitest';
import { readPrecision } from '../../../src/cli/options.ts';
import { stoppingLines } from '../../../src/lab/summary/stopping-words.ts';
import type { WhenStopped } from '../../../src/lab/summary/when-stopped.ts';

const cells = [{ label: 'rush / rush', games: 400 }, { label: 'hunter / rush', games: 400 }];
const at = (estimate: number, low: number, high: number) => ({ n: 400, estimate, low, high });
const lines = (stopping: Partial<WhenStopped>) => stoppingLines({ seats: ['clan', 'legion'], cells, stopping: { cells: [], dropped: [], answer: null, ...stopping } as WhenStopped });

const RULE = { kind: 'question', leastGames: 100, mostGames: 20_000, better: [0, 1], margin: 0.05 } as const;
const answered = (finding: 'first' | 'second' | 'alike' | 'undecided', estimate: number, low: number, high: number) =>
  lines({ rule: RULE, answer: { finding, better: [0, 1], games: 1380, difference: at(estimate, low, high) } });

test.each([
  ['first', 0.081, 0.005, 0.157, 'clan scores more in "rush / rush" than in "hunter / rush": +8.1 points (+0.5 to +15.7), after 1,380 games of each.'],
  ['first', 0.02, 0.005, 0.035, 'clan scores more in "rush / rush" than in "hunter / rush", though by less than the 5.0 that matter: +2.0 points (+0.5 to +3.5), after 1,380 games of each.'],
  ['second', -0.2, -0.3, -0.1, 'clan scores more in "hunter / rush" than in "rush / rush": "rush / rush" less "hunter / rush" is -20.0 points (-30.0 to -10.0), after 1,380 games of each.'],
  ['alike', 0, -0.04, 0.04, 'No difference that matters between "rush / rush" and "hunter / rush": 0.0 points (-4.0 to +4.0), after 1,380 games of each; all of it is within ± 5.0 points.'],
  ['undecided', 0.02, -0.01, 0.06, 'Undecided whether clan scores more in "rush / rush" or in "hunter / rush": +2.0 points (-1.0 to +6.0), after 1,380 games of each, as many as allowed.'],
] as const)('a question: %s %d', (finding, estimate, low, high, said) => {
  expect(answered(finding, estimate, low, high)).toEqual([said]);
});

test('what was dropped, for what, and what did not become precise', () => {
  const rule = { kind: 'precision', leastGames: 100, mostGames: 400, halfWidth: 0.02, pruneTarget: 0.5 } as const;
  expect(lines({
    rule,
    cells: [{ cell: 0, games: 400, why: 'most', score: at(0.5, 0.42, 0.58) }, { cell: 1, games: 220, why: 'dropped', score: at(0.8, 0.7, 0.88) }],
    dropped: [{ setting: 'armor=1w', cells: [1], games: 220, score: at(0.8, 0.7, 0.88), best: 'armor=3r', bestScore: at(0.5, 0.4, 0.6) }],
  })).toEqual([
    'Dropped after 220 games: armor=1w with 80.0 % (70.0-88.0 %); armor=3r with 50.0 % (40.0-60.0 %) is surely nearer to 50 %.',
    '1 of 2 cells stopped at 400 games, as many as allowed, before the score was known to ± 2.0 points.',
  ]);
});

test('--precision is a half width and, if you like, the most games', () => {
  expect(readPrecision('0.02')).toEqual({ halfWidth: 0.02 });
  expect(readPrecision('.05,5000')).toEqual({ halfWidth: 0.05, maxGames: 5000 });
  expect(readPrecision('fine')).toEqual({ halfWidth: 'fine' });
  expect(() => readPrecision('0.02,5000,1')).toThrow('--precision 0.02,5000,1: expected a half width, and after a comma the most games, such as 0.02,5000');
});
