/** Acid on the floor ("Dark Symmetry", Stream of Acid). */
import { describe, expect, it } from 'vitest';
import { underRoll } from '../../../../src/systems/blood-berets/dice-odds.ts';
import { dryUp } from '../../../../src/systems/blood-berets/rules/acid.ts';
import { die } from '../../../../src/systems/blood-berets/rules/death.ts';
import { nephariteWith, use } from '../powers/powers.ts';
import { Stage, type Setting } from '../stage.ts';

/** Acid at 4,1 to 5,2; the trooper, armor 24 less 14, stands on 5,2. */
const poured = (dice: number[], more: Partial<Setting> = {}): Stage => {
  const stage = nephariteWith('stream-of-acid', dice, more);
  return use(stage, 'stream-of-acid', { to: stage.square([4, 1]) });
};

/** It is there already, kept by the Nepharite since an earlier turn. */
const kept = (setting: Setting, dice: number[] = [], fed = 1): Stage => {
  const stage = new Stage({ turn: 2, rules: 'advanced', dice, ...setting });
  stage.battle.acid = [{ by: stage.figure('nepharite-1'), squares: stage.squares([4, 1], [5, 1], [4, 2], [5, 2]), fed }];
  return stage;
};

describe('a stream of acid', () => {
  it('covers four squares and burns who stands there, with 14 damage points and no save', () => {
    const stage = poured([11, 11]);
    expect([stage.at('trooper-3').wounds, stage.unused, stage.battle.acid[0]!.squares]).toEqual([1, [], stage.squares([4, 1], [5, 1], [4, 2], [5, 2])]);
    expect(poured([11, 10]).at('trooper-3').wounds).toBe(0);
    expect([24, 21].map((armor) => underRoll(armor - 14).odds().average((saved) => 1 - saved))).toEqual([0.5, 0.65].map((each) => expect.closeTo(each, 12) as number));
  });

  it('hits Legionnaires too, and prisoners not', () => {
    const stage = poured([11, 20], { figures: { 'legionnaire-3': { at: [4, 2] }, prisoners: { at: [5, 1] }, 'trooper-3': { at: [6, 5] } } });
    expect([stage.at('legionnaire-3').wounds, stage.unused]).toEqual([1, []]);
  });

  it('needs a floor of two by two in sight', () => {
    const stage = nephariteWith('stream-of-acid');
    expect(stage.refusal({ do: 'power', power: 'stream-of-acid', to: stage.square([6, 1]) })).toContain('four squares');
    const walled = nephariteWith('stream-of-acid', [], { map: '########\n#..#...#\n#..#...#\n#.##...#\n####...#' });
    expect(walled.refusal({ do: 'power', power: 'stream-of-acid', to: walled.square([4, 1]) })).toContain('see no part');
  });

  it('burns whoever steps in, for every square of it', () => {
    const stage = kept({ figures: { 'trooper-3': { at: [6, 1], facing: 'west' }, 'nepharite-1': { at: [2, 2] } } }, [10, 10]);
    stage.play({ do: 'move', to: stage.square([4, 1]), facing: 'west' });
    expect(stage.place('trooper-3')).toEqual([5, 1]); // it may think again
    stage.play({ do: 'move', to: stage.square([4, 1]), facing: 'west' });
    expect([stage.unused, stage.battle.active!.left]).toEqual([[], 2]);
  });

  it('does not flow where its Nepharite sees nothing of it', () => {
    const stage = kept({ figures: { 'trooper-3': { at: [6, 1], facing: 'west' }, 'nepharite-1': { at: [20, 25] } } });
    stage.play({ do: 'move', to: stage.square([5, 1]), facing: 'west' });
    expect(stage.at('trooper-3').wounds).toBe(0);
  });

  it('is kept flowing by an action a turn, which burns all who stayed', () => {
    const stage = kept({ figures: { 'nepharite-1': { at: [2, 2] }, 'trooper-3': { at: [4, 2] } } }, [11]);
    stage.play({ do: 'sustain' });
    expect([stage.at('trooper-3').wounds, stage.battle.active!.left, stage.battle.acid[0]!.fed]).toEqual([1, 4, 2]);
    expect(stage.refusal({ do: 'sustain' })).toContain('this turn');
  });

  it('what the Nepharite does not see is not kept by that action', () => {
    const stage = kept({ figures: { 'nepharite-1': { at: [2, 2] }, 'trooper-3': { at: [6, 8] }, 'trooper-4': { at: [20, 25] } } });
    stage.battle.acid.push({ by: stage.figure('nepharite-1'), squares: stage.squares([20, 25], [21, 25], [20, 26], [21, 26]), fed: 1 });
    stage.play({ do: 'sustain' });
    expect([stage.battle.acid.map(({ fed }) => fed), stage.at('trooper-4').wounds]).toEqual([[2, 1], 0]);
  });

  it('dries up at the end of a turn without that action, or out of sight, and with its Nepharite\'s death', () => {
    const ends = (at: readonly [number, number], fed: number) => {
      const stage = kept({ figures: { 'nepharite-1': { at }, 'trooper-3': { at: [6, 8] } } }, [], fed);
      dryUp(stage.ground, stage.state, stage.chance);
      return stage.battle.acid.length;
    };
    expect([ends([2, 2], 2), ends([2, 2], 1), ends([20, 25], 2)]).toEqual([1, 0, 0]);
    const stage = kept({ figures: { 'nepharite-1': { at: [2, 2] }, 'trooper-3': { at: [6, 8] } } });
    die(stage.ground, stage.state, stage.figure('nepharite-1'), stage.chance);
    expect(stage.battle.acid).toEqual([]);
  });
});
