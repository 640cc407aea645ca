/** What decides when a run stops (the first seat's score, or a figure it is tuned by) while it is played, in game order whatever the order in which they arrive. */
import type { Numbered } from '../stats/index.ts';

export class Scores {
  private readonly values: number[][];
  private readonly units: number[][];

  constructor(cells: number) {
    this.values = Array.from({ length: cells }, () => []);
    this.units = Array.from({ length: cells }, () => []);
  }

  /** `score`: from 0 to 1; NaN for a failed game. `unit`: games of a cell with the same one are joined. */
  note(cell: number, game: number, unit: number, score: number): void {
    this.values[cell]![game] = score;
    this.units[cell]![game] = unit;
  }

  /** The finished games among the first so many of a cell. Throws where one of them has not been played. */
  first(games: number, cell: number): Numbered {
    const found = { games: [] as number[], units: [] as number[], values: [] as number[] };
    for (let game = 0; game < games; game++) {
      const score = this.values[cell]![game];
      if (score === undefined) throw new Error(`stopping: game ${game} of cell ${cell} is asked for before it was played`);
      if (Number.isNaN(score)) continue;
      found.games.push(game);
      found.units.push(this.units[cell]![game]!);
      found.values.push(score);
    }
    return found;
  }
}
