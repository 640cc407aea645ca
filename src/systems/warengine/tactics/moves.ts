/** Where figures may go, to a strategy: room, ways, places worth a thought, and ways into contact. */
import { contactPlace, contactPlaces } from '../../../kernel/table/contact-places.ts';
import { distanceUp, INCH } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import { destinations } from '../rules/destinations.ts';
import { gaitsOf, inchesLeft } from '../rules/gaits.ts';
import { isCrowded } from '../rules/room.ts';
import { wayTo, type Way } from '../rules/ways.ts';
import type { WarView } from '../state.ts';
import type { Gait } from '../vocabulary.ts';
import { Roster } from './roster.ts';

/** A way into contact with an enemy. */
export interface Approach {
  readonly to: Point;
  readonly gait: Gait;
  /** Whole inches. */
  readonly inches: number;
}

export class Moves extends Roster {
  /** Whether a figure has room at a place; in a crowded zone, while figures are placed, none but that of `options` is sure to leave room for the others. */
  fits({ open, asked }: WarView, figure: number, [x, y]: Point): boolean {
    return this.ground.fits(open, figure, x, y) && !(asked?.step === 'deploy' && isCrowded(this.ground, open, asked.seat));
  }

  /** Whole inches that a figure may still move; 0 at a gait that it may not move at now. */
  inches(view: WarView, figure: number, gait: Gait): number {
    return gaitsOf(this.ground, view.open, figure).includes(gait) ? inchesLeft(this.ground, view.open, figure, gait) : 0;
  }

  /** A shortest way to a place; undefined if the figure cannot end there at this gait. */
  way(view: WarView, figure: number, gait: Gait, to: Point): Way | undefined {
    const way = wayTo(this.ground, view.open, figure, gait, to);
    return typeof way === 'string' ? undefined : way;
  }

  /** Places worth a thought: in contact, at objectives, in and behind terrain, at the ranges of weapons, and all round. */
  places(view: WarView, figure: number, gait: Gait): Point[] {
    return this.inches(view, figure, gait) === 0 ? [] : destinations(this.ground, view.open, figure, gait);
  }

  /** The farthest point straight toward another that the figure may move to by so many hundredths of an inch; enemies are not touched, and it may be that it has no room to stay there. */
  toward(view: WarView, figure: number, to: Point, length: number): Point {
    const { x, y } = view.open.figures[figure]!;
    const far = distanceUp(x, y, ...to);
    if (far === 0) return [x, y];
    const part = Math.min(1, length / far);
    const { movement } = this.ground.field(view.open);
    const mover = this.ground.moving(view.open, figure, []);
    const end: Point = [x + Math.trunc((to[0] - x) * part), y + Math.trunc((to[1] - y) * part)];
    return movement.free(mover, x, y, ...end) ? end : movement.furthest(mover, x, y, ...end);
  }

  /** A shortest way into contact with an enemy: plainly if that is enough and no charge is to be had; undefined if it is too far. */
  approach(view: WarView, figure: number, enemy: number): Approach | undefined {
    const { open } = view;
    const { x, y } = open.figures[figure]!;
    const gaits = (['charge', 'normal'] as const).filter((gait) => this.inches(view, figure, gait) > 0);
    const most = Math.max(0, ...gaits.map((gait) => this.inches(view, figure, gait)));
    if (!this.ground.within(open, figure, enemy, most)) return undefined;
    const target = this.ground.base(open, enemy);
    const { diameter } = this.ground.base(open, figure);
    const places = [contactPlace(target, diameter, x, y), ...contactPlaces(target, diameter).sort((a, b) => distanceUp(x, y, a.x, a.y) - distanceUp(x, y, b.x, b.y))];
    for (const place of places) {
      const to: Point = [place.x, place.y];
      if (distanceUp(x, y, ...to) > most * INCH) return undefined;
      for (const gait of gaits) {
        const way = this.way(view, figure, gait, to);
        if (way !== undefined) return { to, gait, inches: way.inches };
      }
    }
    return undefined;
  }

  /** Edge to edge, in hundredths of an inch. */
  distance(view: WarView, a: number, b: number): number {
    return this.ground.distance(view.open, a, b);
  }

  /** The nearest enemy in play, -1 if there is none. */
  closestEnemy(view: WarView, x: number, y: number): number {
    let closest = -1;
    let least = Infinity;
    for (const enemy of this.enemies(view)) {
      const at = view.open.figures[enemy]!;
      const square = (at.x - x) * (at.x - x) + (at.y - y) * (at.y - y);
      if (square >= least) continue;
      least = square;
      closest = enemy;
    }
    return closest;
  }

  inContact(view: WarView, figure: number): boolean {
    return this.ground.inContact(view.open, figure);
  }
}
