/** Who holds what is fought over: a place is held by the side that alone has figures on it or around it ("Victory"). */
import { distanceUp, INCH } from '../../../kernel/table/inches.ts';
import { nearerThan } from '../../../kernel/table/segment.ts';
import { APART } from '../../../kernel/table/terrain.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Ground } from '../ground.ts';
import { inPlay, type Battle, type Figure, type Objective } from '../state.ts';

/** The seat that holds or has achieved an objective now; null for nobody, or both. */
export function holder(ground: Ground, battle: Readonly<Battle>, { piece, figure, x, y }: Objective): Seat | null {
  if (figure >= 0) return wasKilledByEnemy(battle.figures[figure]!) ? 1 - ground.seat(battle, figure) : null;
  const there = [0, 1].map((seat) => ground.figures(battle, seat).some((number) => (piece >= 0 ? isAtPiece(ground, battle, piece, number) : isAtSpot(ground, battle, number, x, y))));
  return there[0] === there[1] ? null : there[0] ? 0 : 1;
}

/** In combat, of attacks at the same time by one of them at least; not in a rout, nor by its own side alone. */
const wasKilledByEnemy = ({ fate, ownKill }: Readonly<Figure>): boolean => fate === 'destroyed' && !ownKill;

/** On the piece, or with the edge of its base within so many inches of it. */
export function isAtPiece(ground: Ground, battle: Readonly<Battle>, piece: number, figure: number): boolean {
  const { terrain } = ground.field(battle);
  const { x, y, diameter } = ground.base(battle, figure);
  if (terrain.point(piece, x, y) !== APART) return true;
  const reach = diameter + 2 * Math.round(ground.book.victory.around * INCH) + 1;
  if (x + reach < terrain.left[piece]! || x - reach > terrain.right[piece]! || y + reach < terrain.top[piece]! || y - reach > terrain.bottom[piece]!) return false;
  const end = terrain.first[piece + 1]!;
  let before = end - 1;
  for (let i = terrain.first[piece]!; i < end; before = i++) {
    if (nearerThan(reach, terrain.x[before]!, terrain.y[before]!, terrain.x[i]!, terrain.y[i]!, x, y)) return true;
  }
  return false;
}

function isAtSpot(ground: Ground, battle: Readonly<Battle>, figure: number, x: number, y: number): boolean {
  const base = ground.base(battle, figure);
  return 2 * (distanceUp(base.x, base.y, x, y) - Math.round(ground.book.victory.spot * INCH)) <= base.diameter;
}

/** Whether an objective is a place, where players want to be. */
export const isPlace = ({ figure }: Objective): boolean => figure < 0;

/** At the end of a turn: how many times in a row each side has held each objective alone. */
export function countHeld(ground: Ground, battle: Battle): void {
  for (const [number, objective] of battle.objectives.entries()) {
    const by = holder(ground, battle, objective);
    for (const seat of [0, 1]) battle.held[number]![seat] = by === seat ? battle.held[number]![seat]! + 1 : 0;
  }
}

/** Table quarters that a seat possesses: more points of figures in it than the enemy has there, by so many at least; where the middle of the base is counts. */
export function quartersOf(ground: Ground, battle: Readonly<Battle>, seat: Seat): number {
  const { table, figures, forces } = battle;
  const lead = [0, 0, 0, 0];
  for (const [number, figure] of figures.entries()) {
    if (!inPlay(figure)) continue;
    const quarter = (2 * figure.x >= table.width ? 1 : 0) + (2 * figure.y >= table.height ? 2 : 0);
    lead[quarter]! += forces.figures[number]!.seat === seat ? forces.figures[number]!.points : -forces.figures[number]!.points;
  }
  return lead.filter((points) => points >= ground.book.victory.quarter).length;
}
