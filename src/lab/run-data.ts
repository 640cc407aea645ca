/** What a run is once it is played: the shape that storage reads and writes, statistics summarise and reports show. */
import type { Column, Grade } from '../kernel/game.ts';
import type { PointsTrial } from '../kernel/points.ts';
import type { Source } from '../kernel/book.ts';
import type { Stopping } from './stopping/stopping.ts';
import type { Expectation } from './expect/expectation.ts';
import type { RolledDice } from './dice/tally.ts';
import type { Tuning } from './tune/tuning.ts';

/** One combination of strategies and varied values. */
export interface Cell {
  index: number;
  /** Short and unique in the run: "rush / marksman", with "units.necromutant.firearm=2r" appended where something varies. */
  label: string;
  /** Strategy names, one a seat (a user's own: its file's base name). */
  strategies: readonly string[];
  /** Book path -> value of what varies in this experiment; {} where nothing does. */
  varied: Readonly<Record<string, unknown>>;
  /** Everything that is patched in this cell: the experiment's `set` and `varied` together. */
  patch: Readonly<Record<string, unknown>>;
  /** The cell with the same strategies and the first value of all that varies; null for that cell itself and where nothing varies. */
  reference: number | null;
}

/** A number of the book that the results depend on. */
export interface RestsOn {
  path: string;
  /** As text, in this run (all its values, where it varies). */
  value: string;
  /** Of a value that is not the book's: set, or varied, in this experiment. */
  source: Source | 'set here' | 'varied here';
  note: string;
}

/** What is not as the book has it in any cell: `units.regular.armor = 3b (book: 3r)`. */
export function setHere({ cells, restsOn }: Pick<Manifest, 'cells' | 'restsOn'>): string[] {
  const { patch, varied } = cells[0]!;
  return Object.keys(patch)
    .filter((path) => !Object.hasOwn(varied, path))
    .map((path) => {
      const note = restsOn.find((entry) => entry.path === path && entry.source === 'set here')?.note;
      return `${path} = ${typeof patch[path] === 'string' ? patch[path] : JSON.stringify(patch[path])}${note === undefined ? '' : ` (${note})`}`;
    });
}

/** `manifest.json`: what the run asks and what answered. */
export interface Manifest {
  format: 1;
  /** Fingerprint of questions, code and strategies: two folders with the same identity hold the same games. */
  identity: string;
  title: string;
  system: { id: string; title: string };
  mission: {
    id: string;
    title: string;
    field: { columns: number; rows: number; inches?: true };
    roundLimit: number;
    /** Where games come in pairs on one set-up: what the second swaps. */
    twins?: string;
  };
  seats: readonly string[];
  /** Purposes of luck that the system has beside those of all: see `System.purposes`. */
  purposes?: readonly string[];
  /** In words: see `System.purposeWords`. */
  purposeWords?: Readonly<Record<string, string>>;
  grades: readonly Grade[];
  seed: number | string;
  /** Per cell; where `cellGames` says more, the most of any cell. */
  games: number;
  /** Of each cell, where they are not all the same or `stopping` decides; of a run with `stopping` that is not finished: absent. */
  cellGames?: readonly number[];
  /** When each cell stops; absent where the number of games was fixed. */
  stopping?: Stopping;
  draws: Readonly<Record<string, number>>;
  cells: readonly Cell[];
  /** Every column of games.parquet, in order. */
  columns: readonly Column[];
  /** Each thing that varies does so alone, with the others at their first value; absent where values are combined. */
  inTurn?: true;
  /** Strategy name -> what it says of itself and where it is from ("built in" or a file name). */
  strategies: Readonly<Record<string, { about: string; from: string }>>;
  restsOn: readonly RestsOn[];
  /** What the layout file holds that was put in place of the mission's own. */
  layout?: unknown;
  /** What the results should be; absent where nothing is expected. Decides no row, so it is no part of the identity. */
  expect?: readonly Expectation[];
  /** What the values that vary are tried for; absent where nothing is looked for. Decides no row. */
  tuning?: Tuning;
  /** Of each cell: what its forces bought, where they were drawn by lot; absent where none were. */
  trials?: readonly (PointsTrial | null)[];
  versions: { 'skirmish-lab': string };
  /** The experiment file's text, as given. */
  experiment: string;
}

/**
 * A played run in memory, columnar. Rows are sorted by cell, then game. Columns every run has, before the system's own:
 * cell, game, pair (whole) · failure (text: '' or the kind) · winner (text: a seat's name, 'draw', '' if failed) ·
 * grade (text, '' if failed) · score (real: the first seat's 1, 0.5 or 0; NaN if failed) · rounds, decisions (whole) ·
 * digest (text). Luck: `luck.<channel>.<seat>` and `luck.<channel>.<seat>.variance` (real).
 * Figures of a failed game are NaN, its texts ''.
 */
export interface RunData {
  manifest: Manifest;
  rows: number;
  numbers(column: string): Float64Array;
  texts(column: string): readonly string[];
  failures: readonly FailedGame[];
  /** By cell: how every roll came out against its exact chances; null where nobody counted them. */
  dice: readonly (readonly RolledDice[])[] | null;
}

export interface FailedGame {
  cell: number;
  game: number;
  kind: string;
  seat: string | null;
  decision: number;
  message: string;
  /** The command that plays this game again. */
  replay: string;
}
