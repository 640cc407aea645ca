/** Each scripted player against any legal action, each as likely as the others: it wins nearly always. */
import { describe, expect, it } from 'vitest';
import random from '../../../strategies/any/random.ts';
import { MISSIONS, SCRIPTS, wins } from './table.ts';

/** Registers the tests, over the first `games` of the fixed seeds, from either seat. `least`: games that must be won, in twenty. */
export function beatsChance(games: number, least: number): void {
  for (const mission of MISSIONS) {
    describe(`${mission}, ${games} games against any legal action`, () => {
      for (const script of SCRIPTS) {
        it(`${script.name} wins at least ${least} in 20`, () => {
          const won = wins(mission, script, random, 0, games / 2) + wins(mission, script, random, 1, games / 2);
          expect(won).toBeGreaterThanOrEqual((games * least) / 20);
        });
      }
    });
  }
}
