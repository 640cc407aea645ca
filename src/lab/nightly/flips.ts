/** Which games go otherwise than in the baseline, and which of them have another winner: the same seed and number, so the same luck offered. */
import { FAILED_GAME, type KeptGames } from './kept-games.ts';

/** A game with another winner. */
export interface Flip {
  game: number;
  before: { winner: string; grade: string };
  now: { winner: string; grade: string };
}

export interface ChangedCell {
  cell: number;
  name: string;
  /** Games that were finished then and now. */
  games: number;
  /** Games with other decisions, or another ending. */
  otherwise: number;
  /** In order. */
  flips: readonly Flip[];
}

/** A cell each; the questions of both are the same, so the cells are. */
export function changedCells(before: KeptGames, now: KeptGames): ChangedCell[] {
  const [then, tonight] = [endingsOf(before), endingsOf(now)];
  return now.cells.map(({ name, games }, cell) => {
    const changed: { games: number; otherwise: number; flips: Flip[] } = { games: 0, otherwise: 0, flips: [] };
    games.forEach((game, i) => {
      const was = before.cells[cell]?.games[i] ?? FAILED_GAME;
      if (was === FAILED_GAME || game === FAILED_GAME) return;
      changed.games += 1;
      const [ended, ends] = [then.get(was[0]!)!, tonight.get(game[0]!)!];
      if (was.slice(1) !== game.slice(1) || ended.grade !== ends.grade) changed.otherwise += 1;
      if (ended.winner !== ends.winner) changed.flips.push({ game: i, before: ended, now: ends });
    });
    return { cell, name, ...changed };
  });
}

const endingsOf = ({ endings }: KeptGames) => new Map(endings.map(({ letter, grade, winner }) => [letter, { grade, winner }]));

/** "clan" to "draw": so many games; the most first. */
export function flipsByWinner(cells: readonly ChangedCell[]): { from: string; to: string; games: number }[] {
  const counts = new Map<string, { from: string; to: string; games: number }>();
  for (const { before, now } of cells.flatMap(({ flips }) => flips)) {
    const key = `${before.winner} ${now.winner}`;
    const count = counts.get(key) ?? { from: before.winner, to: now.winner, games: 0 };
    count.games += 1;
    counts.set(key, count);
  }
  return [...counts.values()].sort((a, b) => b.games - a.games);
}
