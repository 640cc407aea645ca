/** The dice of one figure's attack on another as they stand on the board, and which bonuses are among them ("Combat Execution"). */
import type { Battlefield } from '../battlefield.ts';
import type { Numbers } from '../book.ts';
import type { Attack, Unit } from '../vocabulary.ts';
import { modifiersOf, poolsOf, type Modifier, type Pools, type Situation } from './bonus-rows.ts';
import { buildingGivesCover, wallsGivingCover } from './cover.ts';

type WithDice = Pick<Numbers, 'units' | 'bonuses'>;

/** A Firearm Attack from one square at another. Whether the line between them is clear is `canSee`'s to say. */
export function firearmPools(field: Battlefield, book: WithDice, attacker: Unit, from: number, target: Unit, to: number): Pools {
  return poolsOf(situationOf(firearmCode(field, from, to)), attacker, target, book);
}

export function closePools(field: Battlefield, book: WithDice, attacker: Unit, from: number, target: Unit, to: number): Pools {
  return poolsOf(situationOf(closeCode(field, from, to)), attacker, target, book);
}

/** Why the dice of an attack are more than those on the reference cards. */
export function explainBonuses(field: Battlefield, book: WithDice, attack: Attack, from: number, to: number): Modifier[] {
  const code = attack === 'close' ? closeCode(field, from, to) : firearmCode(field, from, to);
  return modifiersOf(situationOf(code), book);
}

// A situation as a small number, so that strategies can look its odds up.
const CLOSE = 1;
const ATTACKER_ON_RUBBLE = 2;
const TARGET_ON_RUBBLE = 4;
const TARGET_IN_JUNGLE = 8;
const BUILDING_COVER = 16;
const ONE_WALL = 32;

export function firearmCode(field: Battlefield, from: number, to: number): number {
  const terrain = field.rubble[from]! * ATTACKER_ON_RUBBLE + field.rubble[to]! * TARGET_ON_RUBBLE + field.jungle[to]! * TARGET_IN_JUNGLE;
  const building = buildingGivesCover(field, from, to) ? BUILDING_COVER : 0;
  return terrain + building + wallsGivingCover(field, from, to) * ONE_WALL;
}

export function closeCode(field: Battlefield, from: number, to: number): number {
  return CLOSE + field.rubble[from]! * ATTACKER_ON_RUBBLE + field.rubble[to]! * TARGET_ON_RUBBLE;
}

export function situationOf(code: number): Situation {
  return {
    attack: (code & CLOSE) !== 0 ? 'close' : 'firearm',
    attackerOnRubble: (code & ATTACKER_ON_RUBBLE) !== 0,
    targetOnRubble: (code & TARGET_ON_RUBBLE) !== 0,
    targetInJungle: (code & TARGET_IN_JUNGLE) !== 0,
    buildingCover: (code & BUILDING_COVER) !== 0,
    walls: Math.floor(code / ONE_WALL),
  };
}
