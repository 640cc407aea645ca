/** Shots: the book's own example, range, sight, perfect results and fumbles ("Missile Weapons", "Perfect Results and Fumbling"). */
import { describe, expect, it } from 'vitest';
import { Stage, type Setting } from '../stage.ts';

/** A trooper in the hall in the middle, a Legionnaire six squares off in the same row. */
const duel = (more: Partial<Setting> = {}): Stage => new Stage({ figures: { 'trooper-3': { at: [9, 11], facing: 'east' }, 'legionnaire-3': { at: [14, 11], facing: 'west' } }, ...more });

const shot = (stage: Stage, weapon: 'intruder' | 'aggressor' = 'intruder') => ({ do: 'shoot', weapon, target: stage.figure('legionnaire-3') }) as const;

describe('the example of the book: missile weapons 14, three shots', () => {
  it('8 and 14 hit, 19 misses; armor 22 less 12 points: 8 saves, 15 wounds', () => {
    const stage = duel({ dice: [8, 8, 14, 15, 19] });
    stage.play(shot(stage), shot(stage), shot(stage));
    expect(stage.unused).toEqual([]);
    expect(stage.tells('attack').map(({ skill, outcome }) => [skill, outcome])).toEqual([[14, 'successful'], [14, 'successful'], [14, 'failed']]);
    expect(stage.tells('armor-roll').map(({ value, saved }) => [value, saved])).toEqual([[10, true], [10, false]]);
    expect(stage.at('legionnaire-3').wounds).toBe(1);
  });

  it('shots, hits and wounds are counted, and the activation is over with the third action', () => {
    const stage = duel({ dice: [8, 8, 14, 15, 19] });
    stage.play(shot(stage), shot(stage), shot(stage));
    const { shots, hits, wounds } = stage.battle.tallies;
    expect([shots, hits, wounds]).toEqual([[3, 0], [2, 0], [1, 0]]);
    expect([stage.battle.active, stage.at('trooper-3').acted, stage.asks]).toEqual([null, true, 'nothing']);
  });

  it('the second wound kills', () => {
    const stage = duel({ dice: [8, 15, 8, 12] });
    stage.play(shot(stage), shot(stage));
    // Wounded, its armor is 19: 19 - 12 = 7.
    expect([stage.tells('armor-roll')[1]?.value, stage.at('legionnaire-3').fate, stage.battle.tallies.kills]).toEqual([7, 'dead', [1, 0]]);
  });
});

describe('who may be shot at', () => {
  it('an Aggressor reaches six squares, diagonals counted as one', () => {
    const near = duel({ figures: { 'trooper-3': { at: [11, 12] }, 'legionnaire-3': { at: [12, 18] } } });
    expect(near.refusal(shot(near, 'aggressor'))).toBeUndefined();
    const far = duel({ figures: { 'trooper-3': { at: [11, 11] }, 'legionnaire-3': { at: [12, 18] } } });
    expect(far.refusal(shot(far, 'aggressor'))).toContain('7 squares away');
    expect(far.refusal(shot(far))).toBeUndefined();
  });

  it('not in the next square: there, close combat weapons only; others may be shot at all the same', () => {
    const stage = duel({ figures: { 'trooper-3': { at: [9, 11] }, 'legionnaire-3': { at: [10, 12] }, 'legionnaire-4': { at: [14, 11] } } });
    expect(stage.refusal(shot(stage))).toContain('close combat weapons only');
    expect(stage.optionsTo('shoot').map(({ target }) => target)).toEqual([stage.figure('legionnaire-4'), stage.figure('legionnaire-4')]);
  });

  it('not through a wall, nor through figures of either side, nor at the prisoners', () => {
    const wall = duel({ blocked: [[12, 11]] });
    expect(wall.refusal(shot(wall))).toContain('no clear line of sight');
    const friend = duel({ figures: { 'trooper-3': { at: [9, 11] }, 'legionnaire-3': { at: [14, 11] }, 'trooper-4': { at: [11, 11] } } });
    expect(friend.refusal(shot(friend))).toContain('no clear line of sight');
    const prisoners = duel({ figures: { 'trooper-3': { at: [9, 11] }, prisoners: { at: [14, 11] } } });
    expect(prisoners.optionsTo('shoot')).toEqual([]);
    expect(prisoners.refusal({ do: 'shoot', weapon: 'intruder', target: prisoners.figure('prisoners') })).toContain('no enemy');
  });

  it('with a weapon that it has, and an action to spend', () => {
    const stage = duel({ dice: [19, 19, 19] });
    expect(stage.refusal({ ...shot(stage), weapon: 'belitshe' })).toContain('trooper-3 has intruder, aggressor');
    expect(stage.refusal({ do: 'shoot', weapon: 'intruder', target: 999 })).toContain('expected "target"');
    stage.play(shot(stage), { do: 'end' });
    expect(stage.refusal(shot(stage))).toBe('no figure of yours acts now');
  });
});

