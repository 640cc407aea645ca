/** MOVE: steps by king's move at the cost of terrain, consecutive MOVE actions of a figure added together ("Move", "Adding Move Actions Together"). */
import { UNREACHED } from '../../../kernel/grid/reach.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import { takeOut, type Battle } from '../state.ts';
import { refuseFigure, spendActions, squadToAct } from './figures.ts';

/** To its destination, by a cheapest way: nothing of the basic game can see the path. As many MOVE actions as it takes. */
export interface Move {
  do: 'move';
  figure: number;
  to: number;
}

export const move: ActionRule<Move> = {
  options(ground, view) {
    const moves: Move[] = [];
    for (const figure of squadToAct(ground, view)) {
      if (ground.stepsFor(view.open, figure) === 0) continue;
      const reach = ground.reachOf(view.open, figure);
      for (let index = 1; index < reach.count; index++) moves.push({ do: 'move', figure, to: reach.squares[index]! });
    }
    return moves;
  },

  refuse(ground, view, { figure, to }) {
    const refusal = refuseFigure(ground, view, figure);
    if (refusal !== undefined) return refusal;
    const { id } = ground.trooper(figure);
    const { steps } = ground.reachOf(view.open, figure);
    if (!Number.isInteger(to) || to < 0 || to >= steps.length) return `there is no square ${String(to)}`;
    if (to === view.open.figures[figure]!.at) return `${id} stands there already`;
    if (steps[to] === UNREACHED) return `${id} cannot get there: ${ground.stepsFor(view.open, figure)} steps left at most ("Move", "Terrain and Movement")`;
    return undefined;
  },

  apply(ground, { open }, { figure, to }, chance) {
    const cost = ground.reachOf(open, figure).steps[to]!;
    const moving = open.figures[figure]!;
    const from = moving.at;
    const actions = spendSteps(ground, open, figure, cost);
    moving.at = to;
    open.tallies.moves[ground.trooper(figure).seat]! += actions;
    const { width } = ground.field(open);
    chance.tell?.({ tell: 'move', figure: ground.trooper(figure).id, from, to, width, steps: cost, actions });
    const goal = ground.goalsOf(ground.field(open), ground.trooper(figure).seat);
    if (goal[to] !== 0) enterGoal(ground, open, figure, to, chance.tell);
    open.agenda.push({ step: 'objectives' });
  },
};

/** Takes `cost` steps from those left over, then from as many further MOVE actions as needed; returns how many. */
export function spendSteps(ground: Ground, battle: Battle, number: number, cost: number): number {
  const figure = battle.figures[number]!;
  const perMove = ground.stepsPerMove(number);
  const actions = Math.max(0, Math.ceil((cost - figure.steps) / perMove));
  spendActions(ground, battle, number, actions);
  figure.steps += actions * perMove - cost;
  return actions;
}

/** On an enemy Starting/Goal Square a figure's part is done ("Mission One", Special Rules). */
function enterGoal(ground: Ground, battle: Battle, figure: number, square: number, tell: ((event: unknown) => void) | null): void {
  const squad = ground.mission.startingSquare(square);
  takeOut(battle, figure, 'on-goal');
  battle.entered[squad]!.push(figure);
  tell?.({ tell: 'goal', figure: ground.trooper(figure).id, of: ground.roster.squads[squad]!.id });
}
