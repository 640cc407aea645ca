/** Leaders, who follows them, control and joining ("Leader", "Conflict", "Check Control"). */
import { describe, expect, it } from 'vitest';
import type { WarAction } from '../../../src/systems/warengine/actions.ts';
import { activate } from '../../../src/systems/warengine/rules/activation.ts';
import { bestLeaders, checkControl, findLeader, mayJoin } from '../../../src/systems/warengine/rules/leaders.ts';
import { goOutOfPlay } from '../../../src/systems/warengine/rules/out-of-play.ts';
import { whyRout } from '../../../src/systems/warengine/rules/rout.ts';
import { Stage, type Cast } from './stage.ts';

const FAR: Cast = { x: ['thug', 'b1', 40, 40] };
const silent = { dice: { stream: () => ({ below: () => 0 }), startRound() {} }, luck: { record() {}, roll() {} }, tell: null };
const names = (stage: Stage, figures: readonly number[]) => figures.map((figure) => stage.ground.id(stage.battle, figure)).join(' ');

describe('who leads', () => {
  it('only who has a Control Radius; the highest Mental first', () => {
    const cast: Cast = { a: ['rifleman', 'r1', 10, 10], b: ['gang-leader', 'r1', 12, 10], c: ['rifle-sergeant', 'r1', 14, 10], ...FAR };
    const stage = new Stage({ cast, patch: { 'units.gang-leader.mental': '4k3' } });
    expect(names(stage, bestLeaders(stage.ground, stage.battle, 0, null))).toBe('b');
    const wider = new Stage({ cast, patch: { 'units.gang-leader.mental': '3k3', 'units.rifle-sergeant.mental': '3k3', 'units.rifle-sergeant.control': 9 } });
    expect(names(wider, bestLeaders(wider.ground, wider.battle, 0, null))).toBe('c');
  });

  it('then the one nearest to the leader that fell; among equals the owner picks', () => {
    const cast: Cast = { l: ['vertucci', 'r1', 10, 10], a: ['gang-leader', 'r1', 15, 10], b: ['gang-leader', 'r1', 12, 10], c: ['gang-leader', 'r1', 8, 10], ...FAR };
    const stage = new Stage({ cast });
    stage.battle.units[0]!.leader = 0;
    goOutOfPlay(stage.ground, stage.battle, [0], 'destroyed', silent);
    expect(stage.asks).toBe('red: lead');
    expect(stage.options).toEqual([{ do: 'lead', figure: 2 }, { do: 'lead', figure: 3 }]);
    expect(stage.refusal({ do: 'lead', figure: 1 })).toMatch(/one of the equals/);
    stage.play({ do: 'lead', figure: 3 });
    expect(stage.battle.units[0]!.leader).toBe(3);
  });

  it('nobody takes over who falls together with the leader', () => {
    const cast: Cast = { l: ['vertucci', 'r1', 10, 10], a: ['gang-leader', 'r1', 11.5, 10], b: ['gang-leader', 'r1', 10, 14], c: ['gang-leader', 'r1', 10, 16], ...FAR };
    const stage = new Stage({ cast });
    stage.battle.units[0]!.leader = 0;
    goOutOfPlay(stage.ground, stage.battle, [0, 1], 'destroyed', silent);
    expect([stage.asks, stage.battle.units[0]!.leader, stage.battle.units[0]!.leaderless]).toEqual(['red: acting', 2, false]);
    const equals = new Stage({ cast: { ...cast, b: ['gang-leader', 'r1', 10, 12], c: ['gang-leader', 'r1', 10, 8], x: ['gang-leader', 'r1', 8, 10], y: ['thug', 'b1', 40, 40] } });
    equals.battle.units[0]!.leader = 0;
    goOutOfPlay(equals.ground, equals.battle, [0, 1, 3], 'destroyed', silent);
    expect(equals.options).toEqual([{ do: 'lead', figure: 2 }, { do: 'lead', figure: 4 }]);
    goOutOfPlay(equals.ground, equals.battle, [2, 4], 'destroyed', silent);
    expect(equals.battle.units[0]).toMatchObject({ leader: -1, leaderless: true });
    expect(equals.battle.points).toEqual([0, 50 + 100]);
  });

  it('at the death of the last who can lead nobody does; what control says stays until the next check', () => {
    const stage = new Stage({ cast: { l: ['gang-leader', 'r1', 10, 10], a: ['street-ganger', 'r1', 12, 10], ...FAR } });
    stage.battle.units[0]!.leader = 0;
    goOutOfPlay(stage.ground, stage.battle, [0], 'destroyed', silent);
    expect(stage.battle.units[0]).toMatchObject({ leader: -1, leaderless: true, destroyed: 1, lost: 1 });
    expect(stage.figure('a').controlled).toBe(true);
    checkControl(stage.ground, stage.battle, 0);
    expect(stage.figure('a').controlled).toBe(false);
  });
});

