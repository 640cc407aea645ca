/** How a battle stands: whose force has more of its points left, and who is nearer to what is fought over. A rough guess, for players who stop looking ahead. */
import { distanceUp, INCH } from '../../kernel/table/inches.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Ground } from './ground.ts';
import { holder, isPlace } from './rules/objectives.ts';
import { inPlay, type Battle, type Objective } from './state.ts';

/** What a whole force more than the enemy's is worth, and what all the objectives are. */
const STRENGTH = 2;
const PLACES = 0.8;
/** Inches from an objective that count as being far away. */
const FAR = 24;

/** The score that red may hope for, 0 to 1. */
export function outlook(ground: Ground, battle: Readonly<Battle>): number {
  if (battle.result !== null) return battle.result.winner === null ? 0.5 : battle.result.winner === 0 ? 1 : 0;
  const lead = STRENGTH * (strength(battle, 0) - strength(battle, 1)) + PLACES * places(ground, battle);
  return 0.5 + 0.5 * (lead / (1 + Math.abs(lead)));
}

/** The part of a force's points that is left. */
function strength({ forces, figures }: Readonly<Battle>, seat: Seat): number {
  let all = 0;
  let left = 0;
  for (let number = 0; number < figures.length; number++) {
    const enlisted = forces.figures[number]!;
    if (enlisted.seat !== seat) continue;
    all += enlisted.points;
    if (inPlay(figures[number]!) || figures[number]!.fate === 'undeployed') left += enlisted.points;
  }
  return all === 0 ? 0 : left / all;
}

/** From -1, when blue has all objectives, to 1 when red has; to have one counts twice as much as being next to it. */
function places(ground: Ground, battle: Readonly<Battle>): number {
  const { objectives } = battle;
  if (objectives.length === 0) return 0;
  let sum = 0;
  for (const objective of objectives) {
    const by = holder(ground, battle, objective);
    if (by !== null) sum += by === 0 ? 1 : -1;
    else if (isPlace(objective)) sum += 0.5 * (nearness(ground, battle, objective, 0) - nearness(ground, battle, objective, 1));
  }
  return sum / objectives.length;
}

function nearness(ground: Ground, battle: Readonly<Battle>, { x, y }: Objective, seat: Seat): number {
  let nearest = FAR * INCH;
  for (const number of ground.figures(battle, seat)) nearest = Math.min(nearest, distanceUp(battle.figures[number]!.x, battle.figures[number]!.y, x, y));
  return 1 - nearest / (FAR * INCH);
}
