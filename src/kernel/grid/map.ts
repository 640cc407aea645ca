/** A board's terrain: a code for every square and for every edge, also those on the rim; the codes are the system's own. */
import { UsageError } from '../errors.ts';
import { EAST, NORTH, SOUTH, WEST } from './directions.ts';

export { drawMap, MapError, parseMap, type Alphabet } from './map-text.ts';

export interface GridMap {
  readonly width: number;
  readonly height: number;
  /** Square (c, r) at `r * width + c`. */
  readonly squares: Uint8Array;
  /** The edge to the left (west) of square (c, r) at `r * (width + 1) + c`; 0 is no edge to speak of. */
  readonly upright: Uint8Array;
  /** The edge above (north of) square (c, r) at `r * width + c`. */
  readonly level: Uint8Array;
}

/** A map of this size with every code 0. */
export function blankMap(width: number, height: number): GridMap {
  return {
    width,
    height,
    squares: new Uint8Array(width * height),
    upright: new Uint8Array((width + 1) * height),
    level: new Uint8Array(width * (height + 1)),
  };
}

/** The code of the edge of `square` in an orthogonal direction. */
export function edgeBetween(map: GridMap, square: number, direction: number): number {
  const row = (square / map.width) | 0;
  switch (direction) {
    case NORTH:
      return map.level[square]!;
    case SOUTH:
      return map.level[square + map.width]!;
    case WEST:
      return map.upright[square + row]!; // row * (width + 1) + column
    case EAST:
      return map.upright[square + row + 1]!;
    default:
      throw new RangeError(`a square has an edge to the north, east, south and west, none in direction ${direction}`);
  }
}

/** The map turned clockwise (negative: the other way). Upright edges become level ones, so one kind of edge has one code in both. */
export function turnMap(map: GridMap, quarterTurnsClockwise: number): GridMap {
  let turned = map;
  for (let turns = ((quarterTurnsClockwise % 4) + 4) % 4; turns > 0; turns--) turned = quarterTurn(turned);
  return turned;
}

/** Square (c, r) goes to (height - 1 - r, c): what was its west is now its north, what was its north is its east. */
function quarterTurn(map: GridMap): GridMap {
  const { width, height } = map;
  const turned = blankMap(height, width);
  for (let r = 0; r < height; r++) {
    for (let c = 0; c < width; c++) turned.squares[c * height + height - 1 - r] = map.squares[r * width + c]!;
    for (let c = 0; c <= width; c++) turned.level[c * height + height - 1 - r] = map.upright[r * (width + 1) + c]!;
  }
  for (let r = 0; r <= height; r++) {
    for (let c = 0; c < width; c++) turned.upright[c * (height + 1) + height - r] = map.level[r * width + c]!;
  }
  return turned;
}

/**
 * Sections of one size laid side by side, `perRow` to a row. Where two rims meet, the edge is that of the section on the left or
 * above, unless it has none.
 */
export function joinMaps(maps: readonly GridMap[], perRow: number): GridMap {
  const [first] = maps;
  if (first === undefined) throw new UsageError('maps: nothing to join');
  if (maps.length % perRow !== 0) throw new UsageError(`maps: ${maps.length} sections do not fill rows of ${perRow}`);
  const { width, height } = first;
  const joined = blankMap(width * perRow, height * (maps.length / perRow));
  maps.forEach((map, i) => {
    if (map.width !== width || map.height !== height) {
      throw new UsageError(`maps: section ${i + 1} is ${map.width} x ${map.height} squares; the first is ${width} x ${height}`);
    }
    lay(map, joined, (i % perRow) * width, Math.floor(i / perRow) * height);
  });
  return joined;
}

/** Copies a section into a larger map, its top left square to (left, top). */
function lay(map: GridMap, onto: GridMap, left: number, top: number): void {
  const { width, height } = map;
  for (let r = 0; r < height; r++) {
    for (let c = 0; c < width; c++) onto.squares[(top + r) * onto.width + left + c] = map.squares[r * width + c]!;
    for (let c = 0; c <= width; c++) onto.upright[(top + r) * (onto.width + 1) + left + c] ||= map.upright[r * (width + 1) + c]!;
  }
  for (let r = 0; r <= height; r++) {
    for (let c = 0; c < width; c++) onto.level[(top + r) * onto.width + left + c] ||= map.level[r * width + c]!;
  }
}
