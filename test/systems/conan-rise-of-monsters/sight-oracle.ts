/** Who sees whom, slowly and in fractions of an inch: rectangles of terrain, and the nearest point of each line to each base. */
import { INCH } from '../../../src/kernel/table/inches.ts';
import type { Stage } from './stage.ts';

type Point = readonly [x: number, y: number];

/** Nearer to a tie than this, in inches, nobody says. */
const TIE = 1e-7;

/** Undefined where it hangs on less than fractions can tell. */
export function seesSlowly(stage: Stage, model: number, other: number): boolean | undefined {
  const { ground, battle } = stage;
  const at = (number: number): Point => [battle.models[number]!.x / INCH, battle.models[number]!.y / INCH];
  const radius = (number: number) => ground.roll(battle).diameters[number]! / (2 * INCH);
  const card = (number: number) => ground.card(battle, ground.unitOf(battle, number));
  const monster = (number: number) => card(number).type === 'monster';
  const [a, b] = [at(model), at(other)];
  const blockers = battle.forces.models.map((_, number) => number).filter((number) => {
    const unit = ground.unitOf(battle, number);
    if (battle.models[number]!.fate !== 'in-play' || unit === ground.unitOf(battle, model) || unit === ground.unitOf(battle, other)) return false;
    return !ground.book.options.tallMonsters || monster(number) || (!monster(model) && !monster(other));
  });
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const off = 0.9 * Math.min(radius(model), radius(other));
  // To whole hundredths, toward the middle.
  const whole = (inches: number) => Math.trunc(inches * INCH) / INCH;
  const shift: Point = [whole((-(b[1] - a[1]) / length) * off), whole(((b[0] - a[0]) / length) * off)];
  let unsure = false;
  const clear = [0, 1, -1].some((times) => {
    const [p, q]: [Point, Point] = [[a[0] + times * shift[0], a[1] + times * shift[1]], [b[0] + times * shift[0], b[1] + times * shift[1]]];
    const byModel = blockers.some((number) => {
      const room = distance(at(number), p, q) - radius(number);
      if (Math.abs(room) < TIE) unsure = true;
      return room < 0;
    });
    const byTerrain = battle.table.pieces.some(({ kind, outline }) => {
      const { blocksSight, height } = ground.book.terrain[kind];
      if (!blocksSight) return false;
      const [[left, top], , [right, bottom]] = outline.map(([x, y]): Point => [x / INCH, y / INCH]) as [Point, Point, Point];
      const inside = ([x, y]: Point) => x >= left && x <= right && y >= top && y <= bottom;
      const depth = ([x, y]: Point) => Math.min(x - left, right - x, y - top, bottom - y);
      if (height && (inside(a) || inside(b))) return false;
      const ends = ([[a, radius(model)], [b, radius(other)]] as const).filter(([end]) => inside(end));
      if (ends.length > 0) return ends.some(([end, r]) => depth(end) >= r + 0.01 - TIE);
      return lengthInside([left, top, right, bottom], p, q) > 0;
    });
    return !byModel && !byTerrain;
  });
  return unsure ? undefined : clear;
}

/** From a point to a straight line between two others: where it is nearest, sixty times narrowed. */
function distance(point: Point, p: Point, q: Point): number {
  const away = (share: number) => Math.hypot(p[0] + (q[0] - p[0]) * share - point[0], p[1] + (q[1] - p[1]) * share - point[1]);
  let [low, high] = [0, 1];
  for (let i = 0; i < 60; i++) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
    if (away(a) < away(b)) high = b;
    else low = a;
  }
  return away((low + high) / 2);
}

function lengthInside([left, top, right, bottom]: readonly [number, number, number, number], p: Point, q: Point): number {
  let [enter, leave] = [0, 1];
  for (const [at, change, least, most] of [[p[0], q[0] - p[0], left, right], [p[1], q[1] - p[1], top, bottom]] as const) {
    if (change === 0 && (at <= least || at >= most)) return 0;
    if (change === 0) continue;
    const [a, b] = [(least - at) / change, (most - at) / change];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return leave - enter - TIE;
}
