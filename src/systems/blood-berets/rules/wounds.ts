/** Wounds: a card is turned over, a figure dies of its second or a Nepharite of its fourth ("Wounds"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { BeretsState } from '../state.ts';
import { die } from './death.ts';
import { activeOf, changeActive } from './spend.ts';

/** `why`: what did it, in words. */
export function wound(ground: Ground, state: BeretsState, figure: number, hits: number, why: string, chance: Chance): void {
  const { open } = state;
  const victim = open.figures[figure]!;
  const before = ground.card(open, figure);
  const suffered = Math.min(hits, before.wounds - victim.wounds);
  victim.wounds += suffered;
  open.clock += 1;
  open.tallies.wounds[1 - victim.seat]! += suffered;
  const event: BeretsEvent = { tell: 'wounds', figure: ground.piece(figure).id, wounds: suffered, why };
  chance.tell?.(event);
  if (victim.wounds >= before.wounds) die(ground, state, figure, chance);
  else if (open.active?.figure === figure) loseActions(ground, state, before.actions - ground.card(open, figure).actions);
}

/** Whoever is wounded while it acts has the actions of its new side, less those that it has used; the extra counter's stay three. */
function loseActions(ground: Ground, { open }: BeretsState, lost: number): void {
  const { extra, left } = activeOf(open);
  if (extra && ground.book.options.extraOfWounded) return;
  changeActive(open, { left: Math.max(0, left - lost) });
}
