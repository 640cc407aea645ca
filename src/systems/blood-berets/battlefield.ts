/**
 * The board made ready for play: what each step costs, what hides what, which squares belong together, and who stands where.
 *
 * Made once for each change of the board; only the figures on it change (`stand`).
 */
import { isDiagonal } from '../../kernel/grid/directions.ts';
import { linesOn, type Lines } from '../../kernel/grid/lines.ts';
import type { GridMap } from '../../kernel/grid/map.ts';
import { neighbors } from '../../kernel/grid/squares.ts';
import { areasOf } from './board-areas.ts';
import { boardMap, boardSquare } from './board.ts';
import type { Numbers } from './book.ts';
import { isBorder, isExit, STANDARD, terrainCode, type Sections } from './sections.ts';
import { SECTIONS } from './data/sections.ts';
import type { Board } from './state.ts';
import { TERRAINS, type Terrain } from './vocabulary.ts';

/** In `opaque`: rock or an unturned section; a figure. */
const GROUND_HIDES = 1;
const FIGURE_HIDES = 2;

export class Battlefield {
  readonly board: Board;
  readonly map: GridMap;
  readonly width: number;
  readonly height: number;
  readonly lines: Lines;
  /** By square * 8 + direction: the square one step away, -1 off the board. */
  readonly next: Int16Array;
  /** By square: its section, 0 to 8. */
  readonly section: Uint8Array;
  /** By square: its area, section * 2 + half; NO_AREA for rock. An unturned section is one area. */
  readonly area: Uint8Array;
  /** By square, 1 or 0. */
  readonly rock: Uint8Array;
  readonly unknown: Uint8Array;
  readonly thicket: Uint8Array;
  readonly jungle: Uint8Array;
  /** Of an unturned section: squares over which it may be entered; in the caves its exits and what was blown open, on the ground all along its border. */
  readonly entrance: Uint8Array;
  /** Caves: floor in a passage one square wide, that is, in no block of two by two. */
  readonly narrow: Uint8Array;
  /** By square * 8 + direction: steps that it costs ("Terrain"), 0 where no figure may go. Into an unturned section: 1, the least that it may turn out to cost. */
  readonly stepCost: Uint8Array;
  /** By square: steps that it costs to enter it, from wherever a step leads there. */
  readonly enterCost: Uint8Array;
  /** As `stepCost`, for who moves at one pace, whatever the ground: 1 or 0. */
  readonly armoredCost: Uint8Array;
  /** By square: not 0 if it hides what is behind it: rock, an unturned section, a figure. */
  readonly opaque: Uint8Array;
  /** By square: 1 where a figure stands. */
  readonly occupied: Uint8Array;
  readonly hasJungle: boolean;
  readonly hasRock: boolean;
  private readonly standing: Int16Array;
  private standingCount = 0;
  /** The figure that is taken for gone, where one is; -1. */
  private gone = -1;

  constructor(board: Board, book: Pick<Numbers, 'movement'>, sections: Sections = STANDARD) {
    this.board = board;
    const map = (this.map = boardMap(board, sections));
    const plan = planOf(sections);
    this.width = map.width;
    this.height = map.height;
    this.lines = linesOn(map.width, map.height);
    this.next = neighbors(map.width, map.height);
    this.section = plan.section;
    this.rock = map.squares.map((code) => IS_ROCK[code]!);
    this.unknown = map.squares.map((code) => IS_UNKNOWN[code]!);
    this.thicket = map.squares.map((code) => IS_THICKET[code]!);
    this.jungle = map.squares.map((code) => IS_JUNGLE[code]!);
    this.entrance = entrances(board, this.unknown, plan);
    this.area = areasOf(board, this.rock, this.next, sections);
    this.hasJungle = this.jungle.includes(1);
    this.hasRock = this.rock.includes(1);
    this.narrow = this.rock.map((rock, square) => (this.hasRock && rock === 0 && this.unknown[square] === 0 && !this.isRoomy(square) ? 1 : 0));
    this.enterCost = this.thicket.map((thicket, square) => ((thicket | this.jungle[square]!) === 1 ? book.movement.difficult : 1));
    this.stepCost = this.costs();
    this.armoredCost = this.stepCost.map((cost) => (cost > 0 ? 1 : 0));
    this.opaque = this.rock.map((rock, square) => (rock | this.unknown[square]! ? GROUND_HIDES : 0));
    this.occupied = new Uint8Array(map.squares.length);
    this.standing = new Int16Array(map.squares.length);
  }

  terrain(square: number): Terrain {
    return TERRAINS[this.map.squares[square]!]!;
  }

  get without(): number {
    return this.gone;
  }

