/** Who sees whom, and who can shoot ("Line of Sight", "Ranged Attacks", "Terrain Effects"). */
import { describe, expect, it } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import { firing, mostFar } from '../../../src/systems/conan-rise-of-monsters/rules/range.ts';
import { sees, seesFrom, unitSees } from '../../../src/systems/conan-rise-of-monsters/rules/sight.ts';
import { scatter } from './scatter.ts';
import { seesSlowly } from './sight-oracle.ts';
import { Stage, type Cast, type Setting } from './stage.ts';

/** Archers below, guards above, ten inches apart. */
const archers = (...at: (readonly [number, number])[]): Cast => ({ card: 'bossonian-archers', at });
const guards = (...at: (readonly [number, number])[]): Cast => ({ card: 'ancestor-guard', at });
const ARCHER = archers([20, 30]);
const GUARD = guards([20, 20]);

/** Whether the first archer sees the first guard, and is seen. */
function see({ units = {}, ...setting }: Partial<Setting>): boolean {
  const stage = new Stage({ units: { archers: ARCHER, guards: GUARD, ...units }, ...setting });
  const [archer, guard] = [stage.model('archers.1'), stage.model('guards.1')];
  const there = sees(stage.ground, stage.battle, archer, guard);
  expect(sees(stage.ground, stage.battle, guard, archer), 'the other way round').toBe(there);
  return there;
}

describe('models in the way', () => {
  it('block if they belong to other units, friends as well as enemies', () => {
    expect(see({})).toBe(true);
    expect(see({ units: { thoth: { card: 'thoth-amon', at: [[20, 25]] } } })).toBe(false);
    expect(see({ units: { conan: { card: 'king-conan', at: [[20, 25]] } } })).toBe(false);
  });

  it('never do if they belong to the unit that looks or to the one that is looked at', () => {
    expect(see({ units: { archers: archers([20, 30], [20, 28]), guards: guards([20, 20], [20, 22]) } })).toBe(true);
  });

  it('leave a view past them: any point of one model to any of the other', () => {
    const conanAt = (x: number) => see({ units: { conan: { card: 'king-conan', at: [[x, 25]] } } });
    expect([conanAt(20), conanAt(20.04), conanAt(20.06), conanAt(19.94), conanAt(21)]).toEqual([false, false, true, true, true]);
  });

  it('do not, once they have been removed', () => {
    const stage = new Stage({ units: { archers: ARCHER, guards: GUARD, conan: { card: 'king-conan', at: [[20, 25]] } } });
    stage.at('conan').fate = 'removed';
    stage.battle.clock += 1;
    expect(unitSees(stage.ground, stage.battle, 0, 1)).toBe(true);
  });

  it('are looked over by monsters and to monsters, if they are none themselves', () => {
    const scion: Cast = { card: 'scion-of-set', at: [[20, 20]] };
    const conan: Cast = { card: 'king-conan', at: [[20, 25]] };
    const look = (units: Setting['units'], patch = {}) => {
      const stage = new Stage({ units, patch });
      return [unitSees(stage.ground, stage.battle, 0, 1), unitSees(stage.ground, stage.battle, 1, 0)];
    };
    expect(look({ archers: ARCHER, scion, conan })).toEqual([true, true]);
    expect(look({ archers: ARCHER, scion, oliphant: { card: 'oliphant', at: [[20, 25]] } })).toEqual([false, false]);
    expect(look({ archers: ARCHER, guards: GUARD, oliphant: { card: 'oliphant', at: [[20, 25]] } })).toEqual([false, false]);
    expect(look({ archers: ARCHER, scion, pikemen: { card: 'gunderland-pikemen', at: [[19, 25], [20, 25], [21, 25]] } }, { 'options.tallMonsters': false })).toEqual([false, false]);
  });
});

describe('terrain in the way', () => {
  it('blocks if it is heavy woods, a hill or rocks, and not if it is anything else', () => {
    const behind = (kind: 'heavy-woods' | 'hill' | 'rocks' | 'light-woods' | 'ruins' | 'rough' | 'swamp') => see({ terrain: [[kind, 15, 24, 25, 26]] });
    expect([behind('heavy-woods'), behind('hill'), behind('rocks')]).toEqual([false, false, false]);
    expect([behind('light-woods'), behind('ruins'), behind('rough'), behind('swamp')]).toEqual([true, true, true, true]);
    expect(see({ terrain: [['heavy-woods', 20.4, 24, 25, 26]] })).toBe(true);
  });

  it('heavy woods: one whose base touches the edge sees and is seen, one deeper inside does not', () => {
    const inWoods = (edge: number) => see({ terrain: [['heavy-woods', 15, 14, 25, edge]] });
    expect([inWoods(20.3), inWoods(20.5)]).toEqual([true, true]);
    expect([inWoods(20.51), inWoods(22)]).toEqual([false, false]);
    expect(see({ units: { guards: guards([20, 29]) }, terrain: [['heavy-woods', 15, 26, 25, 33]] })).toBe(false);
  });

  it('a hill hides nobody who stands on it, nor whoever he looks at', () => {
    expect(see({ terrain: [['hill', 15, 15, 25, 27]] })).toBe(true);
    expect(see({ terrain: [['hill', 15, 15, 25, 33]] })).toBe(true);
    expect(see({ terrain: [['hill', 15, 15, 25, 21], ['heavy-woods', 15, 24, 25, 26]] })).toBe(false);
  });
});

