/** Fury's whole attack table, every attack in every situation, worked out anew: other faces of the dice each time, so that nothing is remembered. */
import { oddsTable } from '../src/lab/odds/index.ts';
import { furyOfTheClansmen } from '../src/systems/fury-of-the-clansmen/index.ts';
import type { Measure } from './measure.ts';

/** Faces with a hit, per color. */
const FACES = 7;

export function oddsMeasure(): Measure {
  let turn = 0;
  return {
    name: 'Fury, whole table of odds',
    operation: 'table',
    count: 1,
    run() {
      const faces = turn++ % (FACES * FACES * FACES);
      const odds = furyOfTheClansmen.odds({
        'dice.white.hits': faces % FACES,
        'dice.red.hits': Math.floor(faces / FACES) % FACES,
        'dice.black.hits': Math.floor(faces / (FACES * FACES)),
      });
      return oddsTable(furyOfTheClansmen, odds, { when: 'every' }).answers.length;
    },
  };
}
