/** How far figures get: "Movement", "Terrain", "Facing", Armor, Blindness. */
import { describe, expect, it } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import { reachOf, waysOf } from '../../../src/systems/blood-berets/rules/reach.ts';
import { FACINGS } from '../../../src/systems/blood-berets/vocabulary.ts';
import { unpackPace } from '../../../src/systems/blood-berets/way.ts';
import { everythingWithinReach, key, type Question } from './reach-oracle.ts';
import { Stage, type Setting, type Square } from './stage.ts';

const actionsTo = (stage: Stage, id: string, to: Square): number | null => reachOf(stage.ground, stage.battle, stage.figure(id)).actionsTo(stage.square(to));

/** A row of one kind of square: the caves have floor, of the jungle the text says what. */
const inPassage = (id: string, setting: Partial<Setting> = {}): Stage =>
  new Stage({ figures: { [id]: { at: [0, 1] } }, map: `
    ########################
    ........................
    ########################`, ...setting });

describe('three squares an action', () => {
  it('a trooper with three actions goes nine squares, a Legionnaire six, a Nepharite fifteen', () => {
    for (const [id, most] of [['trooper-3', 9], ['legionnaire-7', 6], ['nepharite-1', 15]] as const) {
      const stage = inPassage(id);
      expect(actionsTo(stage, id, [3, 1]), id).toBe(1);
      expect(actionsTo(stage, id, [4, 1]), id).toBe(2);
      expect(actionsTo(stage, id, [most, 1]), id).toBe(most / 3);
      expect(actionsTo(stage, id, [most + 1, 1]), id).toBeNull();
    }
  });

  it('diagonally as far as straight on, but between no two squares of rock', () => {
    const stage = new Stage({ figures: { 'trooper-3': { at: [1, 1] } }, map: `
      ........
      ..#.....
      ........
      #.......
      ..#.....` });
    expect(actionsTo(stage, 'trooper-3', [2, 0])).toBe(1); // past one corner
    const pinched = new Stage({ figures: { 'trooper-3': { at: [1, 1] } }, map: `
      ###.
      #.#.
      ##..
      ....` });
    expect(pinched.options.filter(({ do: kind }) => kind === 'move')).toEqual([]);
  });

  it('not through figures, friend or enemy, but between them', () => {
    const stage = inPassage('trooper-3', { figures: { 'trooper-3': { at: [0, 1] }, 'trooper-4': { at: [2, 1] } } });
    expect(actionsTo(stage, 'trooper-3', [1, 1])).toBe(1);
    expect(actionsTo(stage, 'trooper-3', [2, 1])).toBeNull();
    expect(actionsTo(stage, 'trooper-3', [3, 1])).toBeNull();
    const between = new Stage({ figures: { 'trooper-3': { at: [3, 3] }, 'legionnaire-7': { at: [4, 3] }, 'legionnaire-8': { at: [3, 2] } } });
    expect(actionsTo(between, 'trooper-3', [4, 2])).toBe(1);
  });
});

describe('difficult terrain', () => {
  // The first row of jungle-a is "ttttjjjt".
  const alongTheEdge = (figure: Setting['figures'][string]): Stage => new Stage({ level: 'jungle', figures: { 'trooper-3': { at: [0, 0], ...figure } }, sections: Array<string>(9).fill('jungle-b*') });

  it('one, two, three and four actions lead through one, three, four and six squares', () => {
    const { movement } = new Stage({ figures: { 'trooper-3': { at: [3, 4] } } }).ground.book;
    expect([1, 2, 3, 4].map((actions) => Math.floor((actions * movement.steps) / movement.difficult))).toEqual([1, 3, 4, 6]);
    // The first row of jungle-b upside down is "ttttjjjj"; below it lies "jtttt..t", so all ways are difficult.
    const stage = alongTheEdge({});
    expect([1, 2, 3, 4, 5].map((column) => actionsTo(stage, 'trooper-3', [column, 0]))).toEqual([1, 2, 2, 3, null]);
  });

  it('with the Armor card two squares an action, whatever the ground', () => {
    const stage = alongTheEdge({ gear: ['armor'] });
    expect([1, 2, 3, 4, 5, 6, 7].map((column) => actionsTo(stage, 'trooper-3', [column, 0]))).toEqual([1, 1, 2, 2, 3, 3, null]);
  });

  it('blind, one square an action; with sonar as ever', () => {
    const passage = (gear: 'sonar' | 'armor' | null) => inPassage('trooper-3', { figures: { 'trooper-3': { at: [0, 1], blind: 2, gear: gear === null ? [] : [gear] } } });
    for (const gear of [null, 'armor'] as const) expect([1, 3, 4].map((column) => actionsTo(passage(gear), 'trooper-3', [column, 1]))).toEqual([1, 3, null]);
    expect(actionsTo(passage('sonar'), 'trooper-3', [9, 1])).toBe(3);
  });
});

