/** The Cave Forces: troop counters on the display and on the board, how far they go, and what they are again when figures withdraw. */
import { describe, expect, it } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import type { Advance } from '../../../src/systems/blood-berets/rules/advance.ts';
import { shuffleCounters } from '../../../src/systems/blood-berets/rules/shuffle-counters.ts';
import { Stage, type CounterCast, type Setting } from './stage.ts';

const HIDDEN_CAVES = Array<string>(9).fill('?hall');

/** The Legion has drawn a counter; the trooper is far from all of it unless he is put elsewhere. */
function drawn(counters: readonly CounterCast[], setting: Partial<Setting> = {}): Stage {
  return new Stage({ sections: HIDDEN_CAVES, figures: {}, counters, turnOf: 'legion', ...setting });
}

const targets = (stage: Stage): (number | null)[] => stage.optionsTo('advance').map(({ to }) => to);
const advance = (to: number | null, via: number | null = null, counter = 0): Advance => ({ do: 'advance', counter, to, via });

describe('deployment', () => {
  it('each counter is put in a box of the display, in a slot that the lot picks', () => {
    const stage = new Stage({ sections: HIDDEN_CAVES, figures: {}, agenda: (stage) => [{ step: 'deploy', piece: stage.figure('legionnaire-7') }], dice: [{ draw: 5 }] }).proceed();
    expect(stage.options).toHaveLength(9);
    stage.play({ do: 'deploy', section: 4 });
    expect(stage.battle.counters[5]).toMatchObject({ where: 'display', section: 4, level: 'caves', known: -1 });
    expect(stage.state.secret.faces[5]).toBe(stage.figure('legionnaire-7'));
    expect(stage.at('legionnaire-7').fate).toBe('hidden');
  });

  it('counters leave the entry section for boxes around it, even diagonally', () => {
    const stage = new Stage({
      sections: HIDDEN_CAVES, figures: {}, counters: [{ piece: 'dummy-11', section: 0, where: 'display' }, { piece: 'legionnaire-7', section: 8, where: 'display' }],
      agenda: () => [{ step: 'yield', section: 0 }],
    }).proceed();
    expect(stage.optionsTo('yield')).toEqual([1, 3, 4].map((to) => ({ do: 'yield', counter: 0, to })));
    expect(stage.refusal({ do: 'yield', counter: 0, to: 2 })).toContain('next to 0');
    expect(stage.refusal({ do: 'yield', counter: 1, to: 4 })).toContain('section 0');
    stage.play({ do: 'yield', counter: 0, to: 4 });
    expect(stage.battle.counters[0]!.section).toBe(4);
    expect(stage.asks).toBe('nothing');
  });
});

describe('how far a counter goes', () => {
  it('a Legionnaire\'s from the display: onto its own section, or on to the next, not diagonally', () => {
    const stage = drawn([{ piece: 'legionnaire-7', section: 4, where: 'display' }]);
    expect(targets(stage)).toEqual([null, 2, 6, 10, 14]);
    stage.play(advance(2));
    expect(stage.battle.counters[0]).toMatchObject({ where: 'board', section: 1, half: 0, acted: true });
  });

  it('only put on the board it has acted too', () => {
    const stage = drawn([{ piece: 'legionnaire-7', section: 4, where: 'display' }]).play(advance(null));
    expect(stage.battle.counters[0]).toMatchObject({ where: 'board', section: 4, acted: true });
  });

  it('once it has acted, or is stunned, it stays', () => {
    expect(targets(drawn([{ piece: 'legionnaire-7', section: 4, acted: true }, { piece: 'dummy-11', section: 4, stunned: true }]))).toEqual([]);
  });

  it('a Nepharite\'s and a dummy\'s go two sections', () => {
    const two = [2, 6, 10, 14, 0, 4, 12, 16].sort((a, b) => a - b);
    for (const piece of ['nepharite-1', 'dummy-11']) expect(targets(drawn([{ piece, section: 4 }])).sort((a, b) => a! - b!)).toEqual(two);
  });

  it('on the ground counters move diagonally too', () => {
    const stage = drawn([{ piece: 'legionnaire-7', section: 4 }], { level: 'jungle', sections: Array<string>(9).fill('?jungle-a') });
    expect(targets(stage)).toEqual([0, 2, 4, 6, 10, 12, 14, 16]);
  });

  it('a turned corridor leads only where its half leads', () => {
    const sections = HIDDEN_CAVES.map((word, section) => (section === 4 ? 'corridor' : word));
    expect(targets(drawn([{ piece: 'legionnaire-7', section: 4, half: 0 }], { sections }))).toEqual([2, 6]);
    expect(targets(drawn([{ piece: 'legionnaire-7', section: 4, half: 1 }], { sections }))).toEqual([10, 14]);
    expect(targets(drawn([{ piece: 'legionnaire-7', section: 3 }], { sections }))).toEqual([0, 8, 12]);
    expect(targets(drawn([{ piece: 'legionnaire-7', section: 7 }], { sections }))).toEqual([9, 12, 16]);
  });

  it('it does not go through Blood Berets, and by which exit it comes among them is said', () => {
    const stage = drawn([{ piece: 'dummy-11', section: 0 }], { figures: { 'trooper-3': { at: [12, 2] } }, sections: HIDDEN_CAVES.map((word, section) => (section === 1 ? 'hall' : word)) });
    expect(stage.optionsTo('advance')).toEqual([advance(2), advance(6), advance(8), advance(12)]);
    const beyond = drawn([{ piece: 'dummy-11', section: 0 }], { figures: { 'trooper-3': { at: [12, 12] } }, sections: HIDDEN_CAVES.map((word, section) => (section === 4 ? 'hall' : word)) });
    expect(beyond.optionsTo('advance').filter(({ to }) => to === 8)).toEqual([advance(8, 2), advance(8, 6)]);
    expect(beyond.refusal(advance(8))).toContain('via');
  });

  it('into a turned section without Blood Berets it goes as a counter', () => {
    const stage = drawn([{ piece: 'legionnaire-7', section: 0 }], { sections: HIDDEN_CAVES.map((word, section) => (section === 1 ? 'hall' : word)) }).play(advance(2));
    expect(stage.at('legionnaire-7').fate).toBe('hidden');
    expect(stage.battle.counters[0]).toMatchObject({ section: 1, acted: true });
  });
});

