/** Where a side sets up its forces: wholly within six inches of its own edge ("First Turn Setup"). */
import type { Seat } from '../../../kernel/game.ts';
import { INCH } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import { facingZones, whollyIn, type Zone } from '../../../kernel/table/zones.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { Shape } from '../vocabulary.ts';
import { homeward } from './own-edge.ts';
import { drawnUp } from './shapes.ts';
import { walkerOf } from './walker.ts';

/** Units of a seat that are not on the table yet, by number. */
export function undeployed(battle: Readonly<Battle>, seat: Seat): number[] {
  return battle.forces.units.flatMap((unit, number) => (unit.seat === seat && battle.models[unit.members[0]!]!.fate === 'undeployed' ? [number] : []));
}

export function zoneOf(ground: Ground, { table, top }: Readonly<Battle>, seat: Seat): Zone {
  const [upper, lower] = facingZones(table.width, table.height, ground.book.deployment.depth * INCH);
  return seat === top ? upper : lower;
}

/** Where the models of a unit would stand, facing the enemy's edge: the middle of the front here. */
export function setUpAt(ground: Ground, battle: Readonly<Battle>, unit: number, x: number, y: number, shape: Exclude<Shape, 'keep'>): Point[] {
  const { members, seat } = ground.unit(battle, unit);
  return drawnUp(shape, members.length, ground.roll(battle).diameters[members[0]!]!, x, y, 0, -homeward(battle, seat)).flat();
}

export function isInZone(ground: Ground, battle: Readonly<Battle>, unit: number, places: readonly Point[]): boolean {
  const { members, seat } = ground.unit(battle, unit);
  const zone = zoneOf(ground, battle, seat);
  const diameter = ground.roll(battle).diameters[members[0]!]!;
  return places.every(([x, y]) => whollyIn(zone, { x, y, diameter }));
}

/** Whether nobody stands there and no ground keeps the models out. */
export function isClear(ground: Ground, battle: Readonly<Battle>, unit: number, places: readonly Point[]): boolean {
  const { movement } = ground.field(battle);
  const { diameter } = walkerOf(ground, battle, unit).touching;
  const mover = { diameter, passes: new Uint8Array(battle.models.length) };
  return places.every(([x, y]) => movement.fits(mover, x, y));
}
