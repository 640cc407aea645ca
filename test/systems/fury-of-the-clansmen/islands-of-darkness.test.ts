import { describe, expect, it } from 'vitest';
import { islandsOfDarkness } from '../../../src/systems/fury-of-the-clansmen/missions/islands-of-darkness.ts';
import { canSee } from '../../../src/systems/fury-of-the-clansmen/rules/sight.ts';
import { MissionGame, playAtRandom } from './mission-game.ts';

/** All dice hit: three reinforcements a round. */
const ALL_HIT = { 'dice.white.hits': 6 };
const ENTRANCE: readonly [number, number][] = [[11, 0], [12, 0]];
const deployed = (patch = {}) => new MissionGame(islandsOfDarkness, patch).deployed();

const squadOf = (table: MissionGame, number: number) => table.game.ground.roster.squads[2 + number]!.members;

/** These are dead, and round `round` begins. */
function nextRound(table: MissionGame, round: number, ...dead: string[]): MissionGame {
  const { open } = table.state;
  table.kill(...dead.map((id) => table.figure(id)));
  open.round = round - 1;
  open.agenda.length = 0;
  open.agenda.push({ step: 'turn', squad: 0 });
  table.state.open.cup = [];
  open.agenda.unshift({ step: 'round' });
  return table.play({ do: 'end' });
}

const fate = (table: MissionGame, id: string) => table.state.open.figures[table.figure(id)]!.fate;
const asked = (table: MissionGame) => table.view.asked;

/** Round six, one Necromutant of squad 1 called back, and the turn of that squad. */
function called(...others: string[]): MissionGame {
  const table = nextRound(deployed(ALL_HIT), 6, 'necromutant-1a', ...others);
  table.play({ do: 'reinforce', figure: table.figure('necromutant-1a') });
  if (asked(table)!.step === 'reinforce') table.play({ do: 'hold-back' });
  return table.turn('legion-1');
}

const enter = (table: MissionGame, id = 'necromutant-1a', [column, row] = ENTRANCE[0]!) => table.play({ do: 'enter', figure: table.figure(id), at: table.square(column, row) });

