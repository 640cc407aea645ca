/**
 * "Right next to" a ruined wall or a doorway ("Line of Sight", "Foxholes"): the figure's own square has it, on an edge that the line crosses.
 *
 * A step of the line straight ahead crosses one edge of the square; through a corner it goes between the two that meet there,
 * and either may be it. A wall that only ends at that corner, on edges of other squares, is nobody's there.
 */
import { opposite } from '../../../kernel/grid/directions.ts';
import { BUILDING_WALL, RUINED_WALL, type Battlefield } from '../battlefield.ts';

/** Whether the ruined wall that a line crosses, in its step from one square to the next, stands at this figure's own square. */
export function wallIsAt(field: Battlefield, figure: number, before: number, direction: number, behind: number): boolean {
  if (figure === before) return hasWall(field, figure, direction);
  return figure === behind && hasWall(field, figure, opposite(direction));
}

/** Whether the line from a figure leaves or enters a building by a doorway of the figure's own square. */
export function holdsDoorway(field: Battlefield, figure: number, other: number): boolean {
  if (figure === other) return false;
  const { inBuilding, lines } = field;
  const first = lines.start(figure, other);
  if (inBuilding[figure] === inBuilding[figure + lines.stepSquare[first]!]) return false;
  const direction = lines.stepDirection[first]!;
  return isDoorway(field, figure, edgeBefore(direction)) || isDoorway(field, figure, edgeAfter(direction));
}

/** The edges of a square that meet at the corner in a diagonal direction, as the directions across them; straight ahead both are the one. */
const edgeBefore = (direction: number): number => direction & 6;
const edgeAfter = (direction: number): number => (direction + 1) & 6;

function hasWall({ stepWall }: Battlefield, square: number, direction: number): boolean {
  return stepWall[square * 8 + edgeBefore(direction)] === RUINED_WALL || stepWall[square * 8 + edgeAfter(direction)] === RUINED_WALL;
}

function isDoorway({ inBuilding, next, stepWall }: Battlefield, square: number, direction: number): boolean {
  const beyond = next[square * 8 + direction]!;
  return beyond >= 0 && inBuilding[beyond] !== inBuilding[square] && stepWall[square * 8 + direction] !== BUILDING_WALL;
}