describe('Check Control', () => {
  it('whoever is within the radius, edge to edge and exactly on it; characters and machines alone always', () => {
    const cast: Cast = { l: ['gang-leader', 'r1', 10, 10], near: ['street-ganger', 'r1', 17, 10], far: ['street-ganger', 'r1', 10, 17.01], v: ['vertucci', 'r2', 40, 10], s: ['hover-sled', 'r3', 44, 10], ...FAR };
    const stage = new Stage({ cast, patch: { 'units.gang-leader.control': 6 } });
    findLeader(stage.ground, stage.battle, 0, null);
    for (const unit of [0, 1, 2]) checkControl(stage.ground, stage.battle, unit);
    expect(['l', 'near', 'far', 'v', 's'].map((id) => stage.figure(id).controlled)).toEqual([true, true, false, true, true]);
  });
});

describe('Check Control of those who are together', () => {
  it('goes by the one leader: a character who does not lead has to be near him', () => {
    const checked = (x: number) => {
      const stage = new Stage({ cast: { l: ['gang-leader', 'r1', 10, 10], g: ['street-ganger', 'r1', 12, 10], v: ['vertucci', 'r2', x, 10], ...FAR }, with: 'r2', patch: { 'units.vertucci.mental': '2k2' } });
      findLeader(stage.ground, stage.battle, 0, null);
      checkControl(stage.ground, stage.battle, 0);
      return ['l', 'g', 'v'].map((id) => stage.figure(id).controlled);
    };
    expect([checked(17), checked(17.01)]).toEqual([[true, true, true], [true, true, false]]);
  });
});

describe('several machines of one kind', () => {
  it('act as one unit, are always controlled and never rout', () => {
    const stage = new Stage({ cast: { s: ['stalker', 'r1', 10, 10], t: ['stalker', 'r1', 40, 10], ...FAR } });
    stage.battle.agenda = [{ step: 'activate', seat: 0 }];
    stage.battle.units[0]!.activated = false;
    stage.play({ do: 'activate', unit: 0 }, { do: 'move', figure: 0, gait: 'normal', to: [1100, 1000] }, { do: 'end', figure: 0 }, { do: 'move', figure: 1, gait: 'normal', to: [3900, 1000] }, { do: 'end' });
    expect(['s', 't'].map((id) => stage.figure(id).controlled)).toEqual([true, true]);
    goOutOfPlay(stage.ground, stage.battle, [0], 'destroyed', silent);
    expect(whyRout(stage.ground, stage.battle, 0)).toBeNull();
    expect(stage.battle.points).toEqual([0, 10]);
  });
});

describe('Check Control, twice in an activation', () => {
  it('before the actions and after them; each time it holds to the next check', () => {
    const cast: Cast = { l: ['gang-leader', 'r1', 10, 10], g: ['street-ganger', 'r1', 25, 10], ...FAR };
    const stage = new Stage({ cast });
    stage.battle.agenda = [{ step: 'activate', seat: 0 }];
    stage.battle.units[0]!.activated = false;
    stage.battle.units[0]!.leader = 0;
    expect(stage.figure('g').controlled).toBe(true); // nobody has checked yet
    stage.play({ do: 'activate', unit: 0 });
    expect(stage.figure('g').controlled).toBe(false);
    stage.play({ do: 'move', figure: 1, gait: 'normal', to: [1700, 1000] });
    expect(stage.figure('g').controlled).toBe(false);
    stage.play({ do: 'end' });
    expect(stage.figure('g').controlled).toBe(true);
  });
});

