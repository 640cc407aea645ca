/** Walking step by step: what it costs, what ends it, and what a section shows when it is turned ("Movement", "Split Movement", "Surprise Party"). */
import { describe, expect, it } from 'vitest';
import type { Facing } from '../../../src/systems/blood-berets/vocabulary.ts';
import { Stage, type Setting, type Square } from './stage.ts';

/** Somebody with a scanner, so that no mission is over before it begins. */
const FAR_AWAY: Setting['figures'] = { 'trooper-6': { at: [21, 28], gear: ['scanner'] } };

const moveTo = (stage: Stage, to: Square, facing?: Facing): Stage => stage.play({ do: 'move', to: stage.square(to), ...(facing === undefined ? {} : { facing }) });
const active = (stage: Stage) => {
  const { left, used, steps, turns, moved } = stage.battle.active!;
  return { left, used, steps, turns, moved };
};
const unknown = (section: number, face: string, level: 'hall' | 'jungle-b' = 'hall'): string[] => Array.from({ length: 9 }, (_, i) => (i === section ? `?${face}` : level));

describe('steps and actions', () => {
  it('steps left over from an action are used before the next is spent', () => {
    const stage = new Stage({ figures: { 'trooper-3': { at: [1, 1] } } });
    moveTo(stage, [3, 1]);
    expect(active(stage)).toEqual({ left: 2, used: 1, steps: 1, turns: 2, moved: 1 });
    moveTo(stage, [4, 1]);
    expect(active(stage)).toEqual({ left: 2, used: 1, steps: 0, turns: 2, moved: 1 });
    moveTo(stage, [6, 2]);
    expect(active(stage)).toEqual({ left: 1, used: 2, steps: 1, turns: 4, moved: 2 });
    expect(stage.battle.tallies.moves).toEqual([2, 0]);
  });

  it('forward two squares, two shots, back one: split movement, by the advanced rules alone', () => {
    const setting = (rules: 'basic' | 'advanced'): Setting => ({ rules, figures: { 'trooper-3': { at: [3, 8], facing: 'north' }, 'legionnaire-7': { at: [3, 1] } }, dice: [19, 19] });
    const stage = new Stage(setting('advanced'));
    moveTo(stage, [3, 6], 'north');
    const shot = { do: 'shoot', weapon: 'intruder', target: stage.figure('legionnaire-7') } as const;
    stage.play(shot, shot);
    expect(active(stage)).toMatchObject({ left: 0, steps: 1 });
    moveTo(stage, [3, 7], 'south');
    expect(stage.place('trooper-3')).toEqual([3, 7]);
    const basic = new Stage(setting('basic'));
    moveTo(basic, [3, 6]);
    basic.play(shot, shot);
    expect(basic.battle.active).toBeNull();
  });

  it('one apply for the whole way, told in one line', () => {
    const stage = new Stage({ figures: { 'trooper-3': { at: [1, 1] } } });
    moveTo(stage, [6, 6]);
    expect(stage.tells('move')).toHaveLength(1);
    expect(stage.tells('move')[0]).toMatchObject({ figure: 'trooper-3', from: [1, 1] });
    expect((stage.tells('move')[0]!['path'] as Square[]).at(-1)).toEqual([6, 6]);
  });

  it('with facing it turns before it steps, and once more at the end, by two changes an action', () => {
    const stage = new Stage({ rules: 'advanced', figures: { 'trooper-3': { at: [4, 5], facing: 'north' } } });
    expect(stage.refusal({ do: 'move', to: stage.square([4, 6]) })).toContain('expected north, east, south, west');
    moveTo(stage, [4, 7], 'east');
    expect(stage.at('trooper-3').facing).toBe('east');
    expect(active(stage)).toEqual({ left: 2, used: 1, steps: 1, turns: 0, moved: 1 });
    moveTo(stage, [4, 7], 'west');
    expect(active(stage)).toEqual({ left: 1, used: 2, steps: 4, turns: 1, moved: 2 });
    expect(stage.tells('turns')).toEqual([{ tell: 'turns', figure: 'trooper-3', facing: 'west' }]);
    expect(stage.refusal({ do: 'move', to: stage.square([4, 7]), facing: 'west' })).toContain('stands there already');
  });

  it('aim is lost by it', () => {
    const stage = new Stage({ figures: { 'trooper-3': { at: [1, 1] }, 'legionnaire-7': { at: [6, 1] } } });
    stage.at('trooper-3').aim = stage.figure('legionnaire-7');
    moveTo(stage, [1, 2]);
    expect(stage.at('trooper-3').aim).toBe(-1);
  });
});

