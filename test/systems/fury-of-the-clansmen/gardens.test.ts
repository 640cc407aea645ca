import { describe, expect, it } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import { numbersOf } from '../../../src/systems/fury-of-the-clansmen/book.ts';
import { gardens } from '../../../src/systems/fury-of-the-clansmen/missions/gardens.ts';
import { openPosition } from '../../../src/systems/fury-of-the-clansmen/position.ts';
import { canSee } from '../../../src/systems/fury-of-the-clansmen/rules/sight.ts';
import { MissionGame, playAtRandom } from './mission-game.ts';

/** The doors, by number: the north-west space of each. */
const DOORS: readonly [number, number][] = [[0, 4], [0, 14], [6, 0], [16, 0], [22, 4], [22, 14]];
const ADVANCED = { 'options.rules': 'advanced' };

/** Set up, with the chamber behind a door that the test knows and the seats do not. */
function deployed(chamber = 2, patch = {}): MissionGame {
  const table = new MissionGame(gardens, patch).deployed();
  table.state.secret = { kind: 'gardens', chamber };
  return table;
}

/** A figure, put next to a door, opens it. */
function open(table: MissionGame, id: string, door: number): MissionGame {
  standAt(table, id, door).turn(`clan-${/\d/.exec(id)![0]}`);
  return table.play({ do: 'open-door', figure: table.figure(id), door });
}

/** One square south of the door's square. */
const standAt = (table: MissionGame, id: string, door: number) => table.put(id, DOORS[door]![0], DOORS[door]![1] + 2);

function destroyed(patch = {}): MissionGame {
  const table = open(deployed(2, patch), 'chieftain-1', 2);
  return table.play({ do: 'throw-in', figure: table.figure('chieftain-1') });
}

/** So many Clansmen walk out by the gate, one after another. */
function walkOut(table: MissionGame, count: number): MissionGame {
  for (const figure of table.figures(0).filter((number) => table.state.open.figures[number]!.fate === 'in-play').slice(0, count)) {
    const { id, squad } = table.game.ground.trooper(figure);
    for (const other of table.figures(0)) if (other !== figure) table.state.open.figures[other]!.at = table.square(1 + other, 10);
    table.put(id, 11, 23).turn(`clan-${squad + 1}`).play({ do: 'leave', figure });
  }
  return table;
}

const measured = (table: MissionGame) => gardens.measure(table.state.open, table.game.ground.roster);

