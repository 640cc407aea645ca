/** Turning with an action that is no movement: once, before it or after it; what is attacked has to be in front, other actions are done whichever way one looks ("Facing"). */
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { FACINGS, type Facing } from '../vocabulary.ts';
import { inFront, refuseTurn, turnTo } from './facing.ts';
import { activeOf, changeActive } from './spend.ts';

export interface Stance {
  turn?: Facing;
  after?: Facing;
}

/** With an action for which it does not matter where the figure looks, before it or after it is the same. */
export type Turning = Pick<Stance, 'after'>;

export function turningsOf(ground: Ground, battle: Readonly<Battle>, figure: number): Turning[] {
  const all: Turning[] = ground.has('facing') ? [{}, ...FACINGS.map((after) => ({ after }))] : [{}];
  return all.filter(({ after }) => refuseTurn(ground, battle, figure, after) === undefined);
}

/** All ways to turn with an action of the active figure against a square. `moving`: with changes of facing that are left of its movement. */
export function stancesAt(ground: Ground, battle: Readonly<Battle>, figure: number, square: number, moving = false): Stance[] {
  const all: Stance[] = ground.has('facing') ? [{}, ...FACINGS.map((turn) => ({ turn })), ...FACINGS.map((after) => ({ after }))] : [{}];
  return all.filter((stance) => refuseStance(ground, battle, figure, square, stance, moving) === undefined);
}

export function refuseStance(ground: Ground, battle: Readonly<Battle>, figure: number, square: number, { turn, after }: Stance, moving = false): string | undefined {
  if (turn !== undefined && after !== undefined) return 'a figure turns once with an action: before it or after it ("Facing")';
  const refusal = refuseTurn(ground, battle, figure, turn ?? after) ?? (moving ? refuseHipTurn(battle, turn ?? after) : undefined);
  if (refusal !== undefined || !ground.has('facing')) return refusal;
  const { at, facing } = battle.figures[figure]!;
  return inFront(ground.board(battle), at, turn ?? facing, square) ? undefined : `${ground.piece(figure).id} does not have it in front ("Facing")`;
}

/** A shot from the hip is part of a movement, and so are its changes of facing. */
function refuseHipTurn({ active }: Readonly<Battle>, facing: Facing | undefined): string | undefined {
  return facing !== undefined && active?.turns === 0 ? 'no change of facing is left of the movement ("Facing")' : undefined;
}

/** Carries out one of the two changes, if it was asked for and the figure is still able to. `moving`: it is one of those of its movement. */
export function turnWith(battle: Battle, figure: number, facing: Facing | undefined, moving = false): void {
  const { fate, stunned } = battle.figures[figure]!;
  if (facing === undefined || fate !== 'in-play' || stunned) return;
  turnTo(battle, figure, facing);
  if (moving) changeActive(battle, { turns: activeOf(battle).turns - 1 });
}
