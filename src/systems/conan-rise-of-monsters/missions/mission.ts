/** What a mission adds to the battle: what scores beside units destroyed, and how it may end ("Victory"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Column, MissionCard, Seat } from '../../../kernel/game.ts';
import type { Zone } from '../../../kernel/table/zones.ts';
import type { Numbers } from '../book.ts';
import type { Ground } from '../ground.ts';
import type { Battle, ConanState, Result } from '../state.ts';

export interface Mission {
  readonly card: MissionCard;
  /** Columns of its own beyond those of every mission. */
  readonly columns: readonly Column[];
  turns(book: Numbers): number;
  /** Where no terrain may lie beside the strips along the players' edges; of a table so large, in hundredths of an inch. */
  clear(book: Numbers, width: number, depth: number): readonly Zone[];
  /** Points at the end of a turn. */
  score(ground: Ground, state: ConanState, chance: Chance): void;
  /** Whether this unit may leave the table over the enemy's edge of its own will. */
  mayLeave(ground: Ground, battle: Readonly<Battle>, unit: number): boolean;
  /** Points for a unit that does. */
  forLeaving(ground: Ground, battle: Readonly<Battle>, unit: number): number;
  /** Points that a side alone on the table would still get in the turns that are left. */
  unopposed(ground: Ground, battle: Readonly<Battle>, seat: Seat): number;
  /** The battle is over: who has won. */
  judge(ground: Ground, battle: Readonly<Battle>): Result;
  measure(ground: Ground, battle: Readonly<Battle>): Record<string, number | string>;
  /** How far seat 0 is ahead in what the mission is about, -1 to 1: a guess, for players who stop looking ahead. */
  ahead(ground: Ground, battle: Readonly<Battle>): number;
}

/** All of the book that any of these missions rests on. */
export function restsOn(mission: string): readonly string[] {
  return [
    'die.', 'units.', 'destiny.', 'movement.', 'attack.', 'defense.', 'morale.', 'deck.', 'cards.', 'terrain.', 'table.', 'deployment.', 'forces.', 'victory.',
    `missions.${mission}.`, 'abilities.', 'options.',
  ];
}

/** Squares of the table, an inch each, as the book has it for forces up to 20 points. */
export const FIELD = { columns: 48, rows: 48, inches: true } as const;
