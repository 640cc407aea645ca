/** The scripted players of Mission One over many games: better than chance on either side, always within the rules. */
import { describe, expect, it } from 'vitest';
import random from '../../strategies/any/random.ts';
import { PAIRINGS, play, SCRIPTS, wins } from '../strategies/fury-of-the-clansmen/table.ts';

const SEEDS = 400;
const GAMES = 200;

describe(`Mission One against chance, ${SEEDS} games a side, draws counting against the script`, () => {
  for (const script of SCRIPTS) {
    it(`${script.name} wins at least 95 % with either side`, () => {
      expect(wins(script, random, 0, SEEDS)).toBeGreaterThanOrEqual(SEEDS * 0.95);
      expect(wins(random, script, 1, SEEDS)).toBeGreaterThanOrEqual(SEEDS * 0.95);
    });
  }
});

describe(`Mission One between scripts, ${GAMES} games a pairing`, () => {
  for (const [clan, legion] of PAIRINGS) {
    it(`${clan.name} against ${legion.name}: no illegal action, no side wins all, few games stopped by the round limit`, () => {
      const games = Array.from({ length: GAMES }, (_, index) => play(clan, legion, 7, index));
      expect(games.flatMap(({ failure }) => failure ?? [])).toEqual([]);
      for (const seat of [0, 1]) expect(games.filter(({ measures }) => measures?.winner === seat).length).toBeGreaterThan(GAMES * 0.03);
      expect(games.filter(({ measures }) => measures?.grade === 'round-limit').length).toBeLessThanOrEqual(GAMES * 0.03);
    });
  }
});
