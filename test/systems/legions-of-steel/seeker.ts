/** A player who brings it to a fight: random games hardly ever do, since nobody opens doors and walks through them to an enemy. */
import type { Strategy } from '../../../src/kernel/game.ts';
import { pick, type Rng } from '../../../src/kernel/rng.ts';
import type { LegionsAction } from '../../../src/systems/legions-of-steel/actions.ts';
import { NOBODY } from '../../../src/systems/legions-of-steel/field.ts';
import type { LegionsGame } from '../../../src/systems/legions-of-steel/game.ts';
import { arcOf } from '../../../src/systems/legions-of-steel/rules/arc.ts';
import type { LegionsView } from '../../../src/systems/legions-of-steel/state.ts';

type Move = Extract<LegionsAction, { do: 'move' }>;

/** What makes little of a moment. */
const IDLE: readonly LegionsAction['do'][] = ['end-phase', 'end', 'hold', 'end-assign'];

/** What leaves nothing to cover with: now and then only. A shot at a figure is another matter. */
const WASTEFUL: readonly LegionsAction['do'][] = ['fire', 'suppress', 'throw', 'order-fire', 'order-throw'];

/** Walks to the nearest enemy and looks at him, opens doors, shoots at figures rather than doors; else a kind of action at random, seldom one that does nothing. */
export const seeker: Strategy<LegionsGame, LegionsView, LegionsAction> = {
  name: 'seeker',
  about: 'at random, but towards the enemy and at him',
  start: (_, game) => ({
    choose(view, rng) {
      const options = game.options(view);
      if (rng.below(12) === 0) return pick(options, rng);
      const at = aimedAtFigures(game, view, options);
      if (at.length > 0 && rng.below(3) > 0) return ofAKind(at, rng);
      const doing = options.filter((action) => !IDLE.includes(action.do) && !WASTEFUL.includes(action.do) && !(action.do === 'activate' && action.as === 'stationary'));
      const idle = options.filter(({ do: kind }) => IDLE.includes(kind));
      if (doing.length === 0) return pick(idle.length > 0 ? idle : options, rng);
      const moves = doing.filter((action) => action.do === 'move');
      if (moves.length > 0 && rng.below(4) > 0) return pick(nearest(game, view, moves), rng);
      const opening = doing.filter((action) => action.do === 'door' && view.open.doors[game.ground.board.doors.indexOf(action.at)] === 'closed');
      return opening.length > 0 && rng.below(2) === 0 ? pick(opening, rng) : ofAKind(doing, rng);
    },
  }),
};

/** So that a shot comes up as often as one of a hundred squares. */
function ofAKind(actions: readonly LegionsAction[], rng: Rng): LegionsAction {
  const kind = pick([...new Set(actions.map(({ do: kind }) => kind))], rng);
  return pick(actions.filter((action) => action.do === kind), rng);
}

function aimedAtFigures({ ground }: LegionsGame, { open }: LegionsView, actions: readonly LegionsAction[]): LegionsAction[] {
  const { figureAt } = ground.field(open);
  return actions.filter((action) => action.do !== 'suppress' && 'at' in action && figureAt[action.at] !== NOBODY);
}

/** Moves that end nearest to an enemy; of these, those that end looking at one. */
function nearest({ ground }: LegionsGame, { open, seat }: LegionsView, moves: readonly Move[]): Move[] {
  const enemies = ground.figuresOf(open, 1 - seat).map((number) => open.figures[number]!.at);
  if (enemies.length === 0) return [...moves];
  const away = distances(ground.board, enemies);
  const least = Math.min(...moves.map(({ to }) => away[to]!));
  const best = moves.filter(({ to }) => away[to] === least);
  const looking = best.filter(({ to, facing }) => enemies.some((enemy) => enemy !== to && arcOf(ground.board.width, to, facing, enemy) === 'front'));
  return looking.length > 0 ? looking : best;
}

/** Steps to the nearest of these squares, with all doors open. */
function distances({ size, next, walls }: LegionsGame['ground']['board'], from: readonly number[]): number[] {
  const away = Array.from({ length: size }, () => Infinity);
  for (const square of from) away[square] = 0;
  for (let front = [...from]; front.length > 0;) {
    const further: number[] = [];
    for (const square of front) {
      for (let direction = 0; direction < 8; direction += 2) {
        const beside = next[square * 8 + direction]!;
        if (beside < 0 || walls[beside] !== 0 || away[beside] !== Infinity) continue;
        away[beside] = away[square]! + 1;
        further.push(beside);
      }
    }
    front = further;
  }
  return away;
}
