/** What a post is worth: which of the ways that enemies are likely to come it commands, and which way to look from there ("Covering", "Suppression"). */
import type { Ground } from '../ground.ts';
import { arcOf } from '../rules/arc.ts';
import type { Battle } from '../state.ts';
import type { UnitCard } from '../unit-card.ts';
import { FACINGS } from '../vocabulary.ts';
import { OUT, type Aiming } from './aiming.ts';
import { felling } from './felling.ts';

/** An enemy, and the squares that it is likely to come over, in order. */
export interface Approach {
  readonly enemy: number;
  readonly way: readonly number[];
}

/** Of an enemy's way: the part that is believed to be its own. */
const SURE = 0.6;

export class Watching {
  private readonly ground: Ground;
  private readonly aiming: Aiming;
  /** By facing / 2. */
  private readonly worth = [0, 0, 0, 0];
  private readonly most = [0, 0, 0, 0];

  constructor(ground: Ground, aiming: Aiming) {
    this.ground = ground;
    this.aiming = aiming;
  }

  /** By facing / 2: chance to fell one of those who come, with covering fire by a counter that says `stance`. It holds until the next call. */
  from(battle: Readonly<Battle>, card: UnitCard, square: number, stance: number, approaches: readonly Approach[]): readonly number[] {
    const { ground, aiming, worth, most } = this;
    const { width } = ground.board;
    worth.fill(1);
    for (const { enemy, way } of approaches) {
      const { unit, kills } = ground.card(enemy);
      const left = kills - battle.figures[enemy]!.kills;
      most.fill(0);
      for (const at of way) {
        if (at === square) continue;
        const need = aiming.need(battle, card, square, null, at, unit, 'cover', stance);
        if (need > 8) continue;
        const chance = aiming.promise(card, need, left);
        for (const facing of FACINGS) if (most[facing >> 1]! < chance && arcOf(width, square, facing, at) === 'front') most[facing >> 1] = chance;
      }
      for (let side = 0; side < 4; side++) worth[side]! *= 1 - SURE * most[side]!;
    }
    for (let side = 0; side < 4; side++) worth[side] = 1 - worth[side]!;
    return worth;
  }

  /** Enemies that suppression on a square may be hoped to fell, from where a figure stands. */
  suppressing(battle: Readonly<Battle>, by: number, at: number, approaches: readonly Approach[]): number {
    const { ground, aiming } = this;
    const { at: from, facing } = battle.figures[by]!;
    const card = ground.card(by);
    if (aiming.need(battle, card, from, facing, at, 'nightmare', 'suppression', 0) >= OUT) return 0;
    const line = new Set(squaresBetween(ground, from, at));
    let felled = 0;
    for (const { enemy, way } of approaches) {
      const { unit, kills } = ground.card(enemy);
      const left = kills - battle.figures[enemy]!.kills;
      let unharmed = 1;
      for (const square of way) {
        if (square !== at && !line.has(square)) continue;
        const need = aiming.need(battle, card, from, facing, square, unit, square === at ? 'suppression' : 'secondary', 0);
        unharmed *= 1 - felling(card.weapon.rof, need, left);
      }
      felled += SURE * (1 - unharmed);
    }
    return felled;
  }
}

/** Squares that the line enters before its last one. */
export function squaresBetween({ board: { lines } }: Ground, from: number, to: number): number[] {
  const between: number[] = [];
  for (let i = lines.start(from, to), end = lines.end(from, to) - 1; i < end; i++) between.push(from + lines.stepSquare[i]!);
  return between;
}

