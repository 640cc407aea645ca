/** Imprison Dead ("Dark Symmetry"). */
import { describe, expect, it } from 'vitest';
import { Stage, type Setting } from '../stage.ts';
import { use } from './powers.ts';

/** The azogar, double damage, skill 16: a 5 hits the trooper next to it, and he fails his armor roll. */
function killing(dice: number[], more: Partial<Setting> = {}): Stage {
  const stage = new Stage({
    rules: 'advanced', dice: [5, 20, ...dice],
    figures: { 'nepharite-1': { at: [2, 2], facing: 'east', symmetry: ['imprison-dead'], necrotech: ['claws-of-bohnar'] }, 'trooper-3': { at: [3, 2], gear: ['sonar'] }, medic: { at: [5, 8] } },
    ...more,
  });
  expect(stage.refusal({ do: 'power', power: 'imprison-dead', target: stage.figure('trooper-3') })).toContain('has not killed');
  stage.play({ do: 'close', weapon: 'claws-of-bohnar', target: stage.figure('trooper-3') });
  expect(stage.at('trooper-3').fate).toBe('dead');
  return stage;
}

describe('a Blood Beret killed in close combat', () => {
  it('rises as a slave of the Legion: as wounded, with what he bears, and a counter more in the cup', () => {
    const stage = killing([12]);
    const before = stage.battle.cup[1];
    use(stage, 'imprison-dead', { target: stage.figure('trooper-3') });
    const { seat, fate, wounds, gear, acted } = stage.at('trooper-3');
    expect({ seat, fate, wounds, gear, acted }).toEqual({ seat: 1, fate: 'in-play', wounds: 1, gear: ['sonar'], acted: false });
    expect(stage.place('trooper-3')).toEqual([3, 2]);
    expect(stage.battle.cup[1]).toBe(before + 1);
    expect(stage.ground.card(stage.battle, stage.figure('trooper-3'))).toMatchObject({ wounded: true, missile: 11, armor: 21 });
  });

  it('adds no counter where all ten are in use', () => {
    const stage = killing([12]);
    stage.battle.cup[1] = 9; // and the Nepharite's own
    expect(use(stage, 'imprison-dead', { target: stage.figure('trooper-3') }).battle.cup[1]).toBe(9);
  });

  it('stays dead when the roll fails, or when the Nepharite has moved', () => {
    expect(use(killing([13]), 'imprison-dead', { target: killing([13]).figure('trooper-3') }).at('trooper-3').fate).toBe('dead');
    const moved = killing([]);
    moved.play({ do: 'move', to: moved.square([3, 2]), facing: 'east' });
    expect(moved.refusal({ do: 'power', power: 'imprison-dead', target: moved.figure('trooper-3') })).toContain('without a step');
  });
});
