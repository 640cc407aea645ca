/** Whom each troop counter may stand for: any hidden piece of its level, but where everybody saw it turn into a counter ("The Cave Forces"). */
import { shuffle, type Rng } from '../../../kernel/rng.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { LEVELS } from '../vocabulary.ts';

/** By slot, as the secret has it. */
export function imagineFaces(ground: Ground, { board, figures, counters }: Readonly<Battle>, rng: Rng): number[] {
  const faces = counters.map(({ known }) => known);
  for (const level of LEVELS) {
    const hidden = figures.flatMap(({ fate }, piece) => (fate === 'hidden' && (ground.piece(piece).level ?? board.level) === level && !faces.includes(piece) ? [piece] : []));
    shuffle(hidden, rng);
    counters.forEach((counter, slot) => {
      if (counter.where !== 'free' && counter.level === level && counter.known < 0) faces[slot] = hidden.pop() ?? -1;
    });
  }
  return faces;
}
