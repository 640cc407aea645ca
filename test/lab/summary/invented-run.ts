/** Runs that nobody played: rows written by hand, or invented with a fixed seed, in the shape that storage loads. */
import type { Column } from '../../../src/kernel/game.ts';
import { stream } from '../../../src/kernel/rng.ts';
import type { Cell, FailedGame, Manifest, RunData } from '../../../src/lab/run-data.ts';

const SEATS = ['clan', 'legion'];

const COMMON: Column[] = [
  { name: 'cell', kind: 'whole', unit: '', about: 'Number of the cell' },
  { name: 'game', kind: 'whole', unit: '', about: 'Number of the game in its cell' },
  { name: 'pair', kind: 'whole', unit: '', about: 'Games of one number share luck' },
  { name: 'failure', kind: 'text', unit: '', about: 'Kind of failure, or nothing' },
  { name: 'winner', kind: 'text', unit: '', about: 'Who won' },
  { name: 'grade', kind: 'text', unit: '', about: 'How it ended' },
  { name: 'score', kind: 'real', unit: '', about: 'The first seat: win 1, draw 1/2, loss 0' },
  { name: 'rounds', kind: 'whole', unit: 'rounds', about: 'Rounds begun' },
  { name: 'decisions', kind: 'whole', unit: 'decisions', about: 'Decisions taken' },
  { name: 'digest', kind: 'text', unit: '', about: 'Fingerprint of all decisions' },
];

const LUCK: Column[] = SEATS.flatMap((seat, i) => [
  { name: `luck.shooting.${seat}`, kind: 'real', unit: 'kills', about: 'Kills above what the dice owed', seat: i },
  { name: `luck.shooting.${seat}.variance`, kind: 'real', unit: 'kills²', about: 'Its variance', seat: i },
]);

export const OWN: Column[] = [
  { name: 'losses.regular', kind: 'whole', unit: 'figures', about: 'Regulars killed', seat: 0, group: 'losses by unit' },
  { name: 'losses.captain', kind: 'whole', unit: 'figures', about: 'Captains killed', seat: 0, group: 'losses by unit' },
  { name: 'losses.centurion', kind: 'whole', unit: 'figures', about: 'Centurions killed', seat: 1, group: 'losses by unit' },
  { name: 'losses.necromutant', kind: 'whole', unit: 'figures', about: 'Necromutants killed', seat: 1, group: 'losses by unit' },
  { name: 'through', kind: 'whole', unit: 'figures', about: 'Figures that left over the goal squares', seat: 0 },
  { name: 'deaths', kind: 'places', unit: 'figures', about: 'Where figures died' },
];

export function manifestOf(changes: Partial<Manifest> = {}): Manifest {
  return {
    format: 1,
    identity: 'c0ffee0000000000',
    title: 'Breakthrough, basic rules',
    system: { id: 'invented', title: 'Invented Skirmish' },
    mission: { id: 'breakthrough', title: 'Mission One', field: { columns: 12, rows: 16 }, roundLimit: 20 },
    seats: SEATS,
    grades: [
      { id: 'clan-rout', about: 'Clan breaks through with three or more', winner: 0 },
      { id: 'clan-slips', about: 'Clan breaks through with fewer', winner: 0 },
      { id: 'stalemate', about: 'Nobody gets through', winner: null },
      { id: 'legion-holds', about: 'Legion kills most of the clan', winner: 1 },
      { id: 'legion-wipes', about: 'Legion kills the whole clan', winner: 1 },
    ],
    seed: 1995,
    games: 0,
    draws: {},
    cells: [cellOf(0, ['rush', 'rush'])],
    columns: [...COMMON, ...LUCK, ...OWN],
    strategies: {
      rush: { about: 'objective first, with a home guard', from: 'built in' },
      marksman: { about: 'fire from cover, by exact odds', from: 'built in' },
      hunter: { about: 'close with the enemy', from: 'built in' },
    },
    restsOn: [
      { path: 'units.regular.armor', value: '2w', source: 'printed', note: 'Unit list' },
      { path: 'board.terrainDensity', value: '0.3', source: 'assumed', note: 'No density is printed; looks like the example' },
    ],
    versions: { 'skirmish-lab': '0.1.0' },
    experiment: 'title: Breakthrough, basic rules\nsystem: invented\nmission: breakthrough\nseed: 1995\n',
    ...changes,
  };
}

export function cellOf(index: number, strategies: string[], varied: Record<string, unknown> = {}, reference: number | null = null): Cell {
  const values = Object.entries(varied).map(([path, value]) => `, ${path}=${String(value)}`);
  return { index, label: strategies.join(' / ') + values.join(''), strategies, varied, patch: varied, reference };
}

export type InventedRow = Record<string, number | string>;