describe('a character who joins a unit', () => {
  const cast: Cast = { l: ['gang-leader', 'r1', 10, 10], g: ['street-ganger', 'r1', 12, 10], v: ['vertucci', 'r2', 19, 10], ...FAR };
  const ready = (stage: Stage): Stage => {
    stage.battle.agenda = [{ step: 'activate', seat: 0 }];
    for (const unit of stage.battle.units) unit.activated = false;
    stage.battle.units[0]!.leader = stage.figure('l').fate === 'in-play' ? 0 : -1;
    return stage;
  };
  const together: WarAction = { do: 'activate', unit: 0, with: 1 };

  it('if its leader is within his Control Radius and neither has been activated', () => {
    expect(mayJoin(ready(new Stage({ cast, patch: { 'units.vertucci.control': 9 } })).ground, ready(new Stage({ cast })).battle, 1)).toEqual([0]);
    const far = ready(new Stage({ cast, patch: { 'units.vertucci.control': 6 } }));
    expect(far.refusal(together)).toMatch(/cannot join/);
    const done = ready(new Stage({ cast }));
    done.battle.units[1]!.activated = true;
    expect(done.refusal(together)).toMatch(/not one of yours/);
  });

  it('without a leader any figure of the unit will do', () => {
    const stage = ready(new Stage({ cast: { ...cast, l: ['gang-leader', 'r1', 1, 40, { fate: 'destroyed' }], g: ['street-ganger', 'r1', 12, 10] } }));
    expect(stage.refusal(together)).toBeUndefined();
  });

  it('they are one unit and led by the better one, until either is activated again', () => {
    const stage = ready(new Stage({ cast }));
    stage.play(together);
    const [unit, character] = stage.battle.units;
    expect([unit!.joined, character!.joined, unit!.leader, character!.leader, unit!.activated, character!.activated]).toEqual([1, 0, 2, 2, true, true]);
    expect(names(stage, stage.ground.members(stage.battle, 0))).toBe('l g v');
    stage.battle.agenda = [{ step: 'activate', seat: 0 }];
    character!.activated = false;
    activate.apply(stage.ground, stage.state, { do: 'activate', unit: 1 }, silent);
    expect([unit!.joined, unit!.leader, character!.leader]).toEqual([-1, 0, 2]);
  });

  it('if he leads and dies the one nearest to him leads, of equally near ones whom the owner picks', () => {
    const both: Cast = { ...cast, g: ['gang-leader', 'r1', 18, 10] };
    const near = ready(new Stage({ cast: both })).play(together);
    goOutOfPlay(near.ground, near.battle, [near.number('v')], 'destroyed', silent);
    expect([near.asks, near.battle.units.map(({ leader }) => leader)]).toEqual(['red: acting', [1, -1, -1]]);
    const equal = ready(new Stage({ cast: { ...both, l: ['gang-leader', 'r1', 20, 10] } })).play(together);
    goOutOfPlay(equal.ground, equal.battle, [equal.number('v')], 'destroyed', silent);
    expect(equal.options).toEqual([{ do: 'lead', figure: 0 }, { do: 'lead', figure: 1 }]);
    equal.play({ do: 'lead', figure: 1 });
    expect(equal.battle.units.map(({ leader }) => leader)).toEqual([1, -1, -1]);
  });

  it('if he leads a unit that nobody else can lead and dies, it has lost its leader; he goes on if they all die', () => {
    const stage = ready(new Stage({ cast: { ...cast, l: ['street-ganger', 'r1', 10, 10] } }));
    stage.battle.units[0]!.leader = -1;
    stage.play(together);
    const other = ready(new Stage({ cast })).play(together);
    goOutOfPlay(stage.ground, stage.battle, [stage.number('v')], 'destroyed', silent);
    expect(stage.battle.units[0]).toMatchObject({ leader: -1, leaderless: true, destroyed: 0 });
    goOutOfPlay(other.ground, other.battle, [0, 1], 'destroyed', silent);
    expect(other.battle.units.slice(0, 2)).toMatchObject([{ leader: -1, joined: -1 }, { leader: 2, joined: -1, leaderless: false }]);
    expect(other.battle.points).toEqual([0, 120]);
  });

  it('only to troopers, and only a character with a Control Radius', () => {
    const stage = ready(new Stage({ cast: { ...cast, s: ['hover-sled', 'r3', 19, 12], d: ['dogboy', 'r4', 12, 12] } }));
    const unit = (id: string) => stage.battle.forces.units.findIndex((each) => each.id === id);
    expect(['r1', 'r2', 'r3', 'r4'].map((id) => mayJoin(stage.ground, stage.battle, unit(id)).length)).toEqual([0, 1, 0, 0]);
  });

  it('if he dies the leader of the troopers takes over, and the unit has lost none of its own', () => {
    const stage = ready(new Stage({ cast }));
    stage.play(together);
    goOutOfPlay(stage.ground, stage.battle, [stage.number('v')], 'destroyed', silent);
    expect(stage.battle.units[0]).toMatchObject({ leader: 0, joined: -1, destroyed: 0, lost: 0, leaderless: false });
  });
});
