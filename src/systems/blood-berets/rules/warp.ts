/** Warped into another dimension, and back ("Dark Symmetry", Dimension Warp). */
import type { Chance } from '../../../kernel/chance.ts';
import { chebyshev } from '../../../kernel/grid/squares.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import { placeOf } from '../places.ts';
import type { Battle, BeretsState } from '../state.ts';
import { die } from './death.ts';
import { enterArea } from './enter-area.ts';
import { loseAim } from './spend.ts';
import { wound } from './wounds.ts';

/** Who is wounded is gone for good. Anybody else misses the activation to come: a counter is spent on it as on one that is stunned, and it is back when that turn ends. */
export function warp(ground: Ground, state: BeretsState, number: number, chance: Chance): void {
  const { open } = state;
  const figure = open.figures[number]!;
  chance.tell?.({ tell: 'warped', figure: ground.piece(number).id } satisfies BeretsEvent);
  if (ground.isWounded(open, number)) {
    die(ground, state, number, chance);
    return;
  }
  Object.assign(figure, { fate: 'warped', warped: open.turn + (figure.acted ? 1 : 0), stunned: true, hyper: false });
  loseAim(open, number);
  open.figures.forEach(({ aim }, by) => {
    if (aim === number) loseAim(open, by);
  });
  open.clock += 1;
}

/** At the end of a turn. */
export function returnWarped(ground: Ground, state: BeretsState, chance: Chance): void {
  const { open } = state;
  open.figures.forEach((figure, number) => {
    if (figure.fate !== 'warped' || figure.warped > open.turn) return;
    figure.at = nearestFree(ground, open, figure.at);
    Object.assign(figure, { fate: 'in-play', warped: 0, stunned: false });
    open.clock += 1;
    chance.tell?.({ tell: 'warped-back', figure: ground.piece(number).id, at: placeOf(ground, open, figure.at) } satisfies BeretsEvent);
    wound(ground, state, number, 1, 'dimension warp', chance);
    enterArea(ground, state, number, -1);
  });
}

/** "To the same spot"; where somebody stands there now, beside it: the nearest square, of several the first in reading order. */
function nearestFree(ground: Ground, battle: Readonly<Battle>, at: number): number {
  const field = ground.field(battle);
  let nearest = -1;
  for (let square = 0; square < field.occupied.length; square++) {
    if (!field.isGround(square) || field.occupied[square] !== 0) continue;
    if (nearest < 0 || chebyshev(field.width, at, square) < chebyshev(field.width, at, nearest)) nearest = square;
  }
  return nearest;
}
