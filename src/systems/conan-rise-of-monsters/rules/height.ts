/** Shooting down from high ground ("Add Height Dice"). */
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { isIn } from './cover.ts';

/** At least half of the models that shoot stand on high ground, and fewer than half of the target's do. */
export function isHigher(ground: Ground, battle: Readonly<Battle>, firing: readonly number[], target: number): boolean {
  const { height } = ground.having;
  const onHigh = (models: readonly number[]) => models.filter((model) => isIn(ground, battle, model, height)).length;
  const targets = ground.members(battle, target);
  return firing.length > 0 && 2 * onHigh(firing) >= firing.length && 2 * onHigh(targets) < targets.length;
}
