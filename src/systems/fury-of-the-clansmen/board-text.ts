/** Boards as text: a map's codes are places in `TERRAINS` and `EDGES`. */
import { drawMap, MapError, parseMap, type Alphabet, type GridMap } from '../../kernel/grid/map.ts';
import { TERRAIN, WALL_MARKS } from './data/terrain.ts';
import { EDGES, TERRAINS, type Edge, type Terrain } from './vocabulary.ts';

export const terrainCode = (terrain: Terrain): number => TERRAINS.indexOf(terrain);
export const edgeCode = (edge: Edge): number => EDGES.indexOf(edge);

const walls = Object.entries(WALL_MARKS).map(([edge, marks]) => ({ ...marks, code: edgeCode(edge as Edge) }));

export const ALPHABET: Alphabet = {
  squares: Object.fromEntries(TERRAINS.map((terrain) => [TERRAIN[terrain].mark, terrainCode(terrain)])),
  upright: Object.fromEntries(walls.map(({ upright, code }) => [upright, code])),
  level: Object.fromEntries(walls.map(({ level, code }) => [level, code])),
};

/** Squares that only the advanced rules or single missions give a meaning. */
const NOT_IN_THE_BASIC_GAME: Readonly<Record<string, string>> = { o: 'a foxhole', T: 'the tower' };

/** Throws a `MapError` (a `UsageError`) that says where the text is wrong and what could be there. */
export function readBoard(text: string): GridMap {
  text.split('\n').forEach((line, row) => {
    for (let column = 0; column < line.length; column += 2) {
      const what = NOT_IN_THE_BASIC_GAME[line[column]!];
      if (what !== undefined) throw new MapError(row + 1, column + 1, `"${line[column]}" is ${what}, which the basic rules do not have; use another square`);
    }
  });
  return parseMap(text, ALPHABET);
}

/** The board as text; `overlay` may put a figure's mark (one character) on its square. */
export function drawBoard(map: GridMap, overlay?: (square: number) => string | undefined): string {
  return drawMap(map, ALPHABET, overlay);
}
