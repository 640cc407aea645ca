import { describe, expect, it } from 'vitest';
import type { Strategy } from '../../../src/kernel/game.ts';
import { columnOf, rowOf } from '../../../src/kernel/grid/squares.ts';
import { numbersOf } from '../../../src/systems/fury-of-the-clansmen/book.ts';
import { defendTheTower } from '../../../src/systems/fury-of-the-clansmen/missions/defend-the-tower.ts';
import { openPosition } from '../../../src/systems/fury-of-the-clansmen/position.ts';
import marksman from '../../../strategies/fury-of-the-clansmen/marksman.ts';
import rush from '../../../strategies/fury-of-the-clansmen/rush.ts';
import { CLAN, LEGION, MissionTable, playGames, survivesJson } from './mission-table.ts';

const WIDTH = 24;
const TOWER = [[11, 11], [12, 11], [11, 12], [12, 12]] as const;
const setUp = (patch: Record<string, unknown> = {}) => new MissionTable(defendTheTower, patch).setUp();
const end = { do: 'end' } as const;

/** Nobody does anything for the rest of this round. */
function restOfRound(table: MissionTable): void {
  const { round } = table.state.open;
  while (table.result === null && table.state.open.round === round) table.play(end);
}

/** Two Centurions next to the tower, nobody near, and both counters still in the cup. */
function sappers(patch: Record<string, unknown> = {}): MissionTable {
  const table = setUp(patch).only('regular-1a', 'centurion-1', 'necromutant-1a', 'centurion-2', 'centurion-3');
  table.put('regular-1a', 0, 20).put('centurion-1', 10, 10).put('centurion-2', 13, 13).put('centurion-3', 20, 4).put('necromutant-1a', 10, 9);
  table.state.open.cup = ['clan-1', 'legion-1', 'legion-2', 'legion-3'].map((id) => table.squad(id));
  return table;
}
const setting = (table: MissionTable, id: string) => ({ do: 'set-explosives', figure: table.figure(id) }) as const;

