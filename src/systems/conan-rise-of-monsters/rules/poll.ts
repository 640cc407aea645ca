/** Who is asked for a card in an open window, and what a hand has to play there. */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { Seat } from '../../../kernel/game.ts';
import { CARD_RULES } from '../cards/all.ts';
import { WINDOWS_OF } from '../cards/windows-of.ts';
import type { Ground } from '../ground.ts';
import type { Battle, ConanState } from '../state.ts';
import type { Step, WindowName } from '../steps.ts';
import type { Card } from '../vocabulary.ts';

type Window = Extract<Step, { step: 'window' }>;

/** A side without a card to play passes by itself. */
export function performWindow(ground: Ground, state: ConanState, step: Window): typeof WAIT | typeof DONE {
  const { at, seat } = step;
  if (state.secret[seat]!.hand.some((card) => mayPlay(ground, state.open, seat, card, at))) return WAIT;
  passOn(state.open, step);
  return DONE;
}

/** The window is already off the agenda: it goes on to the other side, unless that one has just passed too. */
export function passOn({ agenda }: Battle, step: Window): void {
  if (!step.passed) agenda.push({ ...step, seat: 1 - step.seat, passed: true });
}

/** Whether the card would change something at this moment. */
export function mayPlay(ground: Ground, battle: Readonly<Battle>, seat: Seat, card: Card, at: WindowName): boolean {
  return WINDOWS_OF[card].includes(at) && ground.book.abilities[card] && CARD_RULES[card].names(ground, battle, seat).length > 0;
}

/** The moment at which a seat that is asked this may play cards; null: none now. */
export function occasion(asked: Readonly<Step> | null): WindowName | null {
  switch (asked?.step) {
    case 'window':
      return asked.at;
    case 'pick':
      return 'pick';
    case 'destiny':
      return 'destiny';
    default:
      return null;
  }
}
