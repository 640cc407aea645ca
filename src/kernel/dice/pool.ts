/** A handful of dice, thrown together: count the symbols that they show, or only those of the best few. */
import type { Rng } from '../rng.ts';
import type { Die } from './die.ts';
import { Distribution } from './distribution.ts';
import { Roll } from './roll.ts';

export interface Pool {
  readonly dice: readonly (readonly [die: Die, count: number])[];
  /** Only the `best` dice count, those showing most of the symbol `by`; all of them when the pool has no more. */
  readonly keep?: { readonly best: number; readonly by: string };
}

/** Dice thrown together: `pool([red, 3], [black, 1])`. */
export function pool(...dice: readonly (readonly [die: Die, count: number])[]): Pool {
  for (const [die, count] of dice) whole(count, `number of dice "${die.name}"`);
  return { dice };
}

/** The pool, of which only the best dice are kept. */
export function keepBest({ dice }: Pool, best: number, by = 'pips'): Pool {
  return { dice, keep: { best: whole(best, 'number of dice to keep'), by } };
}

/** How many of a symbol a throw shows; of `pips`, their sum. */
export function count(pool: Pool, symbol: string): Roll {
  const reading = read(pool, [symbol]);
  if (pool.keep !== undefined) return pool.keep.by === symbol ? countBest(pool, pool.keep.best, symbol, reading) : reading.map(([shown]) => shown!);
  const { dice, faces } = throwing(pool, [symbol]);
  const shows = dice.map(({ rows }) => rows.map(([shown]) => shown!));
  return new Roll(
    (rng) => {
      toss(dice, faces, rng);
      let sum = 0;
      for (let i = 0; i < shows.length; i++) sum += shows[i]![faces[i]!]!;
      return sum;
    },
    () => reading.odds().map(([shown]) => shown!),
  );
}

/** The same throw as `reading`, without lists made anew each time. */
function countBest(pool: Pool, best: number, symbol: string, reading: Roll<readonly number[]>): Roll {
  const { dice, faces } = throwing(pool, [symbol]);
  const shows = dice.map(({ rows }) => rows.map(([shown]) => shown!));
  const kept = new Float64Array(Math.min(best, dice.length));
  return new Roll(
    (rng) => {
      toss(dice, faces, rng);
      kept.fill(-Infinity);
      for (let i = 0; i < shows.length; i++) keepHigh(kept, shows[i]![faces[i]!]!);
      let sum = 0;
      for (let i = 0; i < kept.length; i++) sum += kept[i]!;
      return sum;
    },
    () => reading.odds().map(([shown]) => shown!),
  );
}

/** Puts a number among the kept ones, highest first, and drops the lowest; in place. */
function keepHigh(kept: Float64Array, value: number): void {
  let at = kept.length - 1;
  if (at < 0 || kept[at]! >= value) return;
  for (; at > 0 && kept[at - 1]! < value; at--) kept[at] = kept[at - 1]!;
  kept[at] = value;
}

/**
 * How many of each of several symbols one throw shows, as a row in the order asked for. Where equally good dice show
 * different symbols, those are kept that show more of the first symbol asked for, then of the second.
 */
export function counts(pool: Pool, ...symbols: readonly string[]): Roll<readonly number[]> {
  return read(pool, symbols);
}

function read(pool: Pool, symbols: readonly string[]): Roll<readonly number[]> {
  return pool.keep === undefined ? readAll(pool, symbols) : readBest(pool, pool.keep.best, [pool.keep.by, ...symbols]);
}

function readAll(pool: Pool, symbols: readonly string[]): Roll<readonly number[]> {
  const { dice, faces } = throwing(pool, symbols);
  return new Roll(
    (rng) => {
      toss(dice, faces, rng);
      const sum = symbols.map(() => 0);
      for (let i = 0; i < dice.length; i++) addTo(sum, dice[i]!.rows[faces[i]!]!);
      return sum;
    },
    () => {
      let odds: Distribution<readonly number[]> = Distribution.always(symbols.map(() => 0));
      for (const die of dice) {
        odds = odds.with(shown(die, (face) => die.rows[face]!), (sum, row) => addTo([...sum], row));
      }
      return odds;
    },
  );
}