describe('into an unturned section', () => {
  it('a Blood Beret turns it and goes on', () => {
    const stage = new Stage({ sections: unknown(1, 'labyrinth'), figures: { 'trooper-3': { at: [6, 4] } } });
    moveTo(stage, [8, 4]);
    expect(stage.battle.board.faces[1]).toEqual({ cave: 'labyrinth', jungle: 'jungle-b', turned: false });
    expect(stage.place('trooper-3')).toEqual([8, 4]);
    expect(stage.told.map(({ tell }) => tell).filter((tell) => tell === 'move' || tell === 'turned')).toEqual(['move', 'turned']);
    expect(active(stage)).toMatchObject({ left: 2, steps: 1 });
    moveTo(stage, [9, 4]);
    expect(stage.place('trooper-3')).toEqual([9, 4]);
  });

  it('difficult ground behind it costs what it costs, as far as steps are left', () => {
    // Row 0 of jungle-b upside down begins with "tttt": thicket.
    const into = (steps: number) => {
      const stage = new Stage({ level: 'jungle', sections: unknown(1, 'jungle-b*', 'jungle-b'), figures: { 'trooper-3': { at: [7, 2] }, ...FAR_AWAY } });
      stage.battle.active = { ...stage.battle.active!, steps, left: 2 };
      stage.battle.clock += 1;
      moveTo(stage, [8, 1]);
      expect(stage.ground.board(stage.battle).terrain(stage.square([8, 1]))).toBe('jungle');
      return active(stage);
    };
    expect(into(0)).toMatchObject({ left: 1, steps: 1 });
    expect(into(2)).toMatchObject({ left: 2, steps: 0 });
    expect(into(1)).toMatchObject({ left: 2, steps: 0 });
  });

  it('what it turns out to be has no part in what may be chosen', () => {
    const options = (face: string) => new Stage({ sections: unknown(1, face), figures: { 'trooper-3': { at: [6, 4] } } }).options;
    expect(options('labyrinth')).toEqual(options('hall'));
    expect(options('corridor')).toEqual(options('hall'));
  });

  it('a Legion figure is a troop counter there, and its activation is over', () => {
    const stage = new Stage({ sections: unknown(1, 'labyrinth'), figures: { 'nepharite-1': { at: [6, 4] }, ...FAR_AWAY } });
    moveTo(stage, [8, 5]);
    expect(stage.at('nepharite-1').fate).toBe('hidden');
    expect(stage.battle.board.faces[1]).toBeNull();
    expect(stage.battle.counters.find(({ where }) => where === 'board')).toMatchObject({ section: 1, known: stage.figure('nepharite-1') });
    expect(stage.battle.active).toBeNull();
  });

  it('who waits outside comes in with its first step', () => {
    const stage = new Stage({ sections: unknown(1, 'hall'), figures: { 'legionnaire-7': { at: [8, 4], fate: 'held', into: 0 }, ...FAR_AWAY } });
    moveTo(stage, [6, 4]);
    expect(stage.at('legionnaire-7')).toMatchObject({ fate: 'in-play', into: -1 });
    expect(active(stage)).toMatchObject({ left: 1, steps: 1 });
  });
});

