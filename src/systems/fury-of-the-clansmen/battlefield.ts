/**
 * A board made ready for play: what each step costs, what each line of sight meets, and who stands where.
 *
 * Made once per board; only the figures on it change (`stand`).
 */
import { EAST, NORTH, SOUTH, WEST } from '../../kernel/grid/directions.ts';
import { linesOn, type Lines } from '../../kernel/grid/lines.ts';
import { edgeBetween, type GridMap } from '../../kernel/grid/map.ts';
import { neighbors } from '../../kernel/grid/squares.ts';
import { edgeCode } from './board-text.ts';
import type { Numbers } from './book.ts';
import { TERRAIN } from './data/terrain.ts';
import { stepCosts } from './rules/movement-cost.ts';
import { wallsOfSteps } from './rules/walls.ts';
import { EDGES, TERRAINS, type Edge, type Terrain } from './vocabulary.ts';

const ORTHOGONALS = [NORTH, EAST, SOUTH, WEST];
/** Beside the 1 of terrain that hides, in `hidesLow` and `hidesHigh`. */
const FIGURE_HIDES = 2;

export class Battlefield {
  readonly map: GridMap;
  readonly width: number;
  readonly height: number;
  readonly lines: Lines;
  /** By square * 8 + direction: the square one step away, -1 off the board. */
  readonly next: Int16Array;
  /** By square * 8 + direction: what a step that way crosses, as a place in `EDGES`. */
  readonly stepWall: Uint8Array;
  /** By square * 8 + direction: steps that it costs ("Terrain and Movement"), 0 where no figure may go. */
  readonly stepCost: Uint8Array;
  /** By square, 1 or 0. */
  readonly rubble: Uint8Array;
  readonly jungle: Uint8Array;
  readonly foxhole: Uint8Array;
  readonly tower: Uint8Array;
  /** Rubble and the tower, which are alike but for what is seen from them. */
  readonly high: Uint8Array;
  readonly inBuilding: Uint8Array;
  /** Jungle, rubble and foxholes, which shelter whoever stands in them. */
  readonly shelter: Uint8Array;
  /** By square: 1 where the board ends beside it, and no wall of a building keeps a figure from stepping off. */
  readonly rim: Uint8Array;
  /** By square: not 0 if it hides what is behind it, for a line with an end on the ground. */
  readonly hidesLow: Uint8Array;
  /** The same for a line from rubble or the tower to rubble or the tower. */
  readonly hidesHigh: Uint8Array;
  /** By square: 1 where a figure stands. */
  readonly occupied: Uint8Array;
  readonly hasRuinedWalls: boolean;
  readonly hasBuildings: boolean;
  readonly hasFoxholes: boolean;
  readonly hasTower: boolean;
  private readonly standing: Int16Array;
  private standingCount = 0;

  constructor(map: GridMap, book: Pick<Numbers, 'terrain'>) {
    this.map = map;
    this.width = map.width;
    this.height = map.height;
    this.lines = linesOn(map.width, map.height);
    this.next = neighbors(map.width, map.height);
    this.stepWall = wallsOfSteps(map, this.next);
    this.stepCost = stepCosts(map, this.next, this.stepWall, book.terrain);
    this.rubble = map.squares.map((code) => IS_RUBBLE[code]!);
    this.jungle = map.squares.map((code) => IS_JUNGLE[code]!);
    this.foxhole = map.squares.map((code) => IS_FOXHOLE[code]!);
    this.tower = map.squares.map((code) => IS_TOWER[code]!);
    this.high = map.squares.map((code) => IS_RUBBLE[code]! | IS_TOWER[code]!);
    this.inBuilding = map.squares.map((code) => IS_BUILDING[code]!);
    this.shelter = map.squares.map((code) => IS_SHELTER[code]!);
    this.rim = map.squares.map((_, square) => (ORTHOGONALS.some((direction) => this.next[square * 8 + direction]! < 0 && edgeBetween(map, square, direction) !== BUILDING_WALL) ? 1 : 0));
    this.hidesLow = map.squares.map((code) => HIDES_LOW[code]!);
    this.hidesHigh = map.squares.map((code) => HIDES_HIGH[code]!);
    this.occupied = new Uint8Array(map.squares.length);
    this.hasRuinedWalls = this.stepWall.includes(RUINED_WALL);
    this.hasBuildings = this.inBuilding.includes(1) || this.stepWall.includes(BUILDING_WALL);
    this.hasFoxholes = this.foxhole.includes(1);
    this.hasTower = this.tower.includes(1);
    this.standing = new Int16Array(map.squares.length);
  }

