/** Where a base may stand to touch another one. */
import type { Base } from './bases.ts';
import { rootUp } from './inches.ts';

/** Cosines of 0, 15, ... 90 degrees, in ten thousandths. */
const COSINES = [10000, 9659, 8660, 7071, 5000, 2588, 0] as const;

/** All the way round, every 15 degrees, from +x toward +y. */
export const TWENTY_FOUR_WAYS: readonly (readonly [x: number, y: number])[] = Array.from({ length: 24 }, (_, way) => {
  const turn = way % 6;
  const [along, across] = [COSINES[turn]!, COSINES[6 - turn]!];
  return ([[along, across], [0 - across, along], [0 - along, 0 - across], [across, 0 - along]] as const)[Math.floor(way / 6)]!;
});

/**
 * The centre of a base of this diameter that touches `target` on the side where the point (x, y) lies, as nearly as whole hundredths
 * allow. The lesser of its two offsets is rounded, the greater one is the least that keeps the bases from overlapping; that
 * leaves a gap of less than a hundredth, so the two are always in contact.
 */
export function contactPlace(target: Base, diameter: number, x: number, y: number): Base {
  const both = target.diameter + diameter;
  const dx = x - target.x;
  const dy = y - target.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return contactPlace(target, diameter, target.x + 1, target.y);
  const flat = Math.abs(dx) >= Math.abs(dy);
  const lesser = Math.round(((flat ? dy : dx) * both) / (2 * length));
  const greater = Math.ceil(rootUp(both * both - 4 * lesser * lesser) / 2) * Math.sign(flat ? dx : dy);
  return { x: target.x + (flat ? greater : lesser), y: target.y + (flat ? lesser : greater), diameter };
}

/** The places all round a base, every 15 degrees, where one of this diameter touches it; whether they are free is another question. */
export function contactPlaces(target: Base, diameter: number): Base[] {
  return TWENTY_FOUR_WAYS.map(([x, y]) => contactPlace(target, diameter, target.x + x, target.y + y));
}
