/** Boards as text: a map's codes are places in `TERRAINS` and `EDGES`. */
import { drawMap, parseMap, type Alphabet, type GridMap } from '../../kernel/grid/map.ts';
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

/** Throws a `MapError` (a `UsageError`) that says where the text is wrong and what could be there. */
export function readBoard(text: string): GridMap {
  return parseMap(text, ALPHABET);
}

/** The board as text; `overlay` may put a figure's mark (one character) on its square. */
export function drawBoard(map: GridMap, overlay?: (square: number) => string | undefined): string {
  return drawMap(map, ALPHABET, overlay);
}
