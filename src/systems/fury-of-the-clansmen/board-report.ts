/** A board for those who draw it and know no rules: kinds of squares, edges with something on them, Starting/Goal Squares. */
import type { BoardReport, Look, Place } from '../../kernel/inspect.ts';
import { columnOf, rowOf } from '../../kernel/grid/squares.ts';
import type { Battlefield } from './battlefield.ts';
import { TERRAIN, WALL_MARKS } from './data/terrain.ts';
import { FREE_STARTING_SPACE } from './draw.ts';
import type { Ground } from './ground.ts';
import type { Battle } from './state.ts';
import { EDGES, TERRAINS, type Terrain } from './vocabulary.ts';

const LOOK: Readonly<Record<Terrain, Look>> = {
  clear: 'open',
  jungle: 'green',
  rubble: 'rough',
  boulder: 'block',
  building: 'floor',
  pillar: 'block',
  chasm: 'gap',
  bridge: 'floor',
  foxhole: 'pit',
  tower: 'height',
  mountain: 'block',
  water: 'water',
};

export function boardReport(ground: Ground, battle: Readonly<Battle>): BoardReport {
  const field = ground.field(battle);
  const { squares } = field.map;
  const present = TERRAINS.filter((_, code) => squares.includes(code));
  return {
    columns: field.width,
    rows: field.height,
    kinds: present.map((name) => ({ name, mark: TERRAIN[name].mark, look: LOOK[name] })),
    squares: Array.from(squares, (code) => present.indexOf(TERRAINS[code]!)),
    edges: edgesOf(field),
    marked: Array.from(squares.keys()).flatMap((square) => {
      const squad = ground.mission.squadAt(battle.layout, square);
      return squad < 0 ? [] : [{ name: 'Starting/Goal Square', mark: FREE_STARTING_SPACE, of: ground.roster.squads[squad]!.id, at: placeOf(field, square) }];
    }),
  };
}

export function placeOf({ width }: Pick<Battlefield, 'width'>, square: number): Place {
  return [columnOf(width, square), rowOf(width, square)];
}

function edgesOf({ map }: Battlefield): BoardReport['edges'] {
  return Array.from(map.squares.keys()).flatMap((square) => {
    const at = placeOf(map, square);
    const found = [
      { code: map.level[square]!, side: 'top' as const },
      { code: map.upright[square + at[1]]!, side: 'left' as const }, // a row of squares has one edge more
    ];
    return found.flatMap(({ code, side }) => {
      const name = EDGES[code]!;
      if (name === 'open') return [];
      const { upright, level } = WALL_MARKS[name];
      return [{ name, mark: side === 'top' ? level : upright, heavy: name === 'building wall', at, side }];
    });
  });
}
