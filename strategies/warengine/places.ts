/** Where a figure may think of going: a few places, since each is looked at closely. */
import { INCH, type Gait, type Point, type Tactics, type WarView } from '../../src/systems/warengine/tactics.ts';

export interface Destination {
  readonly to: Point;
  readonly gait: Gait;
}

/** Straight at the aim, or else a little aside of it, as far as so many inches go; null where there is no room. */
export function toward(tactics: Tactics, view: WarView, figure: number, gait: Gait, aim: Spot, inches: number): Destination | null {
  const from = tactics.here(view, figure);
  const left = tactics.inches(view, figure, gait);
  const length = Math.min(inches, left) * INCH;
  if (length < INCH / 2) return null;
  let best: Destination | null = null;
  let nearest = Math.sqrt(square(from, aim)) - INCH / 2; // to be worth the move
  for (const [cos, sin] of TURNS) {
    const [dx, dy] = [aim.x - from.x, aim.y - from.y];
    const turned: Point = [Math.round(from.x + dx * cos - dy * sin), Math.round(from.y + dx * sin + dy * cos)];
    for (const part of PARTS) {
      const [x, y] = tactics.toward(view, figure, turned, length * part);
      const far = Math.sqrt(square({ x, y }, aim));
      if (far >= nearest || tactics.way(view, figure, gait, [x, y]) === undefined) continue;
      nearest = far;
      best = { to: [x, y], gait };
      break;
    }
    if (best !== null && nearest <= Math.sqrt(square(from, aim)) - length * GOOD) break;
  }
  return best;
}

/** Straight on, and turned by about 30 and 60 degrees to both sides: cosine and sine. */
const TURNS = [[1, 0], [0.87, 0.5], [0.87, -0.5], [0.5, 0.87], [0.5, -0.87]] as const;
/** Of the way, if the end of it is taken. */
const PARTS = [1, 0.9, 0.8, 0.7, 0.6] as const;
/** A way that brings it so much of its length nearer is not bettered. */
const GOOD = 0.6;

/** The nearest place in reach that gives cover, in a piece of terrain that may be entered, and not far from the middle of the unit. */
export function cover(tactics: Tactics, view: WarView, figure: number, middle: Spot): Destination | null {
  const from = tactics.here(view, figure);
  const reach = tactics.inches(view, figure, 'normal') * INCH;
  if (reach === 0) return null;
  let best: Destination | null = null;
  let least = reach;
  for (const { kind, outline } of view.open.table.pieces) {
    if (kind === 'blocking') continue;
    const [x, y] = inside(outline, from.x, from.y);
    const far = Math.sqrt(square(from, { x, y }));
    if (far >= least || square(middle, { x, y }) > STRAYS * STRAYS || tactics.way(view, figure, 'normal', [x, y]) === undefined) continue;
    least = far;
    best = { to: [x, y], gait: 'normal' };
  }
  return best;
}

/** Hundredths of an inch from the middle of its unit that a figure goes for cover. */
const STRAYS = 500;

/** From the nearest corner a third of the way to the middle: well inside most outlines. */
function inside(outline: readonly Point[], x: number, y: number): Point {
  let [mx, my] = [0, 0];
  let corner = outline[0]!;
  for (const point of outline) {
    mx += point[0] / outline.length;
    my += point[1] / outline.length;
    if (square({ x, y }, { x: point[0], y: point[1] }) < square({ x, y }, { x: corner[0], y: corner[1] })) corner = point;
  }
  return [Math.round(corner[0] + (mx - corner[0]) / 3), Math.round(corner[1] + (my - corner[1]) / 3)];
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const square = (a: Spot, b: Spot): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

/** Hundredths of an inch between two spots. */
export const apart = (a: Spot, b: Spot): number => Math.sqrt(square(a, b));
