/** Perimeter control: an exit that Blood Berets watch from inside lets no troop counter surprise them ("Perimeter Control"). */
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { exitsBetween } from './exits.ts';
import { inFront } from './facing.ts';
import { beretsIn } from './presence.ts';
import { canSee } from './sight.ts';

/** Whether a Blood Beret in an area has the way in from another one in front of him and in sight. */
export function isControlled(ground: Ground, battle: Readonly<Battle>, from: number, area: number): boolean {
  if (!ground.has('perimeter-control') || !ground.has('facing')) return false;
  const exits = exitsBetween(ground.board(battle), from, area);
  return beretsIn(ground, battle, area).some((figure) => !battle.figures[figure]!.stunned && exits.some(({ from: outside, to: inside }) => watches(ground, battle, figure, outside, inside)));
}

/** In the opening itself he looks out of it; from anywhere else he looks at it. */
function watches(ground: Ground, battle: Readonly<Battle>, figure: number, outside: number, inside: number): boolean {
  const { at, facing } = battle.figures[figure]!;
  const field = ground.field(battle);
  if (at === inside) return inFront(field, at, facing, outside);
  return inFront(field, at, facing, inside) && canSee(ground, battle, at, inside);
}
