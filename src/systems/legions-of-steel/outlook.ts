/** How a battle stands: who has more left of what he began with, and who is nearer to what he is after. A rough guess, for players who stop looking ahead. */
import type { Seat } from '../../kernel/game.ts';
import type { Ground } from './ground.ts';
import type { Aim } from './missions/mission.ts';
import { walkTo } from './missions/walk-costs.ts';
import { inPlay, type Battle } from './state.ts';
import { COMMANDOS, MACHINES } from './vocabulary.ts';

/** What a whole side more than the enemy is worth, and what being all the way there is. */
const STRENGTH = 1.2;
const PROGRESS = 0.8;
/** Steps that count as being far away. */
const FAR = 30;

/** The score that the commandos may hope for, 0 to 1. */
export function outlook(ground: Ground, battle: Readonly<Battle>): number {
  if (battle.result !== null) return battle.result.winner === null ? 0.5 : battle.result.winner === COMMANDOS ? 1 : 0;
  const lead = STRENGTH * (strength(ground, battle, COMMANDOS) - strength(ground, battle, MACHINES)) + PROGRESS * (progress(ground, battle, COMMANDOS) - progress(ground, battle, MACHINES));
  return 0.5 + 0.5 * (lead / (1 + Math.abs(lead)));
}

/** Of the kills that it takes to remove the whole side, the part that was not scored yet. */
function strength(ground: Ground, battle: Readonly<Battle>, seat: Seat): number {
  let all = 0;
  let left = 0;
  for (let number = 0; number < battle.figures.length; number++) {
    if (ground.seat(number) !== seat) continue;
    const { kills } = ground.card(number);
    all += kills;
    if (battle.figures[number]!.fate !== 'killed') left += kills - battle.figures[number]!.kills;
  }
  return all === 0 ? 0 : left / all;
}

/** How far the side has come, 0 to 1. */
function progress(ground: Ground, battle: Readonly<Battle>, seat: Seat): number {
  const aims = ground.mission.aims(ground, battle, seat);
  return aims.length === 0 ? 0 : aims.reduce((sum, aim) => sum + nearness(ground, battle, aim), 0) / aims.length;
}

/** 1 on the spot, 0 from far away: of the nearest figures that may do it. */
function nearness(ground: Ground, battle: Readonly<Battle>, { place, squares, by, wanted }: Aim): number {
  const steps = walkFor(ground, place, squares);
  const nearest = by.filter((figure) => inPlay(battle.figures[figure]!)).map((figure) => Math.min(FAR, steps[battle.figures[figure]!.at]!)).sort((a, b) => a - b).slice(0, wanted);
  return nearest.reduce((sum, far) => sum + 1 - far / FAR, 0) / wanted;
}

const walks = new WeakMap<Ground, Map<string, Uint16Array>>();

function walkFor(ground: Ground, place: string, squares: readonly number[]): Uint16Array {
  let known = walks.get(ground);
  if (known === undefined) walks.set(ground, (known = new Map<string, Uint16Array>()));
  let steps = known.get(place);
  if (steps === undefined) known.set(place, (steps = walkTo(ground.board, squares)));
  return steps;
}
