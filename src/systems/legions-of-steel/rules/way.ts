/** What is left of the way of a figure that moves: a step at a time, and what each may bring about ("Movement"). */
import { DONE } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
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

/** As far as nobody watches it goes on in one go. */
export const performWay: Perform<'way'> = (ground, { open }, { figure, left }, chance) => {
  if (open.active?.figure !== figure || !inPlay(open.figures[figure]!)) return DONE;
  const walked: number[] = [];
  for (let rest = left; rest.length > 0; ) {
    const next = rest[0]!;
    if (next >= TURN) {
      if (!spendPoints(ground, open, turnCost(ground.book, open.active.as), 0)) break;
      open.figures[figure]!.facing = (next - TURN) as Facing;
      tellWalk(ground, figure, walked, chance);
      chance.tell?.({ tell: 'turns', figure: ground.name(figure), facing: next - TURN });
      rest = rest.slice(1);
      continue;
    }
    const steps = walk(ground, open, figure, rest);
    if (steps === 0) break;
    const { at } = open.figures[figure]!;
    walked.push(at);
    rest = rest.slice(steps);
    if (!watched(ground, open, figure, at)) continue;
    open.agenda.push({ step: 'way', figure, left: rest }, { step: 'entered', figure, by: 'step' });
    break;
  }
  tellWalk(ground, figure, walked, chance);
  return DONE;
};

/** What was walked since it was last told. */
function tellWalk(ground: Ground, figure: number, walked: number[], chance: Chance): void {
  if (walked.length > 0) chance.tell?.({ tell: 'moves', figure: ground.name(figure), squares: [...walked], width: ground.board.width });
  walked.length = 0;
}

/** Takes the first step, and what follows on squares of figures of its own side: steps that only lead through them, and turns there. How much of the way that was; 0: it cannot. */
function walk(ground: Ground, battle: Battle, figure: number, left: readonly number[]): number {
  const field = ground.field(battle);
  const { movement } = ground.book;
  let { at, facing } = battle.figures[figure]!;
  let diagonals = battle.active!.diagonals;
  let spent = 0;
  for (let i = 0; i < left.length; i++) {
    const direction = left[i]!;
    if (direction >= TURN) {
      facing = (direction - TURN) as Facing;
      spent += turnCost(ground.book, battle.active!.as);
      continue;
    }
    const seen = relative(direction, facing);
    const price = stepCost(ground.book, battle.active!.as, seen, (diagonals & 1) === 1);
    if (price === NEVER || !isOpen(field, at, direction)) return 0;
    at = ground.board.next[at * 8 + direction]!;
    spent += price;
    if (isForwardDiagonal(seen)) diagonals += 1;
    const other = field.figureAt[at]!;
    if (other === NOBODY || other === figure) {
      if (!spendPoints(ground, battle, spent, diagonals - battle.active!.diagonals)) return 0;
      battle.figures[figure]!.facing = facing;
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
