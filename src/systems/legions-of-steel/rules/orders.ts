/** Whether a seat is asked for orders at a moment that is the other's: only where leadership could do something to the point ("Using Leadership"). */
import type { Seat } from '../../../kernel/game.ts';
import type { Field } from '../field.ts';
import type { Ground } from '../ground.ts';
import { inPlay, type Battle } from '../state.ts';
import type { WindowStep } from '../steps.ts';
import { needFor } from './aimed.ts';
import { doorsBeside } from './door.ts';
import { BLOCKED, lineOfFire } from './line-of-fire.ts';
import { HOPELESS } from './need.ts';
import { crosses } from './obstacle-between.ts';
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
      return mayAnswerAttack(ground, battle, seat);
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

/** An attack is about to be rolled, a grenade thrown or suppression laid: one of its figures could be told to get away, to close a door on the line, or to fire first. */
function mayAnswerAttack(ground: Ground, battle: Readonly<Battle>, seat: Seat): boolean {
  const declared = declaredIn(battle);
  if (declared === null) return false;
  const { by, aimedAt, isStruck } = declared;
  if (!inPlay(battle.figures[by]!)) return false;
  if (couldFire(ground, battle, seat, by)) return true;
  const { leadership } = ground.book;
  const field = ground.field(battle);
  const from = battle.figures[by]!.at;
  return ground.figuresOf(battle, seat).some((figure) => {
    if (isStruck(ground, field, from, battle.figures[figure]!.at) && paymentsFor(ground, battle, figure, leadership.move).length > 0) return true;
    return doorsBeside(ground, battle, figure).some((door) => aimedAt.some((at) => crosses(field, from, at, door))) && paymentsFor(ground, battle, figure, leadership.door).length > 0;
  });
}

interface Declared {
  readonly by: number;
  readonly aimedAt: readonly number[];
  /** Whether it may strike who stands on a square. */
  readonly isStruck: (ground: Ground, field: Field, from: number, square: number) => boolean;
}

/** What was declared last; null: nothing. */
function declaredIn({ agenda }: Readonly<Battle>): Declared | null {
  for (let depth = agenda.length - 1; depth >= 0; depth--) {
    const step = agenda[depth]!;
    if (step.step === 'shot') return { by: step.shot.by, aimedAt: [step.shot.at], isStruck: (_, __, ___, square) => square === step.shot.at };
    if (step.step === 'thrown') return { by: step.toss.by, aimedAt: [step.toss.at], isStruck: ({ board }, _, __, square) => rangeBetween(board.width, square, step.toss.at) <= PULSE_REACHES };
    if (step.step === 'lay') {
      const aimedAt = step.counters.map(({ at }) => at);
      return { by: step.figure, aimedAt, isStruck: (_, field, from, square) => aimedAt.some((at) => at === square || crosses(field, from, at, square)) };
    }
  }
  return null;
}

/** Range within which a K-Pulse may strike. */
const PULSE_REACHES = 2;