describe('Mission Six: Defend the Tower', () => {
  it('Setup: a tower of four spaces, clear ground around it, a building, five Legion squares around the compound', () => {
    const table = setUp();
    const field = table.game.ground.field(table.state.open);
    expect([...field.tower.keys()].filter((square) => field.tower[square] === 1)).toEqual(TOWER.map(([column, row]) => table.square(column, row)).sort((a, b) => a - b));
    for (let column = 10; column <= 13; column++) for (const row of [10, 13]) expect(field.terrain(table.square(column, row))).toBe('clear');
    expect(field.inBuilding.reduce((sum, inside) => sum + inside, 0)).toBe(16);
    for (const squad of [3, 4, 5, 6, 7]) {
      const squares = table.game.ground.roster.squads[squad]!.members.map((member) => table.state.open.figures[member]!.at);
      expect(squares.sort((a, b) => a - b)).toEqual([...defendTheTower.spaces(table.state.open.layout, squad)]);
      expect(squares.some((square) => [0, 23].includes(columnOf(WIDTH, square)) || [0, 23].includes(rowOf(WIDTH, square)))).toBe(true);
    }
  });

  it.each([5, 1, 8])('Deployment: three Clan squads around the tower, %i squares between', (apart) => {
    const table = setUp({ 'missions.defend-the-tower.apart': apart });
    for (const squad of [0, 1, 2]) {
      const away = table.game.ground.roster.squads[squad]!.members.map((member) => {
        const { at } = table.state.open.figures[member]!;
        return Math.max(11 - columnOf(WIDTH, at), columnOf(WIDTH, at) - 12, 11 - rowOf(WIDTH, at), rowOf(WIDTH, at) - 12) - 1;
      });
      expect(away.sort((a, b) => a - b)).toEqual([apart, apart, apart + 1, apart + 1]);
    }
  });

  it('Special Rules: eight steps up a turbolift; a taken space is no way up, one whose holder is eliminated is free at once', () => {
    const table = setUp().only('regular-1a', 'regular-2a', 'centurion-1');
    table.put('centurion-1', 0, 20).put('regular-1a', 11, 10).put('regular-2a', 11, 11).turn('clan-1');
    const { steps } = table.game.ground.reachOf(table.state.open, table.figure('regular-1a'));
    expect([steps[table.square(12, 11)], steps[table.square(12, 12)]]).toEqual([8, 9]); // along the top it is level
    expect(table.refusal({ do: 'move', figure: table.figure('regular-1a'), to: table.square(11, 11) })).toMatch(/cannot get there/);
    table.remove([table.figure('regular-2a')]);
    table.play({ do: 'move', figure: table.figure('regular-1a'), to: table.square(11, 11) });
    expect(table.actionsLeft('regular-1a')).toBe(1); // two MOVE actions
  });

  it('Special Rules: from the tower every square is in sight, with the bonus of height; nobody below fights him hand to hand', () => {
    const table = setUp().only('regular-1a', 'necromutant-1a', 'necromutant-2a');
    table.put('regular-1a', 11, 11).put('necromutant-1a', 10, 10).put('necromutant-2a', 3, 1).turn('clan-1');
    const fire = { do: 'fire', figure: table.figure('regular-1a'), target: table.figure('necromutant-2a') } as const;
    expect(table.game.ground.field(table.state.open).terrain(table.square(3, 1))).toBe('jungle'); // with jungle all around
    expect(table.refusal(fire)).toBeUndefined();
    expect(table.refusal({ do: 'close', figure: table.figure('regular-1a'), target: table.figure('necromutant-1a') })).toMatch(/not in a square next to/);
    table.play(fire);
    expect(table.told.find((event) => event.tell === 'attack')).toMatchObject({ dice: '3r+1b', because: ['1b attacker on top of rubble'] });
  });

  it('Special Rules: a Brainbuster outside the tower does no harm inside', () => {
    const table = setUp({ 'options.rules': 'advanced' }).only('chieftain-1', 'necromutant-1a', 'necromutant-1b');
    table.put('chieftain-1', 4, 10).put('necromutant-1a', 11, 11).put('necromutant-1b', 9, 10).turn('clan-1');
    table.state.open.agenda.push({ step: 'scatter', at: table.square(10, 10), misses: 0, blast: { seat: CLAN, by: null } });
    table.play({ do: 'scatter', to: table.square(10, 10) });
    expect(table.told.flatMap((event) => (event.tell === 'armor' ? [event.target] : []))).toEqual(['necromutant-1b']);
  });

  it('Dark Legion Objective: two up there alone for three complete rounds, so at the fourth end of a round in a row', () => {
    const table = setUp().only('regular-1a', 'necromutant-1a', 'necromutant-2a');
    table.put('regular-1a', 0, 20).put('necromutant-1a', 11, 11).put('necromutant-2a', 12, 12);
    const { round } = table.state.open;
    for (const held of [1, 2, 3]) {
      restOfRound(table);
      expect(table.game.measure(table.state).values['held']).toBe(held);
      expect(table.result).toBeNull();
    }
    restOfRound(table);
    expect(table.result).toEqual({ winner: LEGION, grade: 'tower-secured' });
    expect(table.state.open.round).toBe(round + 3);
  });

  it.each([
    ['one Legionnaire is not enough', (table: MissionTable) => table.remove([table.figure('necromutant-2a')])],
    ['no Clansman may be up there', (table: MissionTable) => table.put('regular-1a', 12, 11)],
  ])('Dark Legion Objective: %s, and the count begins again', (_why, lose) => {
    const table = setUp().only('regular-1a', 'regular-2a', 'necromutant-1a', 'necromutant-2a', 'centurion-3');
    table.put('regular-1a', 0, 20).put('regular-2a', 0, 18).put('centurion-3', 20, 4).put('necromutant-1a', 11, 11).put('necromutant-2a', 12, 12);
    restOfRound(table);
    restOfRound(table);
    lose(table);
    table.turn('legion-3').play({ do: 'move', figure: table.figure('centurion-3'), to: table.square(20, 3) }); // objectives are looked at
    expect(table.game.measure(table.state).values['held']).toBe(0);
    restOfRound(table);
    expect(table.game.measure(table.state).values['held']).toBe(0);
  });

  it('Dark Legion Objective: two Centurions next to the tower set explosives, each for his whole turn of one round', () => {
    const table = sappers().turn('legion-1');
    table.play(setting(table, 'centurion-1'));
    expect(table.actionsLeft('centurion-1')).toBe(0);
    expect(table.refusal({ do: 'leadership' })).toMatch(/no leadership roll/);
    expect(table.options.some((action) => action.do === 'move' && action.figure === table.figure('necromutant-1a'))).toBe(true); // his squad may act
    expect(table.result).toBeNull();
    table.turn('legion-2').play(setting(table, 'centurion-2'));
    expect(table.result).toEqual({ winner: LEGION, grade: 'tower-blown-up' });
  });

  it('explosives: others of the squad may act before, and the first of the two may have died since', () => {
    const table = sappers().turn('legion-1');
    table.play({ do: 'move', figure: table.figure('necromutant-1a'), to: table.square(9, 8) }, setting(table, 'centurion-1'));
    table.remove([table.figure('centurion-1')]).turn('legion-2');
    table.play({ do: 'set-explosives', figure: table.figure('centurion-2') });
    expect(table.result).toEqual({ winner: LEGION, grade: 'tower-blown-up' });
  });

  it('explosives: Snap Alert answers them', () => {
    const table = sappers({ 'options.rules': 'advanced', 'board.density': 0 }).put('regular-1a', 5, 10).turn('legion-1');
    table.of('regular-1a').alert = true;
    table.play(setting(table, 'centurion-1'));
    expect(table.options).toEqual([{ do: 'snap-shot', figure: table.figure('regular-1a') }, { do: 'hold-fire' }]);
  });

  it('explosives: a saved position knows of a leadership roll that gave no action', () => {
    const patch = { 'dice.white.hits': 0 };
    const table = sappers(patch).turn('legion-1').play({ do: 'leadership' });
    const again = openPosition(table.game.position(table.state), numbersOf(patch));
    const state = again.deploy(table.chance);
    expect(again.refuse(again.view(state, LEGION), setting(table, 'centurion-1'))).toMatch(/leadership roll/);
  });

  it('explosives: a dead Centurion is no partner', () => {
    const table = sappers();
    table.remove([table.figure('centurion-2')]).turn('legion-1'); // he fell where he stood, and his counter is still in the cup
    expect(table.refusal(setting(table, 'centurion-1'))).toMatch(/two Centurions/);
  });

  it('explosives: not by others, not away from the tower, not alone, not after a leadership roll or an action of his own, not in two rounds', () => {
    const table = sappers().turn('legion-1');
    expect(table.refusal(setting(table, 'necromutant-1a'))).toMatch(/no Centurion/);
    table.play({ do: 'leadership' });
    expect(table.refusal(setting(table, 'centurion-1'))).toMatch(/leadership roll/);
    expect(table.options.some((action) => action.do === 'set-explosives')).toBe(false);

    const nothing = sappers({ 'dice.white.hits': 0 }).turn('legion-1').play({ do: 'leadership' });
    expect(nothing.refusal(setting(nothing, 'centurion-1'))).toMatch(/leadership roll/); // not even one that gave no action
    nothing.turn('legion-2');
    expect(nothing.refusal(setting(nothing, 'centurion-2'))).toMatch(/two Centurions/); // another turn

    const acted = sappers().turn('legion-1');
    acted.play({ do: 'move', figure: acted.figure('centurion-1'), to: acted.square(11, 10) });
    expect(acted.refusal(setting(acted, 'centurion-1'))).toMatch(/all his own actions/);

    const away = sappers().put('centurion-1', 9, 9).turn('legion-1');
    expect(away.refusal(setting(away, 'centurion-1'))).toMatch(/not next to/);

    const alone = sappers().put('centurion-2', 16, 16).turn('legion-1');
    expect(alone.refusal(setting(alone, 'centurion-1'))).toMatch(/two Centurions/);
    const late = sappers().turn('legion-2').turn('legion-1'); // the other has had his turn
    expect(late.refusal(setting(late, 'centurion-1'))).toMatch(/two Centurions/);

    const arriving = sappers().turn('legion-1');
    arriving.play(setting(arriving, 'centurion-1')).put('centurion-3', 12, 13).turn('legion-3');
    arriving.state.open.cup = [];
    expect(arriving.refusal(setting(arriving, 'centurion-3'))).toMatch(/two Centurions/); // he was not there when the first began

    const split = sappers().turn('legion-1');
    split.play(setting(split, 'centurion-1'));
    split.state.open.round += 1;
    split.turn('legion-2');
    expect(split.refusal(setting(split, 'centurion-2'))).toMatch(/two Centurions/);
  });

  it('Objectives: the Clan wins with the last Legionnaire, the Legion with the last Clansman, the round limit is a draw', () => {
    const won = setUp();
    expect(won.judged()).toBeNull();
    won.remove(won.ofSeat(LEGION));
    expect(won.judged()).toEqual({ winner: CLAN, grade: 'legion-destroyed' });
    won.remove(won.ofSeat(CLAN));
    expect(won.judged()).toEqual({ winner: null, grade: 'both-at-once' });
    const lost = setUp();
    lost.remove(lost.ofSeat(CLAN));
    expect(lost.judged()).toEqual({ winner: LEGION, grade: 'tower-secured' });
    const slow = setUp();
    slow.state.open.round = 30;
    expect(slow.judged()).toBeNull();
    expect(slow.judged(true)).toEqual({ winner: null, grade: 'round-limit' });
  });

  it.each(['basic', 'advanced'])('random players end it, and it goes through JSON (%s rules)', (rules) => {
    for (const { measures } of playGames(defendTheTower, { 'options.rules': rules, 'missions.defend-the-tower.roundLimit': 6 }, 3)) expect(measures!.rounds).toBeLessThanOrEqual(6);
    survivesJson(defendTheTower, { 'options.rules': rules });
  });

  it('scripted players play it to its end', () => {
    for (const { measures } of playGames(defendTheTower, { 'options.rules': 'advanced' }, 3, [rush, marksman] as Strategy[])) expect(measures!.rounds).toBeGreaterThan(0);
  });
});
