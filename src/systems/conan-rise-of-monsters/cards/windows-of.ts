/**
 * When each Fate Card may be played: a closed list of windows, since "at any time as appropriate" would ask both players at every step ("Fate Cards").
 *
 * Each is named for the step that it stands on (`offerWindow`); `pick`: when its own side picks a unit; `destiny`: when tokens are asked for.
 */
import { CARDS, CIRCLE_CARDS, type Card } from '../vocabulary.ts';
import { WINDOWS, type WindowName } from '../steps.ts';
import type { Seat } from '../../../kernel/game.ts';

export const WINDOWS_OF: Readonly<Record<Card, readonly WindowName[]>> = {
  ambush: ['draw'],
  'bels-hand': ['activation-end'],
  'by-babd': ['defense'],
  'no-escape': ['declared'],
  'king-of-thieves': ['draw'],
  'cimmerian-toughness': ['wounds'],
  'the-gods-are-with-us': ['draw', 'pick', 'destiny'],
  'eye-for-an-eye': ['attack'],
  'first-strike': ['charge-rolled'],
  'black-lotus': ['attack'],
  curse: ['draw', 'pick'],
  phantasm: ['initiative'],
  'not-your-time': ['picked'],
  'new-life': ['pick', 'removed'],
  'gods-of-yag': ['destiny'],
  'sets-kiss': ['played'],
  poison: ['defense'],
  'lemurian-sorcery': ['pick', 'declared'],
};

/** Whose deck a card belongs to. */
export const seatOfCard = (card: Card): Seat => ((CIRCLE_CARDS as readonly Card[]).includes(card) ? 0 : 1);

/** Sides with a card for this window, by seat. */
export const SIDES_AT = Object.fromEntries(
  WINDOWS.map((at) => [at, [0, 1].map((seat) => CARDS.some((card) => seatOfCard(card) === seat && WINDOWS_OF[card].includes(at)))]),
) as Record<WindowName, [boolean, boolean]>;
