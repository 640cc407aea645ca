/** Hidden things spread over the ground ("Hiding Things...", "Available Markers"). */
import { describe, expect, it } from 'vitest';
import { Stage } from '../stage.ts';

const hiding = (): Stage => new Stage({ level: 'jungle', turn: 0, figures: {}, agenda: () => [{ step: 'entry' }, { step: 'hide', number: 0 }] }).proceed();

describe('three tunnels, three troop mines, and twelve small mines', () => {
  it('make two things in each section, with one tunnel at most', () => {
    const stage = hiding();
    stage.play({ do: 'hide', section: 0 });
    expect(stage.refusal({ do: 'hide', section: 0 })).toContain('one tunnel at most');
    expect(stage.optionsTo('hide').map(({ section }) => section)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    stage.play({ do: 'hide', section: 1 }, { do: 'hide', section: 2 }, { do: 'hide', section: 0 }, { do: 'hide', section: 4 });
    expect(stage.refusal({ do: 'hide', section: 0 })).toContain('two things a section');
    stage.play({ do: 'hide', section: 4 });
    expect(stage.state.secret.hidden).toEqual([
      ['tunnel', 'troop-mine'], ['tunnel', 'small-mine'], ['tunnel', 'small-mine'], ['small-mine', 'small-mine'], ['troop-mine', 'troop-mine'],
      ...Array<string[]>(4).fill(['small-mine', 'small-mine']),
    ]);
    expect(stage.asks).toBe('berets: entry');
  });

  it('nothing of it shows before all are placed', () => {
    const stage = hiding();
    stage.play({ do: 'hide', section: 3 }, { do: 'hide', section: 1 });
    expect(stage.battle.display).toEqual(Array(9).fill(0));
    stage.play(...[2, 3, 4, 5].map((section) => ({ do: 'hide', section }) as const));
    expect(stage.battle.display).toEqual(Array(9).fill(2));
  });
});
