/** Placing the forces, initiative, alternation and the end of a turn ("Placing Your Force", "Initiative", "Conflict"). */
import { describe, expect, it } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import { pick, stream } from '../../../src/kernel/rng.ts';
import { overlap } from '../../../src/kernel/table/bases.ts';
import type { WarAction } from '../../../src/systems/warengine/actions.ts';
import { nextClass } from '../../../src/systems/warengine/rules/deployment.ts';
import { zoneOf } from '../../../src/systems/warengine/rules/room.ts';
import { rollOff } from '../../../src/systems/warengine/rules/initiative.ts';
import { bestLeaders } from '../../../src/systems/warengine/rules/leaders.ts';
import { warengine } from '../../../src/systems/warengine/index.ts';
import type { WarGame } from '../../../src/systems/warengine/game.ts';
import type { Step, WarState } from '../../../src/systems/warengine/state.ts';
import { pips, scriptedRng } from '../../kernel/scripted-rng.ts';
import { Stage, type Cast } from './stage.ts';

const scripted = (...dice: number[]) => {
  const rng = scriptedRng(pips(...dice));
  return { rng, chance: { dice: { stream: () => rng, startRound() {} }, luck: { record() {}, roll() {} }, tell: null } };
};
const OFF = { fate: 'undeployed' } as const;
const deploySteps = (steps: readonly Step[]) => steps.flatMap((step) => (step.step === 'deploy' ? [`${step.seat === 0 ? 'Aaron' : 'Dave'} ${step.movement}`] : [])).reverse();

