/** Who may come: every figure and every Legion counter of a game by its number. Fixed when a game is opened, so not in its state ("The Playing Pieces", "The Cave Forces"). */
import type { Seat } from '../../kernel/game.ts';
import type { Card, Character, Level } from './vocabulary.ts';

export interface Piece {
  /** Such as "sergeant", "trooper-4", "legionnaire-7", "dummy-12"; those that wait below the ground in the third mission end in "-below". */
  readonly id: string;
  readonly seat: Seat;
  readonly card: Card;
  /** Where it may be; null: on both levels. */
  readonly level: Level | null;
  /** As printed on its stand or counter. */
  readonly number: number;
}

export interface Roster {
  readonly pieces: readonly Piece[];
  /** Numbers of pieces by seat. */
  readonly bySeat: readonly [berets: readonly number[], legion: readonly number[]];
}

export const isFigure = (card: Card): card is Character => card !== 'dummy' && card !== 'target';
export const isNepharite = (card: Card): boolean => card === 'nepharite-1' || card === 'nepharite-2';

export function rosterOf(pieces: readonly Piece[]): Roster {
  const of = (seat: Seat) => pieces.flatMap((piece, number) => (piece.seat === seat ? [number] : []));
  return { pieces, bySeat: [of(0), of(1)] };
}

/** The squad: the two specialists and four troopers. */
export const SQUAD: readonly Piece[] = [
  beret('sergeant', 'sergeant', 1),
  beret('medic', 'medic', 2),
  ...[3, 4, 5, 6].map((number) => beret(`trooper-${number}`, 'trooper', number)),
];

/** A squad of Venusian Rangers. */
export const RANGERS: readonly Piece[] = [
  beret('ranger-leader', 'ranger-leader', 1),
  ...[2, 3, 4].map((number) => beret(`ranger-${number}`, 'ranger', number)),
  ...[5, 6].map((number) => beret(`ranger-gunner-${number}`, 'ranger-gunner', number)),
];

/** Legion figures and counters of one level: Nepharites, eight Legionnaires and so many dummies. */
export function legionOf(level: Level, nepharites: readonly (1 | 2)[], dummies: number, suffix = ''): Piece[] {
  return [
    ...nepharites.map((number) => legion(`nepharite-${number}${suffix}`, `nepharite-${number}`, number, level)),
    ...[3, 4, 5, 6, 7, 8, 9, 10].map((number) => legion(`legionnaire-${number}${suffix}`, 'legionnaire', number, level)),
    ...Array.from({ length: dummies }, (_, i) => legion(`dummy-${11 + i}${suffix}`, 'dummy', 11 + i, level)),
  ];
}

export const TARGET: Piece = { id: 'prisoners', seat: 1, card: 'target', level: 'caves', number: 0 };

function beret(id: string, card: Character, number: number): Piece {
  return { id, seat: 0, card, level: null, number };
}

function legion(id: string, card: Card, number: number, level: Level): Piece {
  return { id, seat: 1, card, level, number };
}