describe('Mission Three: In the Gardens of the Overlord', () => {
  it('Setup: the boards exactly so, two pillars, six doors on clear ground, the building on the edge', () => {
    const table = new MissionGame(gardens);
    expect(table.state.open.layout!.slice(0, 9)).toEqual([0, 4, 8, 12, 16, 20, 24, 28, 32]);
    const field = table.game.ground.field(table.state.open);
    for (const [column, row] of [[8, 11], [9, 12], [14, 11], [15, 12]] as const) expect(field.terrain(table.square(column, row))).toBe('pillar');
    for (const [column, row] of DOORS) expect(field.terrain(table.square(column + 1, row + 1))).toBe('clear');
    expect([10, 11, 12, 13].map((column) => field.rim[table.square(column, 23)])).toEqual([0, 1, 1, 0]);
  });

  it.each(['around', 'far', 'sides'])('every door (%s) can be reached from the building', (doors) => {
    for (const density of [0.5, 1, 2]) {
      const table = new MissionGame(gardens, { 'missions.gardens.doors': doors, 'board.density': density });
      const [gate] = gardens.spaces(table.state.open.layout, 0);
      for (const { place, squares } of gardens.aims(table.state.open, table.game.ground.roster, 0)) {
        expect(table.game.ground.stepsTo(table.state.open, place, squares)[gate!]).toBeLessThan(80);
      }
    }
  });

  it('Special Rules: pillars are impassable, block the line of sight, and no Brainbuster flies over them', () => {
    const table = deployed(2, { ...ADVANCED, 'board.density': 0 }).put('chieftain-1', 8, 14).turn('clan-1');
    const field = table.game.ground.field(table.state.open);
    expect(canSee(field, table.square(8, 14), table.square(8, 9))).toBe(false);
    expect(canSee(field, table.square(7, 14), table.square(7, 9))).toBe(true);
    expect(table.refusal({ do: 'throw', figure: table.figure('chieftain-1'), at: table.square(8, 9) })).toMatch(/beyond sight/);
    expect(table.refusal({ do: 'move', figure: table.figure('chieftain-1'), to: table.square(8, 12) })).toMatch(/cannot get there/);
  });

  it('Deployment: the Clan inside the building; then the Legion picks five of the six doors, a squad each', () => {
    const table = new MissionGame(gardens);
    expect(table.options()).toHaveLength(16);
    while (table.game.toAct(table.state) === 0) table.play(table.options()[0]!);
    const taken: number[] = [];
    for (let squad = 0; squad < 5; squad++) {
      const options = table.options();
      expect(options).toHaveLength(4 * (6 - squad));
      table.play(options.at(-1)!); // the last door that is free
      taken.push(...gardens.spaces(table.state.open.layout, 7 - squad));
    }
    const standing = table.figures(1).map((figure) => table.state.open.figures[figure]!.at).sort((a, b) => a - b);
    const [column, row] = DOORS[0]!;
    expect(standing).not.toContain(table.square(column, row));
    expect(new Set(standing).size).toBe(20);
    expect(standing).toContain(table.square(...DOORS[5]!));
  });

  it('Setup: the chamber is shuffled, and no view, refusal or option shows where it is', () => {
    const chambers = Array.from({ length: 60 }, (_, seed) => new MissionGame(gardens, {}, seed).state.secret).map((secret) => (secret?.kind === 'gardens' ? secret.chamber : -1));
    expect([...new Set(chambers)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    const seen = [0, 5].map((chamber) => {
      const table = standAt(deployed(chamber), 'chieftain-1', 0).turn('clan-1');
      return JSON.stringify([table.view, table.options()]);
    });
    expect(seen[0]).toBe(seen[1]);
  });

  it('nor does the opened game of a saved position, which a player is given too', () => {
    const table = deployed(4).turn('clan-1');
    const game = openPosition(table.game.position(table.state), numbersOf());
    expect(game.deploy(table.chance).secret).toEqual({ kind: 'gardens', chamber: 4 });
    expect(Object.keys(game)).toEqual(['ground']);
    expect(JSON.stringify(game.given)).not.toMatch(/chamber|secret/);
  });

  it('no second Brainbuster is thrown in once the chamber is destroyed', () => {
    const table = destroyed();
    expect(table.state.open.figures[table.figure('chieftain-1')]).toMatchObject({ brainbusters: 2, actions: 1 });
    expect(table.refusal({ do: 'throw-in', figure: table.figure('chieftain-1') })).toMatch(/does not stand/);
    expect(table.options().filter(({ do: kind }) => kind === 'throw-in')).toEqual([]);
  });

  it('even the sixth door has to be opened before anything is thrown in', () => {
    const table = deployed(5);
    for (const door of [0, 1, 2, 3, 4]) open(table, 'chieftain-1', door);
    standAt(table, 'chieftain-1', 5).turn('clan-1');
    expect(table.refusal({ do: 'throw-in', figure: table.figure('chieftain-1') })).toMatch(/does not stand/);
    table.play({ do: 'open-door', figure: table.figure('chieftain-1'), door: 5 });
    expect(table.refusal({ do: 'throw-in', figure: table.figure('chieftain-1') })).toBeUndefined();
  });

  it('imagine hides it behind a door that is still closed, and knows it when it is found', () => {
    const table = open(open(deployed(2), 'chieftain-1', 0), 'chieftain-2', 5);
    const imagined = (count: number) => Array.from({ length: count }, (_, index) => table.game.imagine(table.view, stream('imagine', 'doors', index)).secret);
    expect([...new Set(imagined(80).map((secret) => (secret?.kind === 'gardens' ? secret.chamber : -1)))].sort()).toEqual([1, 2, 3, 4]);
    open(table, 'chieftain-3', 2);
    expect(new Set(imagined(20).map((secret) => JSON.stringify(secret))).size).toBe(1);
  });

  it('Special Rules: any Clansman next to a door opens it for one action; a Legionnaire does not', () => {
    const table = standAt(deployed(2), 'regular-1a', 0).put('charger-carrier-1', 4, 4).turn('clan-1');
    const regular = table.figure('regular-1a');
    expect(table.refusal({ do: 'open-door', figure: table.figure('charger-carrier-1'), door: 0 })).toMatch(/not next to/);
    expect(table.refusal({ do: 'open-door', figure: regular, door: 1 })).toMatch(/not next to/);
    expect(table.refusal({ do: 'open-door', figure: regular, door: 6 })).toMatch(/no door/);
    table.play({ do: 'open-door', figure: regular, door: 0 });
    expect(table.state.open.figures[regular]!.actions).toBe(2);
    expect(table.state.open.affairs).toMatchObject({ opened: [0], found: null });
    expect(table.refusal({ do: 'open-door', figure: regular, door: 0 })).toMatch(/is open/);
    standAt(table, 'centurion-1', 4).turn('legion-1');
    expect(table.refusal({ do: 'open-door', figure: table.figure('centurion-1'), door: 4 })).toMatch(/does not open doors/);
  });

  it('Special Rules: only when it is found, only next to it, a Chieftain destroys the chamber without an accuracy roll, under the basic rules too', () => {
    const table = standAt(deployed(2, { 'options.rules': 'basic' }), 'chieftain-1', 2).turn('clan-1');
    const chieftain = table.figure('chieftain-1');
    expect(table.refusal({ do: 'throw-in', figure: chieftain })).toMatch(/does not stand/);
    open(table, 'regular-1a', 2);
    table.put('regular-1a', 8, 3).put('chieftain-1', 6, 4).turn('clan-1');
    expect(table.refusal({ do: 'throw-in', figure: chieftain })).toMatch(/does not stand/);
    expect(table.refusal({ do: 'throw-in', figure: table.figure('regular-1a') })).toMatch(/no Brainbuster/);
    standAt(table, 'chieftain-1', 2).play({ do: 'throw-in', figure: chieftain });
    expect(table.state.open.figures[chieftain]).toMatchObject({ brainbusters: 2, actions: 2 });
    expect(table.told.map(({ tell }) => tell)).not.toContain('throw');
    expect(table.judged()).toBeNull();
  });

  it('Clan Objective: four out by the way they came in make it a major victory', () => {
    const table = walkOut(destroyed(), 3);
    expect(table.judged()).toBeNull();
    expect(measured(table)).toEqual({ 'doors-opened': 1, escaped: 3 });
    walkOut(table, 1);
    expect(table.state.open.result).toEqual({ winner: 0, grade: 'clan-major' });
  });

  it('who left before the chamber was destroyed does not count', () => {
    const table = walkOut(deployed(), 3);
    standAt(table, 'chieftain-3', 2);
    open(table, 'chieftain-3', 2).play({ do: 'throw-in', figure: table.figure('chieftain-3') });
    expect(measured(table)).toMatchObject({ escaped: 0 });
  });

  it('nobody leaves by another way, the Legion by none', () => {
    const table = deployed().put('regular-1a', 0, 10).turn('clan-1', 1);
    expect(table.refusal({ do: 'leave', figure: table.figure('regular-1a') })).toMatch(/cannot reach/);
    table.kill(...table.figures(0).slice(4)).put('centurion-1', 11, 23).turn('legion-1');
    expect(table.refusal({ do: 'leave', figure: table.figure('centurion-1') })).toMatch(/cannot reach/);
  });

  it('destroyed, but fewer than four can still get out: a minor victory; so it is when time is up', () => {
    const table = destroyed();
    const clan = table.figures(0);
    expect(table.kill(...clan.slice(0, 8)).judged()).toBeNull();
    table.state.open.round = gardens.card.roundLimit;
    expect(table.judged(true)).toEqual({ winner: 0, grade: 'clan-minor' });
    expect(table.kill(clan[8]!).judged()).toEqual({ winner: 0, grade: 'clan-minor' });
  });

  it('Dark Legion Objective: no Chieftain with a Brainbuster is left, or time is up', () => {
    const table = deployed();
    table.state.open.round = gardens.card.roundLimit;
    expect(table.judged()).toBeNull();
    expect(table.judged(true)).toEqual({ winner: 1, grade: 'round-limit' });
    table.kill(table.figure('chieftain-1'), table.figure('chieftain-2'));
    table.state.open.figures[table.figure('chieftain-3')]!.brainbusters = 0;
    expect(table.judged()).toEqual({ winner: 1, grade: 'chamber-stands' });
  });

  it('the drawn board shows doors closed, opened and found', () => {
    const table = open(open(deployed(2), 'chieftain-1', 0), 'chieftain-2', 2);
    table.kill(...table.figures(1));
    const drawn = table.game.draw(table.state);
    expect(['?', '0', '!'].map((mark) => drawn.split('\n').filter((line) => line.includes(mark)).length > 0)).toEqual([true, true, true]);
  });

  it.each(['basic', 'advanced'])('random players come to an end, %s rules', (rules) => {
    const { state } = playAtRandom(gardens, 1, { 'options.rules': rules });
    expect(gardens.card.grades.map(({ id }) => id)).toContain(state.open.result!.grade);
  });
});
