/** Who has won, and what is worth points ("Victory"). */
import { describe, expect, it } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import { numbersOf } from '../../../src/systems/warengine/book.ts';
import type { WarGame } from '../../../src/systems/warengine/game.ts';
import { Ground } from '../../../src/systems/warengine/ground.ts';
import { holdTheGround } from '../../../src/systems/warengine/missions/hold-the-ground.ts';
import { lastManStanding } from '../../../src/systems/warengine/missions/last-man-standing.ts';
import { scoreOf, targetOf, victoryPoints } from '../../../src/systems/warengine/missions/victory-points.ts';
import { warengine } from '../../../src/systems/warengine/index.ts';
import { countHeld, holder, quartersOf } from '../../../src/systems/warengine/rules/objectives.ts';
import { goOutOfPlay } from '../../../src/systems/warengine/rules/out-of-play.ts';
import type { Objective } from '../../../src/systems/warengine/state.ts';
import { Stage, type Cast } from './stage.ts';

const silent = { dice: { stream: () => ({ below: () => 0 }), startRound() {} }, luck: { record() {}, roll() {} }, tell: null };
const SPOT: Objective = { name: 'well', piece: -1, figure: -1, x: 2400, y: 2400 };
const PIECE: Objective = { name: 'light 1', piece: 0, figure: -1, x: 2400, y: 2400 };
const wood = [['light', 22, 22, 26, 26]] as const;
const squad = (side: string, x: number, y: number): Cast => Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name, i) => [`${side}${name}`, ['thug', `${side}1`, x + 1.5 * i, y] as const]));

describe('points ("Victory")', () => {
  it('each figure is worth what it cost, the last of a unit 100 more: a squad of five, or a single one', () => {
    const stage = new Stage({ cast: { ...squad('r', 5, 5), ...squad('b', 5, 40), bs: ['spike', 'b2', 40, 40] } });
    const { ground, battle } = stage;
    for (const id of ['ba', 'bb', 'bc', 'bd']) goOutOfPlay(ground, battle, [stage.number(id)], 'destroyed', silent);
    expect(battle.points).toEqual([40, 0]);
    goOutOfPlay(ground, battle, [stage.number('be')], 'routed', silent);
    expect(battle.points).toEqual([150, 0]);
    goOutOfPlay(ground, battle, [stage.number('bs')], 'destroyed', silent);
    expect(battle.points).toEqual([260, 0]);
  });
});

describe('objectives', () => {
  const hold = (objective: Objective, cast: Cast) => {
    const { ground, battle } = new Stage({ cast, terrain: wood });
    return holder(ground, battle, objective);
  };

  it('a piece is held by the side that alone is on it or within an inch of it', () => {
    expect(hold(PIECE, { r: ['thug', 'r1', 24, 24], b: ['thug', 'b1', 24, 28] })).toBe(0);
    expect(hold(PIECE, { r: ['thug', 'r1', 24, 24], b: ['thug', 'b1', 24, 27.5] })).toBeNull();
    expect(hold(PIECE, { r: ['thug', 'r1', 24, 30], b: ['thug', 'b1', 27.5, 24] })).toBe(1);
    expect(hold(PIECE, { r: ['thug', 'r1', 24, 30], b: ['thug', 'b1', 40, 40] })).toBeNull();
  });

  it('a spot by who alone is within three inches; a marked figure by who destroyed it', () => {
    expect(hold(SPOT, { r: ['thug', 'r1', 24, 27.5], b: ['thug', 'b1', 24, 20.4] })).toBe(0);
    const marked: Objective = { name: 'b', piece: -1, figure: 1, x: 0, y: 0 };
    expect(hold(marked, { r: ['thug', 'r1', 24, 27.5], b: ['thug', 'b1', 24, 20.4] })).toBeNull();
    expect(hold(marked, { r: ['thug', 'r1', 24, 27.5], b: ['thug', 'b1', 24, 20.4, { fate: 'destroyed' }] })).toBe(0);
  });

  it('a table quarter takes 250 points of figures more than the enemy there', () => {
    const cast = Object.fromEntries(Array.from({ length: 26 }, (_, i) => [`r${i}`, ['thug', 'r1', 1 + i * 0.8, 5] as const]));
    const { ground, battle } = new Stage({ cast: { ...cast, b: ['thug', 'b1', 10, 20] } }); // ten points each
    expect([quartersOf(ground, battle, 0), quartersOf(ground, battle, 1)]).toEqual([1, 0]);
    battle.figures[0]!.fate = 'destroyed';
    expect(quartersOf(ground, battle, 0)).toBe(0);
  });
});

