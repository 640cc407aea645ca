/**
 * When players may play Fate Cards ("Fate Cards": "at any time as appropriate").
 *
 * A window stands on the step that it is about. The active side is asked first, and again after each card, until it passes; then the other;
 * once both have passed in a row the window is closed. A side is asked only if it holds a card that would change something there; nobody
 * can tell whether the other one was asked: windows are opened by what both know.
 */
import type { Seat } from '../../../kernel/game.ts';
import { SIDES_AT } from '../cards/windows-of.ts';
import type { Ground } from '../ground.ts';
import type { Battle, ConanState } from '../state.ts';
import { owed, type WindowName } from '../steps.ts';

/** Opens a window on the step that is uppermost now. */
export function offerWindow(ground: Ground, { open }: Pick<ConanState, 'open'>, at: WindowName): void {
  if (!ground.book.abilities['fate-cards']) return;
  const sides = SIDES_AT[at];
  if ((sides[0] && open.hand[0] > 0) || (sides[1] && open.hand[1] > 0)) open.agenda.push({ step: 'window', at, seat: activeSeat(open), passed: false });
}

/** Whose unit is active, or who picks one; else who went first last. */
export function activeSeat(battle: Readonly<Battle>): Seat {
  const unit = battle.active?.unit ?? owed(battle, 'begin')?.unit;
  if (unit !== undefined) return battle.forces.units[unit]!.seat;
  return owed(battle, 'pick')?.seat ?? battle.first;
}
