/** The columns of a run's rows: those that every game has, luck by channel and seat, then the mission's own. */
import type { Column, System } from '../kernel/game.ts';

const EVERY_GAME: readonly Column[] = [
  { name: 'cell', kind: 'whole', unit: '', about: 'index of the cell: which strategies and which varied values' },
  { name: 'game', kind: 'whole', unit: '', about: 'number of the game in its cell, from 0; the same number is the same luck in every cell' },
  { name: 'pair', kind: 'whole', unit: '', about: 'index of the joined unit: games of a cell with the same number share some of their luck' },
  { name: 'failure', kind: 'text', unit: '', about: 'how the game failed: illegal, endless, threw, broken or killed; empty for a game that was finished' },
  { name: 'winner', kind: 'text', unit: '', about: 'a seat, or "draw"; empty for a failed game' },
  { name: 'grade', kind: 'text', unit: '', about: 'how the game ended: one of the grades of the mission; empty for a failed game' },
  { name: 'score', kind: 'real', unit: 'games', about: 'of the first seat: 1 for a win, 0.5 for a draw, 0 for a loss', seat: 0 },
  { name: 'rounds', kind: 'whole', unit: 'rounds', about: 'length of the game' },
  { name: 'decisions', kind: 'whole', unit: 'decisions', about: 'decisions of all seats' },
  { name: 'digest', kind: 'text', unit: '', about: 'fingerprint of all decisions in order; games with the same one were played alike' },
];

/** Every column of `games.parquet`, in order; `layout`: what they are played on, if not on the built-in one. Throws if a system's column takes the name of another. */
export function columnsOf(system: System, mission: string, layout?: unknown): Column[] {
  const columns = [...EVERY_GAME, ...luckColumns(system), ...system.columns(mission, layout)];
  const seen = new Set<string>();
  for (const { name } of columns) {
    if (seen.has(name)) throw new Error(`rows: ${system.id} has two columns named "${name}"`);
    seen.add(name);
  }
  return columns;
}

function luckColumns(system: System): Column[] {
  return system.luck.flatMap(({ name, unit, about }) =>
    system.seats.flatMap((seat, index): Column[] => [
      { name: luckColumn(name, seat), kind: 'real', unit, about: `luck of ${seat}: ${about}; the sum over its rolls of what they gave less what they owed`, seat: index, group: `luck.${name}` },
      { name: `${luckColumn(name, seat)}.variance`, kind: 'real', unit: `${unit}^2`, about: `variance of the luck of ${seat}: ${about}`, seat: index },
    ]),
  );
}

export const luckColumn = (channel: string, seat: string): string => `luck.${channel}.${seat}`;

export const isNumber = ({ kind }: Column): boolean => kind === 'whole' || kind === 'real';

/** Columns that a failed game has too. */
export const NEVER_EMPTY: ReadonlySet<string> = new Set(['cell', 'game', 'pair']);

/** The joined unit of a game. Twins, games 2k and 2k + 1, always hang together. */
export function pairOf(game: number, draws: Readonly<Record<string, number>>, twins = false): number {
  const units = unitsOf(draws, twins);
  const own = twins ? Math.floor(game / 2) : game;
  return units === Infinity ? own : own % units;
}

/**
 * How many joined units there can be. Games i and j share the luck of a purpose with k draws when i - j is a multiple of
 * k, so over several such purposes all games with the same remainder by their greatest common divisor hang together.
 * Of twins it is the pairs that do: k draws of their set-ups join pairs k apart, k draws of anything else those k / 2 apart, or all if k is odd.
 */
export function unitsOf(draws: Readonly<Record<string, number>>, twins = false): number {
  const apart = Object.entries(draws).map(([purpose, different]) => (!twins || purpose === 'setup' ? different : different % 2 === 0 ? different / 2 : 1));
  const together = apart.reduce(greatestCommonDivisor, 0);
  return together === 0 ? Infinity : together;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