describe('Mission Eight: Islands of Darkness', () => {
  it('Setup: three islands of boards at random, water between them, a bridge over each', () => {
    const table = deployed();
    const field = table.game.ground.field(table.state.open);
    expect([field.width, field.height]).toEqual([24, 28]);
    expect(new Set(table.state.open.layout!.map((lies) => lies >> 2)).size).toBe(9);
    for (const row of [8, 9, 18, 19]) {
      const terrain = Array.from({ length: 24 }, (_, column) => field.terrain(table.square(column, row)));
      expect(terrain.flatMap((what, column) => (what === 'bridge' ? [column] : []))).toEqual([11, 12]);
      expect(terrain.filter((what) => what === 'water')).toHaveLength(22);
    }
    table.put('chieftain-1', 5, 20).turn('clan-1');
    expect(table.refusal({ do: 'move', figure: table.figure('chieftain-1'), to: table.square(5, 19) })).toMatch(/cannot get there/);
    const open = new MissionGame(islandsOfDarkness, { 'board.density': 0 });
    expect(canSee(open.game.ground.field(open.state.open), table.square(2, 16), table.square(2, 23))).toBe(true);
  });

  it('every Clan square has a way to the building, whatever boards lie between', () => {
    for (let seed = 0; seed < 30; seed++) {
      const table = new MissionGame(islandsOfDarkness, { 'board.density': seed % 2 === 0 ? 1 : 2 }, seed);
      const [aim] = islandsOfDarkness.aims(table.state.open, table.game.ground.roster, 0);
      const steps = table.game.ground.stepsTo(table.state.open, 'building', aim!.squares);
      for (const squad of [0, 1, 2]) expect(steps[islandsOfDarkness.spaces(null, squad)[0]!]).toBeLessThan(90);
    }
  });

  it('Special Rules: no reinforcements in the first five turns, from the sixth on three white dice', () => {
    expect(asked(nextRound(deployed(ALL_HIT), 5, 'necromutant-1a'))!.step).not.toBe('reinforce');
    const table = nextRound(deployed(ALL_HIT), 6, 'necromutant-1a', 'necromutant-2a');
    expect(table.game.toAct(table.state)).toBe(1);
    expect(table.told.find(({ tell }) => tell === 'reinforcements')).toEqual({ tell: 'reinforcements', dice: '3w', hits: 3 });
  });

  it('Special Rules: a Clansman anywhere inside the building keeps the blast doors closed', () => {
    const table = nextRound(deployed(ALL_HIT).put('regular-1a', 13, 2), 6, 'necromutant-1a');
    expect(table.told.map(({ tell }) => tell)).not.toContain('reinforcements');
  });

  it('Special Rules: the Legion chooses which Necromutants return, no more than dice allow or have died; Centurions never do', () => {
    const dead = ['centurion-1', 'necromutant-1a', 'necromutant-1b', 'necromutant-2a', 'necromutant-3a', 'necromutant-3b'];
    const table = nextRound(deployed(ALL_HIT), 6, ...dead);
    const options = () => table.options().map((action) => (action.do === 'reinforce' ? table.game.ground.trooper(action.figure).id : action.do));
    expect(options()).toEqual(['necromutant-1a', 'necromutant-2a', 'necromutant-3a', 'hold-back']);
    expect(table.refusal({ do: 'reinforce', figure: table.figure('centurion-1') })).toMatch(/Necromutants/);
    table.play({ do: 'reinforce', figure: table.figure('necromutant-3a') }, { do: 'reinforce', figure: table.figure('necromutant-3b') });
    expect(options()).toEqual(['necromutant-1a', 'necromutant-2a', 'hold-back']);
    table.play({ do: 'reinforce', figure: table.figure('necromutant-1a') });
    expect(asked(table)!.step).toBe('turn');
    const alone = nextRound(deployed(ALL_HIT), 6, 'necromutant-1a').play({ do: 'reinforce', figure: table.figure('necromutant-1a') });
    expect(asked(alone)!.step).toBe('turn'); // two hits are lost
  });

  it('Special Rules: its first step puts a reinforcement on a space of the entrance, when its squad\'s counter is drawn', () => {
    const table = called();
    const figure = table.figure('necromutant-1a');
    expect(table.refusal({ do: 'enter', figure, at: table.square(11, 1) })).toMatch(/entrance/);
    expect(table.options().filter(({ do: kind }) => kind === 'enter')).toHaveLength(2);
    enter(table);
    expect(table.state.open.figures[figure]).toMatchObject({ fate: 'in-play', at: table.square(11, 0), actions: 2, steps: 3 });
    expect(islandsOfDarkness.measure(table.state.open, table.game.ground.roster)).toEqual({ reinforcements: 1 });
    expect(table.state.open.out).not.toContain(figure);
  });

  it('Special Rules: it may only MOVE until it is within three squares of the rest of its squad', () => {
    const table = called();
    table.kill(...squadOf(table, 1).slice(2)).put('centurion-1', 11, 7).put('regular-1a', 11, 1);
    enter(table);
    const figure = table.figure('necromutant-1a');
    const close = { do: 'close', figure, target: table.figure('regular-1a') } as const;
    expect(table.refusal(close)).toMatch(/may only MOVE/);
    expect(table.options().some((action) => 'figure' in action && action.figure === figure && action.do !== 'move' && action.do !== 'leave')).toBe(false);
    table.put('centurion-1', 11, 3).turn('legion-1').play({ do: 'move', figure, to: table.square(12, 0) });
    expect(table.refusal(close)).toBeUndefined();
  });

  it('Special Rules: within three squares of all the rest, not of one of them', () => {
    const table = called();
    table.kill(table.figure('necromutant-1c')).put('centurion-1', 11, 3).put('necromutant-1b', 11, 7).put('regular-1a', 12, 1);
    enter(table);
    const close = { do: 'close', figure: table.figure('necromutant-1a'), target: table.figure('regular-1a') } as const;
    expect(table.refusal(close)).toMatch(/may only MOVE/);
    table.put('necromutant-1b', 12, 3).play({ do: 'move', figure: table.figure('necromutant-1a'), to: table.square(12, 0) });
    expect(table.refusal(close)).toBeUndefined();
  });

  it('Snap Alert answers the step by which a reinforcement enters', () => {
    const table = nextRound(deployed({ ...ALL_HIT, 'options.rules': 'advanced' }), 6, 'necromutant-1a');
    table.play({ do: 'reinforce', figure: table.figure('necromutant-1a') }).put('regular-1a', 11, 2).turn('legion-1');
    table.state.open.figures[table.figure('regular-1a')]!.alert = true;
    enter(table);
    expect(table.options()).toEqual([{ do: 'snap-shot', figure: table.figure('regular-1a') }, { do: 'hold-fire' }]);
  });

  it('joined once, it stays joined; and with nobody else left of its squad it may act at once', () => {
    const table = called();
    table.kill(...squadOf(table, 1).slice(2)).put('centurion-1', 11, 3).put('regular-1a', 12, 1);
    enter(table).put('centurion-1', 11, 7);
    expect(table.refusal({ do: 'close', figure: table.figure('necromutant-1a'), target: table.figure('regular-1a') })).toBeUndefined();
    const last = called('centurion-1', 'necromutant-1b', 'necromutant-1c').put('regular-1a', 12, 1);
    enter(last);
    expect(last.refusal({ do: 'close', figure: last.figure('necromutant-1a'), target: last.figure('regular-1a') })).toBeUndefined();
  });

  it('the counter of a squad that was wiped out returns to the cup with its reinforcement', () => {
    const table = nextRound(deployed(ALL_HIT), 6, 'centurion-1', 'necromutant-1a', 'necromutant-1b', 'necromutant-1c');
    expect(table.state.open.cup).not.toContain(3);
    table.play({ do: 'reinforce', figure: table.figure('necromutant-1a') });
    expect(table.state.open.cup).toContain(3);
  });

  it('a blocked entrance loses the reinforcement, and so does a turn ended without entering', () => {
    const table = called().put('regular-1a', ...ENTRANCE[0]!).put('regular-1b', ...ENTRANCE[1]!);
    expect(table.options().filter(({ do: kind }) => kind === 'enter')).toEqual([]);
    expect(table.refusal({ do: 'enter', figure: table.figure('necromutant-1a'), at: table.square(11, 0) })).toMatch(/not a free space/);
    table.play({ do: 'end' });
    expect(fate(table, 'necromutant-1a')).toBe('eliminated');
    expect(table.state.open.out.filter((figure) => figure === table.figure('necromutant-1a'))).toHaveLength(1);
  });

  it('Clan Objective: the Legion destroyed and a Clansman inside; one without the other is not enough; who waits outside delays nothing', () => {
    const table = deployed().kill(...deployed().figures(1));
    expect(table.judged()).toBeNull();
    const one = table.state.open.figures[table.figure('necromutant-1a')]!;
    one.fate = 'in-play';
    table.put('regular-2b', 10, 3);
    expect(table.judged()).toBeNull();
    one.fate = 'eliminated';
    expect(table.judged()).toEqual({ winner: 0, grade: 'back-door-secured' });
    one.fate = 'entering';
    expect(table.judged()).toEqual({ winner: 0, grade: 'back-door-secured' });
    expect(table.kill(...table.figures(0)).judged()).toEqual({ winner: 1, grade: 'clan-destroyed' });
  });

  it('objectives are looked at when a reinforcement is turned away at the end of its squad\'s turn', () => {
    const table = called();
    table.kill(...table.figures(1)).put('regular-2b', 10, 3).play({ do: 'end' });
    expect(table.state.open.result).toEqual({ winner: 0, grade: 'back-door-secured' });
  });

  it('Dark Legion Objective: every Clansman destroyed; nobody left at all, or time up: a draw', () => {
    const table = deployed();
    const [first, ...rest] = table.figures(0);
    expect(table.kill(...rest).judged()).toBeNull();
    table.state.open.round = islandsOfDarkness.card.roundLimit;
    expect(table.judged(true)).toEqual({ winner: null, grade: 'round-limit' });
    expect(table.kill(first!).judged()).toEqual({ winner: 1, grade: 'clan-destroyed' });
    expect(table.kill(...table.figures(1)).judged()).toEqual({ winner: null, grade: 'nobody-left' });
  });

  it('nobody leaves by the back door', () => {
    const table = deployed().put('regular-1a', ...ENTRANCE[0]!).turn('clan-1', 1);
    expect(table.refusal({ do: 'leave', figure: table.figure('regular-1a') })).toMatch(/cannot reach/);
  });

  it.each(['basic', 'advanced'])('random players come to an end, %s rules', (rules) => {
    const table = playAtRandom(islandsOfDarkness, 1, { 'options.rules': rules, 'missions.islands-of-darkness.firstReinforcements': 2 });
    expect(islandsOfDarkness.card.grades.map(({ id }) => id)).toContain(table.state.open.result!.grade);
    expect(table.told.map(({ tell }) => tell)).toContain('enters');
  });
});
