/** How near things are to each other: areas, sections and who is there. */
import type { BeretsView, Tactics } from '../../src/systems/blood-berets/tactics.ts';

/** Steps from the nearest Blood Beret to the nearest square of an area. */
export function areaSteps(tactics: Tactics, view: BeretsView, area: number, berets: readonly number[]): number {
  const steps = tactics.stepsTo(view, berets);
  const squares = view.open.board.faces[area >> 1] === null ? tactics.entrancesOf(view, area >> 1) : tactics.squaresOf(view, area);
  return squares.reduce((least, square) => Math.min(least, steps[square]!), 60);
}

/** All squares of a section; those by which it is entered while it is not turned. */
export function squaresOfSection(tactics: Tactics, view: BeretsView, section: number): number[] {
  return view.open.board.faces[section] === null ? tactics.entrancesOf(view, section) : [...tactics.squaresOf(view, section * 2), ...tactics.squaresOf(view, section * 2 + 1)];
}

/** Where Blood Berets stand. */
export const beretSquares = (tactics: Tactics, view: BeretsView): number[] => tactics.figures(view, 0).map((figure) => view.open.figures[figure]!.at);

/** Whether two sections touch, corners too. */
export const isBeside = (a: number, b: number): boolean => a !== b && sectionsApart(a, b) === 1;

/** From section to section, diagonally too. */
export const sectionsApart = (a: number, b: number): number => Math.max(Math.abs((a % 3) - (b % 3)), Math.abs(Math.floor(a / 3) - Math.floor(b / 3)));
