import { describe, expect, it } from 'vitest';
import type { Strategy } from '../../../src/kernel/game.ts';
import { columnOf, rowOf } from '../../../src/kernel/grid/squares.ts';
import { escape } from '../../../src/systems/fury-of-the-clansmen/missions/escape.ts';
import marksman from '../../../strategies/fury-of-the-clansmen/marksman.ts';
import rush from '../../../strategies/fury-of-the-clansmen/rush.ts';
import { CLAN, LEGION, MissionTable, playGames, survivesJson } from './mission-table.ts';

const WIDTH = 24;
const SQUADS = ['clan-1', 'clan-2', 'clan-3', 'legion-1', 'legion-2', 'legion-3', 'legion-4', 'legion-5'];
const corners = (table: MissionTable) => SQUADS.map((_, squad) => escape.spaces(table.state.open.layout, squad)[0]!);
const place = (square: number) => [columnOf(WIDTH, square), rowOf(WIDTH, square)];

/** A square next to a Starting/Goal Square, given its north-west space. */
const beside = (corner: number): [number, number] => [columnOf(WIDTH, corner) + (columnOf(WIDTH, corner) > 20 ? -1 : 2), rowOf(WIDTH, corner)];

/** So many Clansmen of the twelve escape, the rest are eliminated. */
function escapes(table: MissionTable, count: number): void {
  for (const [index, figure] of table.ofSeat(CLAN).entries()) {
    table.remove([figure], index < count ? 'on-goal' : 'eliminated');
    if (index < count) table.state.open.entered[table.game.ground.trooper(figure).squad]!.push(figure);
  }
}

