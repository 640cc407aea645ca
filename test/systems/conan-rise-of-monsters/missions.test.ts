/** Setting the stage, and what each mission scores ("The Battlefield", "Victory"). */
import { describe, expect, it } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import { Ground } from '../../../src/systems/conan-rise-of-monsters/ground.ts';
import { numbersOf } from '../../../src/systems/conan-rise-of-monsters/book.ts';
import { annihilation } from '../../../src/systems/conan-rise-of-monsters/missions/annihilation.ts';
import { MISSIONS } from '../../../src/systems/conan-rise-of-monsters/missions/all.ts';
import { escape } from '../../../src/systems/conan-rise-of-monsters/missions/escape.ts';
import { setUp, widthFor } from '../../../src/systems/conan-rise-of-monsters/missions/set-up.ts';
import { shrine, woundsAround } from '../../../src/systems/conan-rise-of-monsters/missions/shrine.ts';
import { forObjectives, victoryPoints } from '../../../src/systems/conan-rise-of-monsters/missions/victory.ts';
import { outlook } from '../../../src/systems/conan-rise-of-monsters/outlook.ts';
import { Stage, type Cast, type Setting } from './stage.ts';

const CONAN: Cast = { card: 'king-conan', at: [[24, 40]] };
const THOTH: Cast = { card: 'thoth-amon', at: [[24, 8]] };
const OLIPHANT: Cast = { card: 'oliphant', at: [[10, 40]] };
const SCION: Cast = { card: 'scion-of-set', at: [[10, 8]] };
/** The unit with nobody left. */
const gone = (cast: Cast): Cast => ({ ...cast, at: [] });

const stageOf = (mission: string, units: Setting['units'], setting: Partial<Setting> = {}) => new Stage({ mission, units, turn: 6, ...setting });
const points = ({ ground, battle }: Stage) => [0, 1].map((seat) => victoryPoints(ground, battle, seat));
const judged = ({ ground, battle }: Stage) => ground.mission.judge(ground, battle).grade;

describe('The Battlefield', () => {
  it.each([[16, 48], [20, 48], [21, 72], [40, 72], [41, 96]])('forces of %i points: %i inches wide', (cost, width) => {
    expect(widthFor(numbersOf(), cost)).toBe(width);
  });

  it.each(MISSIONS)('$card.title: six pieces of terrain, nine inches from the edges of the players', (mission) => {
    for (let index = 0; index < 4; index++) {
      const { table } = setUp(numbersOf(), mission, null, openChance('table', index));
      expect([table.width, table.height, table.pieces.length]).toEqual([4800, 4800, 6]);
      for (const { outline } of table.pieces) for (const [, y] of outline) expect(y >= 900 && y <= 3900).toBe(true);
    }
  });

  it('the shrine stands in the middle, in the open', () => {
    const { shrine: at, table } = setUp(numbersOf(), shrine, null, openChance('table', 1));
    expect(at).toEqual([2400, 2400]);
    for (const { outline } of table.pieces) for (const [x, y] of outline) expect(Math.abs(x - 2400) > 300 || Math.abs(y - 2400) > 300).toBe(true);
  });

  it('games come in pairs on one table: the second swaps the edges, and the runner where he is drawn', () => {
    const runners = new Set<unknown>();
    for (let game = 0; game < 60; game += 2) {
      const [one, other] = [game, game + 1].map((index) => setUp(numbersOf(), escape, null, openChance('pairs', index, {}, null, true))) as [ReturnType<typeof setUp>, ReturnType<typeof setUp>];
      expect(other.table).toEqual(one.table);
      expect([other.top, other.runner]).toEqual([1 - one.top, 1 - one.runner!]);
      runners.add(one.runner);
    }
    expect([...runners].sort()).toEqual([0, 1]);
    const fixed = [0, 1].map((index) => setUp(numbersOf({ 'missions.escape.runner': 'set' }), escape, null, openChance('pairs', index, {}, null, true)).runner);
    expect(fixed).toEqual([1, 1]);
  });
});

