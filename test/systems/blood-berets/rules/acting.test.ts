/** What an activation has and spends: wounds while it acts, the extra counter, fire and blindness ("Actions", "Extra Actions", "Wounds"). */
import { describe, expect, it } from 'vitest';
import { die } from '../../../../src/systems/blood-berets/rules/death.ts';
import { stun } from '../../../../src/systems/blood-berets/rules/stun.ts';
import { wound } from '../../../../src/systems/blood-berets/rules/wounds.ts';
import { Stage, type Cast, type Setting } from '../stage.ts';

const alone = (cast: Cast = {}, more: Partial<Setting> = {}): Stage => new Stage({ figures: { 'trooper-3': { at: [9, 11], facing: 'east', ...cast }, 'legionnaire-3': { at: [14, 11] } }, ...more });
const fire = (stage: Stage) => ({ do: 'shoot', weapon: 'intruder', target: stage.figure('legionnaire-3') }) as const;

describe('actions of an activation', () => {
  it('three, two when wounded; the extra counter gives three to the wounded too, or those of his card', () => {
    expect(alone().battle.active?.left).toBe(3);
    expect(alone({ wounds: 1 }).battle.active?.left).toBe(2);
    expect(alone({ wounds: 1 }, { extra: true }).battle.active?.left).toBe(3);
    expect(alone({ wounds: 1 }, { extra: true, patch: { 'options.extraOfWounded': false } }).battle.active?.left).toBe(2);
  });

  it('a counter of its own lies beside it from the beginning, the extra one does not', () => {
    expect([alone().at('trooper-3').acted, alone({}, { extra: true }).at('trooper-3').acted]).toEqual([true, false]);
  });

  it('wounded while it acts, it has those of its new side less those used', () => {
    const stage = alone({}, { dice: [19] });
    stage.play(fire(stage));
    wound(stage.ground, stage.state, stage.figure('trooper-3'), 1, 'a test', stage.chance);
    expect(stage.battle.active).toMatchObject({ left: 1, used: 1 });
  });

  it('by the extra counter, it keeps its three', () => {
    const stage = alone({}, { extra: true });
    wound(stage.ground, stage.state, stage.figure('trooper-3'), 1, 'a test', stage.chance);
    expect(stage.battle.active?.left).toBe(3);
  });

  it('stunned, it loses what is left, and one marker is enough', () => {
    const stage = alone();
    for (let i = 0; i < 2; i++) stun(stage.ground, stage.state, stage.figure('trooper-3'), 'a test', stage.chance);
    stage.proceed();
    expect([stage.at('trooper-3').stunned, stage.battle.active, stage.battle.tallies.stuns]).toEqual([true, null, [0, 1]]);
  });

  it('whoever burns, or is blind, may only move', () => {
    const burning = alone({ burning: 1 });
    expect(burning.refusal(fire(burning))).toContain('burns this turn');
    const later = alone({ burning: 1 }, { turn: 2, dice: [19] });
    expect(later.refusal(fire(later))).toBeUndefined();
    const blind = alone({ blind: 2 });
    expect(blind.refusal(fire(blind))).toContain('blind');
    blind.play({ do: 'end' });
    expect(blind.at('trooper-3').blind).toBe(1);
  });

  it('in the basic game steps not made are lost with another kind of action; by the advanced rules they stay', () => {
    const steps = (rules: 'basic' | 'advanced') => {
      const stage = alone({}, { rules, dice: [19] });
      stage.play({ do: 'move', to: stage.square([10, 11]), ...(rules === 'advanced' ? { facing: 'east' as const } : {}) }, fire(stage));
      return stage.battle.active?.steps;
    };
    expect([steps('basic'), steps('advanced')]).toEqual([0, 2]);
  });
});

describe('initiative counters of the dead', () => {
  const cup = (more: Partial<Setting> = {}): Stage => alone({}, { cup: [4, 3], figures: { 'trooper-3': { at: [9, 11] }, sergeant: { at: [9, 13] }, 'legionnaire-3': { at: [14, 11] }, 'trooper-4': { at: [12, 13], acted: true } }, ...more });
  const killed = (id: string, more: Partial<Setting> = {}): readonly number[] => {
    const stage = cup(more);
    die(stage.ground, stage.state, stage.figure(id), stage.chance);
    return [...stage.battle.cup, stage.battle.saved];
  };

  it('whoever has acted takes his own along; for others one is taken from the cup', () => {
    expect(killed('legionnaire-3')).toEqual([4, 2, 0]);
    expect(killed('trooper-4')).toEqual([4, 3, 0]);
    // The trooper who acts now: his counter is drawn already.
    expect(killed('trooper-3')).toEqual([4, 3, 0]);
    // By the sergeant's counter: his own is in the cup yet.
    expect(killed('trooper-3', { extra: true })).toEqual([3, 3, 0]);
  });

  it('the sergeant takes the extra counter too, unless it was used', () => {
    expect(killed('sergeant')).toEqual([2, 3, 0]);
    expect(killed('sergeant', { extra: true })).toEqual([3, 3, 0]);
  });

  it('where the cup has none left, a saved one goes', () => {
    expect(killed('sergeant', { cup: [1, 3], saved: 2 })).toEqual([0, 3, 1]);
  });
});

describe('wounds', () => {
  it('a Nepharite dies of the fourth, and its card turns after the second', () => {
    const stage = new Stage({ figures: { 'nepharite-1': { at: [9, 11] }, 'trooper-3': { at: [14, 11] } }, turnOf: 'trooper-3' });
    const nepharite = stage.figure('nepharite-1');
    const turned: boolean[] = [];
    for (let i = 0; i < 4; i++) {
      wound(stage.ground, stage.state, nepharite, 1, 'a test', stage.chance);
      turned.push(stage.ground.isWounded(stage.battle, nepharite));
    }
    expect([turned, stage.at('nepharite-1').fate, stage.battle.tallies.wounds]).toEqual([[false, true, true, true], 'dead', [4, 0]]);
  });

  it('no figure suffers more than kill it, and aim at the dead is lost', () => {
    const stage = alone({ aim: 7 });
    expect(stage.figure('legionnaire-3')).toBe(7);
    wound(stage.ground, stage.state, 7, 1, 'a test', stage.chance);
    wound(stage.ground, stage.state, 7, 2, 'a test', stage.chance);
    expect([stage.at('legionnaire-3').wounds, stage.at('trooper-3').aim]).toEqual([2, -1]);
  });
});
