/** Ground that strikes, as "Terrain Effects" has Hazardous. */
import { describe, expect, test } from 'vitest';
import type { Point } from '../../../src/kernel/table/outline.ts';
import { waysIn } from '../../../src/systems/conan-rise-of-monsters/rules/contact.ts';
import { enterHazards, entersHazard, inHazard } from '../../../src/systems/conan-rise-of-monsters/rules/hazards.ts';
import { Stage } from './stage.ts';

const row = (x: number, y: number, count = 5, every = 1.5): (readonly [number, number])[] => Array.from({ length: count }, (_, place) => [x + every * place, y] as const);
const scion = { card: 'scion-of-set', at: [[44, 3]] } as const;
const archers = (y: number) => ({ archers: { card: 'bossonian-archers', at: row(20, y) }, scion }) as const;
const swamp = [['swamp', 15, 24, 35, 27]] as const;

describe('"Terrain Effects": Hazardous', () => {
  test('a unit that moves into it is struck by three dice, once however many models do', () => {
    // Three swords; a die for Defense 1 and one for each hit: four, of which none is a shield. Three of five fall: morale, three dice of the Steadfast.
    const s = new Stage({ units: archers(30), terrain: swamp, dice: '/// //// /oo' }).play({ do: 'move', to: [2000, 2650] });
    expect(s.tells('attack-roll')).toHaveLength(1);
    expect(s.left('archers')).toBe(2);
    expect(s.battle.tallies.hazardWounds[0]).toBe(3);
    expect(s.unused).toEqual([]);
  });

  test('a charge that it has struck down before anybody could fight ends in nothing: no melee, and no shot either', () => {
    const units = { archers: { card: 'bossonian-archers', at: [[20, 29], [20, 31], [20, 33], [20, 35], [20, 37]] }, guard: { card: 'ancestor-guard', at: [[20, 23]] }, scion } as const;
    const s = new Stage({ units, terrain: [['swamp', 19, 22, 21, 26]], patch: { 'terrain.swamp.difficult': false }, dice: '/// //// /oo' });
    s.play({ do: 'charge', target: 1 });
    expect(s.tells('charge')).toMatchObject([{ reaches: true }]);
    expect([s.left('archers'), s.ground.isEngaged(s.battle, 0)]).toEqual([2, false]);
    expect([s.tells('attack-roll').length, s.asks, s.unused]).toEqual([1, 'set: pick', []]);
  });

  test('through it is into it', () => {
    const s = new Stage({ units: archers(28), terrain: [['swamp', 15, 26, 35, 27]], dice: 'ooo' }).play({ do: 'move', to: [2000, 2400] });
    expect(s.places('archers')[0]![1]).toBeLessThan(26);
    expect(s.tells('attack-roll')).toHaveLength(1);
  });

  test('who moves within it, out of it or along it is not struck', () => {
    for (const [from, to] of [[26, 25], [24.5, 22], [23, 22]] as const) {
      const s = new Stage({ units: archers(from), terrain: swamp }).play({ do: 'move', to: [2000, 100 * to] });
      expect(s.tells('attack-roll'), `from ${from} to ${to}`).toHaveLength(0);
    }
  });

  test('round it, by a bend, is not into it, straight through to the same place is', () => {
    const s = new Stage({ units: { king: { card: 'king-conan', at: [[20, 28]] }, scion }, terrain: [['swamp', 19, 26, 20.5, 27]] });
    expect(entersHazard(s.ground, s.battle, [2000, 2800], [2000, 2500])).toBe(true);
    expect(entersHazard(s.ground, s.battle, [2000, 2800], [2100, 2800])).toBe(false);
    s.play({ do: 'move', to: [2100, 2500], by: [2100, 2800] });
    expect(s.tells('attack-roll')).toHaveLength(0);
  });

  test('a bend in it counts, even where the straight way is clear', () => {
    const s = new Stage({ units: { king: { card: 'king-conan', at: [[20, 28]] }, scion }, terrain: [['swamp', 21, 25, 24, 28]], dice: 'ooo' });
    s.play({ do: 'move', to: [2000, 2600], by: [2150, 2700] });
    expect(s.tells('attack-roll')).toHaveLength(1);
  });

  test('a model that stands with its middle in it is in it; one whose base only touches it is not', () => {
    const s = new Stage({ units: archers(26), terrain: swamp });
    expect(inHazard(s.ground, s.battle, 0)).toBe(true);
    const beside = new Stage({ units: archers(27.4), terrain: swamp });
    expect(inHazard(beside.ground, beside.battle, 0)).toBe(false);
  });

  test('a strike is put on the agenda once', () => {
    const s = new Stage({ units: archers(26), terrain: swamp, agenda: () => [] });
    const before = s.battle.agenda.length;
    const ways = (y: number) => row(20, y).map(([x]): Point[] => [[100 * x, 100 * y], [100 * x, 2600]]);
    enterHazards(s.ground, s.state, 0, ways(29));
    expect(s.battle.agenda.slice(before)).toEqual([{ step: 'hazard', unit: 0 }]);
    enterHazards(s.ground, s.state, 0, ways(25));
    expect(s.battle.agenda).toHaveLength(before + 1);
  });

  test('where the book marks no ground as hazardous nobody is struck', () => {
    const s = new Stage({ units: archers(30), terrain: swamp, patch: { 'terrain.swamp.hazardous': false } }).play({ do: 'move', to: [2000, 2650] });
    expect(s.tells('attack-roll')).toHaveLength(0);
  });

  test('surging into it', () => {
    const units = { king: { card: 'king-conan', at: [[20, 30]] }, guard: { card: 'ancestor-guard', at: [[20, 29], [21.5, 26]] }, scion } as const;
    const s = new Stage({ units, terrain: [['swamp', 20.2, 27, 24, 29.5]], patch: { 'terrain.swamp.difficult': false }, dice: 'ooo oooooooo oo' }).play({ do: 'stay' });
    expect(s.tells('move')).toMatchObject([{ unit: 'guard', how: 'surge' }]);
    expect(s.tells('attack-roll').map(({ by, dice }) => [by, dice])).toEqual([['hazardous ground', 3], ['king', 8], ['guard', 2]]);
  });

  test('round an enemy\'s base into it: the way that a model has gone counts, not only where it ends', () => {
    // The near side of the guard is taken: one pikeman goes round it, and on his way through the corner of the swamp.
    const units = { pikemen: { card: 'gunderland-pikemen', at: [[19, 20], [20.2, 20], [21.4, 20], [22.6, 20], [23.8, 20]] }, guards: { card: 'ancestor-guard', at: [[21.4, 24]] }, scion } as const;
    const s = new Stage({ units });
    const ways = waysIn(s.ground, s.battle, 0, [1], [600, 600, 600, 600, 600]);
    const [from, bend, to] = ways.find((way) => way.length === 3)!;
    const [x, y] = bend!.map((each) => each / 100) as [number, number];
    const corner = new Stage({ units, terrain: [['swamp', x - 0.02, y - 0.02, x + 0.02, y + 0.02]], patch: { 'terrain.swamp.difficult': false } });
    expect(entersHazard(corner.ground, corner.battle, from!, to!)).toBe(false);
    enterHazards(corner.ground, corner.state, 0, ways);
    expect(corner.battle.agenda.at(-1)).toEqual({ step: 'hazard', unit: 0 });
  });

  test('moved into it by Lemurian Sorcery', () => {
    const s = new Stage({ units: archers(30), terrain: swamp, turnOf: 'set', hands: { set: ['lemurian-sorcery'] }, dice: 'ooo' });
    s.play({ do: 'play', card: 'lemurian-sorcery', unit: 0, to: [2000, 1000] });
    expect([s.places('archers')[0], s.tells('attack-roll').length]).toEqual([[20, 26], 1]);
  });

  test('fleeing into it', () => {
    const s = new Stage({ units: { archers: { card: 'bossonian-archers', at: row(20, 20), fleeing: true }, scion }, terrain: [['swamp', 15, 24, 35, 25]], dice: 'ooo', agenda: () => [{ step: 'pick', seat: 1, not: -1 }, { step: 'flee', unit: 0 }] }).proceed();
    expect(s.tells('attack-roll')).toHaveLength(1);
  });
});
