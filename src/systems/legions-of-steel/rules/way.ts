/** What is left of the way of a figure that moves: a step at a time, and what each may bring about ("Movement"). */
import { DONE } from '../../../kernel/agenda.ts';
import { NOBODY } from '../field.ts';
import type { Ground } from '../ground.ts';
import type { Perform } from '../sequence.ts';
import { inPlay, type Battle } from '../state.ts';
import type { Facing } from '../vocabulary.ts';
import { movementLeft } from './acting.ts';
import { TURN } from './paths.ts';
import { isForwardDiagonal, NEVER, relative, stepCost, turnCost } from './step-cost.ts';
import { isOpen, stepTo } from './step-to.ts';
import { watched } from './watched.ts';

/** Something has come between: the rest of the way is forgotten, and the figure chooses anew. */
export function dropWay(battle: Battle): void {
  for (let depth = battle.agenda.length - 1; depth >= 0; depth--) if (battle.agenda[depth]!.step === 'way') battle.agenda.splice(depth, 1);
}

export const performWay: Perform<'way'> = (ground, { open }, { figure, left }, chance) => {
  if (left.length === 0 || open.active?.figure !== figure || !inPlay(open.figures[figure]!)) return DONE;
  const [next, ...rest] = left as [number, ...number[]];
  if (next >= TURN) {
    if (!spendPoints(ground, open, turnCost(ground.book, open.active.as), 0)) return DONE;
    open.figures[figure]!.facing = (next - TURN) as Facing;
    chance.tell?.({ tell: 'turns', figure: ground.name(figure), facing: next - TURN });
    open.agenda.push({ step: 'way', figure, left: rest });
    return DONE;
  }
  const passed = walk(ground, open, figure, left);
  if (passed === 0) return DONE;
  const { at } = open.figures[figure]!;
  chance.tell?.({ tell: 'moves', figure: ground.name(figure), at, width: ground.board.width });
  if (left.length > passed) open.agenda.push({ step: 'way', figure, left: left.slice(passed) });
  if (watched(ground, open, figure, at)) open.agenda.push({ step: 'entered', figure, by: 'step' });
  return DONE;
};

/** Takes the first step, and those after it that only lead through figures of its own side. How many steps those were; 0: it cannot. */
function walk(ground: Ground, battle: Battle, figure: number, left: readonly number[]): number {
  const field = ground.field(battle);
  const { movement } = ground.book;
  const { facing } = battle.figures[figure]!;
  let { at } = battle.figures[figure]!;
  let diagonals = battle.active!.diagonals;
  let spent = 0;
  for (let i = 0; i < left.length && left[i]! < TURN; i++) {
    const direction = left[i]!;
    const seen = relative(direction, facing);
    const price = stepCost(ground.book, battle.active!.as, seen, (diagonals & 1) === 1);
    if (price === NEVER || !isOpen(field, at, direction)) return 0;
    at = ground.board.next[at * 8 + direction]!;
    spent += price;
    if (isForwardDiagonal(seen)) diagonals += 1;
    const other = field.figureAt[at]!;
    if (other === NOBODY || other === figure) {
      if (!spendPoints(ground, battle, spent, diagonals - battle.active!.diagonals)) return 0;
      stepTo(ground, battle, figure, at);
      return i + 1;
    }
    if (!ground.book.options.throughFigures || ground.seat(other) !== ground.seat(figure)) return 0;
    spent += movement.throughFigure;
  }
  return 0;
}

function spendPoints(ground: Ground, battle: Battle, points: number, diagonals: number): boolean {
  const { active } = battle;
  if (active === null || points > movementLeft(ground, battle)) return false;
  battle.active = { ...active, spent: active.spent + points, diagonals: active.diagonals + diagonals };
  return true;
}
