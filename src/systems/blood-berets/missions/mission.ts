/** What a mission adds to the battle: who comes, how it is set up, what counters the Legion gets, and how it may end ("Missions"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Column, MissionCard } from '../../../kernel/game.ts';
import type { Numbers } from '../book.ts';
import type { Ground } from '../ground.ts';
import type { Roster } from '../roster.ts';
import type { Battle, BeretsState } from '../state.ts';
import type { Level } from '../vocabulary.ts';

export interface Mission {
  readonly card: MissionCard;
  /** Columns of its own beyond those of every mission. */
  readonly columns: readonly Column[];
  /** The side of the board that it begins on. */
  readonly level: Level;
  /** Whether Blood Berets may go down a tunnel, and up again with the map. */
  readonly goesBelow: boolean;
  /** Whether the advanced rules are the usual ones for it. */
  readonly advanced: boolean;
  roster(book: Numbers): Roster;
  turns(book: Numbers): number;
  /** Puts the pieces where they begin and the steps of the set-up on the agenda. */
  setUp(ground: Ground, state: BeretsState, chance: Chance): void;
  /** Initiative counters that the Legion puts in the cup now, at the beginning of a turn. */
  legionCounters(ground: Ground, battle: Readonly<Battle>): number;
  /** At the beginning of a turn, before the cup is filled: who comes back, who comes out of the tunnel; steps that it pushes come first. */
  beginTurn?(ground: Ground, state: BeretsState, chance: Chance): void;
  /** Called after each action and after what it led to: sets `open.result` once it is decided. */
  observe(ground: Ground, state: BeretsState, chance: Chance): void;
  /** When all have acted: what is counted by the turn; sets `open.result` once it is decided. */
  endTurn(ground: Ground, state: BeretsState, chance: Chance): void;
  measure(ground: Ground, battle: Readonly<Battle>): Record<string, number | string>;
  /** How far seat 0 is ahead in what the mission is about, -1 to 1: a guess, for players who stop looking ahead. */
  ahead(ground: Ground, battle: Readonly<Battle>): number;
}

/** All of the book that any mission rests on. */
export function restsOn(mission: string): readonly string[] {
  return [
    'units.', 'wounded.', 'weapons.', 'movement.', 'facing.', 'hit.', 'harm.', 'cover.', 'initiative.', 'counters.', 'objects.', 'gear.', 'powers.', 'setup.',
    `missions.${mission}.`, 'abilities.', 'options.',
  ];
}
