/** What a line of sight leaves the target for cover, square by square ("Line of Sight"). Says what `wallsGivingCover` and `buildingGivesCover` count. */
import { formatSquare } from '../../../kernel/grid/squares.ts';
import { RUINED_WALL, type Battlefield } from '../battlefield.ts';
import { buildingGivesCover, wallsGivingCover } from './cover.ts';

/** From the seer's end on; empty for a target in the open. */
export function explainCover(field: Battlefield, from: number, to: number): string[] {
  const place = formatSquare(field.width, to);
  return [
    ...coveringWalls(field, from, to),
    ...(buildingGivesCover(field, from, to) ? [`inside a building at ${place}`] : []),
    ...(field.jungle[to] !== 0 ? [`edge of the jungle at ${place}`] : []),
    ...(field.high[to] !== 0 ? [`on top of the ${field.terrain(to)} at ${place}`] : []),
    ...(field.foxhole[to] !== 0 ? [`in the foxhole at ${place}`] : []),
  ];
}

/** The ruined walls that count are the last ones of the line: what is dropped, is dropped at the shooter's end. */
function coveringWalls(field: Battlefield, from: number, to: number): string[] {
  const { lines, stepWall, width } = field;
  const walls: string[] = [];
  for (let i = lines.start(from, to), here = from; i < lines.end(from, to); i++) {
    const there = from + lines.stepSquare[i]!;
    if (stepWall[here * 8 + lines.stepDirection[i]!] === RUINED_WALL) walls.push(`a ruined wall between ${formatSquare(width, here)} and ${formatSquare(width, there)}`);
    here = there;
  }
  const counting = wallsGivingCover(field, from, to);
  return counting === 0 ? [] : walls.slice(-counting);
}
