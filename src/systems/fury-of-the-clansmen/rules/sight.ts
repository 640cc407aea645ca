/**
 * Whether a figure can see another ("Line of Sight").
 *
 * The line runs from centre to centre; what a square holds hides what is behind it. From rubble to rubble it runs over
 * all that stands on the ground. Otherwise the slope of a rubble pile hides too, but for the slope at a figure's own
 * square: so any rubble between the two hides, as a jungle does.
 */
import { BUILDING_WALL, type Battlefield } from '../battlefield.ts';

export function canSee(field: Battlefield, from: number, to: number): boolean {
  const { lines, rubble } = field;
  const high = rubble[from] !== 0 && rubble[to] !== 0;
  if (!lines.clear(high ? field.hidesHigh : field.hidesLow, from, to)) return false;
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

/** From rubble a figure inside a building is seen, and sees, only if it holds the square of the doorway that the line crosses. */
function seesIntoBuilding(field: Battlefield, from: number, to: number): boolean {
  const { inBuilding, rubble } = field;
  if (rubble[from] !== 0 && inBuilding[to] !== 0) return holdsDoorway(field, to, from);
  if (rubble[to] !== 0 && inBuilding[from] !== 0) return holdsDoorway(field, from, to);
  return true;
}

/** Whether the line from a figure leaves or enters a building at the figure's own square. */
export function holdsDoorway(field: Battlefield, figure: number, other: number): boolean {
  if (figure === other) return false;
  const { inBuilding, lines } = field;
  return inBuilding[figure] !== inBuilding[figure + lines.stepSquare[lines.start(figure, other)]!];
}
