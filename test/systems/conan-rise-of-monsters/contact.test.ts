/** How units come into contact: closing in, surge, piling in ("Melee Attacks", "Surge", "Engagement", "Contact"). */
import { describe, expect, it } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import { INCH } from '../../../src/kernel/table/inches.ts';
import { closeIn, type Rest } from '../../../src/systems/conan-rise-of-monsters/rules/contact.ts';
import { pileIn } from '../../../src/systems/conan-rise-of-monsters/rules/pile-in.ts';
import { placeAt } from '../../../src/systems/conan-rise-of-monsters/rules/place.ts';
import { surge } from '../../../src/systems/conan-rise-of-monsters/rules/surge.ts';
import { ClosingOracle } from './closing-oracle.ts';
import { scatter } from './scatter.ts';
import { Stage, type Setting } from './stage.ts';

interface Closing {
  unit?: string;
  enemies?: readonly string[];
  /** Inches, of every model or of each. */
  allowance?: number | readonly number[];
  mustTouch?: string;
  rest?: Rest;
}

/** The pikemen close in on the guards, if nothing else is said. */
function close(setting: Setting, { unit = 'pikemen', enemies = ['guards'], allowance = 6, mustTouch, rest }: Closing = {}): Stage {
  const stage = new Stage(setting);
  const { ground, battle } = stage;
  const members = ground.members(battle, stage.unit(unit));
  const allowances = members.map((_, member) => Math.round((typeof allowance === 'number' ? allowance : allowance[member]!) * INCH));
  placeAt(battle, members, closeIn(ground, battle, stage.unit(unit), enemies.map((enemy) => stage.unit(enemy)), allowances, mustTouch === undefined ? -1 : stage.unit(mustTouch), rest));
  return stage;
}

/** Whom a model touches. */
const touched = (stage: Stage, id: string): string[] => stage.ground.contacts(stage.battle, stage.model(id)).map((enemy) => stage.ground.modelName(stage.battle, enemy));

/** How many models of a unit touch an enemy. */
const engaged = ({ ground, battle }: Stage, unit: number): number => ground.members(battle, unit).filter((model) => ground.contacts(battle, model).length > 0).length;

const pikemen = (...at: (readonly [number, number])[]) => ({ card: 'gunderland-pikemen', at });
const guards = (...at: (readonly [number, number])[]) => ({ card: 'ancestor-guard', at });

