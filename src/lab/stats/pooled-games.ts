/** Several cells played with the same seeds as one: game by game the mean of their values. */
import type { Numbered } from './paired.ts';

/** Only games that all cells have; `cells`: at least one, each in game order. */
export function pooledGames(cells: readonly Numbered[]): Numbered {
  const [first, ...others] = cells as readonly [Numbered, ...Numbered[]];
  if (others.length === 0) return first;
  const rows = others.map(({ games }) => new Map(Array.from(games, (game, row) => [game, row])));
  const pooled = { games: [] as number[], units: [] as number[], values: [] as number[] };
  for (let i = 0; i < first.games.length; i++) {
    const game = first.games[i]!;
    const found = others.map(({ values }, at) => values[rows[at]!.get(game) ?? -1]);
    if (!found.every((value) => value !== undefined)) continue;
    pooled.games.push(game);
    pooled.units.push(first.units[i]!);
    pooled.values.push(found.reduce((sum, value) => sum + value, first.values[i]!) / cells.length);
  }
  return pooled;
}
