/** A dummy is found out: its counter is removed "and may not be used again" ("The Cave Forces"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { BeretsEvent } from '../events.ts';
import type { BeretsState } from '../state.ts';
import { takeCounter } from './troop-counters.ts';

export function spot(state: BeretsState, piece: number, chance: Chance): void {
  const { section } = takeCounter(state, piece);
  state.open.figures[piece]!.fate = 'spotted';
  const event: BeretsEvent = { tell: 'spotted', section };
  chance.tell?.(event);
}
