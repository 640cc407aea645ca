/** Fury's sight, and its whole rule for a shot (sight, cover, bonuses, chance to kill), a second: random pairs of squares on a random board of Mission One with 32 figures. */
import { shuffle, stream } from '../src/kernel/rng.ts';
import { Battlefield } from '../src/systems/fury-of-the-clansmen/battlefield.ts';
import { boardOf, randomLayout } from '../src/systems/fury-of-the-clansmen/board.ts';
import { numbersOf } from '../src/systems/fury-of-the-clansmen/book.ts';
import { firearmPools } from '../src/systems/fury-of-the-clansmen/rules/bonuses.ts';
import { canSee } from '../src/systems/fury-of-the-clansmen/rules/sight.ts';
import { UNITS } from '../src/systems/fury-of-the-clansmen/vocabulary.ts';
import type { Measure } from './measure.ts';

const FIGURES = 32;
const PAIRS = 500_000;

export function furySightMeasures(): Measure[] {
  const book = numbersOf();
  const rng = stream('bench', 'fury-sight', 0);
  const field = new Battlefield(boardOf(randomLayout(rng), book.board.density), book);
  const squares = field.width * field.height;
  field.stand(shuffle([...field.occupied.keys()], rng).slice(0, FIGURES));
  const from = Uint16Array.from({ length: PAIRS }, () => rng.below(squares));
  const to = Uint16Array.from({ length: PAIRS }, () => rng.below(squares));
  return [
    {
      name: 'Fury, sight',
      operation: 'line of sight',
      count: PAIRS,
      run() {
        let seen = 0;
        for (let i = 0; i < PAIRS; i++) if (canSee(field, from[i]!, to[i]!)) seen++;
        return seen;
      },
    },
    {
      name: 'Fury, sight, cover and chance to kill',
      operation: 'shot',
      count: PAIRS,
      run() {
        let kills = 0;
        for (let i = 0; i < PAIRS; i++) {
          if (canSee(field, from[i]!, to[i]!)) kills += firearmPools(field, book, UNITS[i % 5]!, from[i]!, UNITS[(i >> 3) % 5]!, to[i]!).kill;
        }
        return kills;
      },
    },
  ];
}
