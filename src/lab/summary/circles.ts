/** Scripts that go round like rock, paper and scissors: each beats the next, so none is best. */
import { figure } from './rounding.ts';
import type { Figure } from './summary.ts';

export interface Circle {
  /** Each beats the next, the last the first. */
  strategies: string[];
  /** The score of each against the next, over both ways to seat them. */
  scores: Figure[];
  /** Share of the resamples in which all of them do. */
  certainty: Figure;
}

/**
 * Among scripts that play both seats. Three are enough: where no two are even, a longer round always holds one of three
 * (J. W. Moon, Topics on Tournaments, 1968, section 3). `payoffs`: the first seat's score by row and column.
 */
export function circlesAmong({ rows, columns }: { rows: readonly string[]; columns: readonly string[] }, payoffs: readonly (readonly number[])[], resampled: readonly (readonly (readonly number[])[])[]): Circle[] {
  const both = rows.filter((name) => columns.includes(name));
  /** Against each other, with the seats swapped half of the time. */
  const duel = (matrix: readonly (readonly number[])[], a: string, b: string) => {
    const score = (row: string, column: string) => matrix[rows.indexOf(row)]![columns.indexOf(column)]!;
    return (score(a, b) + 1 - score(b, a)) / 2;
  };
  const goesRound = (matrix: readonly (readonly number[])[], [a, b, c]: readonly string[]) => duel(matrix, a!, b!) > 0.5 && duel(matrix, b!, c!) > 0.5 && duel(matrix, c!, a!) > 0.5;
  return triples(both)
    .filter((three) => goesRound(payoffs, three))
    .map((three) => ({
      strategies: three,
      scores: three.map((name, i) => figure(duel(payoffs, name, three[(i + 1) % 3]!))),
      certainty: figure(resampled.filter((matrix) => goesRound(matrix, three)).length / resampled.length),
    }))
    .sort((a, b) => b.certainty! - a.certainty!);
}

/** Every three of them, both ways round. */
function triples(names: readonly string[]): string[][] {
  return names.flatMap((a, i) => names.slice(i + 1).flatMap((b, j) => names.slice(i + j + 2).flatMap((c) => [[a, b, c], [a, c, b]])));
}
