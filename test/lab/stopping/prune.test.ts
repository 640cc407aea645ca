/** Settings out of the running: the more there are, the surer it must be. */
import { expect, test } from 'vitest';
import { losersOf, settingsOf, type Runner } from '../../../src/lab/stopping/prune.ts';
import type { Numbered } from '../../../src/lab/stats/index.ts';
import { cellOf } from '../summary/invented-run.ts';

const GAMES = 400;
const wins = (won: number): Numbered => {
  const games = Array.from({ length: GAMES }, (_, game) => game);
  return { games, units: games, values: games.map((game) => Number(game < won)) };
};

/** The reference, which stays; one that is even; and one that is not. */
function running(won: number): Runner[] {
  const cells = [40, 200, won].map((_, i) => ({ ...cellOf(i, ['rush', 'rush']), varied: { armor: i }, reference: i === 0 ? null : 0 }));
  return settingsOf(cells).map((setting, i) => ({ setting, games: GAMES, scores: [wins([40, 200, won][i]!)] }));
}
const dropped = (won: number, settings: number) => losersOf(running(won), 0.5, settings, {}, 0.05).map(({ cells }) => cells);

test('the intervals of all settings hold together: what three may drop, fifty may not yet', () => {
  const least = Array.from({ length: 201 }, (_, i) => 200 - i).find((won) => dropped(won, 3).length > 0)!;
  expect(dropped(least, 3)).toEqual([[2]]);
  expect(dropped(least, 50)).toEqual([]);
  expect(dropped(least - 30, 50)).toEqual([[2]]);
});
