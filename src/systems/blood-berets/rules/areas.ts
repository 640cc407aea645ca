/** Sections and halves of corridors side by side, and the squares by which one leaves one of them for another ("The Cave Forces"). */
import { isDiagonal } from '../../../kernel/grid/directions.ts';
import { areaOf, halfOf, NO_AREA, sectionOfArea } from '../board-areas.ts';
import type { Battlefield } from '../battlefield.ts';

export { areaOf, halfOf, NO_AREA, sectionOfArea };

/** A square of an area and the one beyond the border. */
export interface Exit {
  readonly from: number;
  readonly to: number;
}

export interface NextArea {
  readonly area: number;
  readonly exits: readonly Exit[];
}

/** Squares of an area where a figure may stand; none of an unturned section. */
export function squaresOf(field: Battlefield, area: number): readonly number[] {
  let known = squares.get(field);
  if (known === undefined) squares.set(field, (known = []));
  return (known[area] ??= findSquares(field, area));
}

const squares = new WeakMap<Battlefield, (readonly number[] | undefined)[]>();

function findSquares(field: Battlefield, area: number): number[] {
  const squares: number[] = [];
  for (let square = 0; square < field.area.length; square++) if (field.area[square] === area && field.isGround(square)) squares.push(square);
  return squares;
}

const nextTo = new WeakMap<Battlefield, (readonly NextArea[] | undefined)[]>();

/**
 * Areas next to this one by number, whether turned or not: through the exits of the caves and what was blown open, on the ground
 * over the whole border, and there over corners too ("troop counters may also move diagonally").
 */
export function areasNextTo(field: Battlefield, area: number): readonly NextArea[] {
  let known = nextTo.get(field);
  if (known === undefined) nextTo.set(field, (known = []));
  return (known[area] ??= lookAround(field, area));
}

function lookAround(field: Battlefield, area: number): NextArea[] {
  const found = new Map<number, Exit[]>();
  for (let from = 0; from < field.area.length; from++) {
    if (field.area[from] !== area || !field.isWay(from)) continue;
    for (let direction = 0; direction < 8; direction++) {
      const to = field.next[from * 8 + direction]!;
      if (to < 0 || field.area[to] === area || field.area[to] === NO_AREA || !field.isWay(to)) continue;
      if (isDiagonal(direction) && !acrossCorner(field, from, to)) continue;
      const exits = found.get(field.area[to]!);
      if (exits === undefined) found.set(field.area[to]!, [{ from, to }]);
      else exits.push({ from, to });
    }
  }
  return [...found].sort(([a], [b]) => a - b).map(([beside, exits]) => ({ area: beside, exits }));
}

/** From a section to the one that only touches its corner: on the ground alone. */
function acrossCorner({ board, section, width }: Battlefield, from: number, to: number): boolean {
  if (board.level === 'caves') return false;
  const besideColumn = section[from - (from % width) + (to % width)];
  return besideColumn !== section[from] && besideColumn !== section[to];
}
