/** Cover and height ("Terrain Effects", "Add Cover Dice", "Add Height Dice"). */
import { describe, expect, it } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import { coverOf } from '../../../src/systems/conan-rise-of-monsters/rules/cover.ts';
import { isHigher } from '../../../src/systems/conan-rise-of-monsters/rules/height.ts';
import { scatter } from './scatter.ts';
import { Stage, type Setting } from './stage.ts';

type Terrain = NonNullable<Setting['terrain']>;

/** Cover of guards that stand in a row at 10, 12, 14 ... inches, in one word. */
function cover(models: number, terrain: Terrain, patch: Record<string, unknown> = {}): string {
  const stage = new Stage({ units: { guards: { card: 'ancestor-guard', at: Array.from({ length: models }, (_, i) => [10 + 2 * i, 20] as const) } }, terrain, patch });
  const { light, heavy } = coverOf(stage.ground, stage.battle, 0);
  return [...(light ? ['light'] : []), ...(heavy ? ['heavy'] : [])].join(' and ') || 'none';
}

describe('cover', () => {
  it('is for a unit of which at least half the models are in it', () => {
    expect(cover(5, [['light-woods', 9, 18, 15, 22]])).toBe('light');
    expect(cover(5, [['light-woods', 9, 18, 13, 22]])).toBe('none');
    expect(cover(4, [['light-woods', 9, 18, 13, 22]])).toBe('light');
  });

  it('is heavy in ruins and heavy woods, light in light woods, and none elsewhere', () => {
    const inside = (kind: Terrain[number][0]) => cover(1, [[kind, 8, 18, 12, 22]]);
    expect([inside('ruins'), inside('heavy-woods'), inside('light-woods')]).toEqual(['heavy', 'heavy', 'light']);
    expect([inside('rough'), inside('swamp'), inside('hill')]).toEqual(['none', 'none', 'none']);
  });

  it('counts a model of which at least half the base is in it', () => {
    expect(cover(1, [['ruins', 10, 18, 14, 22]])).toBe('heavy');
    expect(cover(1, [['ruins', 10.01, 18, 14, 22]])).toBe('none');
  });

  it('adds up from two pieces of terrain, half the unit in each', () => {
    expect(cover(4, [['light-woods', 9, 18, 13, 22], ['ruins', 13, 18, 17, 22]])).toBe('light and heavy');
    expect(cover(5, [['light-woods', 9, 18, 13, 22], ['ruins', 13, 18, 19, 22]])).toBe('heavy');
    expect(cover(5, [['light-woods', 9, 18, 13, 22], ['ruins', 17, 18, 19, 22]])).toBe('none');
  });

  it('is heavy only, where a designer marks one piece as both', () => {
    expect(cover(1, [['ruins', 8, 18, 12, 22]], { 'terrain.ruins.lightCover': true })).toBe('heavy');
  });

  it('is what is left of the unit’s: models that were removed do not count', () => {
    const stage = new Stage({ units: { guards: { card: 'ancestor-guard', at: [[10, 20], [12, 20], [14, 20], [16, 20], [18, 20]] } }, terrain: [['ruins', 9, 18, 13, 22]] });
    expect(coverOf(stage.ground, stage.battle, 0).heavy).toBe(false);
    stage.at('guards.5').fate = 'removed';
    stage.battle.clock += 1;
    expect(coverOf(stage.ground, stage.battle, 0).heavy).toBe(true);
  });

  it('is the same by a count of models, whatever the layout', () => {
    let covered = 0;
    for (let layout = 0; layout < 60; layout++) {
      const rng = stream('cover', 'layout', layout);
      const stage = new Stage({ units: scatter({ guards: ['ancestor-guard', 5, 20, 20, 8] }, rng), terrain: [['light-woods', 15, 15, 20, 22], ['ruins', 20.5, 16, 25, 25]] });
      const places = stage.places('guards');
      const woods = places.filter(([x, y]) => x >= 15 && x <= 20 && y >= 15 && y <= 22).length;
      const ruins = places.filter(([x, y]) => x >= 20.5 && x <= 25 && y >= 16 && y <= 25).length;
      const found = coverOf(stage.ground, stage.battle, 0);
      expect(found).toEqual({ light: woods >= 3, heavy: ruins >= 3 });
      if (found.light || found.heavy) covered += 1;
    }
    expect(covered).toBeGreaterThan(10);
  });
});

describe('height', () => {
  /** Archers at 10, 12, 14 inches, of whom so many shoot, at guards in the same columns. */
  const higher = (shooters: number, terrain: Terrain) => {
    const row = (y: number) => [[10, y], [12, y], [14, y]] as const;
    const stage = new Stage({ units: { archers: { card: 'bossonian-archers', at: row(30) }, guards: { card: 'ancestor-guard', at: row(20) } }, terrain });
    return isHigher(stage.ground, stage.battle, [0, 1, 2].slice(0, shooters), 1);
  };

  it('is for at least half of those who shoot from a hill', () => {
    expect(higher(3, [['hill', 9, 28, 13, 32]])).toBe(true);
    expect(higher(3, [['hill', 9, 28, 11, 32]])).toBe(false);
    expect(higher(2, [['hill', 9, 28, 11, 32]])).toBe(true);
    expect(higher(0, [['hill', 9, 28, 11, 32]])).toBe(false);
  });

  it('is none against a unit with half of its models on a hill themselves', () => {
    expect(higher(3, [['hill', 9, 28, 15, 32], ['hill', 9, 18, 11, 22]])).toBe(true);
    expect(higher(3, [['hill', 9, 28, 15, 32], ['hill', 9, 18, 13, 22]])).toBe(false);
  });
});
