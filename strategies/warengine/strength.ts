/** Which side would win if both stood and fired. */
import { isClose, type Tactics, type WarView } from '../../src/systems/warengine/tactics.ts';

/** Whether our fire is clearly worth more than the enemy's. */
export function outshoots(tactics: Tactics, view: WarView): boolean {
  return firepower(tactics, view, tactics.friends(view), tactics.enemies(view)) > CLEARLY * firepower(tactics, view, tactics.enemies(view), tactics.friends(view));
}

const CLEARLY = 1.1;

/** Points that one round of fire may be expected to cost: each ranged weapon, at all the others on average, in the open. */
function firepower(tactics: Tactics, view: WarView, by: readonly number[], at: readonly number[]): number {
  let sum = 0;
  for (const figure of by) {
    for (const [weapon, arm] of tactics.profile(view, figure).weapons.entries()) {
      if (isClose(arm)) continue;
      for (const target of at) sum += arm.targets * tactics.assisted(view, figure, weapon, target, 0);
    }
  }
  return at.length === 0 ? 0 : sum / at.length;
}
