/** A fresh random board of Mission One, from the shuffle to the tables that movement and sight read. */
import { stream } from '../src/kernel/rng.ts';
import { Battlefield } from '../src/systems/fury-of-the-clansmen/battlefield.ts';
import { boardOf, randomLayout } from '../src/systems/fury-of-the-clansmen/board.ts';
import { numbersOf } from '../src/systems/fury-of-the-clansmen/book.ts';
import type { Measure } from './measure.ts';

const BOARDS = 100;

export function boardMeasures(): Measure[] {
  const book = numbersOf();
  return [
    {
      name: 'Fury, a new random board',
      operation: 'board',
      count: BOARDS,
      run() {
        let rubble = 0;
        for (let index = 0; index < BOARDS; index++) {
          const field = new Battlefield(boardOf(randomLayout(stream('bench', 'setup', index)), book.board.density), book);
          rubble += field.rubble[index]!;
        }
        return rubble;
      },
    },
  ];
}
