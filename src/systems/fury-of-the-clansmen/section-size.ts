/** A board section of another size ("Game Boards" says none): what is drawn, with rows and columns of squares doubled or left out evenly. */
import { blankMap, type GridMap } from '../../kernel/grid/map.ts';

/** `size`: squares along a side. Walls stand between the squares that they were drawn between, or where one of the two was left out. */
export function resized(drawn: GridMap, size: number): GridMap {
  if (size === drawn.width && size === drawn.height) return drawn;
  const map = blankMap(size, size);
  const columns = sources(drawn.width, size);
  const rows = sources(drawn.height, size);
  for (const [row, from] of rows.entries()) {
    for (const [column, fromColumn] of columns.entries()) {
      map.squares[row * size + column] = drawn.squares[from * drawn.width + fromColumn]!;
      map.upright[row * (size + 1) + column] = wallBetween(columns, column, (edge) => drawn.upright[from * (drawn.width + 1) + edge]!);
      map.level[row * size + column] = wallBetween(rows, row, (edge) => drawn.level[edge * drawn.width + fromColumn]!);
    }
  }
  return map;
}

/** For each place of the new row, the place of the drawn one that it shows. */
const sources = (drawn: number, size: number): number[] => Array.from({ length: size }, (_, place) => Math.floor(((2 * place + 1) * drawn) / (2 * size)));

/** The first wall drawn between what two neighbors show; none between doubles. */
function wallBetween(from: readonly number[], place: number, wall: (edge: number) => number): number {
  if (place === 0) return 0;
  for (let edge = from[place - 1]! + 1; edge <= from[place]!; edge++) if (wall(edge) !== 0) return wall(edge);
  return 0;
}
