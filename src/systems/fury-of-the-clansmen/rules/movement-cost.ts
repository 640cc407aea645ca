/**
 * Steps to enter a square: jungle and rubble cost two, a rubble slope or a ruined wall one more ("Terrain and Movement"), a
 * foxhole one ("Foxholes"), the tower eight ("Mission Six").
 */
import type { GridMap } from '../../../kernel/grid/map.ts';
import { edgeCode, terrainCode } from '../board-text.ts';
import type { Numbers } from '../book.ts';
import { TERRAIN } from '../data/terrain.ts';
import { TERRAINS } from '../vocabulary.ts';

const RUBBLE = terrainCode('rubble');
const TOWER = terrainCode('tower');
const RUINED_WALL = edgeCode('ruined wall');
const BUILDING_WALL = edgeCode('building wall');

/** By square * 8 + direction: the cost; 0 where no figure may go: off the board, where nobody can stand, through a building's wall. */
export function stepCosts(map: GridMap, next: Int16Array, stepWall: Uint8Array, costs: Numbers['terrain']): Uint8Array {
  const { squares } = map;
  const toEnter = TERRAINS.map((terrain) => {
    const cost = TERRAIN[terrain].costs;
    return cost === null ? 0 : costs[cost];
  });
  const result = new Uint8Array(next.length);
  for (let step = 0; step < next.length; step++) {
    const to = next[step]!;
    if (to < 0 || stepWall[step] === BUILDING_WALL) continue;
    const here = squares[step >> 3]!;
    const there = squares[to]!;
    // Along the top of the tower it is level, and down from it no slope leads up.
    const cost = there === TOWER && here === TOWER ? costs.clear : toEnter[there]!;
    if (cost === 0) continue;
    const upTheSlope = there === RUBBLE && here !== RUBBLE && here !== TOWER;
    result[step] = cost + (upTheSlope ? costs.slope : 0) + (stepWall[step] === RUINED_WALL ? costs.ruinedWall : 0);
  }
  return result;
}
