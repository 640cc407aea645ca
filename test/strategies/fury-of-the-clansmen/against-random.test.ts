/** The floor: each scripted player beats chance on either side of Mission One, draws counting against it. */
import { describe, expect, it } from 'vitest';
import random from '../../../strategies/any/random.ts';
import { SCRIPTS, wins } from './table.ts';

const GAMES = 400;

describe('Mission One against any legal action, each as likely as the others', () => {
  for (const script of SCRIPTS) {
    it(`${script.name} wins at least 19 games in 20 with the Clan`, () => {
      expect(wins(script, random, 0, GAMES)).toBeGreaterThanOrEqual(GAMES * 0.95);
    });

    it(`${script.name} wins at least 19 games in 20 with the Legion`, () => {
      expect(wins(random, script, 1, GAMES)).toBeGreaterThanOrEqual(GAMES * 0.95);
    });
  }
});
