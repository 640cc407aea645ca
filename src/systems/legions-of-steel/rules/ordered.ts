/** Leadership that was spent on an act, and the act itself, once the other side has had its say ("Using Leadership"). */
import { DONE } from '../../../kernel/agenda.ts';
import type { Seat } from '../../../kernel/game.ts';
import { NOBODY } from '../field.ts';
import type { Ground } from '../ground.ts';
import type { Perform } from '../sequence.ts';
import { inPlay, waiting, type Battle } from '../state.ts';
import type { Ordered } from '../steps.ts';
import { moveDoor, refuseDoor } from './door.ts';
import { enterByOrder } from './entered.ts';
import { changing } from './obstacles.ts';
import { spend } from './points.ts';
import { opened, sightlines } from './sightlines.ts';
import { isOpen, stepTo } from './step-to.ts';
import { dropWay } from './way.ts';

/** Points are spent whatever comes of it; who was moving stops and thinks again. In the final phase both sides have to pass anew. */
export function pay(ground: Ground, battle: Battle, figure: number, points: readonly number[]): void {
  const seat = ground.seat(figure);
  const step = waiting(battle);
  if (step?.step === 'final') {
    battle.agenda.pop();
    battle.agenda.push({ step: 'final', seat, passed: false });
  }
  spend(battle, points);
  battle.tallies.orders[seat]! += 1;
  dropWay(battle);
}

/** The other side may answer before it happens: who declares last acts first. */
export function giveOrder(ground: Ground, battle: Battle, given: Ordered, points: readonly number[]): void {
  pay(ground, battle, given.figure, points);
  const other: Seat = 1 - ground.seat(given.figure);
  battle.agenda.push({ step: 'ordered', given }, { step: 'window', at: 'reply', seat: other, exposed: [] });
}

/** What cannot be done any more is lost. */
export const performOrdered: Perform<'ordered'> = (ground, { open }, { given }, chance) => {
  const figure = open.figures[given.figure]!;
  if (!inPlay(figure)) return DONE;
  chance.tell?.({ tell: 'ordered', figure: ground.name(given.figure), order: given.order });
  switch (given.order) {
    case 'move':
      moveByOrder(ground, open, given.figure, given.to);
      break;
    case 'turn':
      changing(ground, open, () => (figure.facing = given.facing));
      break;
    case 'door':
      if (refuseDoor(ground, open, given.figure, given.at) === undefined) moveDoor(ground, open, given.figure, given.at, chance);
      break;
    case 'cover':
      figure.covering = ground.book.leadership.coverModifier;
      break;
  }
  return DONE;
};

/** One square in any direction, looking the same way, wherever its designation would let it go. */
export function mayStepByOrder(ground: Ground, battle: Readonly<Battle>, figure: number, to: number): boolean {
  const { at } = battle.figures[figure]!;
  const { board } = ground;
  const field = ground.field(battle);
  for (let direction = 0; direction < 8; direction++) if (board.next[at * 8 + direction] === to) return isOpen(field, at, direction) && field.figureAt[to] === NOBODY;
  return false;
}

function moveByOrder(ground: Ground, battle: Battle, figure: number, to: number): void {
  if (!mayStepByOrder(ground, battle, figure, to)) return;
  const before = sightlines(ground, battle);
  stepTo(ground, battle, figure, to);
  enterByOrder(ground, battle, figure, opened(before, sightlines(ground, battle)));
}