describe('what a step leads to ends the way', () => {
  it('something unknown beside it is looked at, and the figure may then think again', () => {
    const stage = new Stage({ level: 'jungle', figures: { 'trooper-3': { at: [0, 4] }, ...FAR_AWAY }, markers: [{ at: [3, 3], kind: 'small-mine' }], dice: [2] });
    moveTo(stage, [6, 4]);
    expect(stage.place('trooper-3')).toEqual([2, 4]);
    expect(stage.asks).toBe('berets: acting');
    expect(active(stage)).toMatchObject({ left: 2, steps: 1 });
    expect(stage.unused).toEqual([]);
  });

  it('first who hides in the section, then what lies beside it; the rest of the way is dropped', () => {
    const stage = new Stage({
      level: 'jungle', figures: { 'trooper-3': { at: [6, 4] }, ...FAR_AWAY }, counters: [{ piece: 'legionnaire-7', section: 1 }],
      markers: [{ at: [9, 3], kind: 'small-mine' }], dice: [15, 2, 3],
    });
    moveTo(stage, [10, 4]);
    expect(stage.asks).toBe('berets: placing');
    stage.play({ do: 'place', piece: stage.figure('legionnaire-7'), to: stage.square([15, 9]) });
    expect(stage.told.map(({ tell }) => tell).filter((tell) => ['move', 'contest', 'placed', 'look'].includes(tell))).toEqual(['move', 'contest', 'placed', 'look']);
    expect(stage.place('trooper-3')).toEqual([8, 4]);
  });

  it('sections with hidden things are noted as they are touched, the latest last', () => {
    const stage = new Stage({ level: 'jungle', sections: Array<string>(9).fill('jungle-b'), figures: { 'trooper-3': { at: [6, 5] }, ...FAR_AWAY }, hidden: { 0: ['small-mine'], 1: ['small-mine', 'tunnel'] } });
    moveTo(stage, [9, 5]);
    expect(stage.battle.active!.risky).toEqual([0, 1]);
    moveTo(stage, [7, 5]);
    expect(stage.battle.active!.risky).toEqual([1, 0]);
  });

  it('nothing is noted where nothing is hidden any more, nor of Legion figures', () => {
    const none = new Stage({ level: 'jungle', figures: { 'trooper-3': { at: [1, 4] }, ...FAR_AWAY }, hidden: { 1: ['tunnel'] } });
    moveTo(none, [4, 4]);
    expect(none.battle.active!.risky).toEqual([]);
    const legion = new Stage({ level: 'jungle', figures: { 'legionnaire-7': { at: [1, 4] }, ...FAR_AWAY }, hidden: { 0: ['tunnel'] } });
    moveTo(legion, [4, 4]);
    expect(legion.battle.active!.risky).toEqual([]);
  });
});

describe('onto the board', () => {
  const arriving = (entry: number, setting: Partial<Setting> = {}): Stage =>
    new Stage({ level: 'jungle', sections: Array<string>(9).fill('jungle-b'), entry, figures: { 'trooper-3': { fate: 'outside' }, ...FAR_AWAY }, ...setting });

  it('at an outer side of the entry section, looking inwards, for the first step of an action', () => {
    const stage = arriving(3);
    expect(stage.optionsTo('enter').map(({ to }) => to)).toEqual(stage.squares(...Array.from({ length: 10 }, (_, row): Square => [0, 10 + row])));
    expect(stage.optionsTo('move')).toEqual([]);
    expect(stage.refusal({ do: 'enter', to: stage.square([1, 15]) })).toContain('outer side');
    stage.play({ do: 'enter', to: stage.square([0, 15]) });
    expect(stage.at('trooper-3')).toMatchObject({ fate: 'in-play', facing: 'east', at: stage.square([0, 15]) });
    expect(active(stage)).toMatchObject({ left: 2, steps: 2, moved: 1 });
    expect(stage.tells('entered')).toEqual([{ tell: 'entered', figure: 'trooper-3', at: [0, 15] }]);
  });

  it('a corner section has two outer sides; difficult ground costs two steps', () => {
    const stage = arriving(0);
    expect(stage.optionsTo('enter')).toHaveLength(17);
    stage.play({ do: 'enter', to: stage.square([0, 0]) }); // thicket
    expect(active(stage)).toMatchObject({ left: 2, steps: 1 });
    expect(stage.at('trooper-3').facing).toBe('south');
  });

  it('not where somebody stands, and not without an action', () => {
    const stage = arriving(3, { figures: { 'trooper-3': { fate: 'outside' }, 'trooper-4': { at: [0, 15] }, ...FAR_AWAY } });
    expect(stage.refusal({ do: 'enter', to: stage.square([0, 15]) })).toContain('somebody stands there');
    stage.battle.active = { ...stage.battle.active!, left: 0 };
    expect(stage.refusal({ do: 'enter', to: stage.square([0, 14]) })).toContain('not the actions left');
  });
});