describe('a unit closes in', () => {
  it('straight, and the nearest model first', () => {
    const stage = close({ units: { pikemen: pikemen([21, 20], [22.5, 20], [24, 20]), guards: guards([24, 25]) } }, { allowance: 7 });
    expect(stage.places('pikemen')[2]).toEqual([24, 24]);
    expect(engaged(stage, 0)).toBe(3);
  });

  it('round the base of an enemy, where the near side is taken', () => {
    const units = { pikemen: pikemen([19, 20], [20.2, 20], [21.4, 20], [22.6, 20], [23.8, 20]), guards: guards([21.4, 24]) };
    expect(engaged(close({ units }, { allowance: 6 }), 0)).toBe(5);
    expect(engaged(close({ units }, { allowance: 4.5 }), 0)).toBeLessThan(5);
  });

  it('on those whom nobody touches yet before others that are nearer', () => {
    const stage = close({ units: { pikemen: pikemen([20, 20], [21.2, 20]), guards: guards([20, 24], [23, 24]) } });
    expect([touched(stage, 'pikemen.1'), touched(stage, 'pikemen.2')]).toEqual([['guards.1'], ['guards.2']]);
  });

  it('several on one, when there is nobody else', () => {
    const stage = close({ units: { pikemen: pikemen([20, 20], [21.2, 20], [22.4, 20]), guards: guards([20, 24]) } });
    expect(touched(stage, 'guards.1')).toEqual(['pikemen.1', 'pikemen.2', 'pikemen.3']);
  });

  it('from all sides: ten small bases have room round a monster’s', () => {
    const ring = Array.from({ length: 10 }, (_, i) => [24 + 4.5 * Math.cos((i * Math.PI) / 5), 24 + 4.5 * Math.sin((i * Math.PI) / 5)] as const);
    expect(engaged(close({ units: { guards: guards(...ring), oliphant: { card: 'oliphant', at: [[24, 24]] } } }, { unit: 'guards', enemies: ['oliphant'] }), 0)).toBe(10);
  });

  it('as close as it can get, if the allowance is not enough; or stays, if that is asked for', () => {
    const units = { pikemen: pikemen([20, 20]), guards: guards([20, 30]) };
    expect(close({ units }, { allowance: 3 }).places('pikemen')).toEqual([[20, 23]]);
    expect(close({ units }, { allowance: 3, rest: 'stay' }).places('pikemen')).toEqual([[20, 20]]);
    expect(close({ units }, { allowance: 9 }).places('pikemen')).toEqual([[20, 29]]);
    expect(engaged(close({ units }, { allowance: 8.99 }), 0)).toBe(0);
  });

  it('through friends, but not to a place where one stands', () => {
    const through = close({ units: { pikemen: pikemen([20, 20]), guards: guards([20, 24.5]), conan: { card: 'king-conan', at: [[20, 22]] } } });
    expect(through.places('pikemen')).toEqual([[20, 23.5]]);
    const beside = close({ units: { pikemen: pikemen([20, 20]), guards: guards([20, 24]), conan: { card: 'king-conan', at: [[20, 23]] } } });
    expect(touched(beside, 'pikemen.1')).toEqual(['guards.1']);
    const [[x, y]] = beside.places('pikemen') as [readonly [number, number]];
    expect(Math.hypot(x - 20, y - 23)).toBeGreaterThanOrEqual(1);
  });

  it('not through enemies', () => {
    const behind = close({ units: { pikemen: pikemen([20, 20]), scion: { card: 'scion-of-set', at: [[20, 22]] }, guards: guards([20, 23.8]) } }, { rest: 'stay' });
    expect(behind.places('pikemen')).toEqual([[20, 20]]);
  });

  it('at double cost in difficult ground', () => {
    const units = { pikemen: pikemen([20, 20]), guards: guards([20, 25]) };
    const terrain = [['rough', 15, 21, 25, 23]] as const;
    expect(engaged(close({ units, terrain }, { allowance: 6 }), 0)).toBe(1);
    const short = close({ units, terrain }, { allowance: 5.5 });
    expect(engaged(short, 0)).toBe(0);
    expect(short.places('pikemen')[0]![1]).toBeCloseTo(23.5, 1);
  });

  it('but for those who touch an enemy already: they stay', () => {
    const stage = close({ units: { pikemen: pikemen([20, 20], [21.5, 20]), guards: guards([20, 21], [23.5, 21]) } });
    expect(stage.places('pikemen')[0]).toEqual([20, 20]);
    expect(touched(stage, 'pikemen.2')).toEqual(['guards.2']);
  });

  it('as one chain: nobody goes where the others cannot follow', () => {
    const units = { pikemen: pikemen([20, 20], [22.9, 20]), guards: guards([20, 26]) };
    expect(engaged(close({ units }, { allowance: [6, 6] }), 0)).toBe(2);
    const held = close({ units }, { allowance: [6, 0] });
    expect(engaged(held, 0)).toBe(0);
    const [a, b] = held.places('pikemen') as [readonly [number, number], readonly [number, number]];
    expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeLessThanOrEqual(3);
  });

  it('not at all, if nobody can touch the unit that has to be touched', () => {
    const units = { pikemen: pikemen([20, 20], [21.5, 20]), guards: guards([20, 30]), thoth: { card: 'thoth-amon', at: [[18.2, 24]] as const } };
    expect(close({ units }, { enemies: ['guards'], mustTouch: 'guards', allowance: 8 }).places('pikemen')).toEqual([[20, 20], [21.5, 20]]);
    const stage = close({ units }, { enemies: ['guards', 'thoth'], mustTouch: 'guards', allowance: 10 });
    expect(engaged(stage, 0)).toBe(2);
    expect(touched(stage, 'pikemen.1')).toEqual(['guards.1']);
    expect(touched(close({ units }, { enemies: ['guards', 'thoth'], allowance: 10 }), 'pikemen.1')).toEqual(['thoth']);
  });
});

