/**
 * One board section with more or less terrain on it.
 *
 * Each feature (a patch of jungle, a pile of rubble, a group of boulders, a run of wall) is an ordered list, its core
 * first: at density d the first `size * d` of its pieces stand. The list goes on past the size drawn with the clear
 * ground beside it, so a denser board holds all that a thinner one holds.
 */
import { blankMap, type GridMap } from '../../kernel/grid/map.ts';
import { terrainGrowth } from './growth/terrain.ts';
import { wallGrowth } from './growth/walls.ts';
import type { Piece } from './growth/piece.ts';

export type Growth = readonly Piece[];

export function growthOf(drawn: GridMap): Growth {
  return [...terrainGrowth(drawn), ...wallGrowth(drawn)];
}

/** A section of `size` x `size` squares. */
export function sectionAt(size: number, growth: Growth, density: number): GridMap {
  const map = blankMap(size, size);
  for (const piece of growth) if (piece.from <= density) map[piece.layer][piece.index] = piece.code;
  return map;
}
