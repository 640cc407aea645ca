/** Game turns of a mission; a position without one has those of The Foundry. */
import type { Numbers } from '../book.ts';

export function turnLimit({ missions }: Pick<Numbers, 'missions'>, mission: string): number {
  return mission === 'quarterback-sneak' || mission === 'heart-of-the-net' ? missions[mission].roundLimit : missions['the-foundry'].roundLimit;
}
