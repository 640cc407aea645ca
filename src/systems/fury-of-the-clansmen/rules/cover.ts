/** What lies between a shooter and his target and takes hits for the target: ruined walls and buildings ("Line of Sight"). */
import { RUINED_WALL, type Battlefield } from '../battlefield.ts';
import { holdsDoorway, wallIsAt } from './own-edge.ts';

/**
 * Ruined walls that give cover. A wall at the shooter's own square does not; with either of the two on rubble or in
 * the tower, only a wall at the target's own square does.
 */
export function wallsGivingCover(field: Battlefield, from: number, to: number): number {
  if (!field.hasRuinedWalls) return 0;
  const { high, lines, stepWall } = field;
  const onlyAtTarget = high[from] !== 0 || high[to] !== 0;
  let walls = 0;
  let here = from;
  for (let i = lines.start(from, to), end = lines.end(from, to); i < end; i++) {
    const direction = lines.stepDirection[i]!;
    const next = from + lines.stepSquare[i]!;
    if (stepWall[here * 8 + direction] === RUINED_WALL && !wallIsAt(field, from, here, direction, next)) {
      if (!onlyAtTarget || wallIsAt(field, to, here, direction, next)) walls += 1;
    }
    here = next;
  }
  return walls;
}

/** A target inside a building has cover, unless the shooter is inside too or right next to the doorway that he shoots through. */
export function buildingGivesCover(field: Battlefield, from: number, to: number): boolean {
  return field.inBuilding[to] !== 0 && field.inBuilding[from] === 0 && !holdsDoorway(field, from, to);
}
