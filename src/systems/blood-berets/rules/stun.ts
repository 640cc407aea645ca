/** A stunned figure loses the actions that it has left, and its owner spends a counter on it before it acts again ("Stunned Figures"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { BeretsState } from '../state.ts';
import { changeActive, loseAim } from './spend.ts';

/** One marker at most: stunned again, nothing more happens. */
export function stun(ground: Ground, { open }: BeretsState, figure: number, why: string, chance: Chance): void {
  const victim = open.figures[figure]!;
  if (open.active?.figure === figure) changeActive(open, { left: 0, steps: 0, turns: 0, hip: 'no' });
  loseAim(open, figure);
  if (victim.stunned) return;
  victim.stunned = true;
  open.clock += 1;
  open.tallies.stuns[1 - victim.seat]! += 1;
  const event: BeretsEvent = { tell: 'stunned', figure: ground.piece(figure).id, why };
  chance.tell?.(event);
}
