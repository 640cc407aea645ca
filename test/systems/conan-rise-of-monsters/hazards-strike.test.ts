/** "Terrain Effects", Hazardous: ground that strikes like a melee attack of three dice. */
import { describe, expect, it } from 'vitest';
import { attackRolls, defenseRolls, row, stageOf } from './line-up.ts';
import type { Cast, Setting } from './stage.ts';

const SWAMP = [['swamp', 15, 15, 30, 30]] as const;

const strike = (cast: Cast, dice: string, setting: Partial<Setting> = {}) =>
  stageOf({ ...setting, terrain: setting.terrain ?? SWAMP, units: { unit: cast }, dice }, (stage) => [{ step: 'hazard', unit: stage.unit('unit') }]);

describe('hazardous ground', () => {
  it('rolls three dice, and the unit defends itself as ever', () => {
    const stage = strike({ card: 'priests-of-set', at: row(3, 20, 20) }, '//o *o/');
    expect([attackRolls(stage), defenseRolls(stage), stage.unused]).toEqual([['hazardous ground 3: 2/ 0*'], ['unit 3: 1o'], []]);
    expect(stage.battle.tallies.hazardWounds).toEqual([0, 1]);
    expect(stage.battle.tallies.wounds).toEqual([0, 0]);
  });

  it('Pikes help against it, and Excellency in Armor and Fury; what helps against shots does not', () => {
    expect(defenseRolls(strike({ card: 'gunderland-pikemen', at: row(5, 20, 20) }, '/oo ooo'))).toEqual(['unit 3: 3o']);
    expect(defenseRolls(strike({ card: 'bossonian-archers', at: row(5, 20, 20) }, '/oo *o o'))).toEqual(['unit 2: 2o']);
    expect(defenseRolls(strike({ card: 'king-conan', at: [[20, 20]] }, '/oo ****o oo//'))).toEqual(['unit 5: 3o']);
    const skirmishers = strike({ card: 'stygian-skirmishers', at: row(5, 20, 20) }, '/oo *o');
    expect([defenseRolls(skirmishers), skirmishers.unused]).toEqual([['unit 2: 1o'], []]);
  });

  it('cover does not', () => {
    const terrain = [...SWAMP, ['ruins', 15, 15, 30, 30]] as const;
    expect(defenseRolls(strike({ card: 'ancestor-guard', at: row(5, 20, 20) }, '/oo oooo', { terrain, patch: { 'options.coverInMelee': true } }))).toEqual(['unit 4: 4o']);
  });

  it('its Sigils do nothing, and no token of either side goes to its dice', () => {
    const stage = strike({ card: 'ancestor-guard', at: row(5, 20, 20) }, '**/ oooo', { tokens: { circle: 5, set: 5 }, hands: { set: ['poison'], circle: ['by-babd'] } });
    expect(stage.asks).toBe('set: destiny');
    stage.play({ do: 'destiny', tokens: 0 });
    expect([defenseRolls(stage), stage.unused]).toEqual([['unit 4: 4o'], []]);
  });

  it('models inside it fall first, and who falls below half checks morale', () => {
    const stage = strike({ card: 'gunderland-pikemen', at: row(5, 12, 20) }, '/// ///// /o');
    expect(stage.places('unit')).toEqual([[13, 20], [14, 20]]);
    expect(stage.tells('morale')).toHaveLength(1);
  });

  it('a fleeing unit has no Pikes', () => {
    expect(defenseRolls(strike({ card: 'gunderland-pikemen', at: row(5, 20, 20), fleeing: true }, '/oo oo'))).toEqual(['unit 2: 2o']);
  });
});
