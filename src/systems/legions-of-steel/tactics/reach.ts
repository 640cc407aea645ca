/** Where a figure could get in one activation, designated so or so, and by which way: before it is activated, or with what it has left. */
import { DX, DY } from '../../../kernel/grid/directions.ts';
import { NOBODY } from '../field.ts';
import type { Ground } from '../ground.ts';
import { movementLeft } from '../rules/acting.ts';
import { Paths, pathsOf, TURN, UNREACHED } from '../rules/paths.ts';
import type { Battle } from '../state.ts';
import { FACINGS, type Designation, type Facing } from '../vocabulary.ts';

export class Reach {
  /** Squares where it may stay, its own first. */
  readonly squares: number[] = [];
  /** Movement points that it may spend. */
  points = 0;
  private readonly ground: Ground;
  private readonly own: Paths;
  private readonly seen: Uint8Array;
  private paths: Paths;
  private from = 0;

  constructor(ground: Ground) {
    this.ground = ground;
    this.own = this.paths = new Paths(ground.board.size);
    this.seen = new Uint8Array(ground.board.size);
  }

  /** As if it were activated now. */
  before(battle: Readonly<Battle>, figure: number, as: Designation): void {
    const imagined: Battle = { ...battle, active: { figure, as, spent: 0, diagonals: 0, patient: [false, false] } };
    this.own.run(this.ground, imagined, figure);
    this.points = movementLeft(this.ground, imagined);
    this.take(battle, figure, this.own);
  }

  /** Of the active figure. */
  now(battle: Readonly<Battle>, figure: number): void {
    this.points = movementLeft(this.ground, battle);
    this.take(battle, figure, pathsOf(this.ground, battle, figure));
  }

  /** Whether it may end there with this facing. */
  has(square: number, facing: Facing): boolean {
    return this.paths.cost(square, facing) !== UNREACHED;
  }

  cost(square: number, facing: Facing): number {
    return this.paths.cost(square, facing);
  }

  /** The facing that it has there at the least cost. */
  anyFacing(square: number): Facing {
    let best: Facing = FACINGS[0];
    for (const facing of FACINGS) if (this.paths.cost(square, facing) < this.paths.cost(square, best)) best = facing;
    return best;
  }

  /** The squares that it would enter on its way there, in order. */
  way(square: number, facing: Facing): number[] {
    const { width } = this.ground.board;
    let at = this.from;
    const way: number[] = [];
    for (const step of this.paths.way(square, facing)) if (step < TURN) way.push((at += DX[step]! + width * DY[step]!));
    return way;
  }

  private take(battle: Readonly<Battle>, figure: number, paths: Paths): void {
    const { squares, seen } = this;
    const { figureAt } = this.ground.field(battle);
    this.paths = paths;
    this.from = battle.figures[figure]!.at;
    squares.length = 0;
    squares.push(this.from);
    seen[this.from] = 1;
    paths.eachSquare((square) => {
      if (seen[square] !== 0 || figureAt[square] !== NOBODY) return;
      seen[square] = 1;
      squares.push(square);
    });
    for (const square of squares) seen[square] = 0;
  }
}
