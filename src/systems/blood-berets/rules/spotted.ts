/** What a troop counter turns out to be: a piece that takes its place, or a dummy, whose counter is removed "and may not be used again" ("The Cave Forces"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { BeretsState } from '../state.ts';
import { takeCounter } from './troop-counters.ts';

export function spot(state: BeretsState, piece: number, chance: Chance): void {
  const { section } = takeCounter(state, piece);
  state.open.figures[piece]!.fate = 'spotted';
  const event: BeretsEvent = { tell: 'spotted', section };
  chance.tell?.(event);
}

/** Its counter is turned face up; it lies there until the figure is placed. */
export function reveal(ground: Ground, { open, secret }: BeretsState, piece: number, chance: Chance): void {
  open.counters[secret.faces.indexOf(piece)]!.known = piece;
  const event: BeretsEvent = { tell: 'converted', figure: ground.piece(piece).id };
  chance.tell?.(event);
}
