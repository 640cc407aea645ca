/** MOVE: steps by king's move at the cost of terrain, consecutive MOVE actions of a figure added together ("Move", "Adding Move Actions Together"). */
import { UNREACHED } from '../../../kernel/grid/reach.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { refuseFigure, spendActions, squadToAct } from './figures.ts';
import { inFoxhole } from './foxhole.ts';
import { enterGoal } from './goal.ts';
import { onAlertAgainst } from './snap-alert.ts';

/** To its destination, by a cheapest way, in as many MOVE actions as it takes; into a foxhole, and no farther. */
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
    if (inFoxhole(ground, view.open, figure)) return `${id} is in a foxhole and has to crawl out first ("Foxholes")`;
    const { steps } = ground.reachOf(view.open, figure);
    if (!Number.isInteger(to) || to < 0 || to >= steps.length) return `there is no square ${String(to)}`;
    if (to === view.open.figures[figure]!.at) return `${id} stands there already`;
    if (steps[to] === UNREACHED) return `${id} cannot get there: ${ground.stepsFor(view.open, figure)} steps left at most ("Move", "Terrain and Movement")`;
    return undefined;
  },

  apply(ground, { open }, { figure, to }, chance) {
    const moving = open.figures[figure]!;
    const from = moving.at;
    const { square, cost } = firstStop(ground, open, figure, to);
    const actions = square === from ? gatherSteps(ground, open, figure) : spendSteps(ground, open, figure, cost);
    moving.at = square;
    if (ground.board(open).foxhole[square] !== 0) moving.steps = 0;
    open.tallies.moves[ground.trooper(figure).seat]! += actions;
    const { width } = ground.board(open);
    chance.tell?.({ tell: 'move', figure: ground.trooper(figure).id, from, to: square, width, steps: cost, actions });
    enterGoal(ground, open, figure, chance);
    open.agenda.push({ step: 'end-action', figure });
  },
};

/**
 * Where a move towards a square comes to its first halt: there, or, when an enemy on Snap Alert may see an action end, where
 * the MOVE under way ends. The figure may then go on, or think again.
 */
export function firstStop(ground: Ground, battle: Readonly<Battle>, figure: number, to: number): { square: number; cost: number } {
  const reach = ground.reachOf(battle, figure);
  if (!isWatched(ground, battle, figure)) return { square: to, cost: reach.steps[to]! };
  const path = reach.pathTo(to);
  const most = stepsToHalt(ground, battle, figure, reach.steps[path[0]!]!);
  const halt = path.findLast((square) => reach.steps[square]! <= most);
  // A step dearer than one MOVE: the figure stands while it gathers its steps.
  return halt === undefined ? { square: battle.figures[figure]!.at, cost: 0 } : { square: halt, cost: reach.steps[halt]! };
}

/** Whether an enemy on Snap Alert may answer the end of its actions. */
export const isWatched = (ground: Ground, battle: Readonly<Battle>, figure: number): boolean =>
  onAlertAgainst(ground, battle, ground.trooper(figure).seat).length > 0;

/** Steps until a watched figure halts, on a way that begins with a step of this cost: those kept from a MOVE under way, if they lead on; or they and the next MOVE. */
export function stepsToHalt(ground: Ground, battle: Readonly<Battle>, figure: number, firstStep: number): number {
  const { steps } = battle.figures[figure]!;
  return firstStep <= steps ? steps : steps + ground.stepsPerMove(figure);
}

/** A MOVE that leads nowhere yet. */
function gatherSteps(ground: Ground, battle: Battle, number: number): number {
  spendActions(ground, battle, number, 1);
  battle.figures[number]!.steps += ground.stepsPerMove(number);
  return 1;
}

/** Takes `cost` steps from those left over, then from as many further MOVE actions as needed; returns how many. */
export function spendSteps(ground: Ground, battle: Battle, number: number, cost: number): number {
  const figure = battle.figures[number]!;
  const perMove = ground.stepsPerMove(number);
  const actions = Math.max(0, Math.ceil((cost - figure.steps) / perMove));
  spendActions(ground, battle, number, actions);
  figure.steps += actions * perMove - cost;
  return actions;
}
