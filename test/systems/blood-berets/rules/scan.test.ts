/** Scanning, and laying down what was found ("Using the Scanner", "Scanning Checklist"). */
import { describe, expect, it } from 'vitest';
import { skillRoll } from '../../../../src/systems/blood-berets/dice-odds.ts';
import { chebyshev } from '../../../../src/kernel/grid/squares.ts';
import type { Hidden } from '../../../../src/systems/blood-berets/vocabulary.ts';
import { Stage, type Setting } from '../stage.ts';

const BOTH: readonly Hidden[] = ['tunnel', 'small-mine'];

function scanning(dice: number[], things: readonly Hidden[] = BOTH, more: Partial<Setting> = {}): Stage {
  return new Stage({ level: 'jungle', rules: 'advanced', figures: { 'trooper-3': { at: [1, 3], gear: ['scanner'] } }, hidden: { 0: things }, dice, ...more }).play({ do: 'scan' });
}

const found = (stage: Stage): unknown => stage.tells('scan').map((event) => event.found);

describe('a scan', () => {
  it('with skill 12 finds two things on 1, one up to 12, none above, and jams on 20: .05, .55, .35, .05', () => {
    expect([1, 2, 12, 13, 19, 20].map((die) => found(scanning([die])))).toEqual([[2], [1], [1], [0], [0], [0]]);
    expect(skillRoll(12, true).odds().weights.map(Number)).toEqual([1, 11, 7, 1]);
  });

  it('takes an action, and by the basic rules knows no perfect results and no jams', () => {
    expect(scanning([13]).battle.active!.left).toBe(2);
    expect(found(scanning([1], BOTH, { rules: 'basic' }))).toEqual([1]);
    expect(scanning([20], BOTH, { rules: 'basic' }).at('trooper-3').scannerJams).toBe(false);
  });

  it('finds no more than there is', () => {
    expect(found(scanning([1], ['small-mine']))).toEqual([1]);
    const none = new Stage({ level: 'jungle', figures: { 'trooper-3': { at: [1, 3], gear: ['scanner'] } }, hidden: { 1: BOTH } });
    expect(none.refusal({ do: 'scan' })).toContain('section 0');
  });

  it('a scanner that jams takes an action to put right, without a roll', () => {
    const stage = scanning([20, 5]);
    expect(stage.at('trooper-3').scannerJams).toBe(true);
    stage.play({ do: 'scan' });
    expect([stage.at('trooper-3').scannerJams, stage.battle.active!.left, stage.battle.display[0]]).toEqual([false, 1, 2]);
    stage.play({ do: 'scan' });
    expect(found(stage)).toEqual([0, 1]);
  });

  it('is for those with a scanner that works', () => {
    const refusals = [{ gear: [] }, { gear: ['scanner'], broken: ['scanner'] }].map((trooper) =>
      new Stage({ level: 'jungle', figures: { 'trooper-3': { at: [1, 3], ...trooper } as Setting['figures'][string], 'trooper-6': { at: [20, 25], gear: ['scanner'] } }, hidden: { 0: BOTH } }).refusal({ do: 'scan' }));
    expect(refusals.every((refusal) => refusal?.includes('no scanner'))).toBe(true);
  });
});

describe('what was found', () => {
  it('the Legion lays down, the first of two by its choice, in that section and two squares from everybody', () => {
    const stage = scanning([5]);
    expect(stage.asks).toBe('legion: scanned');
    const options = stage.optionsTo('lay-down');
    expect(new Set(options.map(({ kind }) => kind))).toEqual(new Set(BOTH));
    const { width } = stage.ground.board(stage.battle);
    expect(Math.min(...options.map(({ at }) => chebyshev(width, at, stage.at('trooper-3').at)))).toBe(2);
    expect(new Set(options.map(({ at }) => stage.ground.board(stage.battle).section[at]))).toEqual(new Set([0]));
    expect(stage.refusal({ do: 'lay-down', kind: 'tunnel', at: stage.square([2, 3]) })).toContain('2 squares');
    stage.play({ do: 'lay-down', kind: 'tunnel', at: stage.square([6, 3]) });
    expect(stage.battle.markers).toEqual([{ id: 0, at: stage.square([6, 3]), kind: null }]);
    expect([stage.state.secret.kinds, stage.state.secret.hidden[0], stage.battle.display[0]]).toEqual([['tunnel'], ['small-mine'], 1]);
    expect(stage.asks).toBe('berets: acting');
  });

  it('two things are laid down one after the other, on squares of their own', () => {
    const stage = scanning([1]);
    stage.play({ do: 'lay-down', kind: 'small-mine', at: stage.square([6, 3]) });
    expect(stage.refusal({ do: 'lay-down', kind: 'tunnel', at: stage.square([6, 3]) })).toContain('free');
    stage.play({ do: 'lay-down', kind: 'tunnel', at: stage.square([6, 4]) });
    expect([stage.battle.markers.length, stage.battle.display[0]]).toEqual([2, 0]);
  });

  it('where nowhere is two squares away, as far as it goes', () => {
    const crowd = Object.fromEntries(['sergeant', 'medic', 'trooper-4', 'trooper-5', 'trooper-6', 'legionnaire-3', 'legionnaire-4', 'legionnaire-5', 'legionnaire-6', 'legionnaire-7', 'legionnaire-8'].map((id, i) => [id, { at: [(i % 3) * 3 + 1, Math.floor(i / 3) * 3] as const }]));
    const stage = scanning([5], ['small-mine'], { figures: { 'trooper-3': { at: [7, 9], gear: ['scanner'] }, ...crowd } });
    const { width } = stage.ground.board(stage.battle);
    const away = stage.optionsTo('lay-down').map(({ at }) => Math.min(...stage.battle.figures.filter(({ fate }) => fate === 'in-play').map((figure) => chebyshev(width, figure.at, at))));
    expect(new Set(away)).toEqual(new Set([1]));
  });
});
