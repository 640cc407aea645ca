/** A Nepharite's card lies open once it was used ("Cards"). */
import type { Chance } from '../../../kernel/chance.ts';
import { changeShown } from '../changes.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { BeretsState } from '../state.ts';
import type { Necrotech, Power } from '../vocabulary.ts';

export function showCard(ground: Ground, { open }: BeretsState, figure: number, card: Power | Necrotech, { tell }: Chance): void {
  const hand = open.hands[figure]!;
  if (hand.shown.includes(card)) return;
  changeShown(open, figure, { shown: [...hand.shown, card] });
  const event: BeretsEvent = { tell: 'shown', figure: ground.piece(figure).id, card };
  tell?.(event);
}
