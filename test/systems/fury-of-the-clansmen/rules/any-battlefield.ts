/** Small crowded battlefields with everything on them, for rules that must hold anywhere. */
import { blankMap, type GridMap } from '../../../../src/kernel/grid/map.ts';
import { stream } from '../../../../src/kernel/rng.ts';
import { EDGES, TERRAINS } from '../../../../src/systems/fury-of-the-clansmen/vocabulary.ts';

export interface Any {
  map: GridMap;
  figures: Set<number>;
}

/** Battlefield `index`: half of its squares clear, a fifth of its edges walls, a few figures; every third has a building of six squares instead of scattered floor. */
export function anyBattlefield(index: number): Any {
  const rng = stream('battlefields', 'test', index);
  const map = blankMap(3 + rng.below(5), 3 + rng.below(4));
  const { width, height } = map;
  const oneIn = (n: number) => rng.below(n) === 0;
  const wall = () => (oneIn(5) ? 1 + rng.below(EDGES.length - 1) : 0);
  for (const square of map.squares.keys()) map.squares[square] = oneIn(2) ? rng.below(TERRAINS.length) : 0;
  for (let r = 0; r < height; r++) for (let c = 1; c < width; c++) map.upright[r * (width + 1) + c] = wall();
  for (let r = 1; r < height; r++) for (let c = 0; c < width; c++) map.level[r * width + c] = wall();
  if (index % 3 === 0) build(map, rng.below(width - 2), rng.below(height - 2), oneIn);
  const figures = new Set(Array.from({ length: rng.below(6) }, () => rng.below(width * height)));
  return { map, figures };
}

/** Three squares by two, walled but for a doorway here and there. */
function build(map: GridMap, left: number, top: number, oneIn: (n: number) => boolean): void {
  const { width } = map;
  const floor = TERRAINS.indexOf('building');
  const wall = () => (oneIn(4) ? 0 : EDGES.indexOf('building wall'));
  for (let square = 0; square < map.squares.length; square++) if (map.squares[square] === floor) map.squares[square] = 0;
  for (let r = top; r < top + 2; r++) {
    for (let c = left; c < left + 3; c++) map.squares[r * width + c] = floor;
    if (left > 0) map.upright[r * (width + 1) + left] = wall();
    if (left + 3 < width) map.upright[r * (width + 1) + left + 3] = wall();
    for (const c of [left + 1, left + 2]) map.upright[r * (width + 1) + c] = 0;
  }
  for (let c = left; c < left + 3; c++) {
    if (top > 0) map.level[top * width + c] = wall();
    if (top + 2 < map.height) map.level[(top + 2) * width + c] = wall();
    map.level[(top + 1) * width + c] = 0;
  }
}
