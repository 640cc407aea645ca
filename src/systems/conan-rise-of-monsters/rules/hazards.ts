/** Hazardous ground strikes a unit that enters it, and whoever is in it as a turn begins ("Terrain Effects", Hazardous). */
import type { Point } from '../../../kernel/table/outline.ts';
import { THROUGH, TOUCHES } from '../../../kernel/table/terrain.ts';
import type { Ground } from '../ground.ts';
import type { Battle, ConanState } from '../state.ts';

/** Whether any model of a unit has the middle of its base in hazardous ground. */
export function inHazard(ground: Ground, battle: Readonly<Battle>, unit: number): boolean {
  return ground.having.hazardous !== 0 && ground.members(battle, unit).some((model) => isHazardous(ground, battle, battle.models[model]!.x, battle.models[model]!.y));
}

/** Whether this point is in hazardous ground, its outline included. */
export function isHazardous(ground: Ground, battle: Readonly<Battle>, x: number, y: number): boolean {
  const { terrain } = ground.field(battle);
  for (let piece = 0; piece < terrain.count; piece++) if (strikes(ground, terrain.kind[piece]!) && terrain.point(piece, x, y) >= TOUCHES) return true;
  return false;
}

/** Whether a straight way leads into a piece of hazardous ground that it does not begin in. */
export function entersHazard(ground: Ground, battle: Readonly<Battle>, [ax, ay]: Point, [bx, by]: Point): boolean {
  if (ground.having.hazardous === 0) return false;
  const { terrain } = ground.field(battle);
  for (let piece = 0; piece < terrain.count; piece++) {
    if (strikes(ground, terrain.kind[piece]!) && terrain.segment(piece, ax, ay, bx, by) === THROUGH && terrain.point(piece, ax, ay) !== THROUGH) return true;
  }
  return false;
}

/** Puts a strike of hazardous ground on the agenda if the way of any model, point by point, led into it: one for the whole unit and move. */
export function enterHazards(ground: Ground, { open }: Pick<ConanState, 'open'>, unit: number, ways: readonly (readonly Point[])[]): void {
  if (ground.having.hazardous === 0) return;
  if (ways.some((way) => way.some((point, leg) => leg > 0 && entersHazard(ground, open, way[leg - 1]!, point)))) open.agenda.push({ step: 'hazard', unit });
}

const strikes = ({ having: { hazardous } }: Ground, kind: number): boolean => (hazardous & (1 << kind)) !== 0;
