/** Scripted players keep the rules, end their games, and start each game afresh. */
import { describe, expect, it } from 'vitest';
import { PAIRINGS, play, SCRIPTS } from './table.ts';

const GAMES = 20;

describe('Mission One between scripted players', () => {
  for (const [clan, legion] of PAIRINGS) {
    it(`${clan.name} against ${legion.name}: ${GAMES} games without an illegal action, few stopped by the round limit`, () => {
      const games = Array.from({ length: GAMES }, (_, index) => play(clan, legion, 7, index));
      expect(games.flatMap(({ failure }) => failure ?? [])).toEqual([]);
      const stopped = games.filter(({ measures }) => measures?.grade === 'round-limit').length;
      expect(stopped).toBeLessThanOrEqual(GAMES * 0.1);
    });
  }
});

describe('a scripted player keeps nothing between games', () => {
  for (const script of SCRIPTS) {
    it(`${script.name} plays game 3 the same after other games as before them`, () => {
      const first = play(script, script, 11, 3);
      for (const index of [0, 1, 2]) play(script, script, 11, index);
      expect(play(script, script, 11, 3)).toEqual(first);
    });
  }
});
