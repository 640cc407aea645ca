/** Choices that nobody needs: a mixture of the others does better, whatever the opponent does. */
import { solveMatrixGame } from './matrix-game.ts';

export interface Dominated {
  row: number;
  /** How much better the others' mixture does at the least. */
  margin: number;
  /** Shares of the rows in that mixture. */
  by: number[];
}

/** The row against the best mixture of the others; a margin above zero makes it dominated. Null where there are no others. */
export function dominance(payoffs: readonly (readonly number[])[], row: number): Dominated | null {
  if (payoffs.length < 2) return null;
  const others = payoffs.map((_, i) => i).filter((i) => i !== row);
  const { value, rows } = solveMatrixGame(others.map((other) => payoffs[other]!.map((payoff, column) => payoff - payoffs[row]![column]!)));
  const by = payoffs.map(() => 0);
  others.forEach((other, i) => (by[other] = rows[i]!));
  return { row, margin: value, by };
}

/** How much better that mixture does in other payoffs, at the least: whether it was chance that it seemed to. */
export function marginOf({ row, by }: Pick<Dominated, 'row' | 'by'>, payoffs: readonly (readonly number[])[]): number {
  return Math.min(...payoffs[row]!.map((own, column) => by.reduce((sum, share, i) => sum + share * payoffs[i]![column]!, 0) - own));
}

/** The same matrix as the column player sees it, who now wants large payoffs: for what is said of his choices. */
export function turned(payoffs: readonly (readonly number[])[]): number[][] {
  return payoffs[0]!.map((_, column) => payoffs.map((row) => -row[column]!));
}
