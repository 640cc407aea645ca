/** Random outlines, points and tables; on a small lattice many of them touch, graze and lie on one line. */
import fc from 'fast-check';
import { outlineProblem, type Outline, type Point } from '../../../src/kernel/table/outline.ts';

export const anyPoint = (side: number): fc.Arbitrary<Point> => fc.tuple(fc.nat(side), fc.nat(side));

/** Simple outlines of 3 to 7 corners, either way round. */
export const anyOutline = (side: number): fc.Arbitrary<Outline> =>
  fc.array(anyPoint(side), { minLength: 3, maxLength: 7 }).filter((outline) => outlineProblem(outline) === undefined);
