/** Room to place all figures: in rows from the own edge there is the most, and where little is left nobody may spoil it for those who come later ("Placing Your Force" says only how deep they stand). */
import { INCH, inInches } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import { facingZones, type Zone } from '../../../kernel/table/zones.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Ground } from '../ground.ts';
import { copyState, type Battle } from '../state.ts';
import { SIDES } from '../vocabulary.ts';

/** Between the places of a row, and between rows, in hundredths of an inch: a quarter of an inch. */
const STEP = INCH / 4;
/** Figures that fill no more of their zone have room however they are placed. Equal bases as far apart as keeps all others out fill three tenths. */
const ROOMY = 0.3;
const CIRCLE = 0.785398;

/** Where a side may be placed. */
export function zoneOf(ground: Ground, { table, top }: Readonly<Battle>, seat: Seat): Zone {
  const [upper, lower] = facingZones(table.width, table.height, ground.book.deployment.depth * INCH);
  return seat === top ? upper : lower;
}

/** Whether a side has to mind how it places its figures. Blocking ground counts with its whole box. */
export function isCrowded(ground: Ground, battle: Readonly<Battle>, seat: Seat): boolean {
  const { left, right, ...zone } = zoneOf(ground, battle, seat);
  const [top, bottom] = [Math.max(0, zone.top), Math.min(battle.table.height, zone.bottom)];
  let area = (right - left) * (bottom - top);
  for (const { kind, outline } of battle.table.pieces) {
    if (kind !== 'blocking') continue;
    const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
    area -= (Math.max(...xs) - Math.min(...xs)) * Math.max(0, Math.min(bottom, Math.max(...ys)) - Math.max(top, Math.min(...ys)));
  }
  let bases = 0;
  const { seats, diameters } = ground.roll(battle);
  for (let figure = 0; figure < seats.length; figure++) if (seats[figure] === seat) bases += CIRCLE * diameters[figure]! * diameters[figure]!;
  return bases > ROOMY * area;
}

/** The first place for a figure in the rows, from its own edge and from the left; undefined where there is none. */
export function placeInRows(ground: Ground, battle: Readonly<Battle>, figure: number): Point | undefined {
  return firstFrom(ground, battle, figure, 0)?.to;
}

/** Figures that find no place when all who are not on the table yet are placed in rows, the slowest first. */
export function withoutRoom(ground: Ground, battle: Readonly<Battle>): number[] {
  const { open } = copyState({ open: battle });
  const waiting = [...open.figures.keys()].filter((figure) => open.figures[figure]!.fate === 'undeployed');
  const slowestFirst = waiting.sort((a, b) => ground.profile(open, a).movement - ground.profile(open, b).movement || a - b);
  // Places that one base did not fit on have no room for its like either.
  const seen = new Map<string, number>();
  return slowestFirst.filter((figure) => {
    const like = `${ground.seat(open, figure)} ${ground.base(open, figure).diameter}`;
    const place = firstFrom(ground, open, figure, seen.get(like) ?? 0);
    if (place === undefined) {
      seen.set(like, Infinity);
      return true;
    }
    seen.set(like, place.number);
    const [x, y] = place.to;
    Object.assign(open.figures[figure]!, { x, y, fate: 'in-play' });
    open.clock += 1;
    return false;
  });
}

/** Why a place may not be taken: somebody who is still to come would find none. */
export function leavesNoRoom(ground: Ground, battle: Readonly<Battle>, figure: number, [x, y]: Point): string | undefined {
  const seat = ground.seat(battle, figure);
  if (!isCrowded(ground, battle, seat)) return undefined;
  const { open } = copyState({ open: battle });
  Object.assign(open.figures[figure]!, { x, y, fate: 'in-play' });
  open.clock += 1;
  const other = withoutRoom(ground, open).find((each) => ground.seat(open, each) === seat);
  return other === undefined ? undefined : `${ground.id(battle, figure)} there leaves no room for ${ground.id(battle, other)}; the zone is crowded, and rows from its own edge keep room for all ("Placing Your Force")`;
}

/** What does not fit, and what to do about it; undefined where all have room, whoever has the top edge. */
export function roomProblem(ground: Ground, battle: Readonly<Battle>): string | undefined {
  for (const top of [0, 1]) {
    const placed = { ...battle, top };
    const none = withoutRoom(ground, placed);
    if (none.length === 0) continue;
    const { width, height } = battle.table;
    const seat = ground.seat(placed, none[0]!);
    const own = none.filter((figure) => ground.seat(placed, figure) === seat);
    const { depth } = ground.book.deployment;
    const who = own.length === 1 ? `of ${SIDES[seat]} has` : `and ${own.length - 1} more of ${SIDES[seat]} have`;
    return `${ground.id(placed, own[0]!)} ${who} no room within ${depth}" of the ${seat === top ? 'top' : 'bottom'} edge of a table of ${inInches(width)} x ${inInches(height)} inches; expected a larger table, fewer or smaller figures, less ground that blocks, or a deployment.depth of more than ${depth}`;
  }
  return undefined;
}

/** `number`: of the places of all rows. */
function firstFrom(ground: Ground, battle: Readonly<Battle>, figure: number, start: number): { to: Point; number: number } | undefined {
  const seat = ground.seat(battle, figure);
  const { left, right, top, bottom } = zoneOf(ground, battle, seat);
  const half = Math.ceil(ground.base(battle, figure).diameter / 2);
  const columns = Math.floor((right - left - 2 * half) / STEP) + 1;
  const rows = Math.floor((bottom - top - 2 * half) / STEP) + 1;
  if (columns <= 0 || rows <= 0) return undefined;
  const isTop = seat === battle.top;
  for (let number = start; number < columns * rows; number++) {
    const row = Math.floor(number / columns) * STEP;
    const x = left + half + (number % columns) * STEP;
    const y = isTop ? top + half + row : bottom - half - row;
    if (ground.fits(battle, figure, x, y)) return { to: [x, y], number };
  }
  return undefined;
}
