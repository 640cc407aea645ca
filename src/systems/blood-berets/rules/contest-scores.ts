/** What both players add to their die when they roll for surprise: the best initiative score, equipment counted in ("Surprise Party"). */
import type { Ground } from '../ground.ts';
import { isFigure } from '../roster.ts';
import type { Battle } from '../state.ts';
import { initiativeOf } from './gear.ts';

/** The best score of these figures; dummies and prisoners have none. At least one has to have one. */
export function bestScore(ground: Ground, battle: Readonly<Battle>, figures: readonly number[]): number {
  return Math.max(...figures.filter((figure) => isFigure(ground.piece(figure).card)).map((figure) => initiativeOf(ground, battle, figure, 'contest')));
}
