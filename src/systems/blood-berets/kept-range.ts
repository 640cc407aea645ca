/** Where a figure gets, kept as long as it may spend the same on movement and nobody has come or gone on its ways or beside them. */
import type { Battlefield } from './battlefield.ts';
import type { Ground } from './ground.ts';
import type { Outlay } from './outlay.ts';
import { rangeOf, type Range } from './range.ts';
import { outlayOf } from './rules/reach.ts';
import type { Battle } from './state.ts';
import { UNREACHED } from './ways.ts';

export class KeptRange {
  readonly range: Range;
  private readonly figure: number;
  private readonly at: number;
  private readonly outlay: Outlay;
  /** By square: 1 where a figure stood. */
  private readonly occupied: Uint8Array;
  private readonly field: Battlefield;

  constructor(ground: Ground, battle: Readonly<Battle>, figure: number) {
    this.range = rangeOf(ground, battle, figure);
    this.figure = figure;
    this.at = battle.figures[figure]!.at;
    this.outlay = outlayOf(ground, battle, figure);
    this.field = ground.field(battle);
    this.occupied = this.field.occupied.slice();
  }

  /** Whether it is the same now. The field then stands with all figures. */
  holds(ground: Ground, battle: Readonly<Battle>): boolean {
    const { figure, at, outlay, field } = this;
    if (ground.field(battle) !== field || battle.figures[figure]!.at !== at) return false;
    const now = outlayOf(ground, battle, figure);
    for (const part of PARTS) if (now[part] !== outlay[part]) return false;
    for (let square = 0; square < this.occupied.length; square++) if (this.occupied[square] !== field.occupied[square] && this.touches(square)) return false;
    return true;
  }

  /** On its ways or beside them. */
  private touches(square: number): boolean {
    const { next } = this.field;
    if (this.range.cost(square) !== UNREACHED) return true;
    for (let step = square * 8; step < square * 8 + 8; step++) if (next[step]! >= 0 && this.range.cost(next[step]!) !== UNREACHED) return true;
    return false;
  }
}

/** Lists by square that are made for the occasion are never the same, so what rests on them is not kept. */
const PARTS = ['actions', 'steps', 'turns', 'stepsAnAction', 'turnsAnAction', 'facing', 'costs', 'blocked', 'stops', 'through', 'slow'] as const satisfies readonly (keyof Outlay)[];