describe('facing', () => {
  const facingNorth = (setting: Partial<Setting> = {}): Stage => new Stage({ rules: 'advanced', figures: { 'trooper-3': { at: [4, 5], facing: 'north' } }, map: '.'.repeat(12).concat('\n').repeat(12), ...setting });
  const reach = (stage: Stage) => reachOf(stage.ground, stage.battle, stage.figure('trooper-3'));

  it('without a change only the three squares in front are entered; two changes come with each action', () => {
    const stage = facingNorth({ patch: { 'facing.turnsMoving': 0 } });
    const entered = (steps: number) => reach(stage).squares.filter((square) => reach(stage).stepsTo(square, 'north') === steps);
    expect(entered(1)).toEqual(expect.arrayContaining(stage.squares([3, 4], [4, 4], [5, 4])));
    expect(entered(1)).toHaveLength(3);
    const free = facingNorth();
    expect(reach(free).actionsTo(free.square([4, 6]), 'south')).toBe(1); // turned once
    expect(reach(free).actionsTo(free.square([4, 6]), 'north')).toBe(1); // and back
  });

  it('by 90 degrees or by 180 is one change; a third change takes a second action', () => {
    const stage = facingNorth();
    const { at } = stage.at('trooper-3');
    expect(FACINGS.map((facing) => reach(stage).actionsTo(at, facing))).toEqual([0, 1, 1, 1]);
    const boxed = facingNorth({ map: `
      #############
      ####...######
      ####.#.######
      ####.#.######
      ####.#.######
      ####.#.######
      ####.########` });
    // North, then right around the wall: at the top it turns east, then south, and at the end to look back.
    expect(reach(boxed).stepsTo(boxed.square([6, 3]), 'south')).toBe(6);
    expect(reach(boxed).actionsTo(boxed.square([6, 3]), 'south')).toBe(2);
    expect(reach(boxed).actionsTo(boxed.square([6, 3]), 'west')).toBe(2);
  });

  it('whoever carries a Deathlokdrum turns once an action and by a quarter, and in a passage one square wide for a whole action', () => {
    const gunner = (map: string): Stage => new Stage({ rules: 'advanced', mission: 'lightning-strike', patch: { 'missions.lightning-strike.rangers': true }, figures: { 'ranger-gunner-5': { at: [1, 1], facing: 'east' } }, map });
    const open = gunner('.'.repeat(10).concat('\n').repeat(10));
    const of = (stage: Stage, to: Square, facing: (typeof FACINGS)[number]) => reachOf(stage.ground, stage.battle, stage.figure('ranger-gunner-5')).actionsTo(stage.square(to), facing);
    expect(of(open, [1, 1], 'south')).toBe(1);
    expect(of(open, [1, 1], 'west')).toBe(2);
    expect(of(open, [1, 3], 'south')).toBe(1);
    const narrow = gunner(`
      ##########
      #........#
      ##########`);
    expect(of(narrow, [4, 1], 'east')).toBe(1);
    expect(of(narrow, [4, 1], 'south')).toBe(2);
    expect(of(narrow, [2, 1], 'south')).toBe(2);
    expect(of(narrow, [1, 1], 'west')).toBe(2);
  });
});

