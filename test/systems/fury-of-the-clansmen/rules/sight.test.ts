import { describe, expect, it } from 'vitest';
import { explainSight } from '../../../../src/systems/fury-of-the-clansmen/rules/explain-sight.ts';
import { canSee } from '../../../../src/systems/fury-of-the-clansmen/rules/sight.ts';
import { at, fieldOf } from '../field.ts';

type Place = [column: number, row: number];

/** Whether (0, 0), or another, sees the last square of its row, or another; each line is looked along both ways. */
function sees(board: string, { figures = [], from = [0, 0], to }: { figures?: Place[]; from?: Place; to?: Place } = {}): boolean {
  const field = fieldOf(board, figures);
  const [here, there] = [at(field, ...from), at(field, ...(to ?? [field.width - 1, 0]))];
  const clear = canSee(field, here, there);
  expect(canSee(field, there, here)).toBe(clear);
  return clear;
}

describe('Line of Sight', () => {
  it('Clear ground, a bridge, a chasm, water, a foxhole and a building’s floor have no effect', () => {
    expect(sees('. . = X W o .')).toBe(true);
    expect(sees('b b b b')).toBe(true);
  });

  it('Figures: one in a square on the line blocks it; two with only their corners at the line do not', () => {
    expect(sees('. . .', { figures: [[1, 0]] })).toBe(false);
    expect(sees('. .\n. .', { figures: [[1, 0], [0, 1]], to: [1, 1] })).toBe(true);
    expect(sees('. . .\n. . .\n. . .', { figures: [[1, 0], [0, 1], [2, 1], [1, 2]], to: [2, 2] })).toBe(true);
    expect(sees('. . .\n. . .\n. . .', { figures: [[1, 1]], to: [2, 2] })).toBe(false);
  });

  it('Jungle: from the edge of it one sees and is seen, through it not', () => {
    expect(sees('J . . J')).toBe(true);
    expect(sees('. . J J')).toBe(false);
    expect(sees('. J .')).toBe(false);
    expect(sees('J J J')).toBe(false);
  });

  it('Ruined Walls do not block', () => {
    expect(sees('.:. .:.:.')).toBe(true);
  });

  it('Boulders, pillars and the mountain block; from rubble to rubble the shots go over boulders but not through the other two', () => {
    expect(sees('. B .')).toBe(false);
    expect(sees('R B .')).toBe(false);
    expect(sees('R B R')).toBe(true);
    expect(sees('R P R')).toBe(false);
    expect([sees('. M .'), sees('R M R')]).toEqual([false, false]);
  });

  it('Rubble Piles: a slope blocks unless one of the two is on top and at that edge', () => {
    expect(sees('. . R . .')).toBe(false);
    expect(sees('R . . .')).toBe(true);
    expect(sees('R R . .')).toBe(false);
    expect(sees('R . R .')).toBe(false); // at the edge of the first pile, but there is a second
    expect(sees('. R')).toBe(true);
  });

  it('Rubble Piles: from top to top nothing on the ground blocks, a figure on top between them does', () => {
    expect(sees('R . J . R', { figures: [[1, 0], [3, 0]] })).toBe(true);
    expect(sees('R R R R')).toBe(true);
    expect(sees('R . R . R')).toBe(true);
    expect(sees('R . R . R', { figures: [[2, 0]] })).toBe(false);
    expect(sees('R . .', { figures: [[1, 0]] })).toBe(false); // only one of them on top
  });

  it('Rubble Piles: a slope entered at a corner is a slope', () => {
    expect(sees('. . .\n. R .\n. . .', { to: [2, 2] })).toBe(false);
    expect(sees('R . .\n. . .\n. . .', { to: [2, 2] })).toBe(true);
  });

  it('Buildings: walls block, doorways do not', () => {
    const house = `
. . . . . .
  - - -
.|b b b|. .

. b b b . .
  - - -
. . . . . .
`;
    const look = (from: Place, to: Place) => sees(house, { from, to });
    expect(look([0, 1], [2, 1])).toBe(false);
    expect(look([0, 2], [3, 2])).toBe(true);
    expect(look([0, 2], [5, 2])).toBe(true); // in by one doorway, out by the other
    expect(look([2, 0], [2, 2])).toBe(false);
    expect(look([1, 1], [3, 2])).toBe(true); // inside
    expect(look([0, 1], [1, 2])).toBe(true); // diagonally in at the doorway, where a figure could step
    expect(look([0, 0], [4, 0])).toBe(true); // along the wall
    expect(look([0, 3], [1, 2])).toBe(true); // and past its end, into the doorway
  });

  it('Buildings: a line through the joint of two wall segments meets the wall, one past its corner from outside does not', () => {
    expect(sees('b b\n- -\n. .', { to: [1, 1] })).toBe(false);
    const corner = '. .\n-\nb|.'; // of a building whose floor is b
    expect(sees(corner, { from: [1, 1], to: [0, 0] })).toBe(true);
    expect(sees(corner, { from: [0, 1], to: [1, 0] })).toBe(false);
  });

  it('Buildings: between rubble and a figure inside, only if that figure is right next to the doorway, in both directions', () => {
    expect(sees('R . b b b')).toBe(false);
    expect(sees('R . b b b', { to: [2, 0] })).toBe(true);
    expect(sees('. . b b b')).toBe(true);
    expect(sees('b b . . R')).toBe(false);
    expect(sees('b . . . R')).toBe(true);
  });

  it('Buildings: a figure beside the doorpost is not right next to the doorway, so rubble does not see it diagonally through', () => {
    const house = '. b b b .\n\n. b b b .\n\n.|b b b|.\n  -   -\n. . . . .\n\n. . . R .';
    expect(sees(house, { from: [3, 4], to: [1, 2] })).toBe(false);
    expect(sees(house, { from: [3, 4], to: [2, 2] })).toBe(true);
    expect(sees(house.replace('R', '.'), { from: [3, 4], to: [1, 2] })).toBe(true); // from the ground the doorway is enough
    expect(sees(house.replace('-   -', '-'), { from: [4, 4], to: [2, 2] })).toBe(true);
  });

  it('Foxholes: a ruined wall hides unless it is the other’s own; a corner of walls beside his corner is not', () => {
    expect(sees('. . .\n  ~\n.:. .\n\n. . o', { to: [2, 2] })).toBe(false);
    expect(sees('. . .\n~ ~\n. . .\n\n. . o', { to: [2, 2] })).toBe(true);
    expect(sees('.:. .\n~\n. . .\n\n. . o', { to: [2, 2] })).toBe(true);
  });

  it('Foxholes: with the other on rubble only a wall of the hole’s own hides it, not a corner of walls beside it', () => {
    expect(sees('R . .\n\n. .:.\n  ~\n. . o', { to: [2, 2] })).toBe(true);
    expect(sees('R . .\n\n. . .\n  ~ ~\n. . o', { to: [2, 2] })).toBe(false);
  });
});

describe('Why there is no Line of Sight', () => {
  const because = (board: string, figures: Place[] = []) => {
    const field = fieldOf(board, figures);
    return explainSight(field, at(field, 0), at(field, field.width - 1)).because;
  };

  it('names everything in the way, from the seer’s end on', () => {
    expect(because('. . B . J .', [[3, 0]])).toEqual(['boulder at [2, 0]', 'a figure at [3, 0]', 'jungle at [4, 0]']);
    expect(because('. R|b .')).toEqual(['the slope of the rubble at [1, 0]', 'a building wall between [1, 0] and [2, 0]']);
    expect(because('R R . P R', [[1, 0], [2, 0]])).toEqual(['a figure at [1, 0]', 'pillar at [3, 0]']);
    expect(because('R . b b')).toEqual(['from the rubble at [0, 0] a figure in a building is seen only right next to the doorway']);
    expect(because('. . .')).toEqual([]);
  });
});
