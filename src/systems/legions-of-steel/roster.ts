/** Who fights: every figure of a game by its number. Fixed when a game is opened, so not in its state. */
import type { Seat } from '../../kernel/game.ts';
import { SIDES, sideOf, type Unit } from './vocabulary.ts';

export interface Trooper {
  /** Such as "trooper-3"; the only one of its kind has no number. */
  readonly id: string;
  readonly unit: Unit;
  readonly seat: Seat;
}

/** By figure number. */
export type Roster = readonly Trooper[];

/** A commando section ("Organization", "UNE Commandos"). */
export const SECTION: readonly Unit[] = ['sergeant', 'corporal', 'trooper', 'trooper', 'trooper', 'trooper', 'heavy-weapon-trooper', 'heavy-weapon-trooper'];

/** A machine horde ("Horde"). */
export const HORDE: readonly Unit[] = [...Array.from({ length: 10 }, (): Unit => 'nightmare'), 'assault-fiend'];

/** These figures, numbered and named in this order. */
export function rosterOf(units: readonly Unit[]): Roster {
  return units.map((unit, number) => {
    const alike = units.filter((other) => other === unit).length;
    const before = units.slice(0, number).filter((other) => other === unit).length;
    return { id: alike === 1 ? unit : `${unit}-${before + 1}`, unit, seat: SIDES.indexOf(sideOf(unit)) };
  });
}
