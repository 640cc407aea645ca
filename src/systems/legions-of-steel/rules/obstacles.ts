/** Doors and forcewalls that open and close lines of fire and sight: what comes into view by it is looked at by whoever covers ("Forcewall Grenades", "Covering"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { DoorState } from '../vocabulary.ts';
import { opened, sightlines } from './sightlines.ts';

/** Something on the board is changed, and with it the lines across it. */
export function changing(ground: Ground, battle: Battle, change: () => void): void {
  const before = sightlines(ground, battle);
  change();
  battle.clock += 1;
  battle.agenda.push({ step: 'changed', lines: opened(before, sightlines(ground, battle)) });
}

/** The square has to have a door. */
export function setDoor(ground: Ground, battle: Battle, square: number, state: DoorState, chance: Chance): void {
  changing(ground, battle, () => (battle.doors[ground.board.doorAt[square]!] = state));
  chance.tell?.({ tell: 'door', at: square, width: ground.board.width, state });
}

/** Kills that the door or the forcewall on a square has taken and still stands, where a book has it take more than one. */
export function damageOn({ damage }: Readonly<Battle>, square: number): number {
  return damage.find(({ at }) => at === square)?.kills ?? 0;
}

export function addDamage(battle: Battle, square: number, kills: number): void {
  const before = damageOn(battle, square);
  battle.damage = [...battle.damage.filter(({ at }) => at !== square), { at: square, kills: before + kills }];
}

/** The door or the forcewall on a square has taken its kills. */
export function destroyObstacle(ground: Ground, battle: Battle, square: number, chance: Chance): void {
  battle.damage = battle.damage.filter(({ at }) => at !== square);
  if (!battle.forcewalls.includes(square)) {
    setDoor(ground, battle, square, 'destroyed', chance);
    return;
  }
  changing(ground, battle, () => (battle.forcewalls = battle.forcewalls.filter((at) => at !== square)));
  chance.tell?.({ tell: 'forcewall-gone', at: square, width: ground.board.width });
}
