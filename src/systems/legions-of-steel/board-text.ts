/** Boards as text: a map's codes are places in `TERRAINS`; there are no edges. A mission's plan is denser, and its letters are zones. */
import { drawMap, parseMap, type Alphabet, type GridMap } from '../../kernel/grid/map.ts';
import { TERRAIN_MARKS } from './data/terrain.ts';
import { TERRAINS, type Terrain } from './vocabulary.ts';

export const terrainCode = (terrain: Terrain): number => TERRAINS.indexOf(terrain);

export const ALPHABET: Alphabet = {
  squares: Object.fromEntries(TERRAINS.map((terrain) => [TERRAIN_MARKS[terrain], terrainCode(terrain)])),
  upright: {},
  level: {},
};

/** Throws a `MapError` (a `UsageError`) that says where the text is wrong and what could be there. */
export function readBoard(text: string): GridMap {
  return parseMap(text, ALPHABET);
}

/** The board as text; `overlay` may put a mark (one character) on a square. */
export function drawBoard(map: GridMap, overlay?: (square: number) => string | undefined): string {
  return drawMap(map, ALPHABET, overlay);
}

/** A map with named areas of floor. */
export interface Plan {
  readonly map: GridMap;
  /** By letter: its squares, in reading order. */
  readonly zones: Readonly<Record<string, readonly number[]>>;
}

/** One character a square: those of a board, and for each zone a capital of its own, which is floor. Throws a `MapError` with the place in the spaced text. */
export function readPlan(text: string): Plan {
  const dense = text.split('\n').map((line) => line.trimEnd()).filter((line) => line !== '').join('\n');
  const floor = dense.replace(/[A-Z]/g, (letter) => (letter === TERRAIN_MARKS.door ? letter : TERRAIN_MARKS.floor));
  const map = readBoard(floor.split('\n').map((line) => [...line].join(' ')).join('\n'));
  const zones: Record<string, number[]> = {};
  for (const [square, mark] of [...dense.replaceAll('\n', '')].entries()) {
    if (/[A-Z]/.test(mark) && mark !== TERRAIN_MARKS.door) (zones[mark] ??= []).push(square);
  }
  return { map, zones };
}
