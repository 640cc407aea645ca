/** The columns of a row, and which games hang together. */
import { expect, test } from 'vitest';
import { columnsOf, pairOf } from '../../src/lab/rows.ts';
import { duelInTheDark } from '../fixtures/duel-in-the-dark/index.ts';

test('first what every game has, then luck by channel and seat, then what the mission counts', () => {
  expect(columnsOf(duelInTheDark, 'first-blood').map(({ name }) => name)).toEqual([
    'cell', 'game', 'pair', 'failure', 'winner', 'grade', 'score', 'rounds', 'decisions', 'digest',
    'luck.hits.black', 'luck.hits.black.variance', 'luck.hits.white', 'luck.hits.white.variance',
    'luck.first turns.black', 'luck.first turns.black.variance', 'luck.first turns.white', 'luck.first turns.white.variance',
    'shots.black', 'shots.white', 'mean-distance', 'last-action', 'wounds-at', 'rounds-unhurt',
  ]);
});

test('a system cannot take the name of a common column', () => {
  const greedy = { ...duelInTheDark, columns: () => [{ name: 'winner', kind: 'text', unit: '', about: '' } as const] };
  expect(() => columnsOf(greedy, 'first-blood')).toThrow('rows: duel-in-the-dark has two columns named "winner"');
});

test('each game is a unit of its own, unless set-ups are drawn again', () => {
  expect([0, 1, 39, 40, 81].map((game) => pairOf(game, {}))).toEqual([0, 1, 39, 40, 81]);
  expect([0, 1, 39, 40, 81].map((game) => pairOf(game, { setup: 40 }))).toEqual([0, 1, 39, 0, 1]);
});

test('4 set-ups and 6 armies: games 0, 4, 6, 8, 10 and 2 hang together, so only odd and even are apart', () => {
  expect([0, 1, 2, 3, 4, 6, 8, 10, 11].map((game) => pairOf(game, { setup: 4, army: 6 }))).toEqual([0, 1, 0, 1, 0, 0, 0, 0, 1]);
});

test('twins are one joined unit; with few set-ups, so are all pairs on one of them', () => {
  expect([0, 1, 2, 3, 4, 5].map((game) => pairOf(game, {}, true))).toEqual([0, 0, 1, 1, 2, 2]);
  expect([0, 1, 2, 3, 4, 5, 8].map((game) => pairOf(game, { setup: 2 }, true))).toEqual([0, 0, 1, 1, 0, 0, 0]);
});

test('twins whose games share other luck hang together by it', () => {
  const sameLuck = (i: number, j: number, draws: Record<string, number>) =>
    i >> 1 === j >> 1 || Object.entries(draws).some(([purpose, k]) => (purpose === 'setup' ? ((i >> 1) - (j >> 1)) % k === 0 : (i - j) % k === 0));
  for (const draws of [{ combat: 4 }, { combat: 3 }, { setup: 6, combat: 8 }, { setup: 3, combat: 6 }]) {
    const units = Array.from({ length: 48 }, (_, game) => game);
    for (const i of units) for (const j of units) if (sameLuck(i, j, draws)) expect([i, j, pairOf(i, draws, true)]).toEqual([i, j, pairOf(j, draws, true)]);
  }
});
