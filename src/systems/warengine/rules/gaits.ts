/** The plain move and the two special ones: how far, and when they may be made ("Move", "Fast Moves", "Charging"). */
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { GAITS, type Gait } from '../vocabulary.ts';

/** Inches in an activation. */
export function allowance(ground: Ground, battle: Readonly<Battle>, figure: number, gait: Gait): number {
  const { movement } = ground.profile(battle, figure);
  const { fastThirds, chargeThirds } = ground.book.movement;
  const thirds = gait === 'fast' ? fastThirds : gait === 'charge' ? chargeThirds : 0;
  return movement + Math.floor((movement * thirds) / 3);
}

/** Inches that a figure may still move at this gait; none while it is entangled. */
export function inchesLeft(ground: Ground, battle: Readonly<Battle>, figure: number, gait: Gait): number {
  const { used, entangled } = battle.figures[figure]!;
  return entangled ? 0 : Math.max(0, allowance(ground, battle, figure, gait) - used);
}

/** Why a figure may not move at this gait now; undefined if it may. */
export function refuseGait(ground: Ground, battle: Readonly<Battle>, number: number, gait: Gait): string | undefined {
  const figure = battle.figures[number]!;
  const id = ground.id(battle, number);
  if (figure.entangled) return `${id} is entangled and may not move in this activation`;
  switch (gait) {
    case 'normal':
      return figure.gait === 'fast' ? `${id} makes a fast move, to the end of its activation ("Fast Moves")` : undefined;
    case 'fast':
      if (!ground.book.abilities['fast-move']) return 'fast moves are left out (abilities.fast-move)';
      if (figure.gait === 'fast') return undefined;
      if (figure.fired !== 0) return `${id} has attacked, so it may make no fast move ("Fast Moves")`;
      return figure.used > 0 || figure.gait !== 'normal' ? `${id} has moved already: a fast move is declared before it ("Fast Moves")` : undefined;
    case 'charge':
      if (!ground.book.abilities.charge) return 'charging is left out (abilities.charge)';
      if (figure.gait === 'charge') return undefined;
      if (figure.gait === 'fast' || figure.used > 0) return `${id} has moved already: a charge is declared before it ("Charging")`;
      return figure.fired !== 0 && !ground.book.options.shootBeforeCharge ? `${id} has attacked, so it may not charge (options.shootBeforeCharge)` : undefined;
  }
}

/** The gaits that a figure may move at now, if it may move at all. */
export function gaitsOf(ground: Ground, battle: Readonly<Battle>, figure: number): Gait[] {
  return GAITS.filter((gait) => inchesLeft(ground, battle, figure, gait) > 0 && refuseGait(ground, battle, figure, gait) === undefined);
}
