/** How near Blood Berets are to an area, for the Legion. */
import type { BeretsView, Tactics } from '../../src/systems/blood-berets/tactics.ts';

/** Steps from the nearest Blood Beret to the nearest square of an area. */
export function areaSteps(tactics: Tactics, view: BeretsView, area: number, berets: readonly number[]): number {
  const steps = tactics.stepsTo(view, berets);
  const squares = view.open.board.faces[area >> 1] === null ? tactics.entrancesOf(view, area >> 1) : tactics.squaresOf(view, area);
  return squares.reduce((least, square) => Math.min(least, steps[square]!), 60);
}
