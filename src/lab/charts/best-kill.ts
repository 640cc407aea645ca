/** What a chart of a position says below an enemy: the chance of the best of the attacks on it. */
import { chanceText } from '../odds/words.ts';

/** `kills`: the chance of each attack, 0 to 1. Empty where there is no attack; "none" where there is one, and nothing that it can roll kills: "0.0 %" would read as a small chance. */
export function bestKillText(kills: readonly number[]): string {
  if (kills.length === 0) return '';
  const best = Math.max(...kills);
  return best === 0 ? 'none' : chanceText(best);
}
