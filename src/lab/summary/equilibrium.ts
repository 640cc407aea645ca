/** What a matrix of scripts comes to when both sides choose their best: the mixtures that neither can better alone, and the score then. */
import { stream } from '../../kernel/rng.ts';
import type { Manifest } from '../run-data.ts';
import { dominance, marginOf, turned } from '../stats/dominated.ts';
import { RULE_OF_THREE } from '../stats/joined.ts';
import { solveMatrixGame, type MatrixGame } from '../stats/matrix-game.ts';
import { middleOf, resampledMeans } from '../stats/resample.ts';
import type { CellGames } from './cell-games.ts';
import { circlesAmong, type Circle } from './circles.ts';
import { errorOfChange } from './intervals.ts';
import { bounded, figure } from './rounding.ts';
import type { Bounded, Figure, Pool, Verdict } from './summary.ts';
import { drawsReturn, judge } from './verdict.ts';

export interface Equilibrium {
  label: string;
  varied: Readonly<Record<string, unknown>>;
  /** The first seat's score when both play their mixture; n: finished games of the whole matrix. */
  value: Bounded;
  verdict: Verdict;
  /** The value minus that under the reference, on the same resamples; null for the reference and where nothing varies. The intervals of all settings hold together at 95 %. */
  difference: Bounded | null;
  /** One a seat: how often each script is played. */
  mixtures: { seat: string; scripts: { strategy: string; share: Bounded }[] }[];
  /** Scripts that a mixture of the seat's others beats whatever the other seat plays. */
  dominated: DominatedScript[];
  /** Scripts that go round, each beating the next. */
  circles: Circle[];
}

export interface DominatedScript {
  seat: string;
  strategy: string;
  /** The better mixture. */
  by: { strategy: string; share: Figure }[];
  /** How much better it scores at the least. */
  margin: Figure;
  /** Share of the resamples in which that mixture is better too. */
  certainty: Figure;
}

/** Of one run: the work for a run of many cells is bounded, and the bounds are no better than these draws can tell. */
const MOST_RESAMPLES = 1000;
const LEAST_RESAMPLES = 200;
const CELLS_TIMES_RESAMPLES = 100_000;
/** A margin is none below it. */
const ROUNDING = 1e-9;

/** One for each pool; none where there are not two seats, where there is a single pairing, or where one of them has no finished game. */
export function equilibriaOf(manifest: Pick<Manifest, 'seats' | 'seed' | 'draws'>, pools: readonly Pool[], games: readonly CellGames[]): Equilibrium[] {
  const { seats, seed } = manifest;
  if (seats.length !== 2 || pools[0]!.cells.length < 2 || pools.some(({ cells }) => cells.some((cell) => games[cell]!.finished === 0))) return [];
  const samples = games.map((cell) => cell.sample(cell.numbers('score')));
  const means = Float64Array.from(games, (cell) => cell.numbers('score').reduce((sum, score) => sum + score, 0) / cell.finished);
  const times = Math.max(LEAST_RESAMPLES, Math.min(MOST_RESAMPLES, Math.floor(CELLS_TIMES_RESAMPLES / games.length)));
  const resamples = resampledMeans(samples, times, stream(seed, 'resamples', 0));
  const solutions = pools.map((pool) => solutionsOf(matrixOf(pool, games), means, resamples));
  const error = errorOfChange(pools.length);
  return pools.map((pool, i) => equilibriumOf(manifest, pool, solutions[i]!, i === 0 ? null : { solutions: solutions[0]!, error }));
}

/** Where in the matrix each cell of a pool stands. */
interface Matrix {
  rows: readonly string[];
  columns: readonly string[];
  /** Cells by row and column. */
  cells: readonly (readonly number[])[];
}

function matrixOf(pool: Pool, games: readonly CellGames[]): Matrix {
  const names = pool.cells.map((index) => games[index]!.cell.strategies);
  const rows = [...new Set(names.map(([row]) => row!))];
  const columns = [...new Set(names.map(([, column]) => column!))];
  const at = new Map(pool.cells.map((index, i) => [names[i]!.join('\n'), index]));
  return { rows, columns, cells: rows.map((row) => columns.map((column) => at.get(`${row}\n${column}`)!)) };
}

interface Solutions {
  matrix: Matrix;
  payoffs: number[][];
  solution: MatrixGame;
  resampled: { payoffs: number[][]; solution: MatrixGame }[];
}

function solutionsOf(matrix: Matrix, means: Float64Array, resamples: readonly Float64Array[]): Solutions {
  const solve = (of: Float64Array) => {
    const payoffs = matrix.cells.map((row) => row.map((cell) => of[cell]!));
    return { payoffs, solution: solveMatrixGame(payoffs) };
  };
  return { matrix, ...solve(means), resampled: resamples.map(solve) };
}

function equilibriumOf(manifest: Pick<Manifest, 'seats' | 'draws'>, pool: Pool, { matrix, payoffs, solution, resampled }: Solutions, reference: { solutions: Solutions; /** By which the change from it may miss. */ error: number } | null): Equilibrium {
  const { seats } = manifest;
  const { finished: n, units } = pool;
  const share = (of: (game: MatrixGame) => number): Bounded => bounded({ n, estimate: of(solution), ...middleOf(resampled.map((drawn) => of(drawn.solution))) });
  const value = atLeastAsWideAs(units, { n, estimate: solution.value, ...middleOf(resampled.map((drawn) => drawn.solution.value)) }, 0);
  const sides = [matrix.rows, matrix.columns];
  return {
    label: pool.label,
    varied: pool.varied,
    value: bounded(value),
    verdict: judge({ seats, score: value, wins: pool.wins.map(({ games }) => games), cells: pool.cells.length, returning: drawsReturn(manifest) }),
    difference:
      reference === null
        ? null
        : bounded(
            atLeastAsWideAs(units, { n, estimate: solution.value - reference.solutions.solution.value, ...middleOf(resampled.map((drawn, i) => drawn.solution.value - reference.solutions.resampled[i]!.solution.value), reference.error) }, -1),
          ),
    mixtures: seats.map((seat, side) => ({
      seat,
      scripts: sides[side]!.map((strategy, i) => ({ strategy, share: share(side === 0 ? (game) => game.rows[i]! : (game) => game.columns[i]!) })),
    })),
    dominated: seats.flatMap((seat, side) => {
      const seen = (matrix: number[][]) => (side === 0 ? matrix : turned(matrix));
      return sides[side]!.flatMap((strategy, i): DominatedScript[] => {
        const found = dominance(seen(payoffs), i);
        if (found === null || found.margin <= ROUNDING) return [];
        const certain = resampled.filter((drawn) => marginOf(found, seen(drawn.payoffs)) > ROUNDING).length;
        const by = found.by.flatMap((part, k) => (part > 0 ? [{ strategy: sides[side]![k]!, share: figure(part) }] : []));
        return [{ seat, strategy, by, margin: figure(found.margin), certainty: figure(certain / resampled.length) }];
      });
    }),
    circles: circlesAmong(matrix, payoffs, resampled.map((drawn) => drawn.payoffs)),
  };
}

/** Where hardly a game went the other way the resamples agree by chance: about 3 / units of all may still differ. */
function atLeastAsWideAs(units: number, interval: { n: number; estimate: number; low: number; high: number }, least: number): typeof interval {
  if (units < 2) return { ...interval, low: NaN, high: NaN };
  const half = RULE_OF_THREE / units;
  return { ...interval, low: Math.max(least, Math.min(interval.low, interval.estimate - half)), high: Math.min(1, Math.max(interval.high, interval.estimate + half)) };
}
