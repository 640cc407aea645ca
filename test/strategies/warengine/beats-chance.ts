/** Each scripted player against any legal action, each as likely as the others: it wins 19 fights in 20 to the last man, and scores 0.9 where places count. */
import { describe, expect, it } from 'vitest';
import random from '../../../strategies/any/random.ts';
import { MISSIONS, SCRIPTS, standing } from './table.ts';

/** Registers the tests, over the first `games` of the fixed seeds, from either seat and either edge. */
export function beatsChance(games: number): void {
  for (const mission of MISSIONS) {
    describe(`${mission}, ${games} games against any legal action`, () => {
      for (const script of SCRIPTS) {
        it(mission === 'last-man-standing' ? `${script.name} wins at least 19 in 20` : `${script.name} scores at least 0.9`, () => {
          const [red, blue] = [0, 1].map((seat) => standing(mission, script, random, seat, games / 2));
          const reached = mission === 'last-man-standing' ? red!.wins + blue!.wins : red!.score + blue!.score;
          expect(reached).toBeGreaterThanOrEqual(games * (mission === 'last-man-standing' ? 0.95 : 0.9));
        });
      }
    });
  }
}
