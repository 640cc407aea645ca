/** How a battle stands: who has more left of what he began with, and who is nearer to what he is after. A rough guess, for players who stop looking ahead. */
import type { Ground } from './ground.ts';
import { inPlay, type Battle } from './state.ts';
import type { Aim } from './missions/mission.ts';

/** A leader counts for more: he gives the others actions. */
const LEADER = 2;
/** What a whole side more than the enemy is worth, and what being all the way there is. */
const STRENGTH = 0.9;
const PROGRESS = 0.9;
/** Steps that count as being far away. */
const FAR = 24;

/** The score that the Clan may hope for, 0 to 1. */
export function outlook(ground: Ground, battle: Readonly<Battle>): number {
  if (battle.result !== null) return battle.result.winner === null ? 0.5 : battle.result.winner === 0 ? 1 : 0;
  const lead = STRENGTH * (strength(ground, battle, 0) - strength(ground, battle, 1)) + PROGRESS * (progress(ground, battle, 0) - progress(ground, battle, 1));
  return 0.5 + 0.5 * (lead / (1 + Math.abs(lead)));
}

/** Of what the side began with, the part that is in play or on its way, or has done its errand. */
function strength(ground: Ground, battle: Readonly<Battle>, seat: number): number {
  let all = 0;
  let left = 0;
  for (let number = 0; number < battle.figures.length; number++) {
    const trooper = ground.trooper(number);
    if (trooper.seat !== seat) continue;
    const weight = ground.roster.squads[trooper.squad]!.leader === number ? LEADER : 1;
    all += weight;
    const { fate } = battle.figures[number]!;
    if (fate !== 'eliminated' && fate !== 'left-board') left += weight;
  }
  return all === 0 ? 0 : left / all;
}

/** How far the side has come, 0 to 1: of the aims that it has, and of those that are done already. */
function progress(ground: Ground, battle: Readonly<Battle>, seat: number): number {
  const { mission, roster } = ground;
  if (mission.hopeless?.(battle, roster, seat) === true) return 0;
  const done = roster.squads.filter((squad, number) => squad.seat !== seat && battle.entered[number]!.length > 0).length;
  const aims = mission.aims(battle, roster, seat);
  if (aims.length + done === 0) return 0;
  let sum = done;
  for (const aim of aims) sum += nearness(ground, battle, aim);
  return sum / (aims.length + done);
}

/** 1 on the spot, 0 from far away: of the nearest figure that may do it. */
function nearness(ground: Ground, battle: Readonly<Battle>, { place, squares, by }: Aim): number {
  const steps = ground.stepsTo(battle, place, squares);
  let fewest = FAR;
  for (const figure of by) if (inPlay(battle.figures[figure]!)) fewest = Math.min(fewest, steps[battle.figures[figure]!.at]!);
  return 0.7 * (1 - fewest / FAR);
}
