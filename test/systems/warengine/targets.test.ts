/** Who sees whom, behind what, and who must be shot at ("Line of Sight", "Cover", "Attack"). */
import { describe, expect, it } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import { coverFrom } from '../../../src/systems/warengine/rules/cover.ts';
import { explainSight } from '../../../src/systems/warengine/rules/explain-sight.ts';
import { canSee } from '../../../src/systems/warengine/rules/sight.ts';
import { mayTarget, targetsOf } from '../../../src/systems/warengine/rules/targets.ts';
import { Stage, type Cast, type Setting } from './stage.ts';

const sees = (stage: Stage, from: string, to: string) => canSee(stage.ground, stage.battle, stage.number(from), stage.number(to));
const cover = (stage: Stage, from: string, to: string) => coverFrom(stage.ground, stage.battle, stage.number(from), stage.number(to));
const why = (stage: Stage, from: string, to: string) => explainSight(stage.ground, stage.battle, stage.number(from), stage.number(to));

/** One on each side of the table’s middle. */
const PAIR: Cast = { a: ['rifleman', 'r1', 10, 10], b: ['rifleman', 'b1', 20, 10] };

describe('line of sight', () => {
  it('nothing between: clear', () => {
    expect(why(new Stage({ cast: PAIR }), 'a', 'b')).toEqual({ clear: true, because: [] });
  });

  it('what blocks hides; woods, ruins and trenches do not', () => {
    for (const [kind, clear] of [['light', true], ['heavy', true], ['entrenching', true], ['blocking', false]] as const) {
      expect(sees(new Stage({ cast: PAIR, terrain: [[kind, 14, 8, 16, 12]] }), 'a', 'b')).toBe(clear);
    }
    expect(why(new Stage({ cast: PAIR, terrain: [['light', 11, 9, 12, 11], ['blocking', 14, 8, 16, 12]] }), 'a', 'b')).toEqual({ clear: false, because: ['blocking 2 (blocking) lies between'] });
    expect(why(new Stage({ cast: PAIR, terrain: [['light', 11, 9, 12, 11]] }), 'a', 'b').because).toEqual(['light 1 (light)']);
  });

  it('figures do not hide, friend or foe; vehicles and monsters of both sides do', () => {
    const between = (profile: string, unit: string, patch = {}) => sees(new Stage({ cast: { ...PAIR, c: [profile, unit, 15, 10] }, patch }), 'a', 'b');
    expect([between('thug', 'r2'), between('thug', 'b2'), between('thugnaught', 'r2'), between('thugnaught', 'b2')]).toEqual([true, true, false, false]);
    const enemiesHide = { 'options.enemiesHide': true };
    expect([between('thug', 'r2', enemiesHide), between('thug', 'b2', enemiesHide)]).toEqual([true, false]);
    expect(why(new Stage({ cast: { ...PAIR, c: ['thugnaught', 'r2', 15, 10] } }), 'a', 'b').because).toEqual(['c stands between']);
  });

  it('along the edges of the bases, where the book is changed to that', () => {
    const corner: Setting = { cast: PAIR, terrain: [['blocking', 14, 9.8, 16, 12]] };
    expect(sees(new Stage(corner), 'a', 'b')).toBe(false);
    expect(sees(new Stage({ ...corner, patch: { 'options.sight': 'edges' } }), 'a', 'b')).toBe(true);
    expect(sees(new Stage({ cast: PAIR, terrain: [['blocking', 14, 9, 16, 12]], patch: { 'options.sight': 'edges' } }), 'a', 'b')).toBe(false);
  });

  it('works both ways, and more terrain never opens a view', () => {
    const rng = stream('views', 'test', 0);
    const inch = (least: number, span: number) => least + rng.below(span * 10) / 10;
    for (let layout = 0; layout < 12; layout++) {
      const cast: Cast = Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`f${i}`, [i === 5 ? 'thugnaught' : 'thug', i % 2 === 0 ? 'r1' : 'b1', inch(2, 44), inch(2, 44)] as const]));
      const terrain = Array.from({ length: 5 }, (_, i) => {
        const [left, top] = [inch(2, 40), inch(2, 40)];
        return [(['blocking', 'light', 'heavy'] as const)[i % 3]!, left, top, left + inch(1, 5), top + inch(1, 5)] as const;
      });
      for (const sight of ['centres', 'edges']) {
        const stages = [5, 3, 0].map((pieces) => new Stage({ cast, terrain: terrain.slice(0, pieces), patch: { 'options.sight': sight } }));
        for (const from of Object.keys(cast)) {
          for (const to of Object.keys(cast)) {
            if (from === to) continue;
            const views = stages.map((stage) => sees(stage, from, to));
            expect(views[0]).toBe(sees(stages[0]!, to, from));
            expect([...views].sort()).toEqual(views); // false before true: the fewer pieces, the more views
            expect(why(stages[0]!, from, to).clear).toBe(views[0]);
          }
        }
      }
    }
  });
});

