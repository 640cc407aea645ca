/** The ways from one area into the next, as troop counters and who waits outside use them ("Surprise Party"). */
import type { Battlefield } from '../battlefield.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { areasNextTo, type Exit } from './areas.ts';

export function exitsBetween(field: Battlefield, from: number, to: number): readonly Exit[] {
  return areasNextTo(field, from).find(({ area }) => area === to)?.exits ?? [];
}

/** Squares outside an area where a figure that comes from another one may wait: beside the exit, and free. */
export function waitingRoom(ground: Ground, battle: Readonly<Battle>, from: number, to: number): number[] {
  const field = ground.field(battle);
  const squares = exitsBetween(ground.board(battle), from, to).map((exit) => exit.from);
  return [...new Set(squares)].filter((square) => field.occupied[square] === 0).sort((a, b) => a - b);
}

/** Half of a corridor whose ends both lead off the board: nobody is placed there. */
export const isCutOff = (field: Battlefield, area: number): boolean => areasNextTo(field, area).length === 0;
