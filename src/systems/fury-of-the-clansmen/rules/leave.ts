/** Leaving the game board: one step beyond its edge, and the figure is out of play for good ("Move"). */
import { UNREACHED, type Reach } from '../../../kernel/grid/reach.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import { takeOut, type Battle } from '../state.ts';
import { refuseFigure, squadToAct } from './figures.ts';
import { spendSteps } from './move.ts';

export interface Leave {
  do: 'leave';
  figure: number;
}

/** The step over the board's edge. */
const OVER_THE_EDGE = 1;

export const leave: ActionRule<Leave> = {
  options(ground, view) {
    return squadToAct(ground, view)
      .filter((figure) => leastSteps(ground, view.open, figure) <= ground.stepsFor(view.open, figure))
      .map((figure) => ({ do: 'leave', figure }));
  },

  refuse(ground, view, { figure }) {
    const refusal = refuseFigure(ground, view, figure);
    if (refusal !== undefined) return refusal;
    if (leastSteps(ground, view.open, figure) <= ground.stepsFor(view.open, figure)) return undefined;
    return `${ground.trooper(figure).id} cannot reach the edge of the board and step off it ("Move")`;
  },

  apply(ground, { open }, { figure }, chance) {
    const cost = leastSteps(ground, open, figure);
    const actions = spendSteps(ground, open, figure, cost);
    open.tallies.moves[ground.trooper(figure).seat]! += actions;
    takeOut(open, figure, 'left-board');
    chance.tell?.({ tell: 'left', figure: ground.trooper(figure).id, steps: cost, actions });
    open.agenda.push({ step: 'objectives' });
  },
};

/** Steps to the nearest square at the edge and over it; a number above any budget when none is in reach. */
function leastSteps(ground: Ground, battle: Readonly<Battle>, figure: number): number {
  if (ground.stepsFor(battle, figure) === 0) return UNREACHED + OVER_THE_EDGE;
  const reach = ground.reachOf(battle, figure);
  const goals = ground.goalsOf(ground.field(battle), ground.trooper(figure).seat);
  for (let index = 0; index < reach.count; index++) {
    const square = reach.squares[index]!; // cheapest first
    if (goals[square] === 0 && atEdge(reach, square)) return reach.steps[square]! + OVER_THE_EDGE;
  }
  return UNREACHED + OVER_THE_EDGE;
}

function atEdge({ width, height }: Reach, square: number): boolean {
  const column = square % width;
  const row = (square - column) / width;
  return column === 0 || row === 0 || column === width - 1 || row === height - 1;
}
