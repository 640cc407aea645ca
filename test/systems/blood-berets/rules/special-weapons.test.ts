/** Weapons with rules of their own ("Weapons and Equipment"). */
import { describe, expect, it } from 'vitest';
import { Stage, type Setting } from '../stage.ts';

describe('Shellshocker', () => {
  const gun = (more: Partial<Setting> = {}): Stage =>
    new Stage({ figures: { 'trooper-3': { at: [9, 14], facing: 'east', gear: ['shellshocker'] }, 'legionnaire-3': { at: [14, 14] } }, ...more });
  const shell = (stage: Stage) => ({ do: 'shoot', weapon: 'shellshocker', target: stage.figure('legionnaire-3') }) as const;

  it('takes two actions, is 2 harder, and kills at once past armor 22 - 17', () => {
    const stage = gun({ dice: [12, 6] });
    stage.play(shell(stage));
    expect([stage.at('legionnaire-3').fate, stage.battle.active?.left]).toEqual(['dead', 1]);
    const missed = gun({ dice: [13] });
    missed.play(shell(missed));
    expect(missed.at('legionnaire-3').wounds).toBe(0);
    expect(missed.refusal(shell(missed))).toContain('1 of the 2 actions');
  });

  it('not at a target next to a Blood Beret', () => {
    const stage = gun({ figures: { 'trooper-3': { at: [9, 14], gear: ['shellshocker'] }, 'legionnaire-3': { at: [14, 14] }, 'trooper-4': { at: [13, 15] } } });
    expect(stage.refusal(shell(stage))).toContain('next to a Blood Beret');
  });
});

describe('Gehenna Puker', () => {
  const flames = (figures: Setting['figures'], dice: number[] = [], more: Partial<Setting> = {}): Stage =>
    new Stage({ figures: { 'trooper-3': { at: [9, 14], facing: 'east', gear: ['gehenna-puker'] }, ...figures }, dice, ...more });
  const burn = { do: 'burn', direction: 'east' } as const;

  it('rolls for each figure in five squares of a straight line, friends too; 16 to hit, double damage', () => {
    const stage = flames({ 'legionnaire-3': { at: [11, 14] }, 'trooper-4': { at: [13, 14] }, 'legionnaire-4': { at: [14, 14] }, 'legionnaire-5': { at: [15, 14] } }, [17, 16, 12, 16, 15]);
    stage.play(burn);
    // By number of the squares: the first is missed, the friend saved by 24 - 10, the second killed past 22 - 10.
    expect(stage.tells('attack').map(({ target, skill }) => [target, skill])).toEqual([['legionnaire-3', 16], ['trooper-4', 16], ['legionnaire-4', 16]]);
    expect(['legionnaire-3', 'trooper-4', 'legionnaire-4'].map((id) => stage.at(id).fate)).toEqual(['in-play', 'in-play', 'dead']);
    expect(stage.unused).toEqual([]);
  });

  it('a Nepharite is stunned after a failed armor roll, and not wounded', () => {
    const stage = flames({ 'nepharite-1': { at: [12, 14] } }, [16, 15, 16, 16]);
    stage.play(burn);
    expect(stage.at('nepharite-1').stunned).toBe(false);
    stage.play(burn);
    expect([stage.at('nepharite-1').stunned, stage.at('nepharite-1').wounds]).toEqual([true, 0]);
  });

  it('ends at rock, and comes in place of the Intruder', () => {
    const stage = flames({ 'legionnaire-3': { at: [12, 14] } }, [], { blocked: [[11, 14]] });
    expect(stage.refusal(burn)).toContain('no enemy in the 5 squares');
    expect(stage.refusal({ do: 'shoot', weapon: 'intruder', target: stage.figure('legionnaire-3') })).toContain('trooper-3 has aggressor, gehenna-puker');
    expect(stage.refusal({ do: 'shoot', weapon: 'gehenna-puker', target: stage.figure('legionnaire-3') })).toContain('action "burn"');
  });

  it('not at an enemy in the next square', () => {
    const stage = flames({ 'legionnaire-3': { at: [10, 14] } });
    expect(stage.refusal(burn)).toContain('close combat weapons only');
  });

  it('burns through jungle: no cover by the advanced rules', () => {
    const jungle = new Stage({
      level: 'jungle',
      rules: 'advanced',
      figures: { 'trooper-3': { at: [3, 0], facing: 'east', gear: ['gehenna-puker'] }, 'legionnaire-3': { at: [7, 0] }, 'trooper-4': { at: [20, 20], gear: ['scanner'] } },
      dice: [16, 12],
    });
    jungle.play({ do: 'burn', direction: 'east' });
    expect([jungle.tells('attack')[0]?.skill, jungle.unused]).toEqual([16, []]);
  });

  it('jams once, however many rolls are fumbled', () => {
    const stage = flames({ 'legionnaire-3': { at: [11, 14] }, 'legionnaire-4': { at: [12, 14] } }, [20, 20], { rules: 'advanced' });
    stage.play(burn);
    expect([stage.at('trooper-3').jammed, stage.battle.tallies.jams]).toEqual([['gehenna-puker'], [1, 0]]);
    expect(stage.optionsTo('burn')).toEqual([]);
  });
});

