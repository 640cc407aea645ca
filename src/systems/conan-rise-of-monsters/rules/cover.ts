/** Cover of a unit against ranged attacks ("Terrain Effects", "Add Cover Dice"). */
import { APART } from '../../../kernel/table/terrain.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';

export interface Cover {
  readonly light: boolean;
  readonly heavy: boolean;
}

/** Either kind, if at least half of the models are in terrain that gives it; both only from different pieces. */
export function coverOf(ground: Ground, battle: Readonly<Battle>, unit: number): Cover {
  const { lightCover, heavyCover } = ground.having;
  return { light: halfIn(ground, battle, unit, lightCover & ~heavyCover), heavy: halfIn(ground, battle, unit, heavyCover) };
}

function halfIn(ground: Ground, battle: Readonly<Battle>, unit: number, kinds: number): boolean {
  const models = ground.members(battle, unit);
  return models.length > 0 && 2 * models.filter((model) => isIn(ground, battle, model, kinds)).length >= models.length;
}

/** Whether at least half of its base, that is the centre, is in terrain of one of these kinds (a mask). */
export function isIn(ground: Ground, battle: Readonly<Battle>, model: number, kinds: number): boolean {
  const { terrain } = ground.field(battle);
  const { x, y } = battle.models[model]!;
  for (let piece = 0; piece < terrain.count; piece++) {
    if ((kinds & (1 << terrain.kind[piece]!)) !== 0 && terrain.point(piece, x, y) !== APART) return true;
  }
  return false;
}
