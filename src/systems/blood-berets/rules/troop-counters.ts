/** Legion troop counters: where each lies, whom it stands for, and how it comes and goes ("The Cave Forces"). */
import type { Rng } from '../../../kernel/rng.ts';
import { areaOf } from '../board-areas.ts';
import type { Ground } from '../ground.ts';
import type { Battle, BeretsState, Counter } from '../state.ts';

/** The area that a counter belongs to, on the board or on the display. */
export const areaOfCounter = ({ section, half }: Readonly<Counter>): number => areaOf(section, half);

/** Slots of counters that lie on the display, or on the board in a half or in all of a section; of the level that is fought on. */
export function countersIn({ board, counters }: Readonly<Battle>, where: 'display' | 'board', section: number, half: 0 | 1 | null = null): number[] {
  const found: number[] = [];
  for (let slot = 0; slot < counters.length; slot++) {
    const counter = counters[slot]!;
    if (counter.section === section && counter.where === where && counter.level === board.level && (half === null || counter.half === half)) found.push(slot);
  }
  return found;
}

/** A piece becomes a counter, in a slot that the lot picks: so its number tells nothing. */
export function layCounter(ground: Ground, { open, secret }: BeretsState, piece: number, where: 'display' | 'board', section: number, rng: Rng): void {
  const free = open.counters.flatMap((counter, slot) => (counter.where === 'free' ? [slot] : []));
  const slot = free[rng.below(free.length)]!;
  open.counters[slot] = { where, level: ground.piece(piece).level ?? open.board.level, section, half: 0, acted: false, stunned: false, known: -1 };
  secret.faces[slot] = piece;
  open.figures[piece]!.fate = 'hidden';
}

/** Takes the counter of a piece away, and says how it lay there. */
export function takeCounter({ open, secret }: BeretsState, piece: number): Counter {
  const slot = secret.faces.indexOf(piece);
  const counter = open.counters[slot];
  if (counter === undefined || counter.where === 'free') throw new RangeError(`piece ${piece} has no troop counter`);
  open.counters[slot] = { where: 'free', level: counter.level, section: 0, half: 0, acted: false, stunned: false, known: -1 };
  secret.faces[slot] = -1;
  return counter;
}
