import { describe, expect, it } from 'vitest';
import { mountainFortress } from '../../../src/systems/fury-of-the-clansmen/missions/mountain-fortress.ts';
import { MissionGame, playAtRandom } from './mission-game.ts';

const CENTURIONS = [1, 2, 3, 4, 5].map((number) => `centurion-${number}`);
const deployed = (patch = {}) => new MissionGame(mountainFortress, patch).deployed();
const ADVANCED = { 'options.rules': 'advanced' };

/** Steps through the portal with a Centurion put next to it. */
function enterFortress(table: MissionGame, id = 'centurion-1'): MissionGame {
  table.kill(table.state.open.figures.findIndex(({ at, fate }) => fate === 'in-play' && at === table.square(11, 0)));
  return table.put(id, 11, 0).turn(`legion-${id.at(-1)!}`).play({ do: 'leave', figure: table.figure(id) });
}

describe('Mission Four: The Mountain Fortress', () => {
  it('Setup: eight boards at random around the mountain, which nobody enters, sees through or throws over', () => {
    const layouts = Array.from({ length: 20 }, (_, seed) => new MissionGame(mountainFortress, {}, seed).state.open.layout!);
    for (const layout of layouts) expect(new Set(layout.map((lies) => lies >> 2)).size).toBe(8);
    expect(new Set(layouts.map(String)).size).toBe(20);
    const table = deployed(ADVANCED);
    const field = table.game.ground.field(table.state.open);
    expect([field.width, field.height]).toEqual([24, 24]);
    expect([[8, 8], [15, 15], [12, 12]].map(([column, row]) => field.terrain(table.square(column!, row!)))).toEqual(['mountain', 'mountain', 'mountain']);
    expect([[7, 8], [16, 15], [8, 7], [15, 16]].map(([column, row]) => field.terrain(table.square(column!, row!)))).not.toContain('mountain');
    table.put('chieftain-1', 7, 12).turn('clan-1');
    expect(table.refusal({ do: 'move', figure: table.figure('chieftain-1'), to: table.square(8, 12) })).toMatch(/cannot get there/);
    table.put('chieftain-1', 12, 7);
    expect(table.refusal({ do: 'throw', figure: table.figure('chieftain-1'), at: table.square(7, 12) })).toMatch(/beyond sight/);
  });

  it('Setup: two openings, the portal where the board ends; four foxholes, with the advanced rules only', () => {
    const table = deployed(ADVANCED);
    const field = table.game.ground.field(table.state.open);
    expect([10, 11, 12, 13].map((column) => field.rim[table.square(column, 0)])).toEqual([0, 1, 1, 0]);
    expect([10, 11, 12, 13].map((column) => field.stepCost[table.square(column, 3) * 8 + 4]! > 0)).toEqual([false, true, true, false]);
    expect(field.foxhole.reduce((sum, one) => sum + one, 0)).toBe(4);
    expect(deployed({ 'options.rules': 'basic' }).game.ground.field(table.state.open).hasFoxholes).toBe(false);
  });

  it('Deployment: the Clan anywhere inside the building, the Legion on its squares', () => {
    const table = new MissionGame(mountainFortress);
    expect(table.game.toAct(table.state)).toBe(0);
    expect(table.options()).toHaveLength(16);
    table.deployed();
    const field = table.game.ground.field(table.state.open);
    for (const figure of table.figures(0)) expect(field.inBuilding[table.state.open.figures[figure]!.at]).toBe(1);
    for (const figure of table.figures(1)) {
      const { at } = table.state.open.figures[figure]!;
      expect(mountainFortress.squadAt(null, at)).toBe(table.game.ground.trooper(figure).squad);
    }
  });

  it('Special Rules: Centurions roll three red dice for leadership, Chieftains their black ones', () => {
    const table = deployed();
    const rolled = (squad: string) => {
      table.turn(squad);
      table.state.open.leadership = true;
      table.play({ do: 'leadership' });
      return table.told.findLast(({ tell }) => tell === 'leadership');
    };
    expect(rolled('legion-1')).toMatchObject({ dice: '3r' });
    expect(rolled('clan-1')).toMatchObject({ dice: '3b' });
  });

  it('the portal is for Centurions alone, and they leave the board by no other way', () => {
    const table = deployed().kill(...Array.from({ length: 12 }, (_, figure) => figure));
    table.put('centurion-1', 0, 0).turn('legion-1');
    expect(table.refusal({ do: 'leave', figure: table.figure('centurion-1') })).toMatch(/cannot reach/);
    table.put('necromutant-1a', 11, 0).turn('legion-1', 1);
    expect(table.refusal({ do: 'leave', figure: table.figure('necromutant-1a') })).toMatch(/cannot reach/);
    table.put('necromutant-1a', 0, 1).play({ do: 'leave', figure: table.figure('necromutant-1a') });
    expect(mountainFortress.measure(table.state.open, table.game.ground.roster)).toEqual({ 'centurions-inside': 0 });
  });

  it('Dark Legion Objective: a Centurion through the portal is out of play and inside; then all Clansmen destroyed', () => {
    const table = enterFortress(deployed());
    expect(table.state.open.figures[table.figure('centurion-1')]!.fate).toBe('left-board');
    expect(mountainFortress.measure(table.state.open, table.game.ground.roster)).toEqual({ 'centurions-inside': 1 });
    expect(table.judged()).toBeNull();
    expect(table.kill(...table.figures(0)).judged()).toEqual({ winner: 1, grade: 'fortress-taken' });
  });

  it('Dark Legion Objective: with nobody left to stop a Centurion the fortress is his', () => {
    expect(deployed().kill(...deployed().figures(0)).judged()).toEqual({ winner: 1, grade: 'fortress-taken' });
  });

  it('Clan Objective: all of the Legion destroyed', () => {
    const table = deployed();
    const [first, ...rest] = table.figures(1);
    expect(table.kill(...rest).judged()).toBeNull();
    expect(table.kill(first!).judged()).toEqual({ winner: 0, grade: 'fortress-held' });
  });

  it('a draw: a Centurion inside, the rest of the Legion destroyed', () => {
    const table = enterFortress(deployed());
    expect(table.kill(...table.figures(1)).judged()).toEqual({ winner: null, grade: 'centurion-inside' });
  });

  it('a draw: all Centurions killed, and the Clan destroyed', () => {
    const table = deployed();
    table.kill(...CENTURIONS.map((id) => table.figure(id)), ...table.figures(0));
    expect(table.judged()).toEqual({ winner: null, grade: 'nobody-inside' });
  });

  it('a draw at the end of the last round', () => {
    const table = deployed();
    table.state.open.round = mountainFortress.card.roundLimit;
    expect(table.judged()).toBeNull();
    expect(table.judged(true)).toEqual({ winner: null, grade: 'round-limit' });
  });

  it('the Legion aims for the portal until a Centurion is inside', () => {
    const table = deployed();
    const aims = () => mountainFortress.aims(table.state.open, table.game.ground.roster, 1);
    expect(aims()).toMatchObject([{ squares: [table.square(11, 0), table.square(12, 0)], wanted: 1, then: 'out' }]);
    enterFortress(table);
    expect(aims()).toEqual([]);
  });

  it.each(['basic', 'advanced'])('random players come to an end, %s rules', (rules) => {
    for (const seed of [1, 2]) {
      const { state } = playAtRandom(mountainFortress, seed, { 'options.rules': rules });
      expect(mountainFortress.card.grades.map(({ id }) => id)).toContain(state.open.result!.grade);
    }
  });
});
