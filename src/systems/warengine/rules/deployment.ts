/** Placing the forces: the slowest figures first, a whole class of movement at a time, up to so far from the own edge ("Placing Your Force"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import { INCH } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import { whollyIn } from '../../../kernel/table/zones.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { isFigure } from './figures.ts';
import { rollOff } from './initiative.ts';
import { isCrowded, leavesNoRoom, placeInRows, zoneOf } from './room.ts';

export interface Deploy {
  do: 'deploy';
  figure: number;
  /** Hundredths of an inch from the top left corner, where the middle of its base goes. */
  to: Point;
}

/** Inches between the places that `options` offers; the finer grid is looked at only where the first one has no room. */
const GRIDS = [3, 1] as const;

export const deploy: ActionRule<Deploy> = {
  /** For the next figure of the class: places of a grid all over the zone, those that have room; in a crowded one the next in rows from the edge. Any other figure of the class and any other place may be named. */
  options(ground, { open, asked }) {
    if (asked?.step !== 'deploy') return [];
    const figure = undeployed(ground, open, asked.seat, asked.movement)[0]!;
    return placesFor(ground, open, figure).map((to) => ({ do: 'deploy', figure, to }));
  },

  refuse(ground, { open, asked }, { figure, to }) {
    if (asked?.step !== 'deploy') return 'nobody is to be deployed now ("Placing Your Force")';
    if (!isFigure(open, figure)) return `there is no figure ${String(figure)}`;
    if (!isToBeDeployed(ground, open, figure, asked.seat, asked.movement)) return `${ground.id(open, figure)} is not to be deployed now, only those with Mv ${asked.movement}" ("Placing Your Force")`;
    if (!isPoint(to)) return 'expected to: [x, y] in whole hundredths of an inch';
    if (!whollyIn(zoneOf(ground, open, asked.seat), ground.baseAt(open, figure, ...to))) return `${ground.id(open, figure)} has to stand within ${ground.book.deployment.depth}" of its own edge ("Placing Your Force")`;
    return ground.fits(open, figure, ...to) ? leavesNoRoom(ground, open, figure, to) : `${ground.id(open, figure)} has no room there`;
  },

  apply(ground, { open }, { figure, to: [x, y] }, chance) {
    const placed = open.figures[figure]!;
    placed.x = x;
    placed.y = y;
    placed.fate = 'in-play';
    open.clock += 1;
    chance.tell?.({ tell: 'deployed', figure: ground.id(open, figure), x, y });
  },
};

export function isPoint(to: unknown): to is Point {
  return Array.isArray(to) && to.length === 2 && to.every((at) => Number.isInteger(at));
}

/** Figures of a seat and a movement class that are not on the table yet. */
export function undeployed(ground: Ground, battle: Readonly<Battle>, seat: Seat, movement: number): number[] {
  const found: number[] = [];
  for (let figure = 0; figure < battle.figures.length; figure++) if (isToBeDeployed(ground, battle, figure, seat, movement)) found.push(figure);
  return found;
}

function isToBeDeployed(ground: Ground, battle: Readonly<Battle>, figure: number, seat: Seat, movement: number): boolean {
  return battle.figures[figure]!.fate === 'undeployed' && ground.seat(battle, figure) === seat && ground.profile(battle, figure).movement === movement;
}

/** Places in the zone where the figure has room now. */
export function placesFor(ground: Ground, battle: Readonly<Battle>, figure: number): Point[] {
  const seat = ground.seat(battle, figure);
  const zone = zoneOf(ground, battle, seat);
  const half = Math.ceil(ground.base(battle, figure).diameter / 2);
  for (const every of isCrowded(ground, battle, seat) ? [] : GRIDS) {
    const places: Point[] = [];
    for (let y = zone.top + half; y <= zone.bottom - half; y += every * INCH) {
      for (let x = zone.left + half; x <= zone.right - half; x += every * INCH) if (ground.fits(battle, figure, x, y)) places.push([x, y]);
    }
    if (places.length > 0) return places;
  }
  const last = placeInRows(ground, battle, figure);
  if (last === undefined) throw new Error(`no room for ${ground.id(battle, figure)} in its deployment zone; expected a larger table, fewer figures or a greater deployment.depth`);
  return [last];
}

/** The slowest class not on the table yet: both sides, the lower roll first, if both have figures in it. */
export function nextClass(ground: Ground, battle: Battle, chance: Chance): void {
  const waiting = [...battle.figures.keys()].filter((figure) => battle.figures[figure]!.fate === 'undeployed');
  if (waiting.length === 0) return;
  const movement = Math.min(...waiting.map((figure) => ground.profile(battle, figure).movement));
  const seats = [0, 1].filter((seat) => undeployed(ground, battle, seat, movement).length > 0);
  battle.agenda.push({ step: 'deploy-next' });
  if (seats.length === 1) {
    battle.agenda.push({ step: 'deploy', seat: seats[0]!, movement });
    return;
  }
  const { higher, dice } = rollOff(chance);
  chance.tell?.({ tell: 'deploys-first', dice, movement, seat: 1 - higher });
  battle.agenda.push({ step: 'deploy', seat: higher, movement }, { step: 'deploy', seat: 1 - higher, movement });
}
