/** The active figure opens or closes a door beside it ("Movement", Open or Close Door). */
import type { Chance } from '../../../kernel/chance.ts';
import type { ActionRule } from '../actions.ts';
import { NOBODY } from '../field.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { FACINGS } from '../vocabulary.ts';
import { movementLeft } from './acting.ts';
import { setDoor } from './obstacles.ts';
import { doorCost } from './step-cost.ts';

/** Doors beside a figure that can be opened or closed now: on one of the four squares around it, not destroyed, and nobody stands in it. */
export function doorsBeside(ground: Ground, battle: Readonly<Battle>, figure: number): number[] {
  const { next, doorAt } = ground.board;
  const { figureAt, forcewall } = ground.field(battle);
  const { at } = battle.figures[figure]!;
  return FACINGS.map((direction) => next[at * 8 + direction]!).filter((square) => square >= 0 && doorAt[square]! >= 0 && battle.doors[doorAt[square]!] !== 'destroyed' && figureAt[square] === NOBODY && forcewall[square] === 0);
}

export function refuseDoor(ground: Ground, battle: Readonly<Battle>, figure: number, at: unknown): string | undefined {
  return doorsBeside(ground, battle, figure).includes(at as number) ? undefined : `${ground.name(figure)} has no door at range 1 on that square that it could open or close: not destroyed, and nobody in it ("Movement")`;
}

/** What was open is closed, what was closed is opened. */
export function moveDoor(ground: Ground, battle: Battle, figure: number, at: number, chance: Chance): void {
  const door = ground.board.doorAt[at]!;
  battle.tallies.doorsMoved[ground.seat(figure)]! += 1;
  setDoor(ground, battle, at, battle.doors[door] === 'closed' ? 'open' : 'closed', chance);
}

export const door: ActionRule<'door'> = {
  options(ground, { open }) {
    if (open.active === null || !canPay(ground, open)) return [];
    return doorsBeside(ground, open, open.active.figure).map((at) => ({ do: 'door' as const, at }));
  },

  refuse(ground, { open }, { at }) {
    if (open.active === null) return 'nobody is active ("Action Phase")';
    if (!canPay(ground, open)) return `${ground.name(open.active.figure)} has not the movement points for a door, or is stationary ("Movement")`;
    return refuseDoor(ground, open, open.active.figure, at);
  },

  apply(ground, { open }, { at }, chance) {
    const { active } = open;
    open.active = { ...active!, spent: active!.spent + doorCost(ground.book, active!.as) };
    moveDoor(ground, open, active!.figure, at, chance);
  },
};

const canPay = (ground: Ground, battle: Readonly<Battle>) => battle.active!.as !== 'stationary' && movementLeft(ground, battle) >= doorCost(ground.book, battle.active!.as);
