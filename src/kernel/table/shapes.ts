/** Outlines for generated terrain: about a given area, turned at random. */
import type { Rng } from '../rng.ts';
import { TWENTY_FOUR_WAYS } from './contact-places.ts';
import type { Outline, Point } from './outline.ts';

/** A patch: a round wood or field. A block: a house or crate, up to twice as long as wide. A wall: four to eight times. A corner: two walls that meet, a ruin. */
export const SHAPES = ['patch', 'block', 'wall', 'corner'] as const;
export type Shape = (typeof SHAPES)[number];

/** An outline about (0, 0) that covers about `area` square hundredths. */
export function drawShape(shape: Shape, area: number, rng: Rng): Outline {
  switch (shape) {
    case 'patch':
      return patch(area, rng);
    case 'block':
      return turned(box(area, 100 + rng.below(101)), rng);
    case 'wall':
      return turned(box(area, 400 + rng.below(401)), rng);
    case 'corner':
      return turned(corner(area), rng);
  }
}

/** Eight corners at uneven distances; about 2.8 times the mean distance squared. */
function patch(area: number, rng: Rng): Outline {
  const mean = Math.sqrt(area / 2.8);
  return TWENTY_FOUR_WAYS.filter((_, way) => way % 3 === 0).map(([x, y]): Point => {
    const distance = (mean * (80 + rng.below(41))) / 100;
    return [Math.round((x * distance) / 10000), Math.round((y * distance) / 10000)];
  });
}

/** A rectangle; `long`: its length in hundredths of its width. */
function box(area: number, long: number): Outline {
  const x = Math.sqrt((area * long) / 100) / 2;
  const y = Math.sqrt((area * 100) / long) / 2;
  return [[-x, -y], [x, -y], [x, y], [-x, y]];
}

/** Two arms of equal length, each a fifth as wide as long: nine squares of that width. */
function corner(area: number): Outline {
  const wide = Math.sqrt(area / 9);
  const half = 2.5 * wide;
  return [[-half, -half], [half, -half], [half, wide - half], [wide - half, wide - half], [wide - half, half], [-half, half]];
}

/** Turned by a random multiple of 15 degrees, corners rounded to whole hundredths. */
function turned(outline: Outline, rng: Rng): Outline {
  const [cos, sin] = TWENTY_FOUR_WAYS[rng.below(TWENTY_FOUR_WAYS.length)]!;
  return outline.map(([x, y]): Point => [Math.round((x * cos - y * sin) / 10000), Math.round((x * sin + y * cos) / 10000)]);
}
