import { describe, expect, it } from 'vitest';
import { Battlefield } from '../../../src/systems/fury-of-the-clansmen/battlefield.ts';
import { canSee } from '../../../src/systems/fury-of-the-clansmen/rules/sight.ts';
import { crossTheChasm } from '../../../src/systems/fury-of-the-clansmen/missions/cross-the-chasm.ts';
import { MissionGame, playAtRandom } from './mission-game.ts';

const CHIEFTAINS = ['chieftain-1', 'chieftain-2', 'chieftain-3'];
const OPENING: readonly [number, number][] = [[11, 0], [12, 0]];
const deployed = (patch = {}) => new MissionGame(crossTheChasm, patch).deployed();
const fieldOf = (table: MissionGame): Battlefield => table.game.ground.field(table.state.open);

/** A Chieftain, put on the edge of the opening, throws so many Brainbusters in. */
function throwIn(table: MissionGame, id: string, times = 1): MissionGame {
  table.put(id, ...OPENING[Number(id.at(-1)) % 2]!).turn(`clan-${id.at(-1)!}`);
  for (let time = 0; time < times; time++) table.play({ do: 'throw-in', figure: table.figure(id) });
  return table;
}

function goHome(table: MissionGame, id: string): MissionGame {
  const squad = Number(id.at(-1)) - 1;
  for (const member of table.game.ground.roster.squads[squad]!.members) if (member !== table.figure(id)) table.kill(member);
  const [column, row] = ([[0, 12], [11, 25], [23, 12]] as const)[squad]!;
  return table.put(id, column, row).turn(`clan-${squad + 1}`).play({ do: 'leave', figure: table.figure(id) });
}

const others = (table: MissionGame, count: number) => table.figures(0).filter((figure) => table.game.ground.trooper(figure).unit !== 'chieftain').slice(0, count);

