import { describe, expect, it } from 'vitest';
import { DIRECTION_NAMES, type DirectionName } from '../../../../src/kernel/grid/directions.ts';
import { Battlefield } from '../../../../src/systems/fury-of-the-clansmen/battlefield.ts';
import { readBoard } from '../../../../src/systems/fury-of-the-clansmen/board-text.ts';
import { numbersOf } from '../../../../src/systems/fury-of-the-clansmen/book.ts';
import { at, fieldOf } from '../field.ts';

/** The steps that one step costs; 0: not allowed. */
function cost(field: Battlefield, column: number, row: number, direction: DirectionName): number {
  return field.stepCost[at(field, column, row) * 8 + DIRECTION_NAMES.indexOf(direction)]!;
}

const along = (board: string): number[] => {
  const field = fieldOf(board);
  return Array.from({ length: field.width - 1 }, (_, column) => cost(field, column, 0, 'east'));
};
const back = (board: string): number[] => {
  const field = fieldOf(board);
  return Array.from({ length: field.width - 1 }, (_, i) => cost(field, field.width - 1 - i, 0, 'west'));
};

describe('Terrain and Movement', () => {
  it('Jungle, example: one step into the clear, two into the jungle, two deeper, one out again', () => {
    expect(along('. . J J')).toEqual([1, 2, 2]);
    expect(back('. . J J')).toEqual([2, 1, 1]);
  });

  it('Rubble Piles, example: 1 + 3 + 2 + 2 = 8 steps up and across; down it costs what is below', () => {
    expect(along('. . R R R')).toEqual([1, 3, 2, 2]);
    expect(back('. J R R R')).toEqual([2, 2, 2, 1]);
  });

  it('Ruined Walls: one extra step, whatever lies beyond', () => {
    expect(along('. .:. .')).toEqual([1, 2, 1]);
    expect(along('.:J:R:.')).toEqual([3, 4, 2]);
  });

  it('a foxhole takes one step, and a ruined wall before it one more', () => {
    expect(along('. o .:o')).toEqual([1, 1, 2]);
  });

  it('the tower takes eight steps up from anywhere, one along its top, and what is below to come down', () => {
    expect(along('. T T .:T')).toEqual([8, 1, 1, 9]);
    expect(back('J T R T o')).toEqual([8, 2, 8, 2]);
  });

  it('Boulders, pillars and the mountain are off limits, a chasm and water have no floor; bridges and building floor are as clear ground', () => {
    expect(along('. B')).toEqual([0]);
    expect(along('. P')).toEqual([0]);
    expect(along('. X')).toEqual([0]);
    expect(along('. M')).toEqual([0]);
    expect(along('. W')).toEqual([0]);
    expect(along('. = . b b')).toEqual([1, 1, 1, 1]);
  });

  it('Buildings: in and out through a doorway, not through a wall', () => {
    const field = fieldOf('.|b b .\n.|b b|.\n. . . .');
    expect(cost(field, 0, 0, 'east')).toBe(0);
    expect(cost(field, 1, 0, 'west')).toBe(0);
    expect(cost(field, 2, 0, 'east')).toBe(1);
    expect(cost(field, 3, 0, 'west')).toBe(1);
  });

  it('the board ends at its rim', () => {
    const field = fieldOf('. .\n. .');
    expect(DIRECTION_NAMES.filter((direction) => cost(field, 0, 0, direction) > 0)).toEqual(['east', 'south-east', 'south']);
  });

  it('a diagonal step up a slope costs three as well, and boulders beside it do not stop it', () => {
    const field = fieldOf('. B\nB R');
    expect(cost(field, 0, 0, 'south-east')).toBe(3);
  });

  it('costs are the book’s: a patch changes them', () => {
    const swamp = new Battlefield(readBoard('. J R:.'), numbersOf({ 'terrain.jungle': 3, 'terrain.slope': 2, 'terrain.ruinedWall': 0 }));
    expect([0, 1, 2].map((column) => cost(swamp, column, 0, 'east'))).toEqual([3, 4, 1]);
  });
});

describe('A diagonal step and the walls at its corner', () => {
  const diagonal = (board: string) => cost(fieldOf(board), 0, 0, 'south-east');

  it('goes around the end of a wall freely', () => {
    expect(diagonal('.|.\n\n. .')).toBe(1);
    expect(diagonal('.:.\n\n. .')).toBe(1);
    expect(diagonal('. .\n  -\n. .')).toBe(1);
    expect(diagonal('. .\n~\n. .')).toBe(1);
  });

  it('does not pass the joint of two walls in a row', () => {
    expect(diagonal('.|.\n\n.|.')).toBe(0);
    expect(diagonal('. .\n- -\n. .')).toBe(0);
    expect(diagonal('.:.\n\n.:.')).toBe(2);
    expect(diagonal('. .\n~ ~\n. .')).toBe(2);
  });

  it('out of a corner of walls there is no way, past it from outside there is', () => {
    expect(diagonal('.|.\n-\n. .')).toBe(0);
    expect(diagonal('.:.\n~\n. .')).toBe(2);
    expect(diagonal('. .\n  -\n.|.')).toBe(0); // into the corner
    expect(diagonal('. .\n-\n.|.')).toBe(1); // around it
  });

  it('with a building on one side and a ruined wall on the other it climbs the ruined wall', () => {
    expect(diagonal('.|.\n~\n. .')).toBe(2);
  });
});
