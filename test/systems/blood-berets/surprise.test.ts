/** Surprise Party, troop counters come in: who wins the roll, who waits outside, and Perimeter Control. */
import { describe, expect, it } from 'vitest';
import type { Advance } from '../../../src/systems/blood-berets/rules/advance.ts';
import { Stage, type Setting, type Square } from './stage.ts';

const CAVES = ['hall', ...Array<string>(8).fill('?hall')];

/** The Legion has drawn a counter; its piece is in section 1, a trooper in section 0 next to it. */
function against(piece: string, setting: Partial<Setting> = {}): Stage {
  return new Stage({ sections: CAVES, figures: { 'trooper-3': { at: [3, 4] } }, counters: [{ piece, section: 1 }], turnOf: 'legion', ...setting });
}

const advance = (to: number, via: number | null = null): Advance => ({ do: 'advance', counter: 0, to, via });
const move = (stage: Stage, to: Square): Stage => stage.play({ do: 'move', to: stage.square(to) });

describe('the Legion wins the roll', () => {
  it('its figure is placed anywhere in the section, "at no cost in actions", and acts', () => {
    const stage = against('legionnaire-7', { dice: [10, 15] }).play(advance(0));
    expect(stage.asks).toBe('legion: placing');
    stage.play({ do: 'place', piece: stage.figure('legionnaire-7'), to: stage.square([2, 4]) });
    expect(stage.asks).toBe('legion: acting');
    expect(stage.battle.active).toMatchObject({ figure: stage.figure('legionnaire-7'), left: 2, used: 0 });
    stage.play({ do: 'end' });
    expect(stage.at('legionnaire-7')).toMatchObject({ fate: 'in-play', acted: true });
    expect(stage.unused).toEqual([]);
  });

  it('the best score in the section defends: a scanner, not who stands at the door', () => {
    const stage = against('legionnaire-7', { figures: { 'trooper-3': { at: [6, 4] }, 'trooper-4': { at: [1, 1], gear: ['scanner'] }, sergeant: { at: [9, 12] } }, sections: ['hall', '?hall', '?hall', '?hall', 'hall', '?hall', '?hall', '?hall', '?hall'], dice: [1, 20] });
    expect(stage.play(advance(0)).tells('contest')).toMatchObject([{ scores: [19, 9], winner: 1 }]);
  });
});

describe('the Legion loses the roll', () => {
  const lost = (): Stage => against('legionnaire-7', { dice: [10, 5] }).play(advance(0));

  it('its figure waits outside, beside the exit that it came for, and its player says where', () => {
    const stage = lost();
    expect(stage.asks).toBe('legion: hold');
    expect(stage.optionsTo('hold').map(({ at }) => at)).toEqual(stage.squares([8, 4], [8, 5]));
    stage.play({ do: 'hold', at: stage.square([8, 5]) });
    expect(stage.at('legionnaire-7')).toMatchObject({ fate: 'held', into: 0, facing: 'west' });
    expect(stage.battle.counters[0]!.where).toBe('free');
  });

  it('it begins by moving in, with an action; the other one is left', () => {
    const stage = lost().play({ do: 'hold', at: 4 * 24 + 8 });
    expect(stage.asks).toBe('legion: acting');
    move(stage, [7, 4]);
    expect(stage.at('legionnaire-7')).toMatchObject({ fate: 'in-play', into: -1 });
    expect(stage.battle.active).toMatchObject({ left: 1 });
  });

  it('where only one square is free it waits there', () => {
    const stage = against('legionnaire-7', { figures: { 'trooper-3': { at: [3, 4] }, 'legionnaire-8': { at: [8, 4], fate: 'held', into: 0 } }, dice: [10, 5] }).play(advance(0));
    expect(stage.asks).toBe('legion: acting');
    expect(stage.place('legionnaire-7')).toEqual([8, 5]);
  });

  it('where none is free no counter comes that way', () => {
    const stage = against('legionnaire-7', { figures: { 'trooper-3': { at: [3, 4] }, 'legionnaire-8': { at: [8, 4], fate: 'held', into: 0 }, 'legionnaire-9': { at: [8, 5], fate: 'held', into: 0 } } });
    expect(stage.optionsTo('advance').map(({ to }) => to)).toEqual([4, 8]);
  });

  it('a Nepharite waits at the exit that it was said to come by', () => {
    const stage = against('nepharite-1', { counters: [{ piece: 'nepharite-1', section: 4, where: 'display' }], dice: [20, 1] }).play(advance(0, 6));
    expect(stage.optionsTo('hold').map(({ at }) => at)).toEqual(stage.squares([3, 10], [4, 10]));
  });
});

describe('nobody rolls', () => {
  it('for a dummy: it is spotted, and that was its move', () => {
    const stage = against('dummy-11').play(advance(0));
    expect(stage.at('dummy-11').fate).toBe('spotted');
    expect(stage.asks).toBe('nothing');
  });

  it('for prisoners: their player places them, and they may be moved on', () => {
    const stage = against('prisoners').play(advance(0));
    stage.play({ do: 'place', piece: stage.figure('prisoners'), to: stage.square([6, 8]) });
    expect(stage.battle.affairs.found).toBe(1);
  });
});

describe('Perimeter Control', () => {
  const guarded = (figures: Setting['figures'], setting: Partial<Setting> = {}): Stage => against('legionnaire-7', { rules: 'advanced', figures, ...setting });

  it('a Blood Beret who has the exit in front of him lets nobody surprise him', () => {
    const stage = guarded({ 'trooper-3': { at: [3, 4], facing: 'east' } }).play(advance(0));
    expect(stage.asks).toBe('legion: hold');
    expect(stage.tells('contest')).toEqual([]);
  });

  it('so does one who stands in the opening and looks out', () => {
    expect(guarded({ 'trooper-3': { at: [7, 5], facing: 'east' } }).play(advance(0)).asks).toBe('legion: hold');
  });

  const open: readonly [string, Setting['figures'], Partial<Setting>?][] = [
    ['one who looks away', { 'trooper-3': { at: [3, 4], facing: 'west' } }],
    ['one who stands in the opening and looks back', { 'trooper-3': { at: [7, 5], facing: 'west' } }],
    ['one who is stunned', { 'trooper-3': { at: [3, 4], facing: 'east', stunned: true } }],
    ['one whose view a figure bars', { 'trooper-3': { at: [3, 3], facing: 'east' }, 'legionnaire-8': { at: [4, 3] }, 'legionnaire-9': { at: [4, 4] } }],
    ['anybody by the basic rules', { 'trooper-3': { at: [3, 4], facing: 'east' } }, { rules: 'basic' }],
    ['anybody where it is left out', { 'trooper-3': { at: [3, 4], facing: 'east' } }, { patch: { 'abilities.perimeter-control': false } }],
  ];
  it.each(open)('does not: %s', (_, figures, setting = {}) => {
    const stage = guarded(figures, { dice: [1, 20], ...setting }).play(advance(0));
    expect(stage.tells('contest')).toHaveLength(1);
  });

  it('covers that exit only', () => {
    const stage = guarded({ 'trooper-3': { at: [3, 4], facing: 'east' } }, { counters: [{ piece: 'legionnaire-7', section: 3 }], dice: [1, 20] }).play(advance(0));
    expect(stage.tells('contest')).toHaveLength(1);
  });
});