describe('cover', () => {
  const behind = (...terrain: NonNullable<Setting['terrain']>) => cover(new Stage({ cast: PAIR, terrain }), 'a', 'b');

  it('the best of what lies between, not the sum', () => {
    expect(behind()).toBe('none');
    expect(behind(['light', 14, 8, 16, 12])).toBe('light');
    expect(behind(['light', 12, 8, 13, 12], ['heavy', 14, 8, 16, 12])).toBe('heavy');
    expect(behind(['heavy', 14, 11, 16, 12])).toBe('none');
  });

  it('a trench shelters who is in it, and nobody behind it', () => {
    expect(behind(['entrenching', 19, 9, 21, 11])).toBe('entrenching');
    expect(behind(['entrenching', 14, 8, 16, 12])).toBe('none');
    expect(behind(['heavy', 14, 8, 16, 12], ['entrenching', 19, 9, 21, 11])).toBe('entrenching');
  });

  it('the attacker leans out of what he stands in, unless both stand in it', () => {
    expect(behind(['light', 8, 8, 12, 12])).toBe('none');
    expect(behind(['light', 8, 8, 22, 12])).toBe('light');
    expect(behind(['light', 18, 8, 22, 12])).toBe('light');
    const literal = new Stage({ cast: PAIR, terrain: [['light', 8, 8, 12, 12]], patch: { 'options.ownTerrainCovers': true } });
    expect(cover(literal, 'a', 'b')).toBe('light');
  });

  it('none in base contact, as nothing lies between; of a trench, an option', () => {
    const touching: Setting = { cast: { a: ['rifleman', 'r1', 10, 10], b: ['rifleman', 'b1', 11, 10] }, terrain: [['heavy', 8, 8, 12, 12], ['entrenching', 8, 8, 12, 12]] };
    expect(cover(new Stage(touching), 'a', 'b')).toBe('none');
    expect(cover(new Stage({ ...touching, patch: { 'options.trenchInContact': true } }), 'a', 'b')).toBe('entrenching');
  });

  it('along three lines, heavy on less than half of them is light cover', () => {
    const edges = (terrain: NonNullable<Setting['terrain']>) => cover(new Stage({ cast: PAIR, terrain, patch: { 'options.sight': 'edges' } }), 'a', 'b');
    expect(edges([['heavy', 14, 10.2, 16, 12]])).toBe('light');
    expect(edges([['heavy', 14, 9.8, 16, 12]])).toBe('heavy');
    expect(edges([['blocking', 14, 9.8, 16, 12]])).toBe('heavy');
    expect(edges([['light', 14, 10.2, 16, 12]])).toBe('light');
    expect(edges([['heavy', 14, 10.6, 16, 12]])).toBe('none');
  });
});

