/**
 * Whether a figure can see another ("Line of Sight", "Foxholes", "Mission Six").
 *
 * The line runs from centre to centre; what a square holds hides what is behind it. From rubble to rubble it runs over
 * all that stands on the ground. Otherwise the slope of a rubble pile hides too, but for the slope at a figure's own
 * square: so any rubble between the two hides, as a jungle does. The tower is as rubble, but from it every square is in
 * sight.
 */
import { BUILDING_WALL, RUINED_WALL, type Battlefield } from '../battlefield.ts';
import { holdsDoorway, wallIsAt } from './own-edge.ts';

export function canSee(field: Battlefield, from: number, to: number): boolean {
  if (field.hasTower && field.tower[from] !== 0) return true;
  const { lines, high } = field;
  const overTheGround = high[from] !== 0 && high[to] !== 0;
  if (!lines.clear(overTheGround ? field.hidesHigh : field.hidesLow, from, to)) return false;
  if (field.hasFoxholes && wallHidesFoxhole(field, from, to)) return false;
  return !field.hasBuildings || (!crossesBuildingWall(field, from, to) && seesIntoBuilding(field, from, to));
}

function crossesBuildingWall(field: Battlefield, from: number, to: number): boolean {
  const { lines, stepWall } = field;
  let here = from;
  for (let i = lines.start(from, to), end = lines.end(from, to); i < end; i++) {
    if (stepWall[here * 8 + lines.stepDirection[i]!] === BUILDING_WALL) return true;
    here = from + lines.stepSquare[i]!;
  }
  return false;
}

function wallHidesFoxhole(field: Battlefield, from: number, to: number): boolean {
  const { foxhole, lines, stepWall } = field;
  if (!field.hasRuinedWalls || (foxhole[from] === 0 && foxhole[to] === 0)) return false;
  let here = from;
  for (let i = lines.start(from, to), end = lines.end(from, to); i < end; i++) {
    const next = from + lines.stepSquare[i]!;
    const direction = lines.stepDirection[i]!;
    if (stepWall[here * 8 + direction] === RUINED_WALL && foxholeBehindWall(field, from, to, here, direction, next) !== undefined) return true;
    here = next;
  }
  return false;
}

/** The foxhole at an end of the line that a ruined wall hides ("Foxholes"), crossed in a step from one square to the next; undefined for none. */
export function foxholeBehindWall(field: Battlefield, from: number, to: number, before: number, direction: number, behind: number): number | undefined {
  if (wallHides(field, to, from, before, direction, behind)) return to;
  return wallHides(field, from, to, before, direction, behind) ? from : undefined;
}

/**
 * Whether a figure in a foxhole is hidden from another, and that one from it. A wall at the other's own square does not hide,
 * unless the other is in a foxhole too; if it is on rubble, only a wall at the foxhole does.
 */
function wallHides(field: Battlefield, hole: number, other: number, before: number, direction: number, behind: number): boolean {
  const { foxhole, high } = field;
  if (foxhole[hole] === 0) return false;
  if (foxhole[other] !== 0) return true;
  return high[other] !== 0 ? wallIsAt(field, hole, before, direction, behind) : !wallIsAt(field, other, before, direction, behind);
}

/** From rubble a figure inside a building is seen, and sees, only if it holds the square of the doorway that the line crosses. */
function seesIntoBuilding(field: Battlefield, from: number, to: number): boolean {
  const { high, inBuilding } = field;
  if (high[from] !== 0 && inBuilding[to] !== 0) return holdsDoorway(field, to, from);
  if (high[to] !== 0 && inBuilding[from] !== 0) return holdsDoorway(field, from, to);
  return true;
}