describe('who does not go everywhere', () => {
  const unknown = ['hall', '?hall', 'hall', 'hall', 'hall', 'hall', 'hall', 'hall', 'hall'];

  it('into an unturned section through its exits, and no farther; a Blood Beret that serves the Legion stays out', () => {
    for (const seat of [0, 1] as const) {
      const stage = new Stage({ sections: unknown, figures: { 'trooper-3': { at: [7, 4], seat } } });
      const { squares } = reachOf(stage.ground, stage.battle, stage.figure('trooper-3'));
      const beyond = squares.filter((square) => stage.ground.board(stage.battle).unknown[square] === 1);
      expect(beyond.sort()).toEqual(seat === 0 ? stage.squares([8, 4], [8, 5]).sort() : []);
    }
  });

  it('on the ground over the whole border, corner to corner too', () => {
    const stage = new Stage({ level: 'jungle', sections: ['jungle-b', '?jungle-a', 'jungle-b', 'jungle-b', '?jungle-a', 'jungle-b', 'jungle-b', 'jungle-b', 'jungle-b'], figures: { 'trooper-3': { at: [7, 9] } } });
    const reach = reachOf(stage.ground, stage.battle, stage.figure('trooper-3'));
    expect(reach.squares).toEqual(expect.arrayContaining(stage.squares([8, 8], [8, 9], [8, 10])));
    expect(reach.stepsTo(stage.square([8, 10]))).toBe(1);
  });

  it('a figure that waits outside enters its section with the first step', () => {
    const stage = new Stage({ sections: unknown, figures: { 'legionnaire-7': { at: [8, 4], fate: 'held', into: 0 } } });
    const { squares } = reachOf(stage.ground, stage.battle, stage.figure('legionnaire-7'));
    const { section } = stage.ground.board(stage.battle);
    expect(squares.slice(1).every((square) => section[square] !== 1 || square === stage.square([8, 5]))).toBe(true);
    expect(squares).toContain(stage.square([7, 4]));
    const barred = new Stage({ sections: unknown, figures: { 'legionnaire-7': { at: [8, 4], fate: 'held', into: 0 }, 'trooper-3': { at: [7, 4] }, 'trooper-4': { at: [7, 5] } } });
    expect(barred.optionsTo('move')).toEqual([]);
    expect(barred.refusal({ do: 'move', to: barred.square([6, 4]) })).toContain('its exit is barred');
  });

  it('the prisoners are stopped next to a Blood Beret', () => {
    const stage = inPassage('prisoners', { figures: { prisoners: { at: [0, 1] }, sergeant: { at: [4, 2] } }, map: `
      ##########
      ..........
      ####.#####` });
    const { squares } = reachOf(stage.ground, stage.battle, stage.figure('prisoners'));
    expect(squares).toContain(stage.square([3, 1]));
    expect(squares).not.toContain(stage.square([4, 1]));
  });
});