describe('Mission Two: Escape', () => {
  it('Setup: boards 1 to 9 in their places, eight squares around the edges on clear ground, two of the Legion at A and B', () => {
    const table = new MissionTable(escape).setUp();
    const field = table.game.ground.field(table.state.open);
    expect(table.state.open.layout!.slice(0, 9)).toEqual([0, 4, 8, 12, 16, 20, 24, 28, 32]);
    for (const squad of SQUADS.keys()) {
      const spaces = escape.spaces(table.state.open.layout, squad);
      expect(spaces.every((square) => field.terrain(square) === 'clear')).toBe(true);
      expect(spaces.some((square) => [0, 23].includes(columnOf(WIDTH, square)) || [0, 23].includes(rowOf(WIDTH, square)))).toBe(true);
    }
    expect(corners(table).slice(3, 5).map(place)).toEqual([[5, 0], [17, 22]]);
    expect(new Set(corners(table)).size).toBe(8);
  });

  it('Deployment: the Clan sets up in the centre before the six squares are turned over, and nothing tells it which is whose', () => {
    const tables = [1, 2, 3, 4, 5, 6].map((seed) => new MissionTable(escape, {}, seed));
    for (let turn = 0; tables[0]!.game.toAct(tables[0]!.state) === CLAN; turn++) {
      for (const table of tables) {
        expect(table.state).toEqual(tables[0]!.state); // six shuffles to come, one state so far
        if (table !== tables[0]) table.play(table.options[0]!);
      }
      tables[0]!.play(tables[0]!.options[0]!);
    }
    for (const table of tables) table.setUp();
    for (const squad of [0, 1, 2]) {
      for (const member of tables[0]!.game.ground.roster.squads[squad]!.members) {
        const { at } = tables[0]!.state.open.figures[member]!;
        expect([columnOf(WIDTH, at) >> 3, rowOf(WIDTH, at) >> 3]).toEqual([1, 1]);
      }
    }
    expect(new Set(tables.map((table) => corners(table).join())).size).toBe(6);
  });

  it('Deployment: then the Legion sets up, each squad on its own square', () => {
    const table = new MissionTable(escape).setUp();
    for (const squad of [3, 4, 5, 6, 7]) {
      const squares = table.game.ground.roster.squads[squad]!.members.map((member) => table.state.open.figures[member]!.at);
      expect(squares.sort((a, b) => a - b)).toEqual([...escape.spaces(table.state.open.layout, squad)]);
    }
  });

  it('Special Rules: before the first counter the Legion has a free turn, two MOVE actions a figure and nothing else', () => {
    const table = new MissionTable(escape, { 'options.rules': 'advanced' }).setUp();
    const moved: string[] = [];
    while (table.asked?.step === 'turn' && table.state.open.round === 0) {
      expect(table.game.toAct(table.state)).toBe(LEGION);
      expect(new Set(table.options.map((action) => action.do))).toEqual(new Set(['move', 'leave', 'end']));
      const { members, id } = table.game.ground.roster.squads[table.asked.squad]!;
      expect(members.map((member) => table.game.ground.stepsFor(table.state.open, member))).toEqual([8, 8, 8, 8]);
      expect(table.refusal({ do: 'fire', figure: members[0]!, target: 0 })).toMatch(/free turn/);
      moved.push(id);
      table.play({ do: 'end' });
    }
    expect(moved).toEqual(['legion-1', 'legion-2', 'legion-3', 'legion-4', 'legion-5']);
    expect(table.state.open.round).toBe(1);
  });

  it('in the free turn a Legionnaire may step off the board, too', () => {
    const table = new MissionTable(escape).setUp(); // legion-1 at the northern edge
    table.play({ do: 'leave', figure: table.figure('centurion-1') });
    expect([table.of('centurion-1').fate, table.state.open.round, table.actionsLeft('necromutant-1a')]).toEqual(['left-board', 0, 2]);
  });

  it('Special Rules: Clansmen take three steps per MOVE, Legionnaires four', () => {
    const table = new MissionTable(escape).setUp();
    expect([table.game.ground.stepsPerMove(table.figure('regular-1a')), table.game.ground.stepsPerMove(table.figure('centurion-1'))]).toEqual([3, 4]);
  });

  it('Clan Objective: its own transport takes a figure off the board, that of another squad does not', () => {
    const table = new MissionTable(escape).setUp();
    while (table.state.open.round === 0) table.play({ do: 'end' });
    const [own, other] = [0, 1].map((squad) => escape.spaces(table.state.open.layout, squad)[0]!) as [number, number];
    table.only('regular-1a', 'regular-1b', 'centurion-1').put('regular-1a', ...beside(own)).put('regular-1b', ...beside(other)).put('centurion-1', 12, 12).turn('clan-1');
    table.play({ do: 'move', figure: table.figure('regular-1b'), to: other });
    expect(table.of('regular-1b').fate).toBe('in-play');
    table.play({ do: 'move', figure: table.figure('regular-1a'), to: own });
    expect(table.of('regular-1a').fate).toBe('on-goal');
    expect(table.game.measure(table.state).values).toMatchObject({ escaped: 1, 'escaped.clan-1': 1, 'escaped.clan-2': 0 });
  });

  it('no Legionnaire gets onto a transport', () => {
    const table = new MissionTable(escape).setUp();
    const space = escape.spaces(table.state.open.layout, 0)[0]!;
    table.put('centurion-1', ...beside(space));
    expect(table.refusal({ do: 'move', figure: table.figure('centurion-1'), to: space })).toMatch(/cannot get there/);
  });

  it.each([
    [12, 'clan-major', CLAN],
    [8, 'clan-major', CLAN],
    [7, 'legion-minor', null],
    [4, 'legion-minor', null],
    [3, 'legion-major', LEGION],
    [0, 'legion-major', LEGION],
  ] as const)('Objectives: %i of twelve escape: %s', (count, grade, winner) => {
    const table = new MissionTable(escape).setUp();
    expect(table.judged()).toBeNull();
    escapes(table, count);
    expect(table.judged()).toEqual({ winner, grade });
  });

  it('who leaves the board by another way has not escaped, nor has who is still on it at the round limit', () => {
    const table = new MissionTable(escape).setUp();
    table.remove(table.ofSeat(CLAN), 'left-board');
    expect(table.judged()).toEqual({ winner: LEGION, grade: 'legion-major' });
    const late = new MissionTable(escape).setUp();
    late.state.open.round = 30;
    expect(late.judged()).toBeNull();
    expect(late.judged(true)).toEqual({ winner: LEGION, grade: 'legion-major' });
  });

  it('the ring of squares may be drawn in from the edge', () => {
    const table = new MissionTable(escape, { 'missions.escape.ring': 3 }).setUp();
    expect(corners(table).map(place).filter(([column, row]) => [3, 19].includes(column!) || [3, 19].includes(row!)).length).toBe(8);
  });

  it.each(['basic', 'advanced'])('random players end it, and it goes through JSON (%s rules)', (rules) => {
    for (const { measures } of playGames(escape, { 'options.rules': rules, 'missions.escape.roundLimit': 6 }, 3)) expect(measures!.rounds).toBeLessThanOrEqual(6);
    survivesJson(escape, { 'options.rules': rules });
  });

  it('scripted players play it to its end', () => {
    for (const { measures } of playGames(escape, { 'options.rules': 'advanced' }, 3, [rush, marksman] as Strategy[])) expect(measures!.rounds).toBeGreaterThan(0);
  });
});