describe('whom to shoot at', () => {
  const squad: Cast = { s: ['rifleman', 'r1', 10, 10], near: ['thug', 'b1', 20, 10], far: ['thug', 'b1', 20, 13], boss: ['thug-boss', 'b1', 25, 10], other: ['thug', 'b2', 20, 5], away: ['thug', 'b2', 36, 10] };
  const targets = (setting: Omit<Setting, 'cast'> = {}, cast = squad) => {
    const stage = new Stage({ cast, ...setting });
    const weapon = stage.ground.profile(stage.battle, 0).weapons[0]!;
    const found = targetsOf(stage.ground, stage.battle, 0, weapon);
    for (const id of Object.keys(cast)) {
      const legal = stage.refusal(stage.attack('s', id)) === undefined;
      expect(legal).toBe(found.includes(stage.number(id)));
      if (id !== 's' && !id.startsWith('f')) expect(stage.battle.forces.figures[stage.number(id)]!.seat === 1 && mayTarget(stage.ground, stage.battle, 0, weapon, stage.number(id))).toBe(legal);
    }
    return found.map((figure) => Object.keys(cast)[figure]);
  };

  it('any unit in range and sight, but of each the closest figure', () => {
    expect(targets()).toEqual(['near', 'other']);
    const stage = new Stage({ cast: squad });
    expect(stage.refusal(stage.attack('s', 'far'))).toMatch(/near of the same unit is closer to s than far/);
    expect(stage.refusal(stage.attack('s', 'away'))).toMatch(/away is 25\.00 inches from s, farther than the 24 of the rifle/);
    expect(stage.refusal(stage.attack('s', 's'))).toMatch(/same side/);
  });

  it('of two equally close ones, either', () => {
    expect(targets({}, { s: squad.s!, near: ['thug', 'b1', 20, 10], far: ['thug', 'b1', 10, 20] })).toEqual(['near', 'far']);
  });

  it('of those in base contact, any: hundredths of an inch do not matter', () => {
    const stage = new Stage({ cast: { s: ['thug', 'r1', 10, 10], t: ['thug', 'b1', 11, 10], u: ['thug', 'b1', 9.29, 9.29] } });
    expect([stage.refusal(stage.attack('s', 't')), stage.refusal(stage.attack('s', 'u'))]).toEqual([undefined, undefined]);
  });

  it('a closer one that he does not see is none', () => {
    expect(targets({ terrain: [['blocking', 15, 9, 16, 10.5]] })).toEqual(['far', 'other']);
    const stage = new Stage({ cast: squad, terrain: [['blocking', 15, 9, 16, 10.5]] });
    expect(stage.refusal(stage.attack('s', 'near'))).toMatch(/no Line of Sight to near: blocking 1 \(blocking\) lies between/);
  });

  it('closer ones in cover may be left for the closest in the open', () => {
    expect(targets({ terrain: [['light', 18, 9, 19, 11]] })).toEqual(['near', 'far', 'other']);
    const cast: Cast = { ...squad, far2: ['thug', 'b1', 20, 16] };
    expect(targets({ terrain: [['light', 18, 9, 19, 11]] }, cast)).toEqual(['near', 'far', 'other']);
    expect(targets({ terrain: [['light', 18, 9, 19, 16]] })).toEqual(['near', 'other']); // all in cover
  });

  it('a joined character is one of the unit', () => {
    const cast: Cast = { s: squad.s!, near: ['thug', 'b1', 20, 10], hero: ['vertucci', 'b2', 21, 10] };
    expect(targets({}, cast)).toEqual(['near', 'hero']);
    const stage = new Stage({ cast });
    stage.battle.units[1]!.joined = 2;
    stage.battle.units[2]!.joined = 1;
    expect(stage.refusal(stage.attack('s', 'hero'))).toMatch(/near of the same unit is closer/);
  });

  it('no ranged attack in base contact; close attacks at who touches, two inches further with a very long weapon', () => {
    const stage = new Stage({ cast: { ...squad, s: ['rifleman', 'r1', 10, 10], foe: ['thug', 'b3', 11, 10] } });
    expect(stage.refusal(stage.attack('s', 'near'))).toMatch(/s touches an enemy and may make no ranged attack/);
    expect(stage.refusal(stage.attack('s', 'foe', { weapon: 1 }))).toBeUndefined();
    expect(stage.refusal(stage.attack('s', 'near', { weapon: 1 }))).toMatch(/near is 9\.00 inches from s, not in base contact/);
    const whip = (x: number) => {
      const arizona = new Stage({ cast: { s: ['arizona-smith', 'r1', 10, 10], t: ['thug', 'b1', x, 10] } });
      return arizona.refusal(arizona.attack('s', 't', { weapon: 1 }));
    };
    expect(whip(13)).toBeUndefined();
    expect(whip(13.01)).toMatch(/farther than the 2 of the bullwhip/);
  });

  it('an explosive weapon may take the open target too, or not, as the book is read', () => {
    const cast: Cast = { s: ['dogboy', 'r1', 10, 10], near: ['thug', 'b1', 20, 10], far: ['thug', 'b1', 20, 13] };
    const terrain = [['light', 18, 9, 19, 11]] as const;
    expect(targets({ terrain }, cast)).toEqual(['near', 'far']);
    expect(targets({ terrain, patch: { 'options.strictClosest': true } }, cast)).toEqual(['near']);
  });
});
