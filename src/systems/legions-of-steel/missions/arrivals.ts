/** Where and when machines arrive: zones at the edge of the board, each closed while a commando is near, and a schedule by the game turn. */
import type { Board } from '../board.ts';
import type { Numbers } from '../book.ts';
import type { Ground } from '../ground.ts';
import { inPlay, type Battle } from '../state.ts';
import { COMMANDOS } from '../vocabulary.ts';
import { walkTo } from './walk-costs.ts';

export interface Zone {
  readonly squares: readonly number[];
  /** The first game turn in which it is used. */
  readonly from: number;
  readonly distances: Uint16Array;
}

export function zoneOn(board: Board, letter: string, from = 1): Zone {
  const squares = board.zone(letter);
  return { squares, from, distances: walkTo(board, squares) };
}

/** By square: 1 in any of them. */
export function entriesOf(board: Board, zones: readonly Zone[]): Uint8Array {
  const entries = new Uint8Array(board.size);
  for (const { squares } of zones) for (const square of squares) entries[square] = 1;
  return entries;
}

/** Squares of the zones that are open now. */
export function openSquares(ground: Ground, battle: Readonly<Battle>, zones: readonly Zone[]): number[] {
  const { clear } = ground.book.missions.arrivals;
  return zones.filter((zone) => battle.turn >= zone.from && !isNear(ground, battle, zone, clear)).flatMap(({ squares }) => squares);
}

function isNear(ground: Ground, battle: Readonly<Battle>, { distances }: Zone, clear: number): boolean {
  return battle.figures.some((figure, number) => inPlay(figure) && ground.seat(number) === COMMANDOS && distances[figure.at]! <= clear);
}

/** Nightmares that should have come by now, and the turn from which the Assault Fiend comes. */
export interface Schedule {
  readonly nightmares: (book: Numbers, turn: number) => number;
  readonly fiend: (book: Numbers) => number;
}

/** Those who are still to come and due: whoever found no square before is among them. */
export function due({ nightmares, fiend }: Schedule, ground: Ground, battle: Readonly<Battle>): number[] {
  const { book, roster } = ground;
  const waiting = (unit: string) => roster.flatMap((trooper, number) => (trooper.unit === unit && battle.figures[number]!.fate === 'reserve' ? [number] : []));
  const all = roster.filter(({ unit }) => unit === 'nightmare').length;
  const reserve = waiting('nightmare');
  const missing = Math.max(0, Math.min(all, nightmares(book, battle.turn)) - (all - reserve.length));
  return [...reserve.slice(0, missing), ...(battle.turn >= fiend(book) ? waiting('assault-fiend') : [])];
}
