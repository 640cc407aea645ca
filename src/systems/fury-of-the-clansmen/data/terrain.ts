/** What each kind of square and edge does ("Terrain Features"), and its mark on a text map. */
import type { Edge, Terrain } from '../vocabulary.ts';

export interface TerrainTraits {
  mark: string;
  /** Which of the book's costs to enter it; null: no figure may. */
  costs: 'clear' | 'jungle' | 'rubble' | 'foxhole' | 'tower' | null;
  /** What it hides when a line of sight goes through it: also `everything` is hidden from rubble to rubble. */
  hides: 'nothing' | 'the ground' | 'everything';
}

export const TERRAIN: Readonly<Record<Terrain, TerrainTraits>> = {
  clear: { mark: '.', costs: 'clear', hides: 'nothing' },
  jungle: { mark: 'J', costs: 'jungle', hides: 'the ground' },
  rubble: { mark: 'R', costs: 'rubble', hides: 'the ground' },
  boulder: { mark: 'B', costs: null, hides: 'the ground' },
  building: { mark: 'b', costs: 'clear', hides: 'nothing' },
  pillar: { mark: 'P', costs: null, hides: 'everything' },
  chasm: { mark: 'X', costs: null, hides: 'nothing' },
  bridge: { mark: '=', costs: 'clear', hides: 'nothing' },
  foxhole: { mark: 'o', costs: 'foxhole', hides: 'nothing' },
  tower: { mark: 'T', costs: 'tower', hides: 'the ground' },
  mountain: { mark: 'M', costs: null, hides: 'everything' },
  water: { mark: 'W', costs: null, hides: 'nothing' },
};

export const WALL_MARKS: Readonly<Record<Exclude<Edge, 'open'>, { upright: string; level: string }>> = {
  'ruined wall': { upright: ':', level: '~' },
  'building wall': { upright: '|', level: '-' },
};
