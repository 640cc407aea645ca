/** Looking at hidden things from the next square ("Revealing Objects", "Initiative Roll"). */
import { describe, expect, it } from 'vitest';
import { underRoll } from '../../../../src/systems/blood-berets/dice-odds.ts';
import type { Hidden } from '../../../../src/systems/blood-berets/vocabulary.ts';
import { Stage, type Setting } from '../stage.ts';

/** Without anybody with a scanner the mission is over. */
const FAR: Setting['figures'] = { 'trooper-6': { at: [20, 25], gear: ['scanner'] } };

/** A trooper, initiative 13, takes two steps and stands next to a thing at 4,3. */
function steppedUp(kind: Hidden, shown: boolean, dice: number[], more: Partial<Setting> = {}): Stage {
  const stage = new Stage({ level: 'jungle', figures: { 'trooper-3': { at: [1, 3], gear: ['scanner'] } }, markers: [{ at: [4, 3], kind, shown }], dice, ...more });
  stage.play({ do: 'move', to: stage.square([3, 3]) });
  expect(stage.unused).toEqual([]);
  return stage;
}

const kinds = (stage: Stage) => stage.battle.markers.map(({ kind }) => kind);
const counts = ({ battle }: Stage) => [battle.affairs.tunnels, battle.affairs.blown, battle.tallies.minesDisarmed[0], battle.tallies.minesTriggered[0]];

describe('a thing next to which a Blood Beret steps', () => {
  it('unknown: turned on his initiative score or less, 13 times in 20, and 15 times in 20 by the sergeant', () => {
    expect(kinds(steppedUp('tunnel', false, [13]))).toEqual(['tunnel']);
    expect(kinds(steppedUp('small-mine', false, [13]))).toEqual(['small-mine']);
    expect(kinds(steppedUp('troop-mine', false, [13]))).toEqual(['troop-mine']);
    expect(underRoll(13).odds().average((made) => made)).toBe(0.65);
    expect(underRoll(15).odds().average((made) => made)).toBe(0.75);
  });

  it('unknown, and the roll fails: it explodes, a tunnel like a small mine', () => {
    const tunnel = steppedUp('tunnel', false, [14, 13]); // armor 24 - 11: 13 saves
    expect([kinds(tunnel), counts(tunnel), tunnel.at('trooper-3').wounds]).toEqual([[], [0, 1, 0, 1], 0]);
    const mine = steppedUp('small-mine', false, [14, 14]);
    expect([kinds(mine), counts(mine), mine.at('trooper-3').wounds]).toEqual([[], [0, 0, 0, 1], 1]);
    expect(mine.tells('explosion')).toMatchObject([{ at: [3, 3] }]); // in his square, not in its own
  });

  it('a tunnel that is turned has been found; it is not looked at again', () => {
    expect(counts(steppedUp('tunnel', false, [1]))).toEqual([1, 0, 0, 0]);
    expect(counts(steppedUp('tunnel', true, []))).toEqual([0, 0, 0, 0]);
  });

  it('a mine that lies open: disarmed, or it explodes', () => {
    const disarmed = steppedUp('troop-mine', true, [13]);
    expect([kinds(disarmed), counts(disarmed)]).toEqual([[], [0, 0, 1, 0]]);
    expect(kinds(steppedUp('small-mine', true, [14, 1]))).toEqual([]);
  });

  it('a troop mine hits all around its own square, Legionnaires too: 13 damage points there, 11 beside it', () => {
    const figures: Setting['figures'] = { 'trooper-3': { at: [1, 3], gear: ['scanner'] }, 'trooper-4': { at: [5, 4] }, 'legionnaire-3': { at: [4, 3] }, 'legionnaire-4': { at: [6, 3] } };
    // Armor: the troopers 24 - 11 = 13, the Legionnaire on it 22 - 13 = 9; the other one stands two squares away.
    const stage = steppedUp('troop-mine', false, [14, 13, 14, 10], { figures });
    expect(['trooper-3', 'trooper-4', 'legionnaire-3', 'legionnaire-4'].map((id) => stage.at(id).wounds)).toEqual([0, 1, 1, 0]);
  });

  it('he has to look again with every step to a square next to a mine, and none for standing there', () => {
    const stage = new Stage({ level: 'jungle', figures: { 'trooper-3': { at: [1, 3], gear: ['scanner'] } }, markers: [{ at: [4, 3], kind: 'small-mine' }], dice: [13, 13] });
    stage.play({ do: 'move', to: stage.square([3, 3]) });
    expect(kinds(stage)).toEqual(['small-mine']);
    stage.play({ do: 'move', to: stage.square([3, 2]) });
    expect([kinds(stage), stage.unused]).toEqual([[], []]);
  });

  it('the way ends where there is something to look at', () => {
    const stage = new Stage({ level: 'jungle', figures: { 'trooper-3': { at: [1, 3], gear: ['scanner'] } }, markers: [{ at: [3, 3], kind: 'tunnel' }], dice: [13] });
    stage.play({ do: 'move', to: stage.square([4, 4]) });
    expect(stage.place('trooper-3')[0]).toBe(2);
  });

  it('next to several things, the Blood Beret player says which is looked at first', () => {
    const stage = new Stage({ level: 'jungle', figures: { 'trooper-3': { at: [1, 3], gear: ['scanner'] } }, markers: [{ at: [4, 3], kind: 'tunnel' }, { at: [4, 2], kind: 'small-mine' }], dice: [14, 1, 13] });
    stage.play({ do: 'move', to: stage.square([3, 3]) });
    expect(stage.asks).toBe('berets: look');
    expect(stage.options).toEqual([{ do: 'look', marker: 0 }, { do: 'look', marker: 1 }]);
    expect(stage.refusal({ do: 'look', marker: 2 })).toContain('marker');
    stage.play({ do: 'look', marker: 1 }); // the last one needs no question
    expect([kinds(stage), counts(stage)]).toEqual([['tunnel'], [1, 0, 0, 1]]);
  });

  it('whoever is killed by the first does not look at the second', () => {
    const stage = new Stage({ level: 'jungle', figures: { 'trooper-3': { at: [1, 3], wounds: 1 }, ...FAR }, markers: [{ at: [4, 3], kind: 'tunnel' }, { at: [4, 2], kind: 'small-mine' }], dice: [14, 20] });
    stage.play({ do: 'move', to: stage.square([3, 3]) }, { do: 'look', marker: 1 });
    expect([stage.at('trooper-3').fate, kinds(stage), stage.unused]).toEqual(['dead', [null], []]);
  });

  it('Legion figures walk past everything', () => {
    const stage = new Stage({ level: 'jungle', figures: { 'legionnaire-3': { at: [1, 3] }, ...FAR }, markers: [{ at: [3, 3], kind: 'small-mine' }] });
    stage.play({ do: 'move', to: stage.square([4, 3]) });
    expect(stage.place('legionnaire-3')).toEqual([4, 3]);
  });
});