describe('Victory Points', () => {
  const judged = (points: [number, number], turn: number) => {
    const stage = new Stage({ cast: { ...squad('r', 5, 5), ...squad('b', 5, 40) } });
    const ground = new Ground(numbersOf(), victoryPoints);
    Object.assign(stage.battle, { turn, points });
    return victoryPoints.judge(ground, stage.battle)?.grade ?? null;
  };

  it('250 for playing and for each objective; the target total has to be passed', () => {
    const stage = new Stage({ cast: { r: ['thug', 'r1', 24, 24], b: ['thug', 'b1', 40, 40] }, terrain: wood });
    const ground = new Ground(numbersOf(), victoryPoints);
    const battle = { ...stage.battle, objectives: [PIECE, SPOT] };
    expect([scoreOf(ground, battle, 0, false), scoreOf(ground, battle, 1, false)]).toEqual([750, 250]);
    expect(targetOf(ground, battle, 0)).toBe(250 + 500 + 5);
  });

  it('table quarters, where they are played, count after the last turn', () => {
    const cast = Object.fromEntries(Array.from({ length: 25 }, (_, i) => [`r${i}`, ['thug', 'r1', 1 + i * 0.8, 5] as const]));
    const { battle } = new Stage({ cast: { ...cast, b: ['thug', 'b1', 40, 40] } });
    const scores = (quarters: boolean) => {
      const ground = new Ground(numbersOf({ 'missions.victory-points.quarters': quarters }), victoryPoints);
      return [false, true].map((last) => scoreOf(ground, battle, 0, last));
    };
    expect([scores(true), scores(false)]).toEqual([[250, 500], [250, 250]]);
    const ground = new Ground(numbersOf({ 'missions.victory-points.quarters': true }), victoryPoints);
    expect(victoryPoints.measure(ground, { ...battle, turn: 6 })).toMatchObject({ 'objectives.red': 1, 'score.red': 500, 'objectives.blue': 0 });
  });

  it('a marked figure is an objective of the enemy alone: destroyed it counts, unless its own side did it; routed it does not', () => {
    const { battle } = new Stage({ cast: { r: ['thug', 'r1', 24, 24], b: ['thug', 'b1', 40, 40], c: ['thug', 'b1', 44, 40] } });
    const ground = new Ground(numbersOf(), victoryPoints);
    const marked = { ...battle, objectives: [{ name: 'b', piece: -1, figure: 1, x: 0, y: 0 }] };
    expect([targetOf(ground, marked, 0), targetOf(ground, marked, 1)]).toEqual([250 + 250 + 10, 250 + 5]);
    marked.figures[1]!.fate = 'routed';
    expect(scoreOf(ground, marked, 0, true)).toBe(250);
    marked.figures[1]!.fate = 'destroyed';
    expect([scoreOf(ground, marked, 0, true), scoreOf(ground, marked, 1, true)]).toEqual([500, 250]);
    marked.figures[1]!.ownKill = true;
    expect(scoreOf(ground, marked, 0, true)).toBe(250);
  });

  describe('a marked figure has to be killed by the enemy in combat', () => {
    const MOVED = { moved: true };
    /** Attacks show 12, defenses 2. */
    const HIT = [6, 6, 6];
    const DIES = [1, 1];
    /** b is marked, and dies: who has achieved it. */
    const achieved = (stage: Stage, ...actions: Parameters<Stage['play']>) => {
      stage.play(...actions);
      expect([stage.figure('b').fate, stage.unused]).toEqual(['destroyed', []]);
      return holder(stage.ground, stage.battle, { name: 'b', piece: -1, figure: stage.number('b'), x: 0, y: 0 });
    };

    it('shot by an enemy: achieved', () => {
      const stage = new Stage({ cast: { r: ['rifleman', 'r1', 10, 10, MOVED], b: ['thug', 'b1', 20, 10, MOVED], c: ['thug', 'b1', 40, 40] }, dice: [...HIT, ...DIES] });
      expect(achieved(stage, stage.attack('r', 'b'))).toBe(0);
    });

    it('in the burst of a friend’s rifle: points for the enemy, no objective', () => {
      const patch = { 'units.rifleman.weapons.rifle.area': 'burst', 'units.rifleman.weapons.rifle.targets': 2 };
      const cast: Cast = { c: ['rifleman', 'b1', 10, 10, MOVED], r: ['thug', 'r1', 20, 10, MOVED], s: ['thug', 'r1', 40, 44], b: ['thug', 'b2', 20, 11, MOVED] };
      const stage = new Stage({ cast, patch, dice: [...HIT, ...DIES, ...DIES] });
      expect(achieved(stage, stage.attack('c', 'r'))).toBeNull();
      expect(stage.battle.points).toEqual([110, 10]);
    });

    it('of a friend’s burst and an enemy’s at the same time: achieved, though the friend’s is rolled first', () => {
      const patch = { 'units.rifleman.weapons.rifle.area': 'burst', 'units.rifleman.weapons.rifle.targets': 2, 'units.rifleman.defense': '2k2' };
      const cast: Cast = { c: ['rifleman', 'b1', 10, 10, MOVED], r: ['rifleman', 'r1', 14, 10, { moved: true, reserve: 0 }], s: ['thug', 'r1', 40, 44], b: ['thug', 'b2', 12, 11.5, MOVED] };
      const stage = new Stage({ cast, patch, dice: [...HIT, ...DIES, ...DIES, ...HIT, ...DIES, ...DIES] });
      expect(achieved(stage, stage.attack('c', 'r'), stage.reserveAttack('r', 'c'))).toBe(0);
      expect(stage.battle.tallies.ownKills).toEqual([0, 1]);
    });
  });

  it('so many places between the two deployment zones, and each side’s dearest figure where it is marked', () => {
    const objectives = (mission: string, patch: Record<string, unknown> = {}) => {
      const game = warengine.open({ mission, patch }) as WarGame;
      return game.deploy(openChance('objectives', 0, {}, null, true)).open;
    };
    expect(objectives('last-man-standing').objectives).toEqual([]);
    for (const [battle, places] of [[objectives('hold-the-ground'), 1], [objectives('victory-points'), 2], [objectives('victory-points', { 'missions.victory-points.objectives': 4, 'terrain.blocking': 0, 'terrain.heavy': 0, 'terrain.light': 0 }), 4]] as const) {
      expect(battle.objectives).toHaveLength(places);
      for (const { y } of battle.objectives) expect(y > 1200 && y < 3600).toBe(true);
    }
    const { objectives: marked, forces } = objectives('victory-points', { 'missions.victory-points.marked': true });
    const dearest = marked.slice(2).map(({ figure }) => forces.figures[figure]!);
    expect(dearest.map(({ seat }) => seat)).toEqual([0, 1]);
    for (const { seat, points } of dearest) expect(points).toBe(Math.max(...forces.figures.filter((figure) => figure.seat === seat).map((figure) => figure.points)));
  });

  it.each([
    [[25, 0], 1, null], [[26, 0], 1, 'red-target'], [[26, 26], 1, 'both-target'], [[0, 26], 1, 'blue-target'], [[0, 0], 6, 'draw'],
  ] as const)('points %j after turn %i: %s', (points, turn, grade) => {
    expect(judged([...points], turn)).toBe(grade);
  });

  it('after the last turn the margin decides: more than 250', () => {
    const cast = { ...squad('r', 5, 5), ...squad('b', 5, 40) };
    const grade = (points: [number, number]) => {
      const stage = new Stage({ cast });
      Object.assign(stage.battle, { turn: 6, points });
      return victoryPoints.judge(new Ground(numbersOf({ 'victory.margin': 10 }), victoryPoints), stage.battle)!.grade;
    };
    expect([grade([10, 0]), grade([11, 0]), grade([0, 11])]).toEqual(['draw', 'red-ahead', 'blue-ahead']);
  });
});