describe('placing', () => {
  it('Aaron 6", 9", 15" and Dave 9", 12", 15": the slowest first, the lower roll first where both have some', () => {
    const patch = { 'units.thug.movement': 6, 'units.rifleman.movement': 9, 'units.gang-leader.movement': 12, 'units.vertucci.movement': 15 };
    const cast: Cast = { a6: ['thug', 'r1', 1, 1, OFF], a9: ['rifleman', 'r2', 1, 1, OFF], a15: ['vertucci', 'r3', 1, 1, OFF], d9: ['rifleman', 'b1', 1, 1, OFF], d12: ['gang-leader', 'b2', 1, 1, OFF], d15: ['vertucci', 'b3', 1, 1, OFF] };
    const { ground, battle } = new Stage({ cast, patch });
    const { rng, chance } = scripted(2, 5, 4, 4, 6, 3); // Aaron lower; a tie, then Dave lower
    const order: string[] = [];
    for (;;) {
      battle.agenda = [];
      nextClass(ground, battle, chance);
      const placed = deploySteps(battle.agenda);
      if (placed.length === 0) break;
      order.push(...placed);
      const movement = Number(placed[0]!.split(' ')[1]);
      battle.figures.forEach((figure, number) => {
        if (ground.profile(battle, number).movement === movement) figure.fate = 'in-play';
      });
    }
    expect(order).toEqual(['Aaron 6', 'Aaron 9', 'Dave 9', 'Dave 12', 'Dave 15', 'Aaron 15']);
    expect(rng.unused()).toEqual([]);
  });

  it('up to 12" from the own edge, the whole base, on nobody else', () => {
    const cast: Cast = { a: ['thug', 'r1', 1, 1, OFF], b: ['thug', 'r1', 5, 5], e: ['thug', 'b1', 40, 40] };
    const stage = new Stage({ cast });
    stage.battle.agenda = [{ step: 'deploy', seat: 0, movement: 9 }];
    const deploy = (x: number, y: number): WarAction => ({ do: 'deploy', figure: 0, to: [x, y] });
    expect(stage.refusal(deploy(2000, 1150))).toBeUndefined();
    expect(stage.refusal(deploy(2000, 1151))).toMatch(/within 12" of its own edge/);
    expect(stage.refusal(deploy(20, 500))).toMatch(/own edge/);
    expect(stage.refusal(deploy(560, 500))).toMatch(/no room/);
    expect(stage.refusal({ do: 'deploy', figure: 2, to: [2000, 500] })).toMatch(/not to be deployed now/);
    for (const option of stage.options) expect(stage.refusal(option)).toBeUndefined();
  });
});

describe('initiative', () => {
  it('ties are rolled again', () => {
    const { rng, chance } = scripted(4, 4, 1, 1, 2, 6);
    expect(rollOff(chance)).toEqual({ higher: 1, dice: [2, 6] });
    expect(rng.unused()).toEqual([]);
  });

  it('the winner may go first or let the other side', () => {
    const cast: Cast = { a: ['thug', 'r1', 5, 5], e: ['thug', 'b1', 40, 40] };
    for (const first of [true, false]) {
      const stage = new Stage({ cast });
      stage.battle.agenda = [{ step: 'initiative', seat: 1 }];
      stage.battle.units.forEach((unit) => (unit.activated = false));
      stage.play({ do: 'go', first });
      expect(stage.asks).toBe(first ? 'blue: activate' : 'red: activate');
    }
  });
});

/** Plays at random and keeps the sides in the order in which they activated units, by turn. */
function activations(seed: number): { game: WarGame; state: WarState; turns: { first: number; seats: number[]; units: [number, number] }[] } {
  const game = warengine.open({ mission: 'last-man-standing', patch: { 'missions.last-man-standing.roundLimit': 2, 'forces.red': 'random', 'forces.blue': 'random', 'forces.points': 300, 'abilities.reserve-attacks': false } }) as WarGame;
  const chance = openChance('turns', seed, {}, null, true);
  const rng = stream('turns', 'choice', seed);
  const state = game.deploy(chance);
  const turns: { first: number; seats: number[]; units: [number, number] }[] = [];
  for (let seat = game.toAct(state); seat !== null; seat = game.toAct(state)) {
    const action = pick(game.options(game.view(state, seat)), rng);
    if (action.do === 'go') turns.push({ first: action.first ? seat : 1 - seat, seats: [], units: [0, 1].map((side) => state.open.forces.units.filter((unit) => unit.seat === side && unit.members.some((member) => state.open.figures[member]!.fate === 'in-play')).length) as [number, number] });
    if (action.do === 'activate') turns.at(-1)!.seats.push(seat);
    game.apply(state, action, chance);
  }
  return { game, state, turns };
}

describe('when all are placed', () => {
  it('each unit has its leader, and everybody is controlled', () => {
    const game = warengine.open({ mission: 'last-man-standing' }) as WarGame;
    const chance = openChance('leaders', 0, {}, null, true);
    const state = game.deploy(chance);
    for (let seat = game.toAct(state)!; state.open.turn === 0; seat = game.toAct(state)!) game.apply(state, game.options(game.view(state, seat))[0]!, chance);
    for (const [unit, { leader }] of state.open.units.entries()) expect(leader).toBe(bestLeaders(game.ground, state.open, unit, null)[0] ?? -1);
    expect(state.open.units.some(({ leader }) => leader >= 0)).toBe(true);
    expect(state.open.figures.every(({ controlled }) => controlled)).toBe(true);
  });
});

describe('conflict', () => {
  it('the sides take turns; who has units left when the other has none activates them in a row', () => {
    for (let seed = 0; seed < 6; seed++) {
      for (const { first, seats } of activations(seed).turns) {
        expect(seats[0]).toBe(first);
        const change = seats.findIndex((seat, i) => i > 0 && seat === seats[i - 1]);
        if (change > 0) expect(new Set(seats.slice(change)).size).toBe(1);
      }
    }
  });
});

describe('the end of a turn', () => {
  const cast: Cast = { l: ['gang-leader', 'r1', 10, 10], g: ['street-ganger', 'r1', 12, 10, { fate: 'destroyed' }], e: ['thug', 'b1', 40, 40], f: ['thug', 'b1', 42, 40] };
  /** The last activation of a turn in which the gang has lost one. */
  const lastOf = (others: Cast, dice: number[], destroyed: number) => {
    const stage = new Stage({ cast: { ...cast, ...others }, dice });
    for (const unit of stage.battle.units) unit.activated = true;
    Object.assign(stage.battle.units[0]!, { leader: 0, destroyed, lost: 1 });
    stage.battle.agenda.unshift({ step: 'end-turn' }, { step: 'rout' }, { step: 'follow-up' });
    return stage.play({ do: 'end' });
  };

  it('rout comes when all have been activated, once; then a new turn begins', () => {
    const stage = lastOf({ h: ['street-ganger', 'r1', 14, 10, { fate: 'destroyed' }], i: ['street-ganger', 'r1', 14, 10] }, [6, 6, 6, 6, 1], 2);
    expect(stage.told.map(({ tell }) => tell)).toEqual(['deactivated', 'rout-roll', 'turn', 'initiative']);
    expect([stage.asks, stage.battle.turn]).toEqual(['red: initiative', 2]);
    expect(stage.battle.agenda.map(({ step }) => step).reverse()).toEqual(['initiative', 'follow-up', 'rout', 'end-turn']);
    expect(stage.battle.units[0]).toMatchObject({ activated: false, lost: 0, destroyed: 2 });
  });

  it('who routs may leave nobody, which ends the battle', () => {
    expect(lastOf({}, [], 1).battle.result).toEqual({ winner: 1, grade: 'blue-stands' }); // the last of two runs by himself
  });
});

describe('twins', () => {
  it.each(['last-man-standing', 'victory-points', 'hold-the-ground'])('%s: the second game of a pair is on the same table with the same forces, the edges swapped', (mission) => {
    const game = warengine.open({ mission, patch: { 'forces.red': 'random', 'forces.blue': 'random' } }) as WarGame;
    const battles = [6, 7, 8].map((index) => game.deploy(openChance('twins', index, {}, null, true)).open);
    const [one, other, next] = battles as [WarState['open'], WarState['open'], WarState['open']];
    expect(other.table).toEqual(one.table);
    expect(other.forces).toEqual(one.forces);
    expect(other.objectives).toEqual(one.objectives);
    expect(other.top).toBe(1 - one.top);
    expect(next.table).not.toEqual(one.table);
    const edges = [one, other].map((battle) => [0, 1].map((seat) => zoneOf(game.ground, battle, seat).top));
    expect(edges).toEqual(one.top === 0 ? [[0, 3600], [3600, 0]] : [[3600, 0], [0, 3600]]);
    expect(game.card.twins).toBeDefined();
  });

  it('no two figures stand on each other once all are placed', () => {
    const { state, game } = activations(3);
    const standing = [...state.open.figures.keys()].filter((figure) => state.open.figures[figure]!.fate === 'in-play');
    for (const a of standing) for (const b of standing) if (a < b) expect(overlap(game.ground.base(state.open, a), game.ground.base(state.open, b))).toBe(false);
  });
});
