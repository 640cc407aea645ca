/** Where the models of a unit would end, if it moved or ran like that; or why it may not ("Move", "Run"). */
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { allowance } from './allowance.ts';
import { tryDisengaging } from './disengage.ts';
import { planOf, refuseEnd, refusePlan, refuseWords, type Maneuver } from './maneuver.ts';
import { nearEnemy } from './near-enemy.ts';
import { slide, type Slide } from './slide.ts';

/** Where a unit's models would go; a text why they may not. */
export function tryMove(ground: Ground, battle: Readonly<Battle>, unit: number, maneuver: Maneuver, touch: boolean): Slide | string {
  const refusal = refuseWords(battle, maneuver);
  if (refusal !== undefined) return refusal;
  if (ground.isEngaged(battle, unit)) return `${ground.name(battle, unit)} is engaged and cannot simply move away: it stays and fights, or it runs ("Move")`;
  const plan = planOf(ground, battle, unit, maneuver, allowance(ground, battle, unit, 'move'), touch);
  const end = slide(ground, battle, unit, plan);
  return refusePlan(ground, battle, unit, plan, end.missingBefore === 0) ?? refuseEnd(ground, battle, unit, plan, end) ?? end;
}

/** Where a unit's models would run; a text why they may not. */
export function tryRun(ground: Ground, battle: Readonly<Battle>, unit: number, maneuver: Maneuver): Slide | string {
  const refusal = refuseWords(battle, maneuver);
  if (refusal !== undefined) return refusal;
  if (ground.isEngaged(battle, unit)) return tryDisengaging(ground, battle, unit, maneuver);
  const plan = planOf(ground, battle, unit, maneuver, allowance(ground, battle, unit, 'run'), false);
  const end = slide(ground, battle, unit, plan);
  const refused = refusePlan(ground, battle, unit, plan, end.missingBefore === 0) ?? refuseEnd(ground, battle, unit, plan, end);
  if (refused !== undefined) return refused;
  return nearEnemy(ground, battle, unit, end) ? `no run ends within ${ground.book.movement.runKeepsOff}" of an enemy ("Run")` : end;
}
