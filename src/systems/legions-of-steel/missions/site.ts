/** How a mission lies: its board with the zones that it needs, and who stands there from the beginning. */
import type { Plan } from '../board-text.ts';
import type { Facing } from '../vocabulary.ts';

export interface Site extends Plan {
  /** Nightmares that cover from the beginning; none unless said. */
  readonly garrison?: readonly Post[];
}

export interface Post {
  readonly at: number;
  readonly facing: Facing;
}
