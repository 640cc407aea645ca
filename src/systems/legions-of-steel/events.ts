/** What is told of a game while it is played, and the words for it: each chapter its own, in `events/`. */
import type { Seat } from '../../kernel/game.ts';

/** Told by casualties and by the end of a game. */
export type CommonEvent =
  | { tell: 'wounded'; figure: string; kills: number }
  | { tell: 'killed'; figure: string }
  | { tell: 'result'; winner: Seat | null; about: string };
