/** Mines set off by walking over ground that is not searched ("Triggering Mines", "Determine Impact Square"). */
import { describe, expect, it } from 'vitest';
import { chancesOf, rollName } from '../../../../src/systems/blood-berets/rolls.ts';
import type { Hidden } from '../../../../src/systems/blood-berets/vocabulary.ts';
import { Stage, type Setting } from '../stage.ts';

/** A trooper goes along row 3 of the first section, and ends his activation. */
function walked(squares: number, things: Record<number, readonly Hidden[]>, dice: number[], more: Partial<Setting> = {}): Stage {
  const stage = new Stage({ level: 'jungle', figures: { 'trooper-3': { at: [1, 3], gear: ['scanner'] } }, hidden: things, dice, ...more });
  stage.play({ do: 'move', to: stage.square([1 + squares, 3]) });
  if (stage.asks === 'berets: acting') stage.play({ do: 'end' });
  return stage;
}

const TWO_MINES: Record<number, readonly Hidden[]> = { 0: ['small-mine', 'small-mine'] };

describe('after an activation with movement over undiscovered things', () => {
  it('a mine explodes on 20, 19, 18 and more by actions spent on movement: .05, .10, .15, .20', () => {
    expect(walked(3, TWO_MINES, [19]).battle.display[0]).toBe(2);
    expect(walked(3, TWO_MINES, [20, 1]).battle.display[0]).toBe(1);
    expect(walked(6, TWO_MINES, [18]).battle.display[0]).toBe(2);
    expect(walked(6, TWO_MINES, [19, 1]).battle.display[0]).toBe(1);
    expect([1, 2, 3, 4].map((actions) => chancesOf(rollName('mine', 20 - actions)).of.weights.map(Number))).toEqual([[1, 19], [1, 9], [3, 17], [1, 4]]);
  });

  it('other actions do not add to the risk', () => {
    const stage = new Stage({ level: 'jungle', figures: { 'trooper-3': { at: [1, 3], gear: ['scanner'] } }, hidden: TWO_MINES, dice: [13, 13, 19] });
    stage.play({ do: 'move', to: stage.square([2, 3]) }, { do: 'scan' }, { do: 'scan' });
    expect([stage.tells('mine-risk'), stage.unused]).toEqual([[{ tell: 'mine-risk', figure: 'trooper-3', from: 20, triggered: false }], []]);
  });

  it('nothing is rolled for who stands still, over searched ground, or for the Legion', () => {
    const still = new Stage({ level: 'jungle', figures: { 'trooper-3': { at: [1, 3], gear: ['scanner'] } }, hidden: TWO_MINES });
    still.play({ do: 'end' });
    expect(still.tells('mine-risk')).toEqual([]);
    expect(walked(3, { 1: ['small-mine'] }, []).tells('mine-risk')).toEqual([]);
    const legion = new Stage({ level: 'jungle', figures: { 'legionnaire-3': { at: [1, 3] }, 'trooper-6': { at: [20, 25], gear: ['scanner'] } }, hidden: TWO_MINES });
    legion.play({ do: 'move', to: legion.square([4, 3]) }, { do: 'end' });
    expect(legion.tells('mine-risk')).toEqual([]);
  });

  it('a small mine hits the one who set it off, with 11 damage points', () => {
    expect(walked(3, TWO_MINES, [20, 13]).at('trooper-3').wounds).toBe(0);
    const hit = walked(3, TWO_MINES, [20, 14]);
    expect([hit.at('trooper-3').wounds, hit.state.secret.hidden[0], hit.battle.tallies.minesTriggered[0]]).toEqual([1, ['small-mine'], 1]);
  });

  it('the Legion says which mine it is, and where a troop mine explodes: the Blood Beret has to be caught', () => {
    const stage = walked(3, { 0: ['troop-mine', 'small-mine'] }, [20, 10, 9, 13], { figures: { 'trooper-3': { at: [1, 3], gear: ['scanner'] }, 'trooper-4': { at: [5, 5] }, 'legionnaire-3': { at: [5, 4] } } });
    expect(stage.asks).toBe('legion: set-off');
    expect(stage.optionsTo('set-off')).toHaveLength(1 + 9);
    expect(stage.refusal({ do: 'set-off', section: 0, kind: 'troop-mine', at: stage.square([6, 3]) })).toContain('caught');
    expect(stage.refusal({ do: 'set-off', section: 0, kind: 'tunnel', at: stage.square([4, 3]) })).toContain('nothing else is left');
    stage.play({ do: 'set-off', section: 0, kind: 'troop-mine', at: stage.square([5, 4]) });
    // The trooper at 4,3 and the other one at 5,5 are beside it, 24 - 11; the Legionnaire stands on it, 22 - 13.
    expect([stage.unused, stage.at('trooper-3').wounds, stage.at('trooper-4').wounds, stage.at('legionnaire-3').wounds]).toEqual([[], 0, 0, 1]);
  });

  it('the mine is of the section where the move ends', () => {
    const stage = walked(8, { 0: ['small-mine'], 1: ['small-mine'] }, [18, 1]);
    expect(stage.battle.display.slice(0, 2)).toEqual([1, 0]);
  });

  it('or of one that was passed, where the last has nothing left', () => {
    const stage = walked(8, { 0: ['small-mine'] }, [18, 1]);
    expect(stage.battle.display[0]).toBe(0);
  });

  it('the section where the move begins counts, be it left with the first step', () => {
    const over = new Stage({ level: 'jungle', figures: { 'trooper-3': { at: [7, 3], gear: ['scanner'] } }, hidden: { 0: ['small-mine'] }, dice: [20, 1] });
    over.play({ do: 'move', to: over.square([8, 3]) }, { do: 'end' });
    expect(over.battle.display[0]).toBe(0);
  });

  it('a tunnel blows up only where there is nothing else, as a small mine does', () => {
    const stage = walked(3, { 0: ['tunnel'] }, [20, 14]);
    expect([stage.battle.affairs.blown, stage.at('trooper-3').wounds, stage.battle.display[0]]).toEqual([1, 1, 0]);
    const both = walked(3, { 0: ['tunnel', 'small-mine'] }, [20, 1]); // without a question: there is but one choice
    expect([both.battle.affairs.blown, both.state.secret.hidden[0], both.unused]).toEqual([0, ['tunnel'], []]);
  });
});