describe('Victory', () => {
  it('a point for each enemy unit completely removed, whatever removed it; units with any models left are not counted', () => {
    const stage = stageOf('annihilation', { conan: CONAN, oliphant: gone(OLIPHANT), thoth: THOTH, scion: gone(SCION), guard: { card: 'ancestor-guard', at: [[30, 8]] }, priests: gone({ card: 'priests-of-set', at: [] }) });
    expect(points(stage)).toEqual([2, 1]);
    stage.at('guard.1').fate = 'off-table';
    expect(points(stage)).toEqual([3, 1]);
  });

  it('more points win, as many draw', () => {
    const both = { conan: CONAN, thoth: THOTH };
    expect(judged(stageOf('annihilation', { ...both, oliphant: OLIPHANT, scion: gone(SCION) }))).toBe('circle-ahead');
    expect(judged(stageOf('annihilation', { ...both, oliphant: gone(OLIPHANT), scion: gone(SCION) }))).toBe('draw');
    expect(judged(stageOf('annihilation', { conan: gone(CONAN), oliphant: gone(OLIPHANT), thoth: THOTH, scion: SCION }))).toBe('set-annihilates');
  });

  it('who has nobody left may still have destroyed more units', () => {
    const guards = Object.fromEntries([1, 2, 3].map((number) => [`guard-${number}`, gone({ card: 'ancestor-guard', at: [] })]));
    expect(judged(stageOf('annihilation', { conan: gone(CONAN), oliphant: gone(OLIPHANT), thoth: THOTH, ...guards }))).toBe('circle-ahead');
  });

  it('a point for a unit, or as many as the book is patched to', () => {
    const { battle } = stageOf('annihilation', { conan: CONAN, thoth: THOTH, scion: gone(SCION) });
    expect(victoryPoints(new Ground(numbersOf({ 'victory.unit': 3 }), annihilation), battle, 0)).toBe(3);
  });
});

describe('Shrine', () => {
  const NEAR: Cast = { card: 'bossonian-archers', at: [[24, 24], [25, 24], [26, 24], [27, 24], [28, 24]] };

  it('counts the wounds that models with a base within three inches can still take', () => {
    const stage = stageOf('shrine', { archers: NEAR, priests: { card: 'priests-of-set', at: [[24, 22], [24, 21], [24, 20.49]], wounds: [1, 0, 0] } });
    // the archers at 0, 1, 2 and 3 inches reach in, the one at 4 does not: its base ends 3.5 inches off; the last priest is a hundredth too far
    expect([0, 1].map((seat) => woundsAround(stage.ground, stage.battle, seat))).toEqual([4, 3]);
    stage.condition('archers').fleeing = true;
    expect(woundsAround(stage.ground, stage.battle, 0)).toBe(0);
  });

  it.each([[3, [0, 0]], [4, [1, 0]], [6, [1, 0]]] as const)('at the end of turn %i the points are %j', (turn, expected) => {
    const stage = stageOf('shrine', { archers: NEAR, thoth: THOTH }, { turn });
    shrine.score(stage.ground, stage.state, stage.chance);
    expect(stage.battle.points).toEqual(expected);
  });

  it('as many wounds around it score nothing', () => {
    const stage = stageOf('shrine', { archers: { card: 'bossonian-archers', at: [[24, 25], [24, 26], [23, 25], [23, 26], [22, 25]] }, thoth: { card: 'thoth-amon', at: [[24, 22]] } });
    shrine.score(stage.ground, stage.state, stage.chance);
    expect([0, 1].map((seat) => woundsAround(stage.ground, stage.battle, seat))).toEqual([5, 5]);
    expect(stage.battle.points).toEqual([0, 0]);
  });

  it('its points decide', () => {
    const stage = stageOf('shrine', { conan: CONAN, thoth: THOTH, oliphant: gone(OLIPHANT) });
    stage.battle.points = [2, 0];
    expect([points(stage), judged(stage)]).toEqual([[2, 1], 'circle-objective']);
    stage.battle.points = [0, 1];
    expect(judged(stage)).toBe('set-ahead');
  });

  it('who is alone on the table holds it at the end of each turn by which he can have run there', () => {
    const alone = (y: number, turn: number, activated = false) => {
      const stage = stageOf('shrine', { conan: { card: 'king-conan', at: [[24, y]], activated }, thoth: gone(THOTH) }, { turn, turnOf: 'circle' });
      return forObjectives(stage.ground, stage.battle, 0);
    };
    // a run is 12 inches; Conan's base may end 3 inches from the shrine, his middle 3.5
    expect([alone(40, 3), alone(40, 5), alone(39, 6), alone(40, 6)]).toEqual([3, 1, 1, 0]);
    expect([alone(27, 6, true), alone(39, 6, true)]).toEqual([1, 0]);
  });
});

