/** Whether a base inside a terrain piece touches the piece's edge, as bases touch each other ("Terrain Effects"). */
import { CONTACT_GAP } from '../../../kernel/table/bases.ts';
import { nearerThan } from '../../../kernel/table/segment.ts';
import type { Terrain } from '../../../kernel/table/terrain.ts';

export function isAtEdge({ x, y, first }: Terrain, piece: number, diameter: number, px: number, py: number): boolean {
  const end = first[piece + 1]!;
  let before = end - 1;
  for (let corner = first[piece]!; corner < end; before = corner++) {
    if (nearerThan(diameter + 2 * CONTACT_GAP, x[before]!, y[before]!, x[corner]!, y[corner]!, px, py)) return true;
  }
  return false;
}
