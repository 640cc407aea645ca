/** Each scripted player against any legal action, each as likely as the others: it wins nearly always. */
import { describe, expect, it } from 'vitest';
import { legionsOfSteel } from '../../../src/systems/legions-of-steel/index.ts';
import random from '../../../strategies/any/random.ts';
import { MISSIONS, SCRIPTS, wins } from './table.ts';

/** Registers the tests, over the first `games` of the fixed seeds in either seat. `least`: games that must be won, in twenty. */
export function beatsChance(games: number, least: number): void {
  for (const mission of MISSIONS) {
    describe(`${mission}, ${games} games as each side against any legal action`, () => {
      for (const script of SCRIPTS) {
        it.each([0, 1])(`${script.name} wins at least ${least} in 20 as seat %i of ${legionsOfSteel.seats.join(', ')}`, (seat) => {
          expect(wins(mission, script, random, seat, games)).toBeGreaterThanOrEqual((games * least) / 20);
        });
      }
    });
  }
}