describe('surge', () => {
  it('brings all five archers into contact when four guards barely make it, as in the combat example', () => {
    const stage = close({
      units: {
        archers: { card: 'bossonian-archers', at: [[20, 20], [21.5, 20], [23, 20], [24.5, 20], [26, 20]] },
        guards: guards([20, 26.9], [21.5, 28.5], [23, 28.5], [24.5, 28.5]),
      },
    }, { unit: 'guards', enemies: ['archers'], mustTouch: 'archers' });
    expect(engaged(stage, stage.unit('archers'))).toBe(1);
    surge(stage.ground, stage.state, [stage.unit('archers')], stage.unit('guards'), stage.chance);
    expect(engaged(stage, stage.unit('archers'))).toBe(5);
    expect(stage.tells('move')).toMatchObject([{ unit: 'archers', how: 'surge', touches: ['guards'] }]);
  });

  it('goes to attackers whom nobody touches first', () => {
    const stage = new Stage({ units: { archers: { card: 'bossonian-archers', at: [[20, 20], [21.4, 20]] }, guards: guards([20, 21], [23.4, 22]) } });
    surge(stage.ground, stage.state, [0], 1, stage.chance);
    expect(touched(stage, 'archers.2')).toEqual(['guards.2']);
  });

  it('is not for a unit that flees, and leaves those where they are who cannot get into contact', () => {
    const setting = { units: { archers: { card: 'bossonian-archers', at: [[20, 20], [22.9, 20]] as const }, guards: guards([19.3, 20.72], [18.5, 19]) }, patch: { 'units.bossonian-archers.movement': 1 } };
    const stage = new Stage(setting);
    surge(stage.ground, stage.state, [0], 1, stage.chance);
    expect(stage.places('archers')).toEqual([[20, 20], [22.9, 20]]);
    const fleeing = new Stage({ units: { archers: { ...setting.units.archers, fleeing: true }, guards: guards([20, 21]) } });
    surge(fleeing.ground, fleeing.state, [0], 1, fleeing.chance);
    expect(fleeing.tells('move')).toEqual([]);
  });
});

describe('piling in', () => {
  it('a unit that fights on brings up those who touch nobody, for all units that it is engaged with', () => {
    const stage = new Stage({
      units: { pikemen: pikemen([20, 20], [21.5, 20], [23, 20]), guards: guards([20, 21]), thoth: { card: 'thoth-amon', at: [[19, 20]] }, priests: { card: 'priests-of-set', at: [[24, 21]] } },
    });
    pileIn(stage.ground, stage.state, 0, stage.chance);
    expect(engaged(stage, 0)).toBe(3);
    expect(touched(stage, 'priests.1')).toEqual([]);
    expect(stage.tells('move')).toMatchObject([{ how: 'pile-in', touches: ['guards', 'thoth'] }]);
  });
});

describe('whatever the layout', () => {
  it('all that is asked for and nothing that is not allowed, as a slow look at forty random ones finds', () => {
    let touching = 0;
    for (let layout = 0; layout < 40; layout++) {
      const rng = stream('closing in', 'layout', layout);
      const near = () => 20 + rng.below(9);
      const units = scatter({
        archers: ['bossonian-archers', 5, 24, 24, 5], knights: ['poitainian-knights', 3, near(), near(), 4],
        guards: ['ancestor-guard', 5, near(), near(), 5], scion: ['scion-of-set', 1, near(), near(), 1], thoth: ['thoth-amon', 1, near(), near(), 1],
      }, rng);
      const stage = new Stage({ units, terrain: [['light-woods', 18, 20, 22, 25], ['rough', 25, 26, 29, 29], ['rocks', 16, 28, 19, 30]] });
      const unit = layout % 2;
      const enemies = [2, 3, 4].slice(0, 1 + (layout % 3));
      const allowances = stage.ground.members(stage.battle, unit).map(() => 6);
      const to = closeIn(stage.ground, stage.battle, unit, enemies, allowances.map((inches) => inches * INCH), layout % 4 === 0 ? 2 : -1, layout % 5 === 0 ? 'stay' : 'approach');
      const oracle = new ClosingOracle(stage, unit, to, allowances);
      expect(oracle.wrongs, `layout ${layout}`).toEqual([]);
      if (layout % 4 !== 0) expect(oracle.idle(enemies), `layout ${layout}`).toEqual([]);
      touching += oracle.contacts;
    }
    expect(touching).toBeGreaterThan(60);
  });
});