describe('Deathlokdrum', () => {
  const drum = (figures: Setting['figures'], dice: number[] = [], rules: 'basic' | 'advanced' = 'basic'): Stage =>
    new Stage({ mission: 'lightning-strike', rules, patch: { 'missions.lightning-strike.rangers': true }, figures: { 'ranger-gunner-5': { at: [9, 14], facing: 'east' }, 'trooper-3': { at: [1, 1], gear: ['scanner'] }, ...figures }, dice });
  const at = (stage: Stage) => ({ do: 'burst', target: stage.square([14, 14]) }) as const;

  it('a grenade hits all in the square and around it with 13 and 11, by one roll', () => {
    const stage = drum({ 'legionnaire-3-below': { at: [14, 14] }, 'legionnaire-4-below': { at: [14, 15] }, 'trooper-4': { at: [13, 15] } }, [14, 13, 10, 11]);
    stage.play(at(stage));
    // Trooper: 24 - 11 = 13 saves; in the middle 22 - 13 = 9: wounded by 10; beside it 22 - 11 = 11 saves.
    expect(stage.tells('armor-roll').map(({ figure, value, saved }) => [figure, value, saved])).toEqual([['trooper-4', 13, true], ['legionnaire-3-below', 9, false], ['legionnaire-4-below', 11, true]]);
    expect(stage.unused).toEqual([]);
  });

  it('a single figure is shot at, with the points of the card', () => {
    const stage = drum({ 'legionnaire-3-below': { at: [14, 14] } }, [14, 9]);
    expect(stage.refusal(at(stage))).toContain('more figures than one');
    stage.play({ do: 'shoot', weapon: 'deathlokdrum', target: stage.figure('legionnaire-3-below') });
    expect([stage.tells('armor-roll')[0]?.value, stage.at('legionnaire-3-below').wounds]).toEqual([8, 1]);
  });

  it('aimed at the figure in the middle: 4 easier, and 4 points more for all', () => {
    const stage = drum({ 'legionnaire-3-below': { at: [14, 14], facing: 'west' }, 'legionnaire-4-below': { at: [14, 15], facing: 'west' } }, [18, 20, 20], 'advanced');
    stage.play({ do: 'aim', target: stage.figure('legionnaire-3-below') }, at(stage));
    expect([stage.tells('attack')[0]?.skill, stage.tells('armor-roll').map(({ value }) => value)]).toEqual([18, [5, 7]]);
  });

  it('no close combat', () => {
    const stage = drum({ 'legionnaire-3-below': { at: [10, 14] } });
    expect(stage.optionsTo('close')).toEqual([]);
  });
});

