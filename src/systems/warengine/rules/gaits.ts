/** The plain move and the two special ones: how far, and when they may be made ("Move", "Fast Moves", "Charging"). */
import type { Ground } from '../ground.ts';
import type { Battle, Figure } from '../state.ts';
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

/** What keeps a figure from a gait. */
type Hindrance = 'entangled' | 'fast-already' | 'left-out' | 'attacked' | 'moved';

/** Why a figure may not move at this gait now; undefined if it may. */
export function refuseGait(ground: Ground, battle: Readonly<Battle>, figure: number, gait: Gait): string | undefined {
  const hindrance = hindranceOf(ground, battle.figures[figure]!, gait);
  return hindrance === null ? undefined : inWords(hindrance, ground.id(battle, figure), gait);
}

function hindranceOf({ book }: Ground, { entangled, gait: now, fired, used }: Readonly<Figure>, gait: Gait): Hindrance | null {
  if (entangled) return 'entangled';
  switch (gait) {
    case 'normal':
      return now === 'fast' ? 'fast-already' : null;
    case 'fast':
      if (!book.abilities['fast-move']) return 'left-out';
      if (now === 'fast') return null;
      if (fired !== 0) return 'attacked';
      return used > 0 || now !== 'normal' ? 'moved' : null;
    case 'charge':
      if (!book.abilities.charge) return 'left-out';
      if (now === 'charge') return null;
      if (now === 'fast' || used > 0) return 'moved';
      return fired !== 0 && !book.options.shootBeforeCharge ? 'attacked' : null;
  }
}

function inWords(hindrance: Hindrance, id: string, gait: Gait): string {
  const charges = gait === 'charge';
  switch (hindrance) {
    case 'entangled':
      return `${id} is entangled and may not move in this activation`;
    case 'fast-already':
      return `${id} makes a fast move, to the end of its activation ("Fast Moves")`;
    case 'left-out':
      return charges ? 'charging is left out (abilities.charge)' : 'fast moves are left out (abilities.fast-move)';
    case 'attacked':
      return charges ? `${id} has attacked, so it may not charge (options.shootBeforeCharge)` : `${id} has attacked, so it may make no fast move ("Fast Moves")`;
    case 'moved':
      return charges ? `${id} has moved already: a charge is declared before it ("Charging")` : `${id} has moved already: a fast move is declared before it ("Fast Moves")`;
  }
}

/** Whether it may move at this gait now and has inches left for it. */
const mayGo = (ground: Ground, battle: Readonly<Battle>, figure: number, gait: Gait): boolean =>
  inchesLeft(ground, battle, figure, gait) > 0 && hindranceOf(ground, battle.figures[figure]!, gait) === null;

/** The gaits that a figure may move at now, if it may move at all. */
export function gaitsOf(ground: Ground, battle: Readonly<Battle>, figure: number): Gait[] {
  return GAITS.filter((gait) => mayGo(ground, battle, figure, gait));
}

/** Whether there is any. */
export function mayMove(ground: Ground, battle: Readonly<Battle>, figure: number): boolean {
  return GAITS.some((gait) => mayGo(ground, battle, figure, gait));
}