describe('Mission Seven: Cross the Chasm', () => {
  it('Setup: nine boards at random, a chasm between them and two bridges over it', () => {
    const table = deployed();
    const field = fieldOf(table);
    expect([field.width, field.height]).toEqual([24, 26]);
    expect(new Set(table.state.open.layout!.slice(0, 9).map((lies) => lies >> 2)).size).toBe(9);
    for (const row of [8, 9]) {
      const terrain = Array.from({ length: 24 }, (_, column) => field.terrain(table.square(column, row)));
      expect(terrain.flatMap((what, column) => (what === 'bridge' ? [column] : []))).toEqual([4, 5, 18, 19]);
      expect(terrain.filter((what) => what === 'chasm')).toHaveLength(20);
    }
    table.put('chieftain-1', 10, 10).turn('clan-1');
    expect(table.refusal({ do: 'move', figure: table.figure('chieftain-1'), to: table.square(10, 9) })).toMatch(/cannot get there/);
    for (const bridge of [4, 5, 18, 19]) for (const row of [7, 8, 9, 10]) expect(field.stepCost[table.square(bridge, row) * 8 + 4]).toBeGreaterThan(0);
  });

  it('every Clan square has a way to the opening, whatever boards lie between', () => {
    for (let seed = 0; seed < 40; seed++) {
      const table = new MissionGame(crossTheChasm, { 'board.density': seed % 2 === 0 ? 1 : 2 }, seed);
      const steps = table.game.ground.stepsTo(table.state.open, 'opening', OPENING.map(([column, row]) => table.square(column, row)));
      for (const squad of [0, 1, 2]) expect(steps[crossTheChasm.spaces(table.state.open.layout, squad)[0]!]).toBeLessThan(80);
    }
  });

  it('Setup: the squads may begin face to face instead, the Clan along the south', () => {
    const { state } = deployed({ 'missions.cross-the-chasm.squares': 'front' });
    const rows = state.open.figures.map(({ at }) => Math.floor(at / 24));
    expect([Math.min(...rows.slice(0, 12)), Math.max(...rows.slice(12))]).toEqual([24, 6]);
  });

  it('Special Rules: neither the chasm nor the bridges block the line of sight', () => {
    const field = fieldOf(new MissionGame(crossTheChasm, { 'board.density': 0 }));
    expect(canSee(field, 10 * 24 + 9, 7 * 24 + 9)).toBe(true);
    expect(canSee(field, 10 * 24 + 4, 7 * 24 + 4)).toBe(true);
  });

  it('Deployment: all on their own squares', () => {
    const { state, game } = deployed();
    for (const [figure, { at }] of state.open.figures.entries()) expect(crossTheChasm.squadAt(state.open.layout, at)).toBe(game.ground.trooper(figure).squad);
  });

  it('Clan Objective: only on the edge of the opening, only a Chieftain, without an accuracy roll, one action and one Brainbuster each', () => {
    const table = deployed().put('chieftain-1', 11, 1).put('regular-1a', 12, 0).turn('clan-1');
    expect(table.refusal({ do: 'throw-in', figure: table.figure('chieftain-1') })).toMatch(/does not stand/);
    expect(table.refusal({ do: 'throw-in', figure: table.figure('regular-1a') })).toMatch(/no Brainbuster/);
    table.put('chieftain-1', 11, 0);
    expect(table.options().filter(({ do: kind }) => kind === 'throw-in')).toEqual([{ do: 'throw-in', figure: table.figure('chieftain-1') }]);
    table.play({ do: 'throw-in', figure: table.figure('chieftain-1') });
    expect(table.state.open.figures[table.figure('chieftain-1')]).toMatchObject({ brainbusters: 2, actions: 2 });
    expect(table.told.map(({ tell }) => tell)).not.toContain('throw');
    expect(table.judged()).toBeNull();
  });

  it('Clan Objective: two Brainbusters win, under the basic rules too; the Chieftain that leaves from his own square makes it a major victory', () => {
    const table = throwIn(deployed({ 'options.rules': 'basic' }), 'chieftain-1', 2);
    expect(table.game.toAct(table.state)).toBe(0);
    expect(table.judged()).toBeNull();
    goHome(table, 'chieftain-1');
    expect(table.state.open.result).toEqual({ winner: 0, grade: 'clan-major' });
  });

  it('a Chieftain leaves the board by his own square alone, and nobody by the opening', () => {
    const table = deployed().put('chieftain-1', 23, 20).put('regular-1a', 11, 0).turn('clan-1', 1);
    expect(table.refusal({ do: 'leave', figure: table.figure('chieftain-1') })).toMatch(/cannot reach/);
    expect(table.refusal({ do: 'leave', figure: table.figure('regular-1a') })).toMatch(/cannot reach/);
    table.put('regular-1a', 0, 14);
    expect(table.refusal({ do: 'leave', figure: table.figure('regular-1a') })).toBeUndefined();
  });

  it('two that threw one each both have to get away; one of them killed, it stays a minor victory', () => {
    const table = throwIn(throwIn(deployed(), 'chieftain-1'), 'chieftain-2');
    goHome(table, 'chieftain-1');
    expect(table.judged()).toBeNull();
    expect(table.kill(table.figure('chieftain-2')).judged()).toEqual({ winner: 0, grade: 'clan-minor' });
  });

  it('Dark Legion Objective: all Chieftains killed, the battle goes on for eight more; eight make it a major victory', () => {
    const table = deployed().kill(...CHIEFTAINS.map((id) => table0(id)));
    expect(table.judged()).toBeNull();
    table.kill(...others(table, 7));
    expect(table.judged()).toBeNull();
    expect(table.kill(...others(table, 8)).judged()).toEqual({ winner: 1, grade: 'legion-major' });
  });

  it('Dark Legion Objective: eight can no longer be reached, or time is up: a minor victory', () => {
    const table = deployed().kill(...CHIEFTAINS.map((id) => table0(id)));
    table.state.open.round = crossTheChasm.card.roundLimit;
    expect(table.judged(true)).toEqual({ winner: 1, grade: 'legion-minor' });
    for (const figure of others(table, 2)) table.state.open.figures[figure]!.fate = 'left-board';
    expect(table.judged()).toEqual({ winner: 1, grade: 'legion-minor' });
  });

  it('Brainbusters thrown and left fewer than two: the Legion has won, with all Chieftains eliminated it goes on for the eight', () => {
    const table = throwIn(deployed(), 'chieftain-1').kill(...CHIEFTAINS.map((id) => table0(id)));
    expect(table.judged()).toBeNull();
    table.kill(...others(table, 8));
    expect(table.judged()).toEqual({ winner: 1, grade: 'legion-major' });
  });

  it.each(['in-play', 'left-board'] as const)('Chieftains without Brainbusters, %s and not eliminated: a minor victory at once, eight dead or none', (fate) => {
    const table = deployed();
    for (const id of CHIEFTAINS) Object.assign(table.state.open.figures[table.figure(id)]!, { brainbusters: 0, fate });
    expect(table.judged()).toEqual({ winner: 1, grade: 'legion-minor' });
    expect(table.kill(...others(table, 8)).judged()).toEqual({ winner: 1, grade: 'legion-minor' });
    table.state.open.figures[table.figure('chieftain-1')]!.brainbusters = 1;
    expect(throwIn(table, 'chieftain-1').state.open.result).toEqual({ winner: 1, grade: 'legion-minor' });
  });

  it('once two are thrown in, no further one is', () => {
    const table = throwIn(deployed(), 'chieftain-1', 2);
    expect(table.refusal({ do: 'throw-in', figure: table.figure('chieftain-1') })).toMatch(/does not stand where/);
    expect(table.options().filter(({ do: kind }) => kind === 'throw-in')).toEqual([]);
  });

  it('the installation stands when time is up: the Legion; blown up by then: the Clan', () => {
    const table = deployed();
    table.state.open.round = crossTheChasm.card.roundLimit;
    expect(table.judged(true)).toEqual({ winner: 1, grade: 'round-limit' });
    expect(throwIn(table, 'chieftain-1', 2).judged(true)).toEqual({ winner: 0, grade: 'clan-minor' });
  });

  it('the Clan aims for the opening, then home', () => {
    const table = deployed();
    const aims = () => crossTheChasm.aims(table.state.open, table.game.ground.roster, 0).map(({ place, then }) => `${place}: ${then}`);
    expect(aims()).toEqual(['opening: act']);
    expect((throwIn(table, 'chieftain-2', 2), aims())).toEqual(['square of clan-2: out']);
  });

  it.each(['basic', 'advanced'])('random players come to an end, %s rules', (rules) => {
    const { state } = playAtRandom(crossTheChasm, 1, { 'options.rules': rules });
    expect(crossTheChasm.card.grades.map(({ id }) => id)).toContain(state.open.result!.grade);
  });
});

/** The number of a figure, the same in every game. */
function table0(id: string): number {
  return numbers.indexOf(id);
}
const numbers = deployed().game.ground.roster.troopers.map(({ id }) => id);
