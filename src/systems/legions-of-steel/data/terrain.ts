/** The mark of each kind of square on a text map. */
import type { Terrain } from '../vocabulary.ts';

export const TERRAIN_MARKS: Readonly<Record<Terrain, string>> = { floor: '.', wall: '#', door: 'D' };