describe('necrotech', () => {
  const overlord = (necrotech: NonNullable<Setting['figures'][string]['necrotech']>, figures: Setting['figures'], more: Partial<Setting> = {}, strength = 0): Stage =>
    new Stage({ figures: { 'nepharite-1': { at: [9, 14], facing: 'east', necrotech, strength }, ...figures }, ...more });

  it('Nefasti: survivors may only move in the next turn, and it is fired every other turn', () => {
    const stage = overlord(['nefasti'], { 'trooper-3': { at: [14, 14] } }, { dice: [14, 14], turn: 3 });
    stage.play({ do: 'shoot', weapon: 'nefasti', target: stage.figure('trooper-3') });
    // Saved by 24 - 10, and burning all the same.
    expect([stage.at('trooper-3').wounds, stage.at('trooper-3').burning]).toEqual([0, 4]);
    expect(stage.refusal({ do: 'shoot', weapon: 'nefasti', target: stage.figure('trooper-3') })).toContain('ammunition');
    stage.battle.turn = 4;
    expect(stage.refusal({ do: 'shoot', weapon: 'nefasti', target: stage.figure('trooper-3') })).toContain('ammunition');
    stage.battle.turn = 5;
    expect(stage.refusal({ do: 'shoot', weapon: 'nefasti', target: stage.figure('trooper-3') })).toBeUndefined();
  });

  it('Alimahn: its strength is the skill; it stuns past any armor, without a save', () => {
    const stage = overlord(['alimahn'], { 'trooper-3': { at: [14, 14] } }, { dice: [8, 7] }, 7);
    const shot = { do: 'shoot', weapon: 'alimahn', target: stage.figure('trooper-3') } as const;
    stage.play(shot);
    expect(stage.at('trooper-3').stunned).toBe(false);
    stage.play(shot);
    expect([stage.at('trooper-3').stunned, stage.at('trooper-3').wounds, stage.tells('armor-roll')]).toEqual([true, 0, []]);
  });

  it('Alimahn: eight squares far', () => {
    const stage = overlord(['alimahn'], { 'trooper-3': { at: [0, 14] } }, { opened: [[8, 13]] }, 20);
    expect(stage.refusal({ do: 'shoot', weapon: 'alimahn', target: stage.figure('trooper-3') })).toContain('9 squares away');
  });

  it('Nafai: all enemies that one flight of eight squares passes, over figures and around corners, once', () => {
    const figures = { 'trooper-3': { at: [11, 14] }, 'trooper-4': { at: [13, 14] }, 'trooper-5': { at: [13, 18] }, 'trooper-6': { at: [9, 19] } } as const;
    const stage = overlord(['nafai'], figures, { dice: [14, 14, 14, 15] });
    const [three, four, five] = ['trooper-3', 'trooper-4', 'trooper-5'].map((id) => stage.figure(id)) as [number, number, number];
    // Two squares to the first, two to the second, four to the third: eight. The last stands in the rock's lee, too far for one more.
    expect(stage.optionsTo('nafai')).toContainEqual({ do: 'nafai', targets: [three, four, five] });
    expect(stage.refusal({ do: 'nafai', targets: [three, four] })).toContain('all that one flight');
    const hit = overlord(['nafai'], { 'trooper-3': figures['trooper-3'], 'trooper-4': figures['trooper-4'] }, { dice: [14, 14, 14, 15] });
    hit.play({ do: 'nafai', targets: [three, four] });
    expect([hit.at('trooper-3').wounds, hit.at('trooper-4').wounds, hit.unused]).toEqual([0, 1, []]);
    expect(hit.refusal({ do: 'nafai', targets: [three, four] })).toContain('once only');
    const far = (column: number) => overlord(['nafai'], { 'trooper-3': { at: [column, 14] } }).optionsTo('nafai').length;
    expect([far(17), far(18)]).toEqual([1, 0]);
    const beside = overlord(['nafai'], { 'trooper-3': { at: [10, 14] }, 'trooper-4': figures['trooper-4'] });
    expect(beside.optionsTo('nafai')).toEqual([{ do: 'nafai', targets: [four] }]); // the other one stands next to it
  });

  it('Gretchjakth: double damage over the whole board, once it is awake', () => {
    const stage = overlord(['gretchjakth'], { 'trooper-3': { at: [14, 14] } }, { dice: [14, 12] });
    expect(stage.refusal({ do: 'shoot', weapon: 'gretchjakth', target: stage.figure('trooper-3') })).toContain('sleeps');
    const awake = new Stage({ figures: { 'nepharite-1': { at: [9, 14], necrotech: ['gretchjakth'], awake: ['gretchjakth'] }, 'trooper-3': { at: [14, 14] }, 'trooper-4': { at: [9, 18] } }, dice: [14, 12] });
    awake.play({ do: 'feed', weapon: 'gretchjakth', feed: true }, { do: 'shoot', weapon: 'gretchjakth', target: awake.figure('trooper-3') });
    expect(awake.at('trooper-3').fate).toBe('dead');
  });

  it('Claws of Bohnar are for close combat; without any card a Nepharite attacks nobody', () => {
    const stage = overlord(['claws-of-bohnar'], { 'trooper-3': { at: [10, 14] } }, { dice: [16, 17] });
    stage.play({ do: 'close', weapon: 'claws-of-bohnar', target: stage.figure('trooper-3') });
    expect(stage.tells('armor-roll')[0]?.value).toBe(16);
    const bare = overlord([], { 'trooper-3': { at: [10, 14] } });
    expect(bare.refusal({ do: 'close', weapon: 'claws-of-bohnar', target: bare.figure('trooper-3') })).toContain('has no weapon');
  });
});