describe('Hold the Ground', () => {
  it('held alone at the end of a turn and of the two after it; a turn in doubt begins it anew', () => {
    const stage = new Stage({ cast: { r: ['thug', 'r1', 24, 24], b: ['thug', 'b1', 40, 40] }, terrain: wood });
    const ground = new Ground(numbersOf(), holdTheGround);
    const battle = { ...stage.battle, objectives: [PIECE], held: [[0, 0]] as [number, number][] };
    const endOfTurn = () => {
      countHeld(ground, battle);
      return holdTheGround.judge(ground, battle)?.grade ?? null;
    };
    expect([endOfTurn(), endOfTurn()]).toEqual([null, null]);
    battle.figures[1]!.x = 2600;
    battle.figures[1]!.y = 2400;
    battle.clock += 1;
    expect([endOfTurn(), battle.held]).toEqual([null, [[0, 0]]]);
    battle.figures[1]!.x = 4000;
    battle.clock += 1;
    expect([endOfTurn(), endOfTurn(), endOfTurn()]).toEqual([null, null, 'red-holds']);
  });
});

describe('nobody left', () => {
  it.each([[[true, false], 0], [[false, true], 1], [[false, false], null]] as const)('in play %j: %s wins, whatever the mission', (left, winner) => {
    for (const mission of [lastManStanding, victoryPoints, holdTheGround]) expect(mission.annihilated(left).winner).toBe(winner);
  });
});

