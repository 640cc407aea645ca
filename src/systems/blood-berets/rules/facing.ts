/** Where a figure looks: in front of it lies a quarter of the board, diagonals included, and as much behind it ("Facing"). */
import type { Battlefield } from '../battlefield.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { FACINGS, type Facing } from '../vocabulary.ts';

/** By place in `FACINGS`: columns and rows gained by looking that way. */
const DX = [0, 1, 0, -1];
const DY = [-1, 0, 1, 0];

export const facingCode = (facing: Facing): number => FACINGS.indexOf(facing);

/** Its own square is neither in front of a figure nor behind it. */
export function inFront(field: Pick<Battlefield, 'width'>, at: number, facing: Facing, square: number): boolean {
  const code = facingCode(facing);
  const columns = (square % field.width) - (at % field.width);
  const rows = Math.floor(square / field.width) - Math.floor(at / field.width);
  const ahead = columns * DX[code]! + rows * DY[code]!;
  const aside = columns * DY[code]! + rows * DX[code]!;
  return ahead > 0 && Math.abs(aside) <= ahead;
}

export function behind(field: Pick<Battlefield, 'width'>, at: number, facing: Facing, square: number): boolean {
  return inFront(field, at, opposite(facing), square);
}

export function opposite(facing: Facing): Facing {
  return FACINGS[(facingCode(facing) + 2) & 3]!;
}

/** Which way to look so that a square lies in front; where it lies just between two, the first in the order of the list. */
export function facingTo(field: Pick<Battlefield, 'width'>, at: number, square: number): Facing {
  return FACINGS.find((facing) => inFront(field, at, facing, square)) ?? 'north';
}

/** Turned on the spot: aim is lost with it. */
export function turnTo(battle: Battle, figure: number, facing: Facing): void {
  const turned = battle.figures[figure]!;
  if (turned.facing === facing) return;
  turned.facing = facing;
  turned.aim = -1;
  battle.clock += 1;
}

/** Whoever carries a Deathlokdrum turns by a quarter at a time ("Weapons and Equipment"). */
export const turnsSlowly = (ground: Ground, figure: number): boolean => ground.piece(figure).card === 'ranger-gunner';

/** Why a figure may not turn this way together with an action that is no movement; undefined when it may. Fields may hold anything. */
export function refuseTurn(ground: Ground, battle: Readonly<Battle>, figure: number, turn: unknown): string | undefined {
  if (turn === undefined) return undefined;
  if (!ground.has('facing')) return ground.refuseAbility('facing');
  if (!FACINGS.includes(turn as Facing)) return `no such facing; expected ${FACINGS.join(', ')} ("Facing")`;
  const { facing, at } = battle.figures[figure]!;
  const { id } = ground.piece(figure);
  if (turn === facing) return `${id} faces ${facing} already ("Facing")`;
  if (ground.book.facing.turnsElse < 1) return 'a figure turns with its movement only (facing.turnsElse)';
  if (!turnsSlowly(ground, figure)) return undefined;
  if (turn === opposite(facing)) return `${id} turns by 90 degrees at a time ("Weapons and Equipment", Deathlokdrum)`;
  return ground.board(battle).narrow[at] === 1 ? `${id} needs a full action to turn in a passage one square wide ("Weapons and Equipment", Deathlokdrum)` : undefined;
}
