/** A board for those who draw it and know no rules: kinds of squares, and what lies there. */
import { columnOf, rowOf } from '../../../kernel/grid/squares.ts';
import type { BoardReport, Look, Place } from '../../../kernel/inspect.ts';
import { DRAWN } from '../board.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { SIDES, TERRAINS, type Terrain } from '../vocabulary.ts';

const LOOK: Readonly<Record<Terrain, Look>> = { floor: 'floor', rock: 'block', open: 'open', thicket: 'green', jungle: 'thick', unknown: 'gap' };

export function boardReport(ground: Ground, battle: Readonly<Battle>): BoardReport {
  const { map, width, height } = ground.board(battle);
  const present = TERRAINS.filter((_, code) => map.squares.includes(code));
  const { affairs, markers, acid } = battle;
  const mark = (name: string, mark: string, of: string, square: number) => ({ name, mark, of, at: placeIn(width, square) });
  return {
    columns: width,
    rows: height,
    kinds: present.map((name) => ({ name: name === 'unknown' ? 'not turned' : name, mark: DRAWN[name], look: LOOK[name] })),
    squares: Array.from(map.squares, (code) => present.indexOf(TERRAINS[code]!)),
    edges: [],
    marked: [
      ...(affairs.wayUp < 0 ? [] : [mark('way up', '>', SIDES[0], affairs.wayUp)]),
      ...acid.flatMap(({ by, squares }) => squares.map((square) => mark('acid', '~', ground.piece(by).id, square))),
      ...markers.map(({ kind, at }) => mark(kind ?? 'thing found', kind === null ? '*' : kind === 'tunnel' ? 'o' : '!', SIDES[1], at)),
    ],
  };
}

export const placeIn = (width: number, square: number): Place => [columnOf(width, square), rowOf(width, square)];