describe('a figure that walks into the unknown', () => {
  const withdraw = (counters: readonly CounterCast[] = []) => {
    const stage = new Stage({ sections: HIDDEN_CAVES.map((word, section) => (section === 0 ? 'hall' : word)), figures: { 'legionnaire-7': { at: [7, 4], wounds: 1 }, sergeant: { at: [1, 1] } }, counters });
    return stage.play({ do: 'move', to: stage.square([8, 4]) });
  };

  it('is a troop counter there, known to all this turn; its activation is over and its wounds stay', () => {
    const stage = withdraw();
    expect(stage.asks).toBe('nothing');
    expect(stage.battle.counters[0]).toMatchObject({ where: 'board', section: 1, acted: true, known: stage.figure('legionnaire-7') });
    expect(stage.at('legionnaire-7')).toMatchObject({ fate: 'hidden', wounds: 1 });
    expect(stage.battle.board.faces[1]).toBeNull();
  });

  it('is mixed with the others there when the turn ends, and with those alone', () => {
    const here = [1, 2, 3].map((_, i): CounterCast => ({ piece: `dummy-1${i + 1}`, section: 1 }));
    const slots = new Set<number>();
    for (let game = 0; game < 60; game++) {
      const stage = new Stage({
        sections: HIDDEN_CAVES, figures: {}, turnOf: 'legion',
        counters: [...here, { piece: 'dummy-14', section: 2 }, { piece: 'legionnaire-7', section: 1, known: true }],
      }, stream('test', 'surprise', game));
      shuffleCounters(stage.state, stage.chance);
      expect(stage.state.secret.faces[3]).toBe(stage.figure('dummy-14'));
      expect(stage.battle.counters.every(({ known }) => known < 0)).toBe(true);
      slots.add(stage.state.secret.faces.indexOf(stage.figure('legionnaire-7')));
    }
    expect([...slots].sort()).toEqual([0, 1, 2, 4]);
  });

  it('a stunned-marker goes with its piece', () => {
    for (let game = 0; game < 10; game++) {
      const counters = [1, 2, 3].map((_, i): CounterCast => ({ piece: `dummy-1${i + 1}`, section: 1 }));
      const stage = new Stage({ sections: HIDDEN_CAVES, figures: {}, turnOf: 'legion', counters: [...counters, { piece: 'legionnaire-7', section: 1, known: true, stunned: true }] }, stream('test', 'surprise', game));
      shuffleCounters(stage.state, stage.chance);
      expect(stage.battle.counters.slice(0, 4).map(({ stunned }) => stunned).indexOf(true)).toBe(stage.state.secret.faces.indexOf(stage.figure('legionnaire-7')));
    }
  });

  it('finds a slot beside those that lie there', () => {
    expect(withdraw([{ piece: 'dummy-11', section: 1 }]).at('legionnaire-7').fate).toBe('hidden');
  });
});
