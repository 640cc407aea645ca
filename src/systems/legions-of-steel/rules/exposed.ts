/** Whom covering figures may answer: enemies in their front arc and line of fire whom their dice can hit ("Covering"). */
import type { Seat } from '../../../kernel/game.ts';
import type { Ground } from '../ground.ts';
import { inPlay, type Battle } from '../state.ts';
import { needAgainst } from './aimed.ts';
import { HOPELESS } from './need.ts';
import { liftsFor } from './points.ts';

/** Whether any covering figure of a seat could hit an enemy that stands on a square, or would. */
export function isCovered(ground: Ground, battle: Readonly<Battle>, seat: Seat, enemy: number, square: number): boolean {
  for (let by = 0; by < battle.figures.length; by++) if (battle.figures[by]!.covering !== null && ground.seat(by) === seat && coverHits(ground, battle, by, enemy, square)) return true;
  return false;
}

/** Whether this figure covers and could hit it. */
export function coverHits(ground: Ground, battle: Readonly<Battle>, by: number, enemy: number, square: number): boolean {
  const figure = battle.figures[by]!;
  if (figure.covering === null || !inPlay(figure)) return false;
  const need = coverNeed(ground, battle, by, enemy, square);
  return need < HOPELESS || (need - ground.book.modifiers.leadership < HOPELESS && liftsFor(ground, battle, by).length > 0);
}

/** The least that a die of its covering fire has to show, with its weapon or hand to hand. */
function coverNeed(ground: Ground, battle: Readonly<Battle>, by: number, enemy: number, square: number): number {
  const { unit } = ground.card(enemy);
  const stance = battle.figures[by]!.covering!;
  const fired = needAgainst(ground, battle, by, square, unit, 'cover', false, 'single', stance, false);
  if (fired < HOPELESS || ground.card(by).hands === 0) return fired;
  return Math.min(fired, needAgainst(ground, battle, by, square, unit, 'cover', true, 'single', stance, false));
}
