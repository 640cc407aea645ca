/** Boards with an open space between their sections, which is a mountain, a chasm or water ("Setup" of Missions Four, Seven and Eight). */
import { blankMap, joinMaps, type GridMap } from '../../../kernel/grid/map.ts';
import { SECTIONS_PER_ROW, turnedSections, type Layout } from '../board.ts';
import { terrainCode } from '../board-text.ts';
import { lay } from '../pieces.ts';
import type { Terrain } from '../vocabulary.ts';

/** Eight sections around an open space of a section's size. */
export function aroundOpenSpace(layout: Layout, density: number, size: number, openSpace: Terrain): GridMap {
  const sections = layout.map((lies) => turnedSections(density, size)[lies]!);
  return joinMaps([...sections.slice(0, 4), filled(size, size, openSpace), ...sections.slice(4)], SECTIONS_PER_ROW);
}

/** Rows of sections in blocks, from north to south; between each two blocks the whole width is open space, `depth` squares deep. */
export function acrossOpenSpaces(layout: Layout, density: number, size: number, rowsInBlock: readonly number[], openSpace: Terrain, depth: number): GridMap {
  const sections = layout.map((lies) => turnedSections(density, size)[lies]!);
  const width = SECTIONS_PER_ROW * size;
  const height = (sections.length / SECTIONS_PER_ROW) * size + (rowsInBlock.length - 1) * depth;
  const board = filled(width, height, openSpace);
  let row = 0;
  for (const rows of rowsInBlock) {
    const block = joinMaps(sections.splice(0, rows * SECTIONS_PER_ROW), SECTIONS_PER_ROW);
    lay(board, { map: block }, [0, row]);
    row += block.height + depth;
  }
  return board;
}

/** Squares of one kind over part of a board, without edges: a bridge, a pillar, a foxhole. */
export function layPatch(board: GridMap, terrain: Terrain, [column, row]: readonly [number, number], width: number, height: number): void {
  lay(board, { map: filled(width, height, terrain) }, [column, row]);
}

function filled(width: number, height: number, terrain: Terrain): GridMap {
  const map = blankMap(width, height);
  map.squares.fill(terrainCode(terrain));
  return map;
}

/** A bridge from north to south over an open space, as far as it goes; the ground at both its ends is clear. */
export function layBridge(board: GridMap, [column, row]: readonly [number, number], width: number, openSpace: Terrain): void {
  const code = terrainCode(openSpace);
  let length = 1;
  while (row + length < board.height && board.squares[(row + length) * board.width + column] === code) length += 1;
  const [first, last] = [Math.max(0, row - 1), Math.min(board.height - 1, row + length)];
  layPatch(board, 'clear', [column, first], width, last - first + 1);
  layPatch(board, 'bridge', [column, row], width, length);
}
