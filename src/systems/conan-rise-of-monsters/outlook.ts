/** How a battle stands: whose force is stronger, who has more points, and who is ahead in what the mission is about. A rough guess, for players who stop looking ahead. */
import type { Seat } from '../../kernel/game.ts';
import type { Ground } from './ground.ts';
import { victoryPoints } from './missions/victory.ts';
import { inPlay, type Battle } from './state.ts';

/** What a whole force more than the enemy's is worth, what each point is, and what all that the mission is about. */
const STRENGTH = 2;
const POINT = 0.4;
const OBJECTIVE = 0.5;

/** The score that the Circle may hope for, 0 to 1. */
export function outlook(ground: Ground, battle: Readonly<Battle>): number {
  if (battle.result !== null) return battle.result.winner === null ? 0.5 : battle.result.winner === 0 ? 1 : 0;
  const points = victoryPoints(ground, battle, 0) - victoryPoints(ground, battle, 1);
  const lead = STRENGTH * (strength(ground, battle, 0) - strength(ground, battle, 1)) + POINT * points + OBJECTIVE * ground.mission.ahead(ground, battle);
  return 0.5 + 0.5 * (lead / (1 + Math.abs(lead)));
}

/** The part of a force that is left: of its points, by the wounds that its models can still take. Who got across has lost nothing. */
function strength(ground: Ground, battle: Readonly<Battle>, seat: Seat): number {
  let all = 0;
  let left = 0;
  for (const [number, unit] of battle.forces.units.entries()) {
    if (unit.seat !== seat) continue;
    const { cost, models, wounds } = ground.card(battle, number);
    const each = cost / models / wounds;
    all += each * wounds * unit.members.length;
    for (const model of unit.members) {
      const { fate, wounds: suffered } = battle.models[model]!;
      if (inPlay(battle.models[model]!) || fate === 'undeployed' || (fate === 'off-table' && battle.units[number]!.escaped)) left += each * (wounds - suffered);
    }
  }
  return all === 0 ? 0 : left / all;
}
