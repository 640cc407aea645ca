/** Whether a seat is asked for orders at a moment that is the other's: only where leadership could do something to the point ("Using Leadership"). */
import type { Seat } from '../../../kernel/game.ts';
import type { Ground } from '../ground.ts';
import { inPlay, type Battle } from '../state.ts';
import { owed, type WindowStep } from '../steps.ts';
import { needFor } from './aimed.ts';
import { BLOCKED, lineOfFire } from './line-of-fire.ts';
import { HOPELESS } from './need.ts';
import { paymentsFor } from './order.ts';
import { anyReady, pointsFor } from './points.ts';
import { rangeBetween } from './range.ts';

type Window = Extract<WindowStep, { step: 'window' }>;

export function mayOrderAt(ground: Ground, battle: Readonly<Battle>, { at, seat, exposed }: Readonly<Window>): boolean {
  if (!ground.has('leadership') || !anyReady(ground, battle, seat)) return false;
  switch (at) {
    case 'exposure':
    case 'stop':
      return exposed.some((enemy) => inPlay(battle.figures[enemy]!) && (couldFire(ground, battle, seat, enemy) || couldTurn(ground, battle, seat, enemy)));
    case 'declaration':
      return isAimedAt(ground, battle, seat) || exposed.some((enemy) => inPlay(battle.figures[enemy]!) && couldFire(ground, battle, seat, enemy));
    case 'spread':
      return false;
    case 'reply':
      return ground.figuresOf(battle, seat).some((figure) => pointsFor(ground, battle, figure).length > 0);
  }
}

/** Somebody could be told to fire at it and hit. */
function couldFire(ground: Ground, battle: Readonly<Battle>, seat: Seat, enemy: number): boolean {
  const { at } = battle.figures[enemy]!;
  return ground.figuresOf(battle, seat).some(
    (figure) =>
      (needFor(ground, battle, figure, at, 'order', false, 'single', 0, false) < HOPELESS || needFor(ground, battle, figure, at, 'order', true, 'single', 0, false) < HOPELESS) &&
      paymentsFor(ground, battle, figure, ground.book.leadership.fire).length > 0,
  );
}

/** Somebody who covers has the line but not the arc, and could be told to turn. */
function couldTurn(ground: Ground, battle: Readonly<Battle>, seat: Seat, enemy: number): boolean {
  const field = ground.field(battle);
  const { at } = battle.figures[enemy]!;
  return ground.figuresOf(battle, seat).some(
    (figure) =>
      battle.figures[figure]!.covering !== null &&
      lineOfFire(field, battle.figures[figure]!.at, at, ground.book.options.doubleCorner) !== BLOCKED &&
      paymentsFor(ground, battle, figure, ground.book.leadership.turn).length > 0,
  );
}

/** An attack on one of its figures, or a grenade that may reach one, is about to be rolled, and that figure can be told to get away. */
function isAimedAt(ground: Ground, battle: Readonly<Battle>, seat: Seat): boolean {
  const own = (figure: number) => figure >= 0 && ground.seat(figure) === seat && inPlay(battle.figures[figure]!) && pointsFor(ground, battle, figure).length > 0;
  const top = battle.agenda.at(-2);
  const shot = owed(battle, 'shot');
  if (shot !== undefined && (top === undefined || top.step !== 'thrown')) return own(shot.shot.target);
  const thrown = owed(battle, 'thrown');
  return thrown !== undefined && ground.figuresOf(battle, seat).some((figure) => rangeBetween(ground.board.width, battle.figures[figure]!.at, thrown.toss.at) <= PULSE_REACHES && own(figure));
}

/** Range within which a K-Pulse may strike. */
const PULSE_REACHES = 2;
