/** Whether a figure sees any of some squares; it sees the one that it stands on. */
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { canSee } from './sight.ts';

export function seesAny(ground: Ground, battle: Readonly<Battle>, figure: number, squares: readonly number[]): boolean {
  const { at } = battle.figures[figure]!;
  return squares.some((square) => square === at || canSee(ground, battle, at, square));
}
