/** A table with the figures of one battle on it, as sight and movement look at it. */
import { Bases } from '../../kernel/table/bases.ts';
import { Movement } from '../../kernel/table/movement.ts';
import { Sight } from '../../kernel/table/sight.ts';
import { kindMask, terrainOf, type Table } from '../../kernel/table/table.ts';
import type { Terrain as Pieces } from '../../kernel/table/terrain.ts';
import type { Battle } from './state.ts';
import { TERRAINS, type Terrain } from './vocabulary.ts';

/** The kinds of terrain that nobody may enter, and that are not seen through. */
export const BLOCKING = kindMask(TERRAINS, ['blocking']);

export class Field {
  readonly terrain: Pieces;
  readonly bases: Bases;
  readonly sight: Sight;
  readonly movement: Movement;
  /** What a figure that moves passes through and keeps off: filled for one of them, `mover`, except for enemies that it is to touch this time. */
  readonly passes: Uint8Array;
  readonly keepsOff: Int32Array;
  mover = -1;
  readonly touched: number[] = [];
  /** What a base that is put down stands over: nothing but `stander` itself. */
  readonly itself: Uint8Array;
  stander = -1;
  /** Enemies in contact by figure number, as they are asked for. */
  readonly contacts: (readonly number[] | null)[];
  battle: Readonly<Battle> | null = null;
  clock = -1;

  constructor(table: Table<Terrain>, figures: number) {
    this.terrain = terrainOf(table, TERRAINS);
    this.bases = new Bases(figures);
    this.sight = new Sight(this.terrain, this.bases);
    this.movement = new Movement(table, this.terrain, BLOCKING, this.bases);
    this.passes = new Uint8Array(figures);
    this.keepsOff = new Int32Array(figures);
    this.itself = new Uint8Array(figures);
    this.contacts = Array<readonly number[] | null>(figures).fill(null);
  }
}