describe('advanced: what is in front', () => {
  const turned = (facing: 'east' | 'west' | 'north') => duel({ rules: 'advanced', figures: { 'trooper-3': { at: [9, 11], facing }, 'legionnaire-3': { at: [14, 11] } }, dice: [19, 19] });

  it('a target to the side or behind is shot at after a turn, once with each action', () => {
    const stage = turned('west');
    expect(stage.refusal(shot(stage))).toContain('in front');
    expect(stage.refusal({ ...shot(stage), turn: 'east', after: 'north' })).toContain('turns once');
    stage.play({ ...shot(stage), turn: 'east' });
    expect(stage.at('trooper-3').facing).toBe('east');
  });

  it('or the figure turns after the shot', () => {
    const stage = turned('east');
    stage.play({ ...shot(stage), after: 'west' });
    expect(stage.at('trooper-3').facing).toBe('west');
    expect(turned('north').optionsTo('shoot').map(({ weapon, turn, after }) => [weapon, turn, after])).toEqual([['intruder', 'east', undefined], ['aggressor', 'east', undefined]]);
  });
});

describe('advanced: perfect results and fumbles', () => {
  it('1 needs no armor roll', () => {
    const stage = duel({ rules: 'advanced', dice: [1] });
    stage.play(shot(stage));
    expect([stage.at('legionnaire-3').wounds, stage.battle.tallies.perfects, stage.unused]).toEqual([1, [1, 0], []]);
  });

  it('20 jams a Blood Beret\'s weapon, and no other; each try to clear it is an action against his unmodified skill', () => {
    const stage = duel({ rules: 'advanced', dice: [20, 15, 14] });
    stage.play(shot(stage));
    expect([stage.at('trooper-3').jammed, stage.battle.tallies.jams]).toEqual([['intruder'], [1, 0]]);
    expect(stage.refusal(shot(stage))).toContain('jams');
    expect(stage.refusal(shot(stage, 'aggressor'))).toBeUndefined();
    stage.play({ do: 'unjam', weapon: 'intruder' });
    expect([stage.at('trooper-3').jammed, stage.battle.active?.left]).toEqual([['intruder'], 1]);
    stage.play({ do: 'unjam', weapon: 'intruder' });
    expect([stage.at('trooper-3').jammed, stage.unused]).toEqual([[], []]);
  });

  it('20 blows up a Legionnaire\'s gun: armor 22 - 10 against it, and only the blade is left', () => {
    const blown = (armor: number) => {
      const stage = duel({ rules: 'advanced', dice: [20, armor], turnOf: 'legionnaire-3' });
      return stage.play({ do: 'shoot', weapon: 'whirlwind', target: stage.figure('trooper-3') });
    };
    expect(blown(12).at('legionnaire-3').wounds).toBe(0);
    const stage = blown(13);
    expect([stage.at('legionnaire-3').wounds, stage.at('legionnaire-3').disarmed, stage.battle.tallies.explosions]).toEqual([1, true, [0, 1]]);
    // Two actions, one used; a wounded Legionnaire has two as well.
    expect(stage.asks).toBe('legion: acting');
    expect(stage.refusal({ do: 'shoot', weapon: 'whirlwind', target: stage.figure('trooper-3') })).toContain('blew up');
  });

  it('left out, or by the basic rules, 20 is a miss and 1 a hit like others', () => {
    const basic = duel({ dice: [20, 1, 11] });
    basic.play(shot(basic), shot(basic));
    expect([basic.at('trooper-3').jammed, basic.at('legionnaire-3').wounds]).toEqual([[], 1]);
  });
});

describe('cover, by the advanced rules', () => {
  it('past a pillar beside the target the skill is 4 less', () => {
    const stage = duel({ rules: 'advanced', blocked: [[11, 15]], figures: { 'trooper-3': { at: [9, 14], facing: 'east' }, 'legionnaire-3': { at: [15, 15] } }, dice: [10, 10] });
    stage.play(shot(stage));
    expect(stage.tells('attack')[0]).toMatchObject({ skill: 10, outcome: 'successful', because: [{ because: 'behind a corner', dice: '-4' }] });
  });

  it('a friend hiding part of the target forbids the shot', () => {
    const stage = duel({ rules: 'advanced', figures: { 'trooper-3': { at: [9, 11], facing: 'east' }, 'trooper-4': { at: [11, 12] }, 'legionnaire-3': { at: [14, 12] } } });
    expect(stage.refusal(shot(stage))).toContain('no clear line of sight');
  });
});

describe('a Nepharite shoots past Legionnaires, by the advanced rules', () => {
  const line = (dice: number[], rules: 'basic' | 'advanced' = 'advanced') =>
    new Stage({
      rules,
      figures: { 'nepharite-1': { at: [9, 11], facing: 'east', necrotech: ['belitshe'] }, 'legionnaire-4': { at: [11, 11] }, 'legionnaire-3': { at: [12, 11] }, 'trooper-3': { at: [14, 11] } },
      dice,
    });
  const fire = (stage: Stage) => ({ do: 'shoot', weapon: 'belitshe', target: stage.figure('trooper-3') }) as const;

  it('with 4 less; on a miss the nearest of them is hit, and 20 is no fumble', () => {
    const hit = line([10, 12]);
    hit.play(fire(hit));
    expect([hit.tells('attack')[0]?.skill, hit.tells('armor-roll')[0]?.value]).toEqual([10, 12]);
    const missed = line([20, 11]);
    missed.play(fire(missed));
    expect([missed.at('legionnaire-4').wounds, missed.at('legionnaire-3').wounds, missed.at('nepharite-1').jammed, missed.battle.tallies.fumbles]).toEqual([1, 0, [], [0, 0]]);
    expect(missed.battle.hands[missed.figure('nepharite-1')]?.shown).toEqual(['belitshe']);
  });

  it('by the basic rules it does not', () => {
    const stage = line([], 'basic');
    expect(stage.refusal(fire(stage))).toContain('no clear line of sight');
  });
});