describe('from somewhere else', () => {
  it('a model would see what it would see if it stood there', () => {
    const stage = new Stage({ units: { archers: ARCHER, guards: GUARD, conan: { card: 'king-conan', at: [[20, 25]] } } });
    const [archer, guard] = [stage.model('archers.1'), stage.model('guards.1')];
    expect(seesFrom(stage.ground, stage.battle, archer, 2000, 3000, guard)).toBe(false);
    expect(seesFrom(stage.ground, stage.battle, archer, 2300, 3000, guard)).toBe(true);
  });
});

describe('range', () => {
  const shooters = (setting: Setting) => {
    const stage = new Stage(setting);
    const models = firing(stage.ground, stage.battle, 0, 1);
    return { models: models.map((model) => stage.ground.modelName(stage.battle, model)), far: mostFar(stage.ground, stage.battle, models, 1) };
  };

  it('is from edge to edge, the last hundredth of an inch included', () => {
    expect(shooters({ units: { archers: archers([20, 30]), guards: guards([20, 11]) } }).models).toEqual(['archers.1']);
    expect(shooters({ units: { archers: archers([20, 30]), guards: guards([20, 10.99]) } }).models).toEqual([]);
  });

  it('counts model by model: only those shoot who see somebody in their range', () => {
    const units = { archers: archers([20, 30], [21.5, 30], [24.9, 30]), guards: guards([20, 11.5]), thoth: { card: 'thoth-amon', at: [[20.73, 20.5]] as const } };
    expect(shooters({ units }).models).toEqual(['archers.1']);
  });

  it('of 0 is no ranged attack', () => {
    expect(shooters({ units: { pikemen: { card: 'gunderland-pikemen', at: [[20, 22]] }, guards: GUARD } }).models).toEqual([]);
  });

  it('is far if more than half of those who shoot are beyond half of it', () => {
    const near = [20, 30] as const;
    const units = (...far: (readonly [number, number])[]) => ({ archers: archers(near, ...far), guards: guards([20, 20]) });
    expect(shooters({ units: units() }).far).toBe(false); // nine inches exactly
    expect(shooters({ units: units([20, 32]) }).far).toBe(false);
    expect(shooters({ units: units([20, 32], [21.5, 32]) }).far).toBe(true);
  });
});

describe('whatever the layout', () => {
  it('all see whom a slow look at forty random ones finds', () => {
    let seen = 0;
    let looks = 0;
    for (let layout = 0; layout < 40; layout++) {
      const rng = stream('sight', 'layout', layout);
      const near = () => 12 + rng.below(25);
      const units = scatter({
        archers: ['bossonian-archers', 5, near(), near(), 8], knights: ['poitainian-knights', 3, near(), near(), 8], oliphant: ['oliphant', 1, near(), near(), 1],
        guards: ['ancestor-guard', 5, near(), near(), 8], scion: ['scion-of-set', 1, near(), near(), 1], skirmishers: ['stygian-skirmishers', 5, near(), near(), 8],
      }, rng);
      const box = () => [near() - 4, near() - 4] as const;
      const piece = (kind: 'hill' | 'heavy-woods' | 'rocks' | 'light-woods') => {
        const [x, y] = box();
        return [kind, x, y, x + 3 + rng.below(5), y + 3 + rng.below(5)] as const;
      };
      const stage = new Stage({ units, terrain: [piece('hill'), piece('heavy-woods'), piece('heavy-woods'), piece('light-woods')], patch: { 'options.tallMonsters': layout % 3 !== 0 } });
      for (let look = 0; look < 60; look++) {
        const [model, other] = [rng.below(9), 9 + rng.below(11)];
        const expected = seesSlowly(stage, model, other);
        if (expected === undefined) continue; // too close to tell by fractions
        expect(sees(stage.ground, stage.battle, model, other), `layout ${layout}: ${model} and ${other}`).toBe(expected);
        looks += 1;
        if (expected) seen += 1;
      }
    }
    expect(looks).toBeGreaterThan(2000);
    expect(seen / looks).toBeGreaterThan(0.2);
    expect(seen / looks).toBeLessThan(0.8);
  });
});