  /** The figures stand on these squares and on no others; one that is not on the board may be given as -1. `without`: the figure left out, if one is. */
  stand(squares: ArrayLike<number>, without = -1): void {
    const { opaque, occupied, standing } = this;
    for (let i = 0; i < this.standingCount; i++) {
      const square = standing[i]!;
      opaque[square]! &= ~FIGURE_HIDES;
      occupied[square] = 0;
    }
    let count = 0;
    for (let i = 0; i < squares.length; i++) {
      const square = squares[i]!;
      if (square < 0) continue;
      standing[count++] = square;
      opaque[square]! |= FIGURE_HIDES;
      occupied[square] = 1;
    }
    this.standingCount = count;
    this.gone = without;
  }

  /** Next to each other, with a way for a step between them: as close combat needs. */
  adjacent(a: number, b: number): boolean {
    const { next, stepCost } = this;
    for (let step = a * 8; step < a * 8 + 8; step++) if (next[step] === b) return stepCost[step]! > 0;
    return false;
  }

  /** Whether a figure may stand there: on the board, no rock and not unknown; whoever stands there now is not asked about. */
  isGround(square: number): boolean {
    return Number.isInteger(square) && square >= 0 && square < this.rock.length && this.rock[square] === 0 && this.unknown[square] === 0;
  }

  /** A figure might pass: no rock, and of an unturned section only what it is entered by. */
  isWay(square: number): boolean {
    return this.rock[square] === 0 && this.unknown[square] === this.entrance[square];
  }

  /** By square * 8 + direction: past a corner of rock only if one of the two squares beside the step is open; into an unturned section only by its entrances. */
  private costs(): Uint8Array {
    const { next, unknown, enterCost } = this;
    const isWay = this.rock.map((_, square) => (this.isWay(square) ? 1 : 0));
    const costs = new Uint8Array(next.length);
    for (let from = 0; from < isWay.length; from++) {
      if (isWay[from] === 0) continue;
      for (let direction = 0, step = from * 8; direction < 8; direction++, step++) {
        const to = next[step]!;
        if (to < 0 || isWay[to] === 0 || (unknown[from]! & unknown[to]!) === 1) continue;
        if (isDiagonal(direction) && isWay[next[step - 1]!] === 0 && isWay[next[from * 8 + ((direction + 1) & 7)]!] === 0) continue;
        costs[step] = enterCost[to]!;
      }
    }
    return costs;
  }

  /** Part of a block of two squares by two without rock. */
  private isRoomy(square: number): boolean {
    const { rock, next } = this;
    const isOpen = (direction: number): boolean => rock[next[square * 8 + direction]!] === 0; // off the board there is nothing
    const [north, east, south, west] = [isOpen(0), isOpen(2), isOpen(4), isOpen(6)];
    return (north && east && isOpen(1)) || (east && south && isOpen(3)) || (south && west && isOpen(5)) || (west && north && isOpen(7));
  }
}

/** Where an unturned section may be entered. Squares beside the rim of the board lead nowhere, and do no harm. */
function entrances(board: Board, unknown: Uint8Array, { exit, border }: Plan): Uint8Array {
  const ways = board.level === 'caves' ? exit : border;
  const found = unknown.map((is, square) => is & ways[square]!);
  for (const square of board.opened) found[square] = unknown[square]!;
  for (const square of board.blocked) found[square] = 0;
  return found;
}

/** What depends on the size of the sections alone, by square: the section, and 1 where an exit of the caves or the border of a section is. */
interface Plan {
  readonly section: Uint8Array;
  readonly exit: Uint8Array;
  readonly border: Uint8Array;
}

const plans = new WeakMap<Sections, Plan>();

function planOf(sections: Sections): Plan {
  let plan = plans.get(sections);
  if (plan === undefined) plans.set(sections, (plan = draw(sections)));
  return plan;
}

function draw(sections: Sections): Plan {
  const { columns, rows } = sections;
  const blank = () => new Uint8Array(SECTIONS * columns * rows);
  const plan: Plan = { section: blank(), exit: blank(), border: blank() };
  for (let section = 0; section < SECTIONS; section++) {
    for (let place = 0; place < columns * rows; place++) {
      const square = boardSquare(sections, section, place);
      const [column, row] = [place % columns, Math.floor(place / columns)];
      plan.section[square] = section;
      plan.exit[square] = isExit(sections, column, row) ? 1 : 0;
      plan.border[square] = isBorder(sections, column, row) ? 1 : 0;
    }
  }
  return plan;
}

const byTerrain = (terrain: Terrain): Uint8Array => Uint8Array.from(TERRAINS, (_, code) => (code === terrainCode(terrain) ? 1 : 0));
const IS_ROCK = byTerrain('rock');
const IS_UNKNOWN = byTerrain('unknown');
const IS_THICKET = byTerrain('thicket');
const IS_JUNGLE = byTerrain('jungle');
