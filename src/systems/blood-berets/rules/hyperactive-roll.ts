/** What a hyperactivator costs: a roll when its bearer has acted ("Weapons and Equipment"). */
import type { Chance } from '../../../kernel/chance.ts';
import { rollUnder } from '../dice.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { BeretsState } from '../state.ts';
import { initiativeOf } from './gear.ts';
import { stun } from './stun.ts';

/** A roll against its initiative, the hyperactivator counted in, or it is stunned. */
export function checkHyperactivator(ground: Ground, state: BeretsState, figure: number, chance: Chance): void {
  const { open } = state;
  const value = initiativeOf(ground, open, figure, 'check');
  const success = rollUnder(chance, open.figures[figure]!.seat, 'hyperactivator', value);
  chance.tell?.({ tell: 'hyperactive-roll', figure: ground.piece(figure).id, value, success } satisfies BeretsEvent);
  if (!success) stun(ground, state, figure, 'hyperactivator', chance);
}
