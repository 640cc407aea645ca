import { describe, expect, it } from 'vitest';
import type { Strategy } from '../../../src/kernel/game.ts';
import { columnOf, rowOf } from '../../../src/kernel/grid/squares.ts';
import { ambush } from '../../../src/systems/fury-of-the-clansmen/missions/ambush.ts';
import marksman from '../../../strategies/fury-of-the-clansmen/marksman.ts';
import rush from '../../../strategies/fury-of-the-clansmen/rush.ts';
import { CLAN, LEGION, MissionTable, playGames, survivesJson } from './mission-table.ts';

const WIDTH = 24;
const place = (square: number) => [columnOf(WIDTH, square), rowOf(WIDTH, square)];
const cornerOf = (table: MissionTable, id: string) => ambush.spaces(table.state.open.layout, table.squad(id))[0]!;
const cavesShown = (table: MissionTable) => [0, 1, 2, 3, 4].filter((cave) => ambush.squadAt(table.state.open.layout, cornerOf(table, `legion-${cave + 1}`)) >= 0).length;

/** All squads have taken their turns, and nobody has done anything: the cannon is next. */
const toTheCannon = (table: MissionTable) => table.setUp().pass('turn');

describe('Mission Five: Ambush', () => {
  it('Setup and Deployment: A, B and C at one end of the valley, their transports at the other, five caves in the cliffs', () => {
    const table = new MissionTable(ambush).setUp();
    for (const [squad, { members, seat, id }] of table.game.ground.roster.squads.entries()) {
      const squares = members.map((member) => table.state.open.figures[member]!.at);
      if (seat === CLAN) expect(new Set(squares.map((square) => rowOf(WIDTH, square)))).toEqual(new Set([12, 13]));
      else expect(squares.sort((a, b) => a - b)).toEqual([...ambush.spaces(table.state.open.layout, squad)]);
      const [column, row] = place(cornerOf(table, id));
      if (seat === CLAN) expect([column, row]).toEqual([[5, 11, 17][squad], 0]);
      else expect([0, 22]).toContain(column);
    }
  });

  it.each([
    ['valley', [11, 10]],
    ['both-near', [22, 18]],
    ['both-far', [22, 11]],
  ] as const)('Setup: the caves may lie elsewhere (%s)', (caves, last) => {
    const table = new MissionTable(ambush, { 'missions.ambush.caves': caves }).setUp();
    expect(place(cornerOf(table, 'legion-5'))).toEqual(last);
  });

  it('Setup: the Clan may have farther to go, and run nearer to the cliffs', () => {
    const table = new MissionTable(ambush, { 'missions.ambush.ahead': 3, 'missions.ambush.lanes': 8 }).setUp();
    expect(place(cornerOf(table, 'clan-1'))).toEqual([3, 0]);
    expect(Math.min(...table.ofSeat(CLAN).map((figure) => rowOf(WIDTH, table.state.open.figures[figure]!.at)))).toBe(19);
  });

  it('Special Rules: no Clansman enters a cave, not even one that has been taken away', () => {
    const table = new MissionTable(ambush).setUp().only('regular-1a', 'centurion-2');
    const space = cornerOf(table, 'legion-1');
    const [column, row] = place(space) as [number, number];
    table.put('regular-1a', column + 2, row).put('centurion-2', 12, 12).turn('clan-1');
    expect(table.refusal({ do: 'move', figure: table.figure('regular-1a'), to: space + 1 })).toMatch(/cannot get there/);
    table.play({ do: 'move', figure: table.figure('regular-1a'), to: space + 3 });
    expect(cavesShown(table)).toBe(0); // the squad of cave 1 is gone, and its cave with it
    expect(table.refusal({ do: 'move', figure: table.figure('regular-1a'), to: space + 1 })).toMatch(/cannot get there/);
  });

  it('Special Rules: a cave is taken off the board once its whole squad has left it, dead or alive', () => {
    const table = new MissionTable(ambush).setUp().turn('legion-1');
    const { members } = table.game.ground.roster.squads[table.squad('legion-1')]!;
    expect(cavesShown(table)).toBe(5);
    const [column, row] = place(cornerOf(table, 'legion-1')) as [number, number];
    for (const [index, member] of members.entries()) {
      if (index === 2) {
        table.remove([member]);
        continue;
      }
      expect(cavesShown(table)).toBe(5);
      table.play({ do: 'move', figure: member, to: table.square(column + 2, row - 1 + index) });
    }
    expect(cavesShown(table)).toBe(4);
    expect(table.told.filter(({ tell }) => tell === 'cave-left')).toEqual([{ tell: 'cave-left', squad: 'legion-1' }]);
  });

  it('Special Rules: nobody leaves the board, and no Legionnaire gets onto a transport', () => {
    const table = new MissionTable(ambush).setUp();
    for (const squad of ['clan-1', 'legion-3']) {
      table.turn(squad);
      expect(table.options.some((action) => action.do === 'leave')).toBe(false);
      expect(table.refusal({ do: 'leave', figure: table.game.ground.roster.squads[table.squad(squad)]!.members[0]! })).toMatch(/may not leave/);
    }
    const space = cornerOf(table, 'clan-1');
    table.put('centurion-3', 3, 2).turn('legion-3');
    expect(table.refusal({ do: 'move', figure: table.figure('centurion-3'), to: space + WIDTH })).toMatch(/cannot get there/);
  });

  it('Special Rules: once all squads have taken their turns the Legion aims the Gehenna Cannon at any space on the board', () => {
    const table = toTheCannon(new MissionTable(ambush));
    expect([table.asked?.step, table.state.open.round, table.game.toAct(table.state)]).toEqual(['cannon', 1, LEGION]);
    expect(table.options.length).toBe(WIDTH * WIDTH);
    table.play({ do: 'cannon', at: table.square(12, 12) }).pass('scatter', 'turn');
    expect([table.asked?.step, table.state.open.round]).toEqual(['cannon', 2]); // and again in the next round
    expect(table.refusal({ do: 'cannon', at: WIDTH * WIDTH })).toMatch(/no square/);
    expect(table.refusal({ do: 'end' })).toBeDefined();
  });

  it('Special Rules: two red dice; for each miss the Clan moves it a space', () => {
    const seen = new Map<number, number>();
    for (let seed = 0; seed < 60; seed++) {
      const table = toTheCannon(new MissionTable(ambush, {}, seed));
      table.play({ do: 'cannon', at: table.square(12, 12) });
      const shot = table.told.find((event) => event.tell === 'cannon')!;
      expect(shot.dice).toBe('2r');
      seen.set(shot.misses, (seen.get(shot.misses) ?? 0) + 1);
      if (shot.misses === 0) continue;
      expect([table.asked?.step, table.game.toAct(table.state)]).toEqual(['scatter', CLAN]);
      expect(table.options.length).toBe(shot.misses === 1 ? 9 : 25);
    }
    // 1/4, 1/2, 1/4 of sixty
    expect(seen.get(0)).toBeGreaterThan(4);
    expect(seen.get(1)).toBeGreaterThan(15);
    expect(seen.get(2)).toBeGreaterThan(4);
  });

  it('Special Rules: any space, a boulder too, where the shot does no harm', () => {
    const table = toTheCannon(new MissionTable(ambush));
    const field = table.game.ground.board(table.state.open);
    const at = Array.from(field.rim.keys()).find((square) => field.terrain(square) === 'boulder' && field.terrain(square + 1) === 'clear')!;
    table.only('regular-1a', 'regular-1b').put('regular-1a', columnOf(WIDTH, at) + 1, rowOf(WIDTH, at)).put('necromutant-1a', 12, 12);
    table.play({ do: 'cannon', at });
    if (table.asked?.step === 'scatter') table.play({ do: 'scatter', to: at });
    expect(table.told.filter((event) => event.tell === 'blast')).toMatchObject([{ at }]);
    expect(table.told.filter((event) => event.tell === 'attack')).toEqual([]);
  });

  it('Special Rules: three black dice in the middle, three red around it, friend and foe', () => {
    const table = toTheCannon(new MissionTable(ambush));
    table.only('regular-1a', 'regular-1b', 'necromutant-1a').put('regular-1a', 12, 12).put('regular-1b', 13, 12).put('necromutant-1a', 12, 13);
    table.state.open.agenda.push({ step: 'blast', at: table.square(12, 12), blast: { seat: LEGION, by: null } });
    table.state.open.agenda.splice(table.state.open.agenda.findIndex(({ step }) => step === 'cannon'), 1);
    const before = table.told.length;
    table.state.open.agenda.push({ step: 'scatter', at: table.square(12, 12), misses: 0, blast: { seat: LEGION, by: null } });
    table.play({ do: 'scatter', to: table.square(12, 12) });
    const rolls = table.told.slice(before).filter((event) => event.tell === 'attack');
    expect(rolls.slice(0, 2).map(({ kind, dice }) => [kind, dice])).toEqual([['brainbuster-centre', '3b'], ['brainbuster-adjacent', '3r']]);
    const saved = new Set(table.told.slice(before).flatMap((event) => (event.tell === 'armor' ? [event.target] : [])));
    expect(saved).toEqual(new Set(['regular-1a', 'regular-1b', 'necromutant-1a']));
  });

  it.each([
    [12, 'clan-success', CLAN],
    [9, 'clan-success', CLAN],
    [8, 'half-escaped', null],
    [5, 'half-escaped', null],
    [4, 'legion-success', LEGION],
    [0, 'legion-success', LEGION],
  ] as const)('Objectives: %i of twelve escape: %s', (count, grade, winner) => {
    const table = new MissionTable(ambush).setUp();
    expect(table.judged()).toBeNull();
    for (const [index, figure] of table.ofSeat(CLAN).entries()) {
      table.remove([figure], index < count ? 'on-goal' : 'eliminated');
      if (index < count) table.state.open.entered[table.game.ground.trooper(figure).squad]!.push(figure);
    }
    expect(table.judged()).toEqual({ winner, grade });
  });

  it('who is still in the valley at the round limit has not escaped', () => {
    const table = new MissionTable(ambush).setUp();
    table.state.open.round = 30;
    expect(table.judged()).toBeNull();
    expect(table.judged(true)).toEqual({ winner: LEGION, grade: 'legion-success' });
  });

  it.each(['basic', 'advanced'])('random players end it, and it goes through JSON (%s rules)', (rules) => {
    for (const { measures } of playGames(ambush, { 'options.rules': rules, 'missions.ambush.roundLimit': 6 }, 3)) expect(measures!.rounds).toBeLessThanOrEqual(6);
    survivesJson(ambush, { 'options.rules': rules });
  });

  it('scripted players play it to its end', () => {
    for (const { measures } of playGames(ambush, { 'options.rules': 'advanced' }, 3, [rush, marksman] as Strategy[])) expect(measures!.rounds).toBeGreaterThan(0);
  });
});
