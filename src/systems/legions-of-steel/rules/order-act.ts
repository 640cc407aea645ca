/** Orders to move a square, to turn, to open or close a door, to cover ("Leadership", Actions). */
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { FACINGS, type Facing } from '../vocabulary.ts';
import { doorsBeside, refuseDoor } from './door.ts';
import { payments, refuseOrder } from './order.ts';
import { giveOrder, mayStepByOrder } from './ordered.ts';

export const orderMove: ActionRule<'order-move'> = {
  options: (ground, view) =>
    payments(ground, view, ground.book.leadership.move).flatMap(({ figure, points }) =>
      neighborsOf(ground, view.open, figure).filter((to) => mayStepByOrder(ground, view.open, figure, to)).map((to) => ({ do: 'order-move' as const, figure, to, points })),
    ),
  refuse: (ground, view, { figure, to, points }) =>
    refuseOrder(ground, view, figure, points, ground.book.leadership.move) ??
    (mayStepByOrder(ground, view.open, figure, to) ? undefined : `${ground.name(figure)} cannot step there: it is not one of the eight squares around, or something or somebody is in the way ("Leadership", "Movement")`),
  apply: (ground, { open }, { figure, to, points }) => giveOrder(ground, open, { order: 'move', figure, to }, points),
};

const neighborsOf = ({ board }: Ground, battle: Readonly<Battle>, figure: number): number[] => [...board.next.subarray(battle.figures[figure]!.at * 8, battle.figures[figure]!.at * 8 + 8)].filter((square) => square >= 0);

export const orderTurn: ActionRule<'order-turn'> = {
  options: (ground, view) =>
    payments(ground, view, ground.book.leadership.turn).flatMap(({ figure, points }) => turnsOf(view.open, figure).map((facing) => ({ do: 'order-turn' as const, figure, facing, points }))),
  refuse: (ground, view, { figure, facing, points }) =>
    refuseOrder(ground, view, figure, points, ground.book.leadership.turn) ?? (turnsOf(view.open, figure).includes(facing) ? undefined : 'facing: 90 degrees from where it looks now, to either side ("Leadership", Actions)'),
  apply: (ground, { open }, { figure, facing, points }) => giveOrder(ground, open, { order: 'turn', figure, facing }, points),
};

/** 90 degrees to either side. */
const turnsOf = (battle: Readonly<Battle>, figure: number): Facing[] => FACINGS.filter((facing) => (((facing - battle.figures[figure]!.facing) & 7) | 4) === 6);

export const orderDoor: ActionRule<'order-door'> = {
  options: (ground, view) =>
    payments(ground, view, ground.book.leadership.door).flatMap(({ figure, points }) => doorsBeside(ground, view.open, figure).map((at) => ({ do: 'order-door' as const, figure, at, points }))),
  refuse: (ground, view, { figure, at, points }) => refuseOrder(ground, view, figure, points, ground.book.leadership.door) ?? refuseDoor(ground, view.open, figure, at),
  apply: (ground, { open }, { figure, at, points }) => giveOrder(ground, open, { order: 'door', figure, at }, points),
};

export const orderCover: ActionRule<'order-cover'> = {
  options: (ground, view) =>
    payments(ground, view, ground.book.leadership.cover)
      .filter(({ figure }) => refuseCover(ground, view.open, figure) === undefined)
      .map(({ figure, points }) => ({ do: 'order-cover' as const, figure, points })),
  refuse: (ground, view, { figure, points }) => refuseOrder(ground, view, figure, points, ground.book.leadership.cover) ?? refuseCover(ground, view.open, figure),
  apply: (ground, { open }, { figure, points }) => giveOrder(ground, open, { order: 'cover', figure }, points),
};

/** Whoever covers as well already gains nothing by it, and who suppresses has its hands full. */
function refuseCover(ground: Ground, battle: Readonly<Battle>, figure: number): string | undefined {
  const { covering, suppressing } = battle.figures[figure]!;
  if (!ground.has('covering')) return ground.refuseAbility('covering');
  if (suppressing.length > 0) return `${ground.name(figure)} suppresses ("Suppression")`;
  return covering === null || covering < ground.book.leadership.coverModifier ? undefined : `${ground.name(figure)} covers as well already ("Covering")`;
}