/** Rows as a run; what a row leaves out is 0 or ''. Names of text columns come from the manifest. */
export function runOf(manifest: Manifest, rows: readonly InventedRow[], failures: readonly FailedGame[] = []): RunData {
  const isText = new Map(manifest.columns.map(({ name, kind }) => [name, kind === 'text' || kind === 'places']));
  const columnOf = (column: string, text: boolean) => {
    if (isText.get(column) !== text) throw new Error(`run: ${column} is no ${text ? 'text' : 'number'} column`);
    return rows.map((row) => row[column] ?? (text ? '' : 0));
  };
  const read = <T>(kept: Map<string, T>, column: string, make: () => T): T => {
    const found = kept.get(column) ?? make();
    kept.set(column, found);
    return found;
  };
  const numbers = new Map<string, Float64Array>();
  const texts = new Map<string, readonly string[]>();
  return {
    manifest,
    rows: rows.length,
    numbers: (column) => read(numbers, column, () => Float64Array.from(columnOf(column, false) as number[])),
    texts: (column) => read(texts, column, () => columnOf(column, true) as string[]),
    failures,
    dice: null,
  };
}

export const failedRow = (cell: number, game: number, kind = 'threw'): InventedRow => ({
  cell, game, pair: game, failure: kind, score: NaN, rounds: NaN, decisions: NaN,
  ...Object.fromEntries([...LUCK, ...OWN].filter(({ kind }) => kind !== 'places').map(({ name }) => [name, NaN])),
});

/** How often clan wins, in percent, by strategies of clan (rows) and legion (columns). */
const WIN_PERCENT = [[52, 38, 61], [44, 49, 35], [58, 33, 47]];

export interface Invention {
  /** Per cell. */
  games: number;
  /** Book path -> values; none by default. */
  vary?: Record<string, readonly unknown[]>;
  strategies?: readonly string[];
  /** Games of one pair; 1 by default. */
  joined?: number;
}

/** A full matrix of games with draws, deaths and a few failures, invented with a fixed seed. */
export function inventedRun({ games, vary = {}, strategies = ['rush', 'marksman', 'hunter'], joined = 1 }: Invention): RunData {
  const variants = Object.entries(vary).reduce<Record<string, unknown>[]>(
    (done, [path, values]) => done.flatMap((variant) => values.map((value) => ({ ...variant, [path]: value }))),
    [{}],
  );
  const cells: Cell[] = [];
  for (const varied of variants) {
    strategies.forEach((clan, i) =>
      strategies.forEach((legion, j) => {
        const reference = varied === variants[0] ? null : i * strategies.length + j;
        cells.push(cellOf(cells.length, [clan, legion], varied, reference));
      }),
    );
  }
  const rows: InventedRow[] = [];
  const failures: FailedGame[] = [];
  for (const { index, strategies: [clan, legion], varied } of cells) {
    const shift = variants.findIndex((variant) => variant === varied) * 7;
    const percent = WIN_PERCENT[['rush', 'marksman', 'hunter'].indexOf(clan!)]![['rush', 'marksman', 'hunter'].indexOf(legion!)]!;
    for (let game = 0; game < games; game++) {
      if ((index * 31 + game) % 997 === 5) {
        rows.push(failedRow(index, game));
        failures.push({ cell: index, game, kind: 'threw', seat: legion!, decision: 41, message: 'no target <in> reach', replay: `skirmish replay reports/breakthrough ${index} ${game}` });
      } else rows.push(inventedGame(index, game, Math.floor(game / joined), percent + shift));
    }
  }
  return runOf(manifestOf({ games, cells, title: 'Breakthrough: rush, marksman, hunter' }), rows, failures);
}

function inventedGame(cell: number, game: number, pair: number, percent: number): InventedRow {
  const luck = stream(7, 'clan wins', pair);
  const rest = stream(7, `cell ${cell}`, game);
  const draw = rest.below(100) < 8;
  const won = luck.below(100) < percent;
  const score = draw ? 0.5 : Number(won);
  const narrow = rest.below(10) < 7;
  const rounds = draw ? 20 : Math.min(20, 4 + rest.below(5) + rest.below(5) + rest.below(4));
  const deaths: string[] = [];
  const died = { regular: rest.below(6), captain: rest.below(3) === 0 ? 1 : 0, centurion: rest.below(3), necromutant: rest.below(8) };
  for (const [unit, count] of Object.entries(died)) {
    const top = unit === 'regular' || unit === 'captain' ? 9 : 3;
    for (let i = 0; i < count; i++) deaths.push(`${unit}@${2 + rest.below(4) + rest.below(5)},${top + rest.below(3) + rest.below(4)}`);
  }
  const dice = (rest.below(6) + rest.below(6) - 5) / 3;
  return {
    cell, game, pair, failure: '', score, rounds, deaths: deaths.join(' '), digest: `${cell}/${game % 1990}`,
    winner: draw ? 'draw' : won ? 'clan' : 'legion',
    grade: draw ? 'stalemate' : won ? (narrow ? 'clan-slips' : 'clan-rout') : narrow ? 'legion-holds' : 'legion-wipes',
    decisions: rounds * 14 + rest.below(20),
    'luck.shooting.clan': dice, 'luck.shooting.clan.variance': 35 / 54, 'luck.shooting.legion': -dice, 'luck.shooting.legion.variance': 35 / 54,
    'losses.regular': died.regular, 'losses.captain': died.captain, 'losses.centurion': died.centurion, 'losses.necromutant': died.necromutant,
    through: won ? 1 + rest.below(4) : 0,
  };
}
