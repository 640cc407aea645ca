/** The scripted players of Mission One over many games: within the rules, to an end, and with a chance for either side. */
import { describe, expect, it } from 'vitest';
import { PAIRINGS, play } from '../strategies/fury-of-the-clansmen/table.ts';

const GAMES = 200;

describe(`Mission One between scripts, ${GAMES} games a pairing`, () => {
  for (const [clan, legion] of PAIRINGS) {
    it(`${clan.name} against ${legion.name}: no illegal action, no side wins all, few games stopped by the round limit`, () => {
      const games = Array.from({ length: GAMES }, (_, index) => play(clan, legion, 7, index));
      expect(games.flatMap(({ failure }) => failure ?? [])).toEqual([]);
      for (const seat of [0, 1]) expect(games.filter(({ measures }) => measures?.winner === seat).length).toBeGreaterThan(GAMES * 0.03);
      expect(games.filter(({ measures }) => measures?.grade === 'round-limit').length).toBeLessThanOrEqual(GAMES * 0.1);
    });
  }
});
