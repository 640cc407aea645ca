/** Where New Life puts a model back: where it fell, or at its player's edge (Fate Card New Life). */
import { TWENTY_FOUR_WAYS } from '../../../kernel/table/contact-places.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { atEdge, homeward } from './own-edge.ts';

/** Hundredths of an inch between the places tried. */
const STEP = 10;

/**
 * `spot`: where it stood, or, if that is taken, the nearest free place. `edge`: the place at the edge nearest to its unit, or, if all of that
 * is gone, to where it fell; in contact with nobody. Undefined: there is none.
 */
export function returnPlace(ground: Ground, battle: Readonly<Battle>, model: number, where: 'spot' | 'edge'): Point | undefined {
  return where === 'spot' ? spot(ground, battle, model) : edgePlace(ground, battle, model);
}

function spot(ground: Ground, battle: Readonly<Battle>, model: number): Point | undefined {
  const { x, y } = battle.models[model]!;
  const { width, height } = battle.table;
  if (isFree(ground, battle, model, x, y)) return [x, y];
  for (let away = STEP; away <= width + height; away += STEP) {
    for (const [along, across] of TWENTY_FOUR_WAYS) {
      const place: Point = [x + Math.round((along * away) / 10000), y + Math.round((across * away) / 10000)];
      if (isFree(ground, battle, model, ...place)) return place;
    }
  }
  return undefined;
}

/** Whether the model may come back there, at its player's edge and in contact with nobody. */
export function isReturnPlace(ground: Ground, battle: Readonly<Battle>, model: number, [x, y]: Point): boolean {
  const { seat } = ground.enlisted(battle, model);
  const edge = atEdge(battle, homeward(battle, seat), ground.roll(battle).diameters[model]!);
  return y === edge && isFree(ground, battle, model, x, y) && ground.touching(battle, model, x, y).length === 0;
}

function edgePlace(ground: Ground, battle: Readonly<Battle>, model: number): Point | undefined {
  const { seat, unit } = ground.enlisted(battle, model);
  const y = atEdge(battle, homeward(battle, seat), ground.roll(battle).diameters[model]!);
  const members = ground.members(battle, unit);
  const nearest = (members.length > 0 ? members : [model]).map((member) => battle.models[member]!).reduce((a, b) => (Math.abs(b.y - y) < Math.abs(a.y - y) ? b : a));
  for (let away = 0; away <= battle.table.width; away += STEP) {
    for (const x of [nearest.x - away, nearest.x + away]) {
      if (isReturnPlace(ground, battle, model, [x, y])) return [x, y];
    }
  }
  return undefined;
}

function isFree(ground: Ground, battle: Readonly<Battle>, model: number, x: number, y: number): boolean {
  const { movement, bases } = ground.field(battle);
  return movement.fits({ diameter: ground.roll(battle).diameters[model]!, passes: new Uint8Array(bases.count) }, x, y);
}