describe('Escape', () => {
  const across = (stage: Stage, ...units: string[]) => {
    for (const unit of units) {
      stage.condition(unit).escaped = true;
      for (const model of stage.battle.forces.units[stage.unit(unit)]!.members) stage.battle.models[model]!.fate = 'off-table';
    }
    return stage;
  };

  it('a point for a unit that got across, two for a commander; it does not count as destroyed', () => {
    const stage = across(stageOf('escape', { conan: CONAN, oliphant: OLIPHANT, thoth: THOTH }), 'oliphant');
    expect(points(stage)).toEqual([1, 0]);
    expect([points(across(stage, 'conan')), judged(stage)]).toEqual([[3, 0], 'circle-objective']);
  });

  it('only the runner may leave', () => {
    for (const runner of ['circle', 'set'] as const) {
      const { ground, battle } = stageOf('escape', { conan: CONAN, thoth: THOTH }, { runner });
      expect([0, 1].map((unit) => escape.mayLeave(ground, battle, unit))).toEqual([runner === 'circle', runner === 'set']);
    }
    const { ground, battle } = stageOf('annihilation', { conan: CONAN, thoth: THOTH });
    expect([0, 1].some((unit) => ground.mission.mayLeave(ground, battle, unit))).toBe(false);
  });

  it('a runner alone on the table brings across all that can still run to the edge', () => {
    const alone = (y: number, turn: number) => {
      const stage = stageOf('escape', { oliphant: { card: 'oliphant', at: [[24, y]] }, thoth: gone(THOTH) }, { turn, turnOf: 'circle' });
      return forObjectives(stage.ground, stage.battle, 0);
    };
    // its own edge is the lower one; 14 inches a run; its base ends 1.2 inches from its middle, and has to get beyond the edge
    expect([alone(40, 4), alone(43.19, 4), alone(43.2, 4), alone(43.2, 3), alone(15, 6)]).toEqual([1, 1, 0, 1, 1]);
    const stopped = stageOf('escape', { oliphant: gone(OLIPHANT), thoth: THOTH });
    expect(points(stopped)).toEqual([0, 1]);
  });
});

describe('how a battle stands', () => {
  it('even, better with more left, better with more points, the result once it is over', () => {
    const of = (units: Setting['units'], mission = 'annihilation') => {
      const { ground, battle } = stageOf(mission, units);
      return outlook(ground, battle);
    };
    const even = of({ conan: CONAN, thoth: THOTH });
    expect(even).toBe(0.5);
    const hurt = of({ conan: CONAN, thoth: { ...THOTH, wounds: [3] } });
    expect(hurt).toBeGreaterThan(even);
    expect(of({ conan: CONAN, oliphant: gone(OLIPHANT), thoth: THOTH, scion: SCION })).toBeLessThan(even);
    expect(of({ conan: { card: 'king-conan', at: [[24, 26]] }, thoth: THOTH }, 'shrine')).toBeGreaterThan(even);
    const stage = stageOf('annihilation', { conan: CONAN, thoth: THOTH });
    stage.battle.result = { winner: 1, grade: 'set-ahead' };
    expect(outlook(stage.ground, stage.battle)).toBe(0);
  });
});
