/** Where figures are placed: unit beside unit along the front, or behind cover, the leader in the middle of his men ("Placing Your Force"). */
import { INCH, type Point, type Tactics, type WarAction, type WarView, type Zone } from '../../src/systems/warengine/tactics.ts';

/** Between the middles of figures that stand side by side, and of units, in hundredths of an inch. */
const APART = 130;
const UNITS_APART = 7 * INCH;
/** How far from its place in the line a unit looks for cover. */
const LOOKS = [0, -2, 2, -4, 4] as const;

export class Deployment {
  private readonly tactics: Tactics;
  private readonly digsIn: boolean;
  /** By unit: around where it stands. */
  private readonly posts = new Map<number, Point>();

  constructor(tactics: Tactics, digsIn: boolean) {
    this.tactics = tactics;
    this.digsIn = digsIn;
  }

  next(view: WarView): WarAction {
    const { tactics } = this;
    const waiting = tactics.toPlace(view);
    const unit = tactics.unitOf(view, waiting[0]!);
    const ofUnit = waiting.filter((figure) => tactics.unitOf(view, figure) === unit);
    const figure = ofUnit.find((one) => tactics.profile(view, one).control > 0) ?? ofUnit[0]!;
    const post = this.postOf(view, unit, figure);
    const to = this.roomNear(view, figure, post);
    return to === undefined ? tactics.options(view)[0]! : { do: 'deploy', figure, to };
  }

  private postOf(view: WarView, unit: number, figure: number): Point {
    const known = this.posts.get(unit);
    if (known !== undefined) return known;
    const post = this.choosePost(view, unit, figure);
    this.posts.set(unit, post);
    return post;
  }

  /** Its place in the line; with cover between it and the enemy, if there is any nearby. */
  private choosePost(view: WarView, unit: number, figure: number): Point {
    const { tactics } = this;
    const zone = tactics.zone(view);
    const own = view.open.forces.units.flatMap((each, number) => (each.seat === tactics.seat ? [number] : []));
    const middle = (zone.left + zone.right) / 2;
    const gap = Math.min(UNITS_APART, (zone.right - zone.left) / (own.length + 1));
    const place = own.indexOf(unit);
    const beside = Math.ceil(place / 2) * (place % 2 === 0 ? 1 : -1); // the first in the middle, the others to both sides
    const x = Math.round(middle + beside * gap + (own.length % 2 === 0 ? gap / 2 : 0));
    const front = frontOf(zone, view);
    const inward = front === zone.bottom ? -1 : 1;
    const shoots = tactics.range(view, figure) > 0 || view.open.forces.units[unit]!.members.some((member) => tactics.range(view, member) > 0);
    const depth = shoots ? 4 : 1.5;
    const line: Point = [x, front + inward * Math.round(depth * INCH)];
    if (!this.digsIn || !shoots) return line;
    let best = line;
    let most = this.shelter(view, figure, line);
    for (const back of [0, 3, 6]) {
      for (const aside of LOOKS) {
        const at: Point = [clamp(x + aside * INCH, zone.left + INCH, zone.right - INCH), line[1] + inward * back * INCH];
        const value = this.shelter(view, figure, at) - back / 10 - Math.abs(aside) / 20;
        if (value > most) {
          most = value;
          best = at;
        }
      }
    }
    return best;
  }

  /** Cover against enemies who come along the middle of the table. */
  private shelter(view: WarView, figure: number, [x, y]: Point): number {
    const { tactics } = this;
    const { width, height } = view.open.table;
    const enemy = view.open.forces.figures.findIndex(({ seat }) => seat !== tactics.seat);
    let sum = 0;
    for (const part of [1, 2, 3, 4, 5]) {
      const from = { x: Math.round((width * part) / 6), y: Math.round(height / 2) };
      if (!tactics.sees(view, figure, { x, y }, enemy, from)) continue;
      sum += SHELTER[tactics.cover(view, enemy, from, figure, { x, y })];
    }
    return sum;
  }

  /** The nearest place to the post where the figure has room, in rings. */
  private roomNear(view: WarView, figure: number, [x, y]: Point): Point | undefined {
    const zone = this.tactics.zone(view);
    const half = Math.ceil(this.tactics.profile(view, figure).base * INCH) / 2;
    const [left, right, top, bottom] = [zone.left + half, zone.right - half, zone.top + half, zone.bottom - half];
    for (let ring = 0; ring < 30; ring++) {
      for (let dy = -ring; dy <= ring; dy++) {
        for (let dx = -ring; dx <= ring; dx++) {
          if (Math.max(Math.abs(dx), Math.abs(dy)) !== ring) continue;
          const to: Point = [x + dx * APART, y + dy * APART];
          if (to[0] < left || to[0] > right || to[1] < top || to[1] > bottom) continue;
          if (this.tactics.fits(view, figure, to)) return to;
        }
      }
    }
    return undefined;
  }
}

const SHELTER = { none: 0.3, light: 1, heavy: 2, entrenching: 2.2 } as const;

/** The edge of the zone that faces the enemy. */
function frontOf(zone: Zone, view: WarView): number {
  return zone.top === 0 ? zone.bottom : zone.top >= view.open.table.height / 2 ? zone.top : zone.bottom;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
