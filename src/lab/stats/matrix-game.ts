/** The best that each of two opponents can do whose choices meet in a matrix: J. von Neumann, Mathematische Annalen 100 (1928), 295-320. */

export interface MatrixGame {
  /** What the row player gets on average when both play their mixture; neither can better it alone. */
  value: number;
  /** How often each row, and each column, is played: shares that add up to 1. Other mixtures may do as well. */
  rows: number[];
  columns: number[];
}

/** Below this a difference is the rounding of doubles. */
const TINY = 1e-11;
/** How far apart what the two mixtures guarantee may be, in units of the largest payoff: rows that are all but equal, as of tens of thousands of games, strain doubles. */
const LARGEST_GAP = 1e-4;
/** A game of some dozens of rows needs far fewer pivots. */
const BOLD_PIVOTS = 500;

/**
 * `payoffs[row][column]`: what the row player wants large and the column player small. The linear programme of the game is
 * solved by the simplex method (G. B. Dantzig, Linear Programming and Extensions, 1963, chapter 13), of equal choices the
 * largest pivot, as it keeps rounding small; should that cycle, then with R. G. Bland's choice, which cannot (Mathematics of
 * Operations Research 2 (1977), 103-107). The result proves itself: the rows' mixture guarantees what the columns' does, to
 * a hundredth of a point at worst, or an error is thrown.
 */
export function solveMatrixGame(payoffs: readonly (readonly number[])[]): MatrixGame {
  const lowest = Math.min(...payoffs.map((row) => Math.min(...row)));
  const range = Math.max(...payoffs.map((row) => Math.max(...row))) - lowest;
  const programme = new Tableau(payoffs.map((row) => row.map((payoff) => (range > 0 ? (payoff - lowest) / range : 0) + 1)));
  while (programme.improve());
  const { rows, columns } = programme.mixtures();
  const value = (guaranteedByRows(payoffs, rows) + guaranteedByColumns(payoffs, columns)) / 2;
  const scale = Math.max(1, ...payoffs.map((row) => Math.max(...row.map(Math.abs))));
  const gap = guaranteedByColumns(payoffs, columns) - guaranteedByRows(payoffs, rows);
  if (!(Math.abs(gap) <= LARGEST_GAP * scale)) throw new Error(`matrix game: the mixtures found leave ${gap} between them`);
  return { value, rows, columns };
}

/** The least that a mixture of the rows gets, whatever the column. */
export function guaranteedByRows(payoffs: readonly (readonly number[])[], mixture: readonly number[]): number {
  return Math.min(...payoffs[0]!.map((_, column) => payoffs.reduce((sum, row, i) => sum + mixture[i]! * row[column]!, 0)));
}

/** The most that a mixture of the columns gives away, whatever the row. */
export function guaranteedByColumns(payoffs: readonly (readonly number[])[], mixture: readonly number[]): number {
  return Math.max(...payoffs.map((row) => row.reduce((sum, payoff, j) => sum + mixture[j]! * payoff, 0)));
}

/**
 * Maximise the sum of y with B y <= 1, y >= 0, where all of B is positive: y over its sum is the columns' mixture, the
 * dual solution the rows'. Condensed: a pivot exchanges a variable in the basis with one outside.
 */
class Tableau {
  private readonly body: number[][];
  /** Of each row in the basis. */
  private readonly amount: number[];
  private readonly cost: number[];
  /** Variables: below `columns` a y, from there on the slack of a row. */
  private readonly inside: number[];
  private readonly outside: number[];
  private pivots = 0;

  constructor(positive: number[][]) {
    const columns = positive[0]!.length;
    this.body = positive;
    this.amount = positive.map(() => 1);
    this.cost = positive[0]!.map(() => -1);
    this.inside = positive.map((_, row) => columns + row);
    this.outside = positive[0]!.map((_, column) => column);
  }

  /** One pivot; false at the optimum. */
  improve(): boolean {
    const entering = lowestOf(this.outside, (column) => this.cost[column]! < -TINY);
    if (entering === undefined) return false;
    const ratio = (row: number) => (this.body[row]![entering]! > TINY ? this.amount[row]! / this.body[row]![entering]! : Infinity);
    const least = Math.min(...this.body.map((_, row) => ratio(row)));
    const isTied = (row: number) => ratio(row) <= least + TINY * Math.max(1, least);
    const largest = Math.max(...this.body.map((row, at) => (isTied(at) ? row[entering]! : 0)));
    this.pivots += 1;
    this.pivot(lowestOf(this.inside, (row) => isTied(row) && (this.pivots > BOLD_PIVOTS || this.body[row]![entering] === largest))!, entering);
    return true;
  }

  mixtures(): { rows: number[]; columns: number[] } {
    const rows = this.amount.map(() => 0);
    const columns = this.cost.map(() => 0);
    this.inside.forEach((variable, row) => {
      if (variable < columns.length) columns[variable] = Math.max(0, this.amount[row]!);
    });
    this.outside.forEach((variable, column) => {
      if (variable >= columns.length) rows[variable - columns.length] = Math.max(0, this.cost[column]!);
    });
    return { rows: shares(rows), columns: shares(columns) };
  }

  private pivot(r: number, c: number): void {
    const { body, amount, cost } = this;
    const by = 1 / body[r]![c]!;
    const pivotRow = body[r]!.map((entry) => entry * by);
    const pivotAmount = amount[r]! * by;
    body.forEach((row, i) => {
      if (i === r) return;
      const factor = row[c]!;
      for (let j = 0; j < row.length; j++) row[j] = j === c ? -factor * by : row[j]! - factor * pivotRow[j]!;
      amount[i] = amount[i]! - factor * pivotAmount;
    });
    const factor = cost[c]!;
    for (let j = 0; j < cost.length; j++) cost[j] = j === c ? -factor * by : cost[j]! - factor * pivotRow[j]!;
    pivotRow[c] = by;
    body[r] = pivotRow;
    amount[r] = pivotAmount;
    [this.inside[r], this.outside[c]] = [this.outside[c]!, this.inside[r]!];
  }
}

/** Of the places that qualify, the one with the lowest variable. */
function lowestOf(variables: readonly number[], qualifies: (place: number) => boolean): number | undefined {
  let best: number | undefined;
  for (let place = 0; place < variables.length; place++) {
    if (qualifies(place) && (best === undefined || variables[place]! < variables[best]!)) best = place;
  }
  return best;
}

function shares(amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return amounts.map((amount) => (amount < TINY * total ? 0 : amount / total));
}
