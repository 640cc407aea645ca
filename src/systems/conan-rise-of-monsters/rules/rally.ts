/** A fleeing unit that is activated tries to pull itself together: then it acts like any other, else it runs on ("Rally"). */
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';

/** The roll is that of a morale check. Who has rallied checks morale again only when he falls below half again. */
export function rallied(ground: Ground, battle: Battle, unit: number, passed: boolean): void {
  if (!passed) {
    battle.agenda.push({ step: 'flee', unit });
    return;
  }
  battle.units[unit]!.fleeing = false;
  battle.tallies.rallies[ground.seat(battle, unit)]! += 1;
}
