/** How far a unit may go in one activation: its Movement, twice that in a run, half as much again in a charge ("Move", "Run", "Charge"). */
import { INCH } from '../../../kernel/table/inches.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { Gait } from '../vocabulary.ts';

/** Hundredths of an inch. A charge is rounded up to a whole inch. */
export function allowance(ground: Ground, battle: Readonly<Battle>, unit: number, gait: Gait): number {
  const { movement } = ground.card(battle, unit);
  const { run, charge, suddenStrike } = ground.book.movement;
  switch (gait) {
    case 'move':
      return movement * INCH;
    case 'run':
      return Math.floor(movement * run * INCH);
    case 'charge':
      return Math.ceil(movement * (ground.has(battle, unit, 'sudden-strike') ? suddenStrike : charge)) * INCH;
  }
}