/** `symbols`: first the one that dice are kept by, which is not counted unless it is asked for again. */
function readBest(pool: Pool, best: number, symbols: readonly string[]): Roll<readonly number[]> {
  const { dice, faces } = throwing(pool, symbols);
  const ranking = [...new Map(dice.flatMap(({ rows }) => rows).map((row) => [row.join(), row])).values()].sort(better);
  const rankOf = new Map(ranking.map((row, rank) => [row.join(), rank]));
  const ranks = dice.map(({ rows }) => rows.map((row) => rankOf.get(row.join())!));
  const total = (kept: readonly number[]): number[] => {
    const sum = symbols.map(() => 0);
    for (const rank of kept) addTo(sum, ranking[rank]!);
    return sum.slice(1);
  };
  return new Roll(
    (rng) => {
      toss(dice, faces, rng);
      const kept: number[] = [];
      for (let i = 0; i < dice.length; i++) keep(kept, ranks[i]![faces[i]!]!, best);
      return total(kept);
    },
    () => {
      let kept: Distribution<readonly number[]> = Distribution.always<readonly number[]>([]);
      dice.forEach((die, i) => {
        kept = kept.with(shown(die, (face) => ranks[i]![face]!), (before, rank) => keep([...before], rank, best));
      });
      return kept.map(total);
    },
  );
}

/** Puts a die among the kept ones, best (rank 0) first, and drops the worst when it is one too many; in place. */
function keep(kept: number[], rank: number, best: number): number[] {
  if (kept.length < best) kept.push(rank);
  else if (best === 0 || kept[best - 1]! <= rank) return kept;
  let at = kept.length - 1;
  for (; at > 0 && kept[at - 1]! > rank; at--) kept[at] = kept[at - 1]!;
  kept[at] = rank;
  return kept;
}

function better(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((shown, i) => shown !== b[i]);
  return i < 0 ? 0 : b[i]! - a[i]!;
}

function addTo(sum: number[], row: readonly number[]): number[] {
  for (let i = 0; i < sum.length; i++) sum[i]! += row[i]!;
  return sum;
}

/** One die of a pool, ready to throw. */
interface Thrown {
  readonly sides: number;
  /** What each face shows of the symbols asked for. */
  readonly rows: readonly (readonly number[])[];
  /** Which faces are rolled once more; null when none is. */
  readonly again: readonly boolean[] | null;
}

/** The dice of a pool one by one, and room for the faces of one throw, used again by each. */
function throwing(pool: Pool, symbols: readonly string[]): { dice: readonly Thrown[]; faces: Uint32Array } {
  const dice = pool.dice.flatMap(([die, count]) => {
    const again = die.rerolls === undefined ? null : die.faces.map(die.rerolls);
    const rows = die.faces.map((face) => symbols.map((symbol) => face[symbol] ?? 0));
    return Array<Thrown>(count).fill({ sides: rows.length, rows, again });
  });
  return { dice, faces: new Uint32Array(dice.length) };
}

/** Throws all dice in the order of the pool, then those once more that are to be rerolled. */
function toss(dice: readonly Thrown[], faces: Uint32Array, rng: Rng): void {
  let rerolls = false;
  for (let i = 0; i < dice.length; i++) {
    const { sides, again } = dice[i]!;
    const face = rng.below(sides);
    faces[i] = face;
    if (again !== null && again[face]!) rerolls = true;
  }
  if (!rerolls) return;
  for (let i = 0; i < dice.length; i++) {
    const { sides, again } = dice[i]!;
    if (again !== null && again[faces[i]!]!) faces[i] = rng.below(sides);
  }
}

/** The odds of what one die shows in the end, its reroll included. */
function shown<T extends number | readonly number[]>(die: Thrown, read: (face: number) => T): Distribution<T> {
  const face = Distribution.evenly(die.rows.map((_, face) => face));
  const { again } = die;
  return (again === null ? face : face.then((first) => (again[first]! ? face : Distribution.always(first)))).map(read);
}

function whole(value: number, what: string): number {
  if (!Number.isInteger(value) || value < 0) throw new RangeError(`pool: ${what} is ${value}, not a whole number from 0`);
  return value;
}
