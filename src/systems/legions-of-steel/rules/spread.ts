/** Spread-Fire, die by die: the shooter stays on its target or turns to another, at a die for each square between ("Spread-Fire"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import { chebyshev } from '../../../kernel/grid/squares.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Perform } from '../sequence.ts';
import { inPlay, waiting, type Battle } from '../state.ts';
import type { Shot } from '../steps.ts';
import { stands } from './declare.ts';
import { targetsOf } from './targets.ts';

/** It never stops while there is anything to fire at, and loses its dice when there is nothing. */
export const performSpread: Perform<'spread'> = (ground, { open }, { shot }) => {
  if (!inPlay(open.figures[shot.by]!)) return DONE;
  const squares = nextSquares(ground, open, shot);
  if (squares.length > 1) return WAIT;
  if (squares.length === 1) aimNext(ground, open, shot, squares[0]!);
  return DONE;
};

/** Squares at which the next die may be aimed. `shot`: the last one, with the dice that are left. */
function nextSquares(ground: Ground, battle: Readonly<Battle>, shot: Readonly<Shot>): number[] {
  return targetsOf(ground, battle, shot.by, false).filter((at) => diceBetween(ground, shot.at, at) < shot.dice);
}

/** One for each square between the targets; none for adjacent ones, diagonally too. */
const diceBetween = (ground: Ground, from: number, to: number) => Math.max(0, chebyshev(ground.board.width, from, to) - 1);

/** The enemy is asked before each die; if the last one has felled its target, as before a new attack. */
function aimNext(ground: Ground, battle: Battle, shot: Readonly<Shot>, at: number): void {
  const next: Shot = { ...shot, at, target: ground.field(battle).figureAt[at]!, dice: shot.dice - diceBetween(ground, shot.at, at) };
  battle.agenda.push(
    { step: 'shot', shot: next },
    { step: 'window', at: stands(ground, battle, shot) ? 'spread' : 'declaration', seat: 1 - ground.seat(shot.by), exposed: shot.occasion === 'fire' ? [shot.by] : [] },
  );
}

export const aim: ActionRule<'aim'> = {
  options: (ground, { open }) => nextSquares(ground, open, spreading(open)).map((at) => ({ do: 'aim', at })),
  refuse(ground, { open }, { at }) {
    if (nextSquares(ground, open, spreading(open)).includes(at)) return undefined;
    return 'the next die goes to a target in front arc, line of fire and range, and there have to be more dice left than squares between it and the last one ("Spread-Fire")';
  },
  apply(ground, { open }, { at }) {
    const shot = spreading(open);
    open.agenda.pop();
    aimNext(ground, open, shot, at);
  },
};

function spreading(battle: Readonly<Battle>): Readonly<Shot> {
  const step = waiting(battle);
  if (step?.step !== 'spread') throw new Error('no Spread-Fire waits');
  return step.shot;
}
