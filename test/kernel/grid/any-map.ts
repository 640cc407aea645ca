import fc from 'fast-check';
import type { GridMap } from '../../../src/kernel/grid/map.ts';

/** Random maps with square codes 0 to 3 and edge codes 0 to 2 (mostly 0), with or without edges on the rim. */
export function anyMap({ rim, width, height }: { rim: boolean; width?: number; height?: number }): fc.Arbitrary<GridMap> {
  const side = (fixed: number | undefined) => (fixed === undefined ? fc.integer({ min: 1, max: 6 }) : fc.constant(fixed));
  return fc.tuple(side(width), side(height)).chain(([width, height]) => {
    const codes = (length: number, of: readonly number[]) =>
      fc.array(fc.constantFrom(...of), { minLength: length, maxLength: length }).map((codes) => Uint8Array.from(codes));
    const edges = [0, 0, 0, 0, 1, 2];
    return fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      squares: codes(width * height, [0, 1, 2, 3]),
      upright: codes((width + 1) * height, edges).map((all) => all.map((code, i) => (rim || (i % (width + 1)) % width !== 0 ? code : 0))),
      level: codes(width * (height + 1), edges).map((all) => all.map((code, i) => (rim || (i >= width && i < width * height) ? code : 0))),
    });
  });
}