  terrain(square: number): Terrain {
    return TERRAINS[this.map.squares[square]!]!;
  }

  /** What a step from a square in a direction crosses. */
  edge(square: number, direction: number): Edge {
    return EDGES[this.stepWall[square * 8 + direction]!]!;
  }

  /** The figures stand on these squares and on no others; one that is not on the board may be given as -1. */
  stand(squares: ArrayLike<number>): void {
    const { high, foxhole, hidesLow, hidesHigh, occupied, standing } = this;
    for (let i = 0; i < this.standingCount; i++) {
      const square = standing[i]!;
      hidesLow[square]! &= ~FIGURE_HIDES;
      hidesHigh[square]! &= ~FIGURE_HIDES;
      occupied[square] = 0;
    }
    let count = 0;
    for (let i = 0; i < squares.length; i++) {
      const square = squares[i]!;
      if (square < 0) continue;
      standing[count++] = square;
      occupied[square] = 1;
      if (foxhole[square] !== 0) continue; // "Figures in foxholes never block Line of Sight"
      hidesLow[square]! |= FIGURE_HIDES;
      if (high[square] !== 0) hidesHigh[square]! |= FIGURE_HIDES;
    }
    this.standingCount = count;
  }

  /** Next to each other, as a Close Attack needs: one of the eight squares around, not through the wall of a building, not up to the tower. */
  adjacent(a: number, b: number): boolean {
    const { next, stepWall, tower, width } = this;
    if (Math.abs(a - b) > width + 1 || tower[a] !== tower[b]) return false;
    for (let step = a * 8; step < a * 8 + 8; step++) if (next[step] === b) return stepWall[step] !== BUILDING_WALL;
    return false;
  }

  /** Whether a step from a square to one next to it crosses a ruined wall. */
  wallBetween(a: number, b: number): boolean {
    const { next, stepWall } = this;
    for (let step = a * 8; step < a * 8 + 8; step++) if (next[step] === b) return stepWall[step] === RUINED_WALL;
    return false;
  }

  /** A swung sword is stopped by what no figure can stand on and none can see through ("Violator Attacks"). */
  stopsSwing(square: number): boolean {
    const { costs, hides } = TERRAIN[this.terrain(square)];
    return costs === null && hides !== 'nothing';
  }
}

export const RUINED_WALL = edgeCode('ruined wall');
export const BUILDING_WALL = edgeCode('building wall');

const byTerrain = (holds: (terrain: Terrain) => boolean): Uint8Array => Uint8Array.from(TERRAINS, (terrain) => (holds(terrain) ? 1 : 0));
const IS_RUBBLE = byTerrain((terrain) => terrain === 'rubble');
const IS_JUNGLE = byTerrain((terrain) => terrain === 'jungle');
const IS_FOXHOLE = byTerrain((terrain) => terrain === 'foxhole');
const IS_TOWER = byTerrain((terrain) => terrain === 'tower');
const IS_SHELTER = byTerrain((terrain) => terrain === 'jungle' || terrain === 'rubble' || terrain === 'foxhole');
const IS_BUILDING = byTerrain((terrain) => terrain === 'building');
const HIDES_LOW = byTerrain((terrain) => TERRAIN[terrain].hides !== 'nothing');
const HIDES_HIGH = byTerrain((terrain) => TERRAIN[terrain].hides === 'everything');
