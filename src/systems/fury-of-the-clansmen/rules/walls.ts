/**
 * What a step crosses: nothing, a ruined wall or the wall of a building.
 *
 * A step straight ahead crosses the edge. A diagonal step goes by one of the two ways around the corner, over two edges
 * each, and takes the easier one; so the end of a wall can be passed, but not the joint of two walls in a row. The book
 * says it of movement between figures only ("Move"); the same test serves movement, sight, cover and Close Attacks.
 */
import { edgeBetween, type GridMap } from '../../../kernel/grid/map.ts';

/** By square * 8 + direction: a place in `EDGES`, which stand in order of difficulty; 0 off the board. */
export function wallsOfSteps(map: GridMap, next: Int16Array): Uint8Array {
  const walls = new Uint8Array(next.length);
  const squares = map.squares.length;
  for (let square = 0; square < squares; square++) {
    for (let direction = 0; direction < 8; direction += 2) {
      const step = square * 8 + direction;
      if (next[step]! >= 0) walls[step] = edgeBetween(map, square, direction);
    }
  }
  for (let square = 0; square < squares; square++) {
    for (let direction = 1; direction < 8; direction += 2) {
      if (next[square * 8 + direction]! < 0) continue;
      const before = direction - 1;
      const after = (direction + 1) & 7;
      const oneWay = Math.max(walls[square * 8 + before]!, walls[next[square * 8 + before]! * 8 + after]!);
      const otherWay = Math.max(walls[square * 8 + after]!, walls[next[square * 8 + after]! * 8 + before]!);
      walls[square * 8 + direction] = Math.min(oneWay, otherWay);
    }
  }
  return walls;
}
