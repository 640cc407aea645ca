/** The scores of a run while it is played, in game order whatever the order in which they arrive. */
import type { Numbered } from '../stats/index.ts';
import { pairOf } from '../rows.ts';

export class Scores {
  private readonly cells: number[][];
  private readonly draws: Readonly<Record<string, number>>;

  constructor(cells: number, draws: Readonly<Record<string, number>>) {
    this.cells = Array.from({ length: cells }, () => []);
    this.draws = draws;
  }

  /** `score`: the first seat's; NaN for a failed game. */
  note(cell: number, game: number, score: number): void {
    this.cells[cell]![game] = score;
  }

  /** The finished games among the first so many of a cell. Throws where one of them has not been played. */
  first(games: number, cell: number): Numbered {
    const found = { games: [] as number[], units: [] as number[], values: [] as number[] };
    for (let game = 0; game < games; game++) {
      const score = this.cells[cell]![game];
      if (score === undefined) throw new Error(`stopping: game ${game} of cell ${cell} is asked for before it was played`);
      if (Number.isNaN(score)) continue;
      found.games.push(game);
      found.units.push(pairOf(game, this.draws));
      found.values.push(score);
    }
    return found;
  }
}
