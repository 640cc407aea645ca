/** What objectives ask of the figures on the board. */
import type { Seat } from '../../../kernel/game.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { COMMANDOS, MACHINES, type Unit } from '../vocabulary.ts';

export const alive = (ground: Ground, battle: Readonly<Battle>, seat: Seat): number => ground.figuresOf(battle, seat).length;

/** Figures of a seat on some squares. */
export function onSquares(ground: Ground, battle: Readonly<Battle>, seat: Seat, squares: readonly number[]): number {
  return ground.figuresOf(battle, seat).filter((number) => squares.includes(battle.figures[number]!.at)).length;
}

/** The one side with figures there; null for none or both. */
export function aloneOn(ground: Ground, battle: Readonly<Battle>, squares: readonly number[]): Seat | null {
  const [commandos, machines] = [COMMANDOS, MACHINES].map((seat) => onSquares(ground, battle, seat, squares) > 0);
  return commandos === machines ? null : commandos ? COMMANDOS : MACHINES;
}

/** Figures of a kind that were killed. */
export function killedOf(ground: Ground, battle: Readonly<Battle>, ...units: readonly Unit[]): number {
  return battle.killed.filter((number) => units.includes(ground.roster[number]!.unit)).length;
}

/** Nobody of the seat is in play, and nobody is still to come. */
export function wipedOut(ground: Ground, battle: Readonly<Battle>, seat: Seat): boolean {
  return ground.roster.every((trooper, number) => trooper.seat !== seat || battle.figures[number]!.fate === 'killed');
}