describe('a layout', () => {
  const file = {
    system: 'warengine', mission: 'hold-the-ground',
    table: { size: [36, 36], terrain: [{ name: 'old mill', kind: 'heavy', outline: [[16, 16], [20, 16], [20, 20], [16, 20]] }] },
    objectives: ['old mill', { name: 'ford', at: [30, 18] }],
    forces: { red: 'gangs-fire', blue: 'aliens-fire' },
  };
  const open = (layout: unknown) => warengine.open({ mission: 'hold-the-ground', layout });

  it('gives the table, what is fought over and who fights', () => {
    const game = open(file) as ReturnType<typeof open> & { deploy: (chance: typeof silent) => { open: Stage['battle'] } };
    const { open: battle } = game.deploy({ ...silent, dice: { startRound() {}, stream: () => { let next = 0; return { below: (sides: number) => next++ % sides }; } } });
    expect([battle.table.width, battle.objectives.map(({ name, piece }) => [name, piece]), battle.forces.names]).toEqual([3600, [['old mill', 0], ['ford', -1]], ['gangs-fire', 'aliens-fire']]);
    expect(game.card!.field).toEqual({ columns: 36, rows: 36, inches: true });
  });

  it.each([
    [{ ...file, tabel: {} }, /tabel/],
    [{ ...file, mission: 'last-man-standing' }, /expected hold-the-ground/],
    [{ ...file, table: { size: [36, 36], terrain: [{ name: 'x', kind: 'wod', outline: [[1, 1], [2, 1], [2, 2]] }] } }, /wod/],
    [{ ...file, objectives: [{ name: 'ford', at: [40, 18] }] }, /off the table/],
    [{ ...file, objectives: 7 }, /expected a list/],
  ])('that is wrong is refused with the reason (%#)', (layout, reason) => {
    expect(() => open(layout)).toThrow(reason);
  });

  it.each(['last-man-standing', 'victory-points', 'hold-the-ground'])('%s: the one printed to begin with is played as it lies', (mission) => {
    const printed = warengine.layout!(mission) as typeof file;
    const battle = (warengine.open({ mission, layout: printed }) as WarGame).deploy(openChance('any', 3)).open;
    expect(battle.table.pieces.map(({ name }) => name)).toEqual(printed.table.terrain.map(({ name }) => name));
    expect(battle.forces.names).toEqual(['gangs-mixed', 'aliens-mixed']);
  });

  it('a force may be written out', () => {
    const mob = { title: 'The mob', units: [{ id: 'mob', figures: [{ profile: 'thug', count: 9 }] }] };
    const { forces } = (warengine.open({ mission: 'hold-the-ground', layout: { ...file, forces: { red: mob } } }) as WarGame).deploy(openChance('any', 3)).open;
    expect([forces.names, forces.figures.filter(({ seat }) => seat === 0).length]).toEqual([['The mob', 'aliens-mixed'], 9]);
  });

  it('forces that are not there are refused before any game', () => {
    expect(() => warengine.open({ mission: 'hold-the-ground', layout: { ...file, forces: { red: 'nobody' } } })).toThrow(/nobody/);
    expect(() => warengine.open({ mission: 'hold-the-ground', layout: { ...file, objectives: ['old mil'] } })).toThrow(/old mil/);
  });

  it('and what is set or varied cannot both say who fights for a side', () => {
    const setup = { mission: 'hold-the-ground', layout: { ...file, forces: { red: 'gangs-fire' } } };
    expect(() => warengine.open({ ...setup, patch: { 'forces.red': 'random' } })).toThrow('forces: red: found who fights for red, but forces.red is set or varied too (random); expected one of the two');
    expect(() => warengine.open({ ...setup, patch: { 'forces.blue': 'random' } })).not.toThrow();
    expect(() => warengine.open({ ...setup, layout: { ...file, forces: {} }, patch: { 'forces.red': 'random' } })).not.toThrow();
  });

  it('a figure may be fought over for points, but not held', () => {
    const begin = (mission: string, objectives: string[]) => (warengine.open({ mission, layout: { ...file, mission, objectives } }) as WarGame).deploy(openChance('layout', 0)).open;
    const { id } = begin('last-man-standing', []).forces.figures[0]!;
    expect(begin('victory-points', ['old mill', id]).objectives.map(({ name }) => name)).toEqual(['old mill', id]);
    expect(() => begin('hold-the-ground', ['old mill', id])).toThrow(/is a figure, which nobody holds; expected a place in Hold the Ground/);
  });
});
