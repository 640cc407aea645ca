/** Leaving the game board: one step beyond its edge, and the figure is out of play for good ("Move"). */
import { UNREACHED } from '../../../kernel/grid/reach.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { refuseFigure, squadToAct } from './figures.ts';
import { isWatched, spendSteps, stepsToHalt } from './move.ts';
import { goOutOfPlay } from './out-of-play.ts';

export interface Leave {
  do: 'leave';
  figure: number;
}

/** The step over the board's edge. */
const OVER_THE_EDGE = 1;

export const leave: ActionRule<Leave> = {
  options(ground, view) {
    return squadToAct(ground, view)
      .filter((figure) => mayLeave(ground, figure) && leastSteps(ground, view.open, figure) <= mostSteps(ground, view.open, figure))
      .map((figure) => ({ do: 'leave', figure }));
  },

  refuse(ground, view, { figure }) {
    const refusal = refuseFigure(ground, view, figure);
    if (refusal !== undefined) return refusal;
    if (!mayLeave(ground, figure)) return `${ground.trooper(figure).id} may not leave the board in this mission`;
    const least = leastSteps(ground, view.open, figure);
    if (least <= mostSteps(ground, view.open, figure)) return undefined;
    if (least <= ground.stepsFor(view.open, figure)) return `${ground.trooper(figure).id} is watched from Snap Alert: one MOVE at a time ("Snap Alert")`;
    return `${ground.trooper(figure).id} cannot reach the edge of the board and step off it ("Move")`;
  },

  apply(ground, { open }, { figure }, chance) {
    const { square, cost } = nearestExit(ground, open, figure);
    const actions = spendSteps(ground, open, figure, cost);
    open.tallies.moves[ground.trooper(figure).seat]! += actions;
    open.figures[figure]!.at = square;
    goOutOfPlay(ground, open, figure, 'left-board');
    chance.tell?.({ tell: 'left', figure: ground.trooper(figure).id, steps: cost, actions });
    open.agenda.push({ step: 'end-action', figure });
  },
};

const mayLeave = (ground: Ground, figure: number): boolean => ground.mission.mayLeave?.(ground.trooper(figure).seat) ?? true;

/** All that it has; but one MOVE at a time where an enemy may shoot at the end of each ("Snap Alert"). */
function mostSteps(ground: Ground, battle: Readonly<Battle>, figure: number): number {
  const all = ground.stepsFor(battle, figure);
  if (!isWatched(ground, battle, figure)) return all;
  const { square } = nearestExit(ground, battle, figure);
  if (square < 0) return all;
  const reach = ground.reachOf(battle, figure);
  const [first] = reach.pathTo(square);
  return Math.min(all, stepsToHalt(ground, battle, figure, first === undefined ? OVER_THE_EDGE : reach.steps[first]!));
}

function leastSteps(ground: Ground, battle: Readonly<Battle>, figure: number): number {
  return nearestExit(ground, battle, figure).cost;
}

/** The nearest square that it may step off the board from, and the steps there and over the edge; a number above any budget when none is in reach. */
function nearestExit(ground: Ground, battle: Readonly<Battle>, figure: number): { square: number; cost: number } {
  const none = { square: -1, cost: UNREACHED + OVER_THE_EDGE };
  if (ground.stepsFor(battle, figure) === 0) return none;
  const reach = ground.reachOf(battle, figure);
  const { foxhole, rim } = ground.board(battle);
  const goals = ground.goalsOf(battle, figure);
  const exits = ground.mission.exits?.(battle, ground.trooper(figure)) ?? null;
  for (let index = 0; index < reach.count; index++) {
    const square = reach.squares[index]!; // cheapest first
    if (rim[square] === 0 || goals[square] !== 0 || foxhole[square] !== 0) continue;
    if (exits === null || exits.includes(square)) return { square, cost: reach.steps[square]! + OVER_THE_EDGE };
  }
  return none;
}
