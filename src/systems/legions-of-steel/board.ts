/** The board of one opened game, which never changes: walls, where the doors are, and the lines across it. Who or what stands on it is the `Field`'s. */
import { linesOn, type Lines } from '../../kernel/grid/lines.ts';
import type { GridMap } from '../../kernel/grid/map.ts';
import { neighbors } from '../../kernel/grid/squares.ts';
import { terrainCode, type Plan } from './board-text.ts';

export class Board {
  readonly map: GridMap;
  readonly width: number;
  readonly height: number;
  readonly lines: Lines;
  /** By square * 8 + direction: the square one step away, -1 off the board. */
  readonly next: Int16Array;
  /** By square: 1 where there is a wall. */
  readonly walls: Uint8Array;
  /** Squares with a door, in reading order: a door's number is its place here. */
  readonly doors: readonly number[];
  /** By square: the number of its door, -1 for none. */
  readonly doorAt: Int16Array;
  /** Named areas of floor. */
  readonly zones: Plan['zones'];

  constructor({ map, zones }: Plan) {
    this.map = map;
    this.width = map.width;
    this.height = map.height;
    this.lines = linesOn(map.width, map.height);
    this.next = neighbors(map.width, map.height);
    this.walls = map.squares.map((code) => (code === WALL ? 1 : 0));
    this.doors = [...map.squares].flatMap((code, square) => (code === DOOR ? [square] : []));
    this.doorAt = new Int16Array(map.squares.length).fill(-1);
    for (const [door, square] of this.doors.entries()) this.doorAt[square] = door;
    this.zones = zones;
  }

  get size(): number {
    return this.map.squares.length;
  }

  /** The squares of a zone; none where the board has no such zone. */
  zone(letter: string): readonly number[] {
    return this.zones[letter] ?? [];
  }
}

const WALL = terrainCode('wall');
const DOOR = terrainCode('door');
