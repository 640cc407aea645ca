/** Each scripted player wins at least 19 games in 20 against any legal action, each as likely as the others; draws count against it. */
import { describe, expect, it } from 'vitest';
import random from '../../../strategies/any/random.ts';
import { SCRIPTS, wins } from './table.ts';

/** Registers the tests, over the first `games` of the fixed seeds. */
export function beatsChance(games: number): void {
  describe(`${games} games of Mission One against any legal action, each as likely as the others`, () => {
    for (const script of SCRIPTS) {
      it(`${script.name} wins at least 19 games in 20 with the Clan`, () => {
        expect(wins(script, random, 0, games)).toBeGreaterThanOrEqual(games * 0.95);
      });

      it(`${script.name} wins at least 19 games in 20 with the Legion`, () => {
        expect(wins(random, script, 1, games)).toBeGreaterThanOrEqual(games * 0.95);
      });
    }
  });
}
