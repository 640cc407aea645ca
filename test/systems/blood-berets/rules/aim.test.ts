/** Aiming and shooting while moving ("Aiming", "Shoot While Moving Checklist"). */
import { describe, expect, it } from 'vitest';
import { stun } from '../../../../src/systems/blood-berets/rules/stun.ts';
import { Stage, type Setting } from '../stage.ts';

const duel = (more: Partial<Setting> = {}): Stage =>
  new Stage({
    rules: 'advanced',
    figures: { 'trooper-3': { at: [9, 14], facing: 'east' }, 'legionnaire-3': { at: [14, 14], facing: 'west' }, 'legionnaire-4': { at: [14, 15], facing: 'west' } },
    ...more,
  });
const aimAt = (stage: Stage, id = 'legionnaire-3') => ({ do: 'aim', target: stage.figure(id) }) as const;
const shot = (stage: Stage, id = 'legionnaire-3') => ({ do: 'shoot', weapon: 'intruder', target: stage.figure(id) }) as const;

describe('taking aim', () => {
  it('adds 4 to the skill and to the damage points of all shots at that target', () => {
    const stage = duel({ dice: [18, 6, 18, 7] });
    stage.play(aimAt(stage), shot(stage), shot(stage));
    expect(stage.tells('attack').map(({ skill }) => skill)).toEqual([18, 18]);
    expect(stage.tells('armor-roll').map(({ value, saved }) => [value, saved])).toEqual([[6, true], [6, false]]);
    expect(stage.battle.tallies.aimed).toEqual([2, 0]);
  });

  it('is lost with a shot at another target, a turn, a step', () => {
    const other = duel({ dice: [19, 19] });
    other.play(aimAt(other), shot(other, 'legionnaire-4'), shot(other));
    expect(other.tells('attack').map(({ skill }) => skill)).toEqual([14, 14]);
    const turned = duel({ dice: [19, 19], figures: { 'trooper-3': { at: [9, 14], facing: 'east' }, 'legionnaire-3': { at: [14, 14] } } });
    turned.play(aimAt(turned), { ...shot(turned), after: 'north' });
    expect([turned.tells('attack')[0]?.skill, turned.at('trooper-3').aim]).toEqual([18, -1]);
    const moved = duel({ dice: [19] });
    moved.play(aimAt(moved), { do: 'move', to: moved.square([9, 15]), facing: 'east' }, shot(moved));
    expect(moved.tells('attack')[0]?.skill).toBe(14);
  });

  it('is lost by whoever is stunned, and by shooting while moving, for the shots after it too', () => {
    const stunned = duel();
    stunned.play(aimAt(stunned));
    stun(stunned.ground, stunned.state, stunned.figure('trooper-3'), 'a test', stunned.chance);
    expect(stunned.at('trooper-3').aim).toBe(-1);
    const hasty = duel({ dice: [19, 19] });
    hasty.play(aimAt(hasty), { do: 'on-the-move' }, shot(hasty), shot(hasty));
    expect(hasty.tells('attack').map(({ skill }) => skill)).toEqual([10, 14]);
  });

  it('helps no flame thrower, though another weapon was aimed', () => {
    const stage = new Stage({ rules: 'advanced', figures: { 'nepharite-1': { at: [9, 14], facing: 'east', necrotech: ['nefasti', 'belitshe'] }, 'trooper-3': { at: [13, 14] } }, dice: [19, 19] });
    const at = { target: stage.figure('trooper-3') };
    stage.play({ do: 'aim', ...at }, { do: 'shoot', weapon: 'nefasti', ...at }, { do: 'shoot', weapon: 'belitshe', ...at });
    expect(stage.tells('attack').map(({ skill }) => skill)).toEqual([14, 18]);
  });

  it('lasts over turns, unless that is left out', () => {
    const kept = (aimKept: boolean) => {
      const stage = duel({ patch: { 'options.aimKept': aimKept } });
      stage.play(aimAt(stage), { do: 'end' });
      return stage.at('trooper-3').aim;
    };
    expect([kept(true) >= 0, kept(false)]).toEqual([true, -1]);
  });

  it('is lost once the target is out of sight', () => {
    const stage = duel();
    stage.play(aimAt(stage));
    stage.at('legionnaire-3').at = stage.square([14, 18]);
    stage.battle.clock += 1;
    stage.battle.board = { ...stage.battle.board, blocked: stage.squares([13, 18], [13, 17], [12, 17], [12, 16]) };
    stage.play({ do: 'end' });
    expect(stage.at('trooper-3').aim).toBe(-1);
  });

  it('is kept at one that waits outside a section', () => {
    const stage = duel({ figures: { 'trooper-3': { at: [9, 14], facing: 'east' }, 'legionnaire-3': { at: [14, 14], fate: 'held', into: 10 } }, dice: [18, 20] });
    stage.play(aimAt(stage), shot(stage));
    expect(stage.tells('attack')[0]?.skill).toBe(18);
  });

  it('not with an enemy in the next square, not twice at the same, not by the basic rules, not with what is never aimed', () => {
    const pressed = duel({ figures: { 'trooper-3': { at: [9, 14], facing: 'east' }, 'legionnaire-3': { at: [14, 14] }, 'legionnaire-4': { at: [8, 15] } } });
    expect(pressed.refusal(aimAt(pressed))).toContain('enemy next to it');
    const twice = duel();
    twice.play(aimAt(twice));
    expect(twice.refusal(aimAt(twice))).toContain('already');
    const basic = duel({ rules: 'basic' });
    expect(basic.refusal(aimAt(basic))).toContain('not in the basic rules');
    const nefasti = new Stage({ rules: 'advanced', figures: { 'nepharite-1': { at: [9, 14], facing: 'east', necrotech: ['nefasti'] }, 'trooper-3': { at: [13, 14] } } });
    expect(nefasti.refusal({ do: 'aim', target: nefasti.figure('trooper-3') })).toContain('no weapon to take aim with');
  });
});

