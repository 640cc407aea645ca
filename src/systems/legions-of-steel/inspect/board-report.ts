/** A board for those who draw it and know no rules: walls, floor, doors as they are, forcewalls, darkness, and the zones of a mission. */
import type { BoardReport, Look } from '../../../kernel/inspect.ts';
import { TERRAIN_MARKS } from '../data/terrain.ts';
import type { Ground } from '../ground.ts';
import { placeOn } from '../position-words.ts';
import type { Battle } from '../state.ts';
import type { DoorState } from '../vocabulary.ts';

const KINDS = [
  { name: 'floor', mark: TERRAIN_MARKS.floor, look: 'open' },
  { name: 'wall', mark: TERRAIN_MARKS.wall, look: 'block' },
  { name: 'closed door', mark: TERRAIN_MARKS.door, look: 'rough' },
  { name: 'open door', mark: '/', look: 'pit' },
  { name: 'destroyed door', mark: ',', look: 'floor' },
  { name: 'forcewall', mark: '%', look: 'thick' },
] as const satisfies readonly { name: string; mark: string; look: Look }[];
type Kind = (typeof KINDS)[number]['name'];

const DOORS = { closed: 'closed door', open: 'open door', destroyed: 'destroyed door' } as const satisfies Record<DoorState, Kind>;
const DARKNESS = { name: 'darkness', mark: '~', of: 'a Nachtmacher' };

export function boardReport(ground: Ground, battle: Readonly<Battle>): BoardReport {
  const { board } = ground;
  const field = ground.field(battle);
  const kindAt = (square: number): Kind => {
    if (field.forcewall[square] !== 0) return 'forcewall';
    if (board.walls[square] !== 0) return 'wall';
    const door = board.doorAt[square]!;
    return door < 0 ? 'floor' : DOORS[battle.doors[door]!];
  };
  const squares = Array.from({ length: board.size }, (_, square) => kindAt(square));
  const present = KINDS.filter(({ name }) => squares.includes(name));
  return {
    columns: board.width,
    rows: board.height,
    kinds: present,
    squares: squares.map((kind) => present.findIndex(({ name }) => name === kind)),
    edges: [],
    marked: [
      ...Object.entries(board.zones).flatMap(([letter, zone]) => zone.map((square) => ({ name: `zone ${letter}`, mark: `${letter}:`, of: 'the mission', at: placeOn(board.width, square) }))),
      ...squares.flatMap((kind, square) => (field.dark[square] !== 0 && kind === 'floor' ? [{ ...DARKNESS, at: placeOn(board.width, square) }] : [])),
    ],
  };
}
