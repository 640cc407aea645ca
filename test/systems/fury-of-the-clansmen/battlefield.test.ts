import { describe, expect, it } from 'vitest';
import { at, fieldOf } from './field.ts';
import { canSee } from '../../../src/systems/fury-of-the-clansmen/rules/sight.ts';

describe('Next to each other, as Close Attacks need', () => {
  it('in one of the eight squares around', () => {
    const field = fieldOf('. . . .\n. . . .\n. . . .');
    const around = [...field.occupied.keys()].filter((square) => field.adjacent(at(field, 1, 1), square));
    expect(around).toEqual([0, 1, 2, 4, 6, 8, 9, 10]);
    expect(field.adjacent(at(field, 3, 0), at(field, 0, 1))).toBe(false); // the end of one row and the start of the next
  });

  it('over a ruined wall, up a slope and past boulders, but not through the wall of a building', () => {
    const field = fieldOf('. .:R|b b\n\n. B . . .');
    expect(field.adjacent(at(field, 1), at(field, 2))).toBe(true);
    expect(field.adjacent(at(field, 2), at(field, 3))).toBe(false);
    expect(field.adjacent(at(field, 1), at(field, 2, 1))).toBe(true);
    expect(field.adjacent(at(field, 0), at(field, 2))).toBe(false);
  });

  it('diagonally at a doorway exactly when a figure could step there', () => {
    const field = fieldOf('b b\n-\n. .');
    expect([field.adjacent(at(field, 1), at(field, 0, 1)), field.adjacent(at(field, 0), at(field, 1, 1))]).toEqual([true, true]);
    const corner = fieldOf('b b\n- -\n. .');
    expect(corner.adjacent(at(corner, 0), at(corner, 1, 1))).toBe(false);
  });
});

describe('Figures standing on a battlefield', () => {
  it('hide what is behind them only while they stand there', () => {
    const field = fieldOf('. . . . R R R');
    const view = () => [canSee(field, at(field, 0), at(field, 3)), canSee(field, at(field, 4), at(field, 6))];
    expect(view()).toEqual([true, true]);
    field.stand([at(field, 2), at(field, 5), -1]);
    expect(view()).toEqual([false, false]);
    expect([...field.occupied]).toEqual([0, 0, 1, 0, 0, 1, 0]);
    field.stand([at(field, 1)]);
    expect(view()).toEqual([false, true]);
    field.stand([]);
    expect(view()).toEqual([true, true]);
    expect([...field.occupied]).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('Violator Attacks: what stops a swing', () => {
  it('a boulder or a pillar; not jungle, rubble or a chasm', () => {
    const field = fieldOf('B P J R X .');
    expect([0, 1, 2, 3, 4, 5].map((column) => field.stopsSwing(at(field, column)))).toEqual([true, true, false, false, false, false]);
  });
});