describe('against trying everything', () => {
  it.each(['basic', 'advanced'] as const)('%s rules: the same squares and facings for the same actions and steps, and ways that cost what they should', (rules) => {
    const rng = stream('reach', 'setup', rules === 'basic' ? 1 : 2);
    for (let round = 0; round < (rules === 'basic' ? 20 : 12); round++) {
      const level = rng.below(2) === 0 ? 'caves' : 'jungle';
      const words = level === 'caves' ? ['hall', 'labyrinth', 'corridor', 'labyrinth*', '?hall'] : ['jungle-a', 'jungle-b', 'jungle-c', 'jungle-c*', '?jungle-a'];
      const sections = Array.from({ length: 9 }, (_, section) => (section === 4 ? words[rng.below(4)]! : words[rng.below(words.length)]!));
      const stage = new Stage({ level, sections, rules, figures: { 'trooper-3': { at: [11, 11] } } });
      const { battle, ground } = stage;
      const figure = stage.figure('trooper-3');
      const board = ground.board(battle);
      const free = [...board.section.keys()].filter((square) => board.section[square] === 4 && board.isGround(square));
      const moving = battle.figures[figure]!;
      Object.assign(moving, { at: free[rng.below(free.length)]!, facing: FACINGS[rng.below(4)]!, gear: rng.below(4) === 0 ? ['armor'] : [] });
      for (const other of battle.figures.slice(6, 12)) Object.assign(other, { fate: 'in-play', at: free[rng.below(free.length)]! });
      for (const other of battle.figures.slice(6, 12)) if (other.at === moving.at) other.fate = 'dead';
      battle.active = { ...battle.active!, left: rng.below(3), steps: rng.below(4), turns: rng.below(3) };
      battle.clock += 1;
      const field = ground.field(battle);
      const armored = moving.gear.length > 0;
      const question: Question = {
        width: 24, height: 30, from: moving.at, facing: rules === 'basic' ? null : FACINGS.indexOf(moving.facing),
        actions: battle.active.left, steps: battle.active.steps, turns: battle.active.turns, stepsAnAction: armored ? 2 : 3, turnsAnAction: 2,
        cost: (from, to) => (mayStep(stage, from, to) && field.occupied[to] === 0 ? (!armored && ['thicket', 'jungle'].includes(field.terrain(to)) ? 2 : 1) : null),
        stopsAt: (square) => field.terrain(square) === 'unknown',
      };
      const expected = everythingWithinReach(question);
      const found = waysOf(ground, battle, figure);
      for (let square = 0; square < 720; square++) {
        for (let facing = 0; facing < (rules === 'basic' ? 1 : 4); facing++) {
          const best = expected.get(key(square, rules === 'basic' ? null : facing));
          const node = square * 4 + facing;
          const where = `round ${round}: ${square} ${FACINGS[facing]!}`;
          expect(found.actions[node] === 255 ? undefined : { actions: found.actions[node], steps: found.steps[node] }, where).toEqual(best);
          if (best !== undefined) expect(costOfWay(question, found.pathTo(square, facing), rules === 'basic'), where).toEqual({ ...best, ends: [square, rules === 'basic' ? 0 : facing] });
        }
      }
    }
  });
});

/** By the terrain of the two squares and of the two beside the step. */
function mayStep(stage: Stage, from: number, to: number): boolean {
  const field = stage.ground.board(stage.battle);
  const beyondExit = (square: number): boolean => {
    const [column, row] = [(square % 24) % 8, Math.floor(square / 24) % 10];
    if (stage.battle.board.level === 'jungle') return column === 0 || column === 7 || row === 0 || row === 9;
    return ((column === 0 || column === 7) && (row === 4 || row === 5)) || ((row === 0 || row === 9) && (column === 3 || column === 4));
  };
  const open = (square: number): boolean => (field.terrain(square) === 'unknown' ? beyondExit(square) : field.terrain(square) !== 'rock');
  if (!open(from) || !open(to) || (field.terrain(from) === 'unknown' && field.terrain(to) === 'unknown')) return false;
  const beside = [from - (from % 24) + (to % 24), to - (to % 24) + (from % 24)];
  return beside.some(open);
}

/** What a way costs by the rules, pace by pace. */
function costOfWay(question: Question, way: readonly number[], basic: boolean): { actions: number; steps: number; ends: [number, number] } {
  let [square, facing, steps, turns] = [question.from, question.facing ?? 0, 0, 0];
  for (const packed of way) {
    const next = unpackPace(packed);
    const looks = basic ? 0 : FACINGS.indexOf(next.facing);
    if (looks !== facing) turns += 1;
    facing = looks;
    if (next.square === square) continue;
    const ahead = ([[0, -1], [1, 0], [0, 1], [-1, 0]] as const)[facing]!;
    const [dx, dy] = [(next.square % 24) - (square % 24), Math.floor(next.square / 24) - Math.floor(square / 24)];
    if (!basic && ahead[0] * dx + ahead[1] * dy <= 0) throw new Error(`not in front: ${square} to ${next.square}`);
    steps += question.cost(square, next.square)!;
    square = next.square;
  }
  const more = (missing: number, anAction: number): number => Math.max(0, Math.ceil(missing / anAction));
  return { actions: Math.max(more(steps - question.steps, question.stepsAnAction), more(turns - question.turns, question.turnsAnAction)), steps, ends: [square, facing] };
}