describe('shooting while moving', () => {
  it('two squares and one shot at 4 less, in any order', () => {
    const stage = duel({ dice: [10, 20] });
    stage.play({ do: 'on-the-move' });
    expect(stage.battle.active).toMatchObject({ left: 2, steps: 2, moved: 1, hip: 'to-come' });
    stage.play({ do: 'move', to: stage.square([10, 14]), facing: 'east' }, shot(stage));
    expect([stage.tells('attack')[0]?.skill, stage.tells('attack')[0]?.outcome, stage.battle.active?.left, stage.battle.active?.steps]).toEqual([10, 'successful', 2, 1]);
    expect([stage.battle.tallies.onTheMove, stage.battle.tallies.shots]).toEqual([[1, 0], [1, 0]]);
    stage.play({ do: 'move', to: stage.square([11, 14]), facing: 'east' });
    expect(stage.battle.active).toMatchObject({ left: 2, steps: 0 });
  });

  it('takes aim away, and turning comes off the movement', () => {
    const stage = duel({ dice: [19] });
    stage.play(aimAt(stage), { do: 'on-the-move' }, { ...shot(stage), after: 'north' });
    expect([stage.tells('attack')[0]?.skill, stage.battle.active?.turns]).toEqual([10, 1]);
  });

  it('with the Armor card one square', () => {
    const stage = duel({ figures: { 'trooper-3': { at: [9, 14], facing: 'east', gear: ['armor'] }, 'legionnaire-3': { at: [14, 14] } } });
    stage.play({ do: 'on-the-move' });
    expect(stage.battle.active?.steps).toBe(1);
  });

  it('not with a Shellshocker, which takes two actions', () => {
    const stage = duel({ figures: { 'trooper-3': { at: [9, 14], facing: 'east', gear: ['shellshocker'] }, 'legionnaire-3': { at: [14, 14] } } });
    stage.play({ do: 'on-the-move' });
    expect(stage.refusal({ ...shot(stage), weapon: 'shellshocker' })).toContain('takes 2 actions');
    expect(stage.optionsTo('shoot').some(({ weapon }) => weapon === 'shellshocker')).toBe(false);
  });

  it('the last action spent on it leaves its shot to come', () => {
    const stage = duel({ dice: [19, 19, 19] });
    stage.play(shot(stage), shot(stage), { do: 'on-the-move' });
    expect([stage.asks, stage.battle.active?.left]).toEqual(['berets: acting', 0]);
    expect(stage.refusal(shot(stage))).toBeUndefined();
  });
});
