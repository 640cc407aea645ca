/** Equipment of a squad ("Cards", "... and Finding Them", "Medics"). */
import { describe, expect, it } from 'vitest';
import { issueStandard } from '../../../../src/systems/blood-berets/rules/equip.ts';
import { Stage } from '../stage.ts';

const SQUAD = Object.fromEntries(['sergeant', 'medic', 'trooper-3', 'trooper-4', 'trooper-5', 'trooper-6'].map((id) => [id, { fate: 'outside' as const }]));

const equipping = (left: number, rules: 'basic' | 'advanced' = 'advanced'): Stage =>
  new Stage({ level: 'jungle', rules, turn: 0, figures: SQUAD, agenda: () => [{ step: 'entry' }, { step: 'equip', left }] }).proceed();

describe('equipment', () => {
  it('scanners are given to the four troopers, a medikit to the medic by the advanced rules', () => {
    const given = (rules: 'basic' | 'advanced', scanners: boolean) => {
      const stage = equipping(0, rules);
      issueStandard(stage.ground, stage.state, scanners);
      return Object.keys(SQUAD).map((id) => stage.at(id).gear.join());
    };
    expect(given('advanced', true)).toEqual(['', 'medikit', 'scanner', 'scanner', 'scanner', 'scanner']);
    expect(given('basic', true)).toEqual(['', '', 'scanner', 'scanner', 'scanner', 'scanner']);
    expect(given('advanced', false)).toEqual(['', 'medikit', '', '', '', '']);
  });

  it('five cards are chosen, one of each, and then the game goes on', () => {
    const stage = equipping(2);
    const trooper = stage.figure('trooper-3');
    stage.play({ do: 'equip', card: 'sonar', figure: trooper });
    expect(stage.refusal({ do: 'equip', card: 'sonar', figure: stage.figure('sergeant') })).toContain('one of each');
    stage.play({ do: 'equip', card: 'psychic-helmet', figure: trooper });
    expect([stage.at('trooper-3').gear, stage.asks]).toEqual([['sonar', 'psychic-helmet'], 'berets: entry']);
  });

  it('the player may have enough before', () => {
    expect(equipping(5).play({ do: 'pass' }).asks).toBe('berets: entry');
  });

  it('a Puker replaces a trooper\'s Intruder; armor and hyperactivator are not borne together', () => {
    const stage = equipping(5);
    expect(stage.refusal({ do: 'equip', card: 'gehenna-puker', figure: stage.figure('sergeant') })).toContain('Intruder');
    stage.play({ do: 'equip', card: 'armor', figure: stage.figure('medic') });
    expect(stage.refusal({ do: 'equip', card: 'hyperactivator', figure: stage.figure('medic') })).toContain('not together');
    expect(stage.refusal({ do: 'equip', card: 'hyperactivator', figure: stage.figure('sergeant') })).toBeUndefined();
    expect(stage.refusal({ do: 'equip', card: 'hyperactivator', figure: stage.figure('legionnaire-3') })).toContain('Blood Beret');
    const other = equipping(5);
    other.play({ do: 'equip', card: 'hyperactivator', figure: other.figure('medic') });
    expect(other.refusal({ do: 'equip', card: 'armor', figure: other.figure('medic') })).toContain('not together');
  });

  it('a card that is left out is not offered', () => {
    const stage = new Stage({ level: 'jungle', rules: 'advanced', turn: 0, figures: SQUAD, patch: { 'abilities.sonar': false }, agenda: () => [{ step: 'equip', left: 5 }] }).proceed();
    expect(stage.optionsTo('equip').some(({ card }) => card === 'sonar')).toBe(false);
    expect(stage.refusal({ do: 'equip', card: 'sonar', figure: stage.figure('medic') })).toContain('abilities.sonar');
  });
});
