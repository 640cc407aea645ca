/** Mission 1, The Prisoners: they are moved like a Legionnaire, once found only where the Nepharite is, and are stopped beside Blood Berets. */
import { describe, expect, it } from 'vitest';
import { Stage, type Setting, type Square } from './stage.ts';

const HIDDEN = ['hall', ...Array<string>(8).fill('?hall')];

describe('as a troop counter', () => {
  const drawn = (found: number, setting: Partial<Setting> = {}): Stage => {
    const stage = new Stage({ sections: HIDDEN, figures: { sergeant: { at: [1, 1] } }, counters: [{ piece: 'prisoners', section: 8 }], turnOf: 'legion', ...setting });
    stage.battle.affairs = { ...stage.battle.affairs, found };
    return stage;
  };

  it('they go to the next section like any Legionnaire', () => {
    expect(drawn(0).optionsTo('advance').map(({ to }) => to)).toEqual([10, 14]);
  });

  it('once they were found they stay, unless the Nepharite is in their section', () => {
    expect(drawn(2).optionsTo('advance')).toEqual([]);
    expect(drawn(2).refusal({ do: 'advance', counter: 0, to: 10, via: null })).toContain('Nepharite');
    const elsewhere = drawn(2, { counters: [{ piece: 'prisoners', section: 8 }, { piece: 'nepharite-1', section: 7, acted: true }] });
    expect(elsewhere.optionsTo('advance')).toEqual([]);
    const together = drawn(2, { counters: [{ piece: 'prisoners', section: 8 }, { piece: 'nepharite-1', section: 8, acted: true }] });
    expect(together.optionsTo('advance')).toHaveLength(2);
    const onTheDisplay = drawn(2, { counters: [{ piece: 'prisoners', section: 8 }, { piece: 'nepharite-1', section: 8, where: 'display', acted: true }] });
    expect(onTheDisplay.optionsTo('advance')).toEqual([]);
  });
});

describe('as a figure', () => {
  const found = (figures: Setting['figures'], at: Square = [5, 1]): Stage => {
    const stage = new Stage({ sections: ['hall', 'hall', ...HIDDEN.slice(2)], figures: { ...figures, prisoners: { at } }, turnOf: 'legion' });
    stage.battle.affairs = { ...stage.battle.affairs, found: 1 };
    return stage;
  };
  const move = (stage: Stage, column: number, row: number): Stage => stage.play({ do: 'move', to: stage.square([column, row]) });

  it('they have the two actions of a Legionnaire and do nothing but move', () => {
    const stage = found({ 'nepharite-1': { at: [1, 1] }, sergeant: { at: [9, 8] } });
    stage.play({ do: 'activate', figure: stage.figure('prisoners') });
    expect(stage.battle.active).toMatchObject({ left: 2 });
    expect(new Set(stage.options.map((action) => action.do))).toEqual(new Set(['move', 'end']));
    expect(move(stage, 5, 4).battle.active).toMatchObject({ left: 1 });
  });

  it('without the Nepharite in their section they stay', () => {
    const stage = found({ 'nepharite-1': { at: [9, 1] }, sergeant: { at: [9, 8] } });
    expect(stage.refusal({ do: 'activate', figure: stage.figure('prisoners') })).toContain('Nepharite');
  });

  it('they stop next to a Blood Beret, though they might have gone on', () => {
    const stage = found({ 'nepharite-1': { at: [1, 1] }, sergeant: { at: [5, 4] } });
    stage.play({ do: 'activate', figure: stage.figure('prisoners') });
    expect(stage.refusal({ do: 'move', to: stage.square([6, 5]) })).toBeDefined();
    move(stage, 6, 3);
    expect(stage.asks).toBe('nothing');
    expect(stage.at('prisoners').acted).toBe(true);
  });

  it('they may set out from beside one', () => {
    const stage = found({ 'nepharite-1': { at: [1, 1] }, sergeant: { at: [6, 1] } });
    stage.play({ do: 'activate', figure: stage.figure('prisoners') });
    expect(move(stage, 4, 2).asks).toBe('legion: acting');
  });

  it('they stop where they have left the Nepharite behind', () => {
    const stage = found({ 'nepharite-1': { at: [1, 1] }, sergeant: { at: [9, 8] } }, [7, 4]);
    stage.play({ do: 'activate', figure: stage.figure('prisoners') });
    move(stage, 8, 4);
    expect(stage.asks).toBe('nothing');
  });
});
