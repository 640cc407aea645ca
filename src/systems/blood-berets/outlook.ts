/** How a battle stands: who has more left of his figures, and who is ahead in what the mission is about. A rough guess, for players who stop looking ahead. */
import type { Ground } from './ground.ts';
import { isFigure, isNepharite } from './roster.ts';
import type { Battle } from './state.ts';

/** What a whole side more than the enemy is worth, and all that the mission is about. */
const STRENGTH = 1;
const OBJECTIVE = 1;
/** A Nepharite counts for so many others. */
const NEPHARITE = 3;

/** The score that the Blood Berets may hope for, 0 to 1. */
export function outlook(ground: Ground, battle: Readonly<Battle>): number {
  if (battle.result !== null) return battle.result.winner === null ? 0.5 : battle.result.winner === 0 ? 1 : 0;
  const lead = STRENGTH * (strength(ground, battle, 0) - strength(ground, battle, 1)) + OBJECTIVE * ground.mission.ahead(ground, battle);
  return 0.5 + 0.5 * (lead / (1 + Math.abs(lead)));
}

/** The part of a side that is left, by the wounds that its figures on this level can still take. */
function strength(ground: Ground, battle: Readonly<Battle>, seat: number): number {
  let all = 0;
  let left = 0;
  for (const number of ground.roster.bySeat[seat]!) {
    const { card, level } = ground.piece(number);
    const { fate, wounds, seat: serves } = battle.figures[number]!;
    if (!isFigure(card) || fate === 'away' || fate === 'left' || (level !== null && level !== battle.board.level)) continue;
    const whole = ground.book.units[card].wounds;
    const weight = (isNepharite(card) ? NEPHARITE : 1) / whole;
    all += weight * whole;
    if (fate !== 'dead' && serves === seat) left += weight * Math.max(0, whole - wounds);
  }
  return all === 0 ? 0 : left / all;
}
