/** The Shellshocker against walls and passages ("Going Through Walls", "Weapons and Equipment"). */
import { describe, expect, it } from 'vitest';
import { Stage, type Setting, type Square } from '../stage.ts';

/** In the middle hall, looking west at its wall: column 8 is rock, and so is column 7, the wall of the hall to the west. */
const gunner = (more: Partial<Setting> = {}): Stage => new Stage({ figures: { 'trooper-3': { at: [12, 12], facing: 'west', gear: ['shellshocker'] } }, ...more });
const at = (stage: Stage, square: Square, as: 'open' | 'block' = 'open') => ({ do: 'breach', square: stage.square(square), as }) as const;

describe('a hole through a wall', () => {
  it('of two squares: one shot of two actions opens both', () => {
    const stage = gunner({ dice: [12] });
    expect(stage.ground.board(stage.battle).adjacent(stage.square([8, 12]), stage.square([7, 12]))).toBe(false);
    stage.play(at(stage, [8, 12]));
    expect(stage.battle.board.opened).toEqual(stage.squares([8, 12], [7, 12]));
    expect(stage.ground.board(stage.battle).adjacent(stage.square([8, 12]), stage.square([7, 12]))).toBe(true);
    expect([stage.battle.active?.left, stage.tells('breach')[0]]).toEqual([1, { tell: 'breach', figure: 'trooper-3', at: [8, 12], as: 'open', through: true }]);
  });

  it('nothing on a miss: 14 less 2 for the weapon', () => {
    const stage = gunner({ dice: [13] });
    stage.play(at(stage, [8, 12]));
    expect(stage.battle.board.opened).toEqual([]);
  });

  it('into a section that is not turned: only the Legion player knows how thick the wall is', () => {
    const hall = (west: string) => {
      const stage = gunner({ sections: ['hall', 'hall', 'hall', west, 'hall', 'hall', 'hall', 'hall', 'hall'], dice: [12] });
      expect(stage.refusal(at(stage, [8, 12]))).toBeUndefined();
      return stage.play(at(stage, [8, 12]));
    };
    // Row 12 is row 2 of the section: open floor behind the wall of a hall, and rock for three squares in a corridor.
    const through = hall('?hall');
    expect(through.battle.board.opened).toEqual(through.squares([8, 12], [7, 12]));
    expect(through.ground.board(through.battle).adjacent(through.square([8, 12]), through.square([7, 12]))).toBe(true);
    const stuck = hall('?corridor');
    expect([stuck.battle.board.opened, stuck.tells('breach')[0]?.through]).toEqual([[], false]);
  });

  it('not where the board ends, not where a wall is known to be thicker, not out of sight, not next to a Blood Beret', () => {
    const rim = gunner({ figures: { 'trooper-3': { at: [4, 12], facing: 'west', gear: ['shellshocker'] } } });
    expect(rim.refusal(at(rim, [0, 12]))).toContain('board ends');
    const thick = gunner({ sections: ['hall', 'hall', 'hall', 'corridor', 'hall', 'hall', 'hall', 'hall', 'hall'] });
    expect(thick.refusal(at(thick, [8, 12]))).toContain('more than 2 squares thick');
    const hidden = gunner();
    expect(hidden.refusal(at(hidden, [7, 12]))).toContain('does not see it');
    const close = gunner({ figures: { 'trooper-3': { at: [9, 12], facing: 'west', gear: ['shellshocker'] } } });
    expect(close.refusal(at(close, [8, 12]))).toContain('stands next to it');
  });
});

describe('a passage blocked', () => {
  it('becomes rock, and may be opened again', () => {
    const stage = gunner({ figures: { 'trooper-3': { at: [12, 14], facing: 'west', gear: ['shellshocker'] }, 'trooper-4': { at: [14, 18], gear: ['shellshocker'], facing: 'north' } }, dice: [12], extra: false });
    stage.play(at(stage, [8, 14], 'block'));
    expect([stage.battle.board.blocked, stage.ground.board(stage.battle).terrain(stage.square([8, 14]))]).toEqual([stage.squares([8, 14]), 'rock']);
    const again = gunner({ figures: { 'trooper-3': { at: [12, 14], facing: 'west', gear: ['shellshocker'] } }, blocked: [[8, 14]], dice: [1] });
    again.play(at(again, [8, 14]));
    expect(again.ground.board(again.battle).terrain(again.square([8, 14]))).toBe('floor');
  });

  it('not where somebody stands', () => {
    const stage = gunner({ figures: { 'trooper-3': { at: [12, 14], gear: ['shellshocker'] }, 'legionnaire-3': { at: [8, 14] } } });
    expect(stage.refusal(at(stage, [8, 14], 'block'))).toContain('nobody stands');
  });
});

describe('its place among the rules', () => {
  it('caves only', () => {
    const stage = new Stage({ level: 'jungle', figures: { 'trooper-3': { at: [3, 3], gear: ['shellshocker', 'scanner'] } } });
    expect(stage.refusal(at(stage, [5, 3]))).toContain('only caves');
  });

  it('every option is one that is not refused', () => {
    const stage = gunner({ rules: 'advanced' });
    const options = stage.optionsTo('breach');
    expect(options.length).toBeGreaterThan(10);
    expect(options.filter((option) => stage.refusal(option) !== undefined)).toEqual([]);
  });
});
