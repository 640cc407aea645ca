/** What lies between a shooter and his target and takes hits for the target: ruined walls and buildings ("Line of Sight"). */
import { RUINED_WALL, type Battlefield } from '../battlefield.ts';
import { holdsDoorway } from './sight.ts';

/**
 * Ruined walls that give cover. A wall at the shooter's own square does not; with either of the two on rubble or in
 * the tower, only a wall at the target's own square does. A line has a wall at the square where it crosses the wall leaving or entering it.
 */
export function wallsGivingCover(field: Battlefield, from: number, to: number): number {
  if (!field.hasRuinedWalls) return 0;
  const { high, lines, stepWall } = field;
  const end = lines.end(from, to);
  const second = lines.start(from, to) + 1;
  const first = high[from] !== 0 || high[to] !== 0 ? Math.max(second, end - 1) : second;
  let walls = 0;
  for (let i = first; i < end; i++) {
    const left = from + lines.stepSquare[i - 1]!;
    if (stepWall[left * 8 + lines.stepDirection[i]!] === RUINED_WALL) walls += 1;
  }
  return walls;
}

/** A target inside a building has cover, unless the shooter is inside too or right next to the doorway that he shoots through. */
export function buildingGivesCover(field: Battlefield, from: number, to: number): boolean {
  return field.inBuilding[to] !== 0 && field.inBuilding[from] === 0 && !holdsDoorway(field, from, to);
}
