/** Who falls first, and where New Life puts a model back ("Wounds", Fate Card New Life). */
import { describe, expect, it } from 'vitest';
import { casualties } from '../../../src/systems/conan-rise-of-monsters/rules/casualties.ts';
import { returnPlace } from '../../../src/systems/conan-rise-of-monsters/rules/return-place.ts';
import type { AttackRoll } from '../../../src/systems/conan-rise-of-monsters/steps.ts';
import { Stage, type Cast, type Setting } from './stage.ts';

/** The order in which models of the first unit fall: their numbers in the unit. */
function order(setting: Setting, kind?: AttackRoll['kind'], ...by: string[]): number[] {
  const stage = new Stage(setting);
  const attackers = by.length > 0 || kind === undefined ? by.map((id) => stage.unit(id)) : [-1];
  return casualties(stage.ground, stage.battle, 0, attackers.map((unit) => ({ kind: kind!, by: unit }))).map((model) => model + 1);
}

const archers = (...at: (readonly [number, number])[]): Cast => ({ card: 'bossonian-archers', at });
const guards = (...at: (readonly [number, number])[]): Cast => ({ card: 'ancestor-guard', at });

describe('who falls', () => {
  it('to shots: the models nearest to the unit that shoots', () => {
    const units = { guards: guards([20, 20], [20, 24], [20, 22], [22, 24]), archers: archers([20, 30], [28, 30]) };
    expect(order({ units }, 'ranged', 'archers')).toEqual([2, 4, 3, 1]);
  });

  it('in melee: first those who do not touch the attackers, the farthest of them first', () => {
    const units = { archers: archers([20, 20], [21.5, 20], [20, 22], [20, 24]), guards: guards([20, 19], [21.5, 19]) };
    expect(order({ units }, 'melee', 'guards')).toEqual([4, 3, 1, 2]);
  });

  it('in melee: a model that touches others only does not touch the attackers', () => {
    const units = { archers: archers([20, 20], [22, 20]), guards: guards([20, 19]), thoth: { card: 'thoth-amon', at: [[22, 19]] as const } };
    expect(order({ units }, 'melee', 'guards')).toEqual([2, 1]);
    expect(order({ units }, 'melee', 'thoth')).toEqual([1, 2]);
    expect(order({ units }, 'counterstrike', 'guards', 'thoth')).toEqual([1, 2]);
  });

  it('in melee: of those who touch the attackers, first who touches the fewest', () => {
    const units = { archers: archers([20, 20], [22, 20]), guards: guards([20, 19], [20, 21], [22, 19]) };
    expect(order({ units }, 'melee', 'guards')).toEqual([2, 1]);
  });

  it('to hazardous ground: those who stand in it', () => {
    const units = { archers: archers([20, 20], [22, 20], [24, 20]) };
    expect(order({ units, terrain: [['swamp', 23, 18, 26, 22]] }, 'hazard')).toEqual([3, 1, 2]);
  });

  it('of equals, those whom the chain can spare', () => {
    const units = { archers: archers([22.5, 20], [20, 20], [25, 20]) };
    expect(order({ units, terrain: [] }, 'hazard')).toEqual([2, 1, 3]);
    expect(order({ units: { archers: archers([20, 20], [22.5, 20]) } })).toEqual([1, 2]);
  });

  it('a hurt model before all others: figures are removed first, and one at most is left hurt', () => {
    const units = { priests: { card: 'priests-of-set', at: [[20, 20], [20, 22], [20, 24]] as const, wounds: [1, 0, 0] }, archers: archers([20, 34]) };
    expect(order({ units }, 'ranged', 'archers')).toEqual([1, 3, 2]);
  });
});

describe('New Life', () => {
  const back = (setting: Setting, id: string, where: 'spot' | 'edge') => {
    const stage = new Stage(setting);
    stage.at(id).fate = 'removed';
    stage.battle.clock += 1;
    return returnPlace(stage.ground, stage.battle, stage.model(id), where);
  };

  it('at once: to the place where the model fell', () => {
    expect(back({ units: { guards: guards([20, 20], [22, 20]) } }, 'guards.2', 'spot')).toEqual([2200, 2000]);
  });

  it('at once: to the nearest free place, if somebody stands there now', () => {
    const stage = new Stage({ units: { guards: guards([20, 20], [22, 20]), archers: archers([30, 30]) } });
    stage.at('guards.2').fate = 'removed';
    Object.assign(stage.at('archers.1'), { x: 2200, y: 2010 });
    stage.battle.clock += 1;
    const [x, y] = returnPlace(stage.ground, stage.battle, stage.model('guards.2'), 'spot')!;
    expect(Math.hypot(x - 2200, y - 2010)).toBeGreaterThanOrEqual(100);
    expect(Math.hypot(x - 2200, y - 2000)).toBeLessThanOrEqual(100);
  });

  it('later: to its player’s edge, next to its unit', () => {
    expect(back({ units: { guards: guards([20, 20], [26, 12], [22, 20]) } }, 'guards.3', 'edge')).toEqual([2600, 50]);
    expect(back({ units: { guards: guards([20, 20], [26, 12], [22, 20]) }, top: 'circle' }, 'guards.3', 'edge')).toEqual([2000, 4750]);
    expect(back({ units: { thoth: { card: 'thoth-amon', at: [[13, 30]] } } }, 'thoth', 'edge')).toEqual([1300, 50]);
  });

  it('later: in contact with nobody', () => {
    const place = back({ units: { guards: guards([20, 2], [22, 20]), archers: archers([20, 0.5]) } }, 'guards.2', 'edge');
    expect(place).toEqual([1890, 50]);
  });
});
