/** Surprise Party, a Blood Beret comes in: who is found in a section, who rolls, and who places whom. */
import { describe, expect, it } from 'vitest';
import { Stage, type CounterCast, type Setting, type Square } from './stage.ts';

/** A trooper in the way out of section 0 to the east; section 1 is not turned yet, and this is in it. */
function atTheDoor(counters: readonly CounterCast[], setting: Partial<Setting> = {}): Stage {
  return new Stage({ sections: ['hall', '?hall', 'hall', 'hall', 'hall', 'hall', 'hall', 'hall', 'hall'], figures: { 'trooper-3': { at: [7, 4] } }, counters, ...setting });
}

const goIn = (stage: Stage, to: Square = [8, 4]): Stage => stage.play({ do: 'move', to: stage.square(to) });
const inSection1 = (piece: string, rest: Partial<CounterCast> = {}): CounterCast => ({ piece, section: 1, ...rest });
const place = (stage: Stage, piece: string, to: Square): Stage => stage.play({ do: 'place', piece: stage.figure(piece), to: stage.square(to) });

describe('counters on the board are fought for', () => {
  it('13 + 10 beats 9 + 12: the Blood Beret player puts the Legionnaire where he likes, and goes on', () => {
    const stage = goIn(atTheDoor([inSection1('legionnaire-7')], { dice: [10, 12] }));
    expect(stage.asks).toBe('berets: placing');
    expect(stage.tells('contest')).toEqual([{ tell: 'contest', figure: 'trooper-3', section: 1, scores: [13, 9], winner: 0 }]);
    place(stage, 'legionnaire-7', [14, 8]);
    expect(stage.place('legionnaire-7')).toEqual([14, 8]);
    expect(stage.at('legionnaire-7')).toMatchObject({ fate: 'in-play', acted: false });
    expect(stage.battle.counters[0]).toMatchObject({ where: 'free', known: -1 });
    expect(stage.state.secret.faces[0]).toBe(-1);
    expect(stage.asks).toBe('berets: acting');
    expect(stage.unused).toEqual([]);
  });

  it('13 + 5 against 9 + 15: the Legion player places it, next to the trooper if he likes', () => {
    const stage = goIn(atTheDoor([inSection1('legionnaire-7')], { dice: [5, 15] }));
    expect(stage.asks).toBe('legion: placing');
    place(stage, 'legionnaire-7', [9, 4]);
    expect(stage.battle.tallies).toMatchObject({ surprises: [1, 1], surprisesWon: [0, 1] });
  });

  it('ties are rolled again', () => {
    const stage = goIn(atTheDoor([inSection1('legionnaire-7')], { dice: [5, 9, 1, 20] }));
    expect(stage.asks).toBe('legion: placing');
    expect(stage.unused).toEqual([]);
  });

  it('a scanner adds 6 to who comes in; the best of the Legion in the section counts', () => {
    const stage = goIn(atTheDoor([inSection1('legionnaire-7'), inSection1('nepharite-1')], { figures: { 'trooper-3': { at: [7, 4], gear: ['scanner'] } }, dice: [2, 5] }));
    expect(stage.tells('contest')).toMatchObject([{ scores: [19, 15], winner: 0 }]);
  });

  it('a stunned one is stunned as a figure', () => {
    const stage = goIn(atTheDoor([inSection1('legionnaire-7', { stunned: true })], { dice: [5, 15] }));
    expect(place(stage, 'legionnaire-7', [9, 4]).at('legionnaire-7').stunned).toBe(true);
  });

  it('one that has acted as a counter has acted as a figure', () => {
    const stage = goIn(atTheDoor([inSection1('legionnaire-7', { acted: true })], { dice: [5, 15] }));
    expect(place(stage, 'legionnaire-7', [9, 4]).at('legionnaire-7').acted).toBe(true);
  });
});

describe('others need no roll', () => {
  it('dummies are spotted and gone for good', () => {
    const stage = goIn(atTheDoor([inSection1('dummy-11'), inSection1('dummy-12', { where: 'display' })]));
    expect(stage.asks).toBe('berets: acting');
    expect([stage.at('dummy-11').fate, stage.at('dummy-12').fate]).toEqual(['spotted', 'spotted']);
    expect(stage.battle.counters.every(({ where }) => where === 'free')).toBe(true);
  });

  it('who is on the display still is placed by the Blood Beret player, whoever won those on the board', () => {
    const stage = goIn(atTheDoor([inSection1('legionnaire-7'), inSection1('legionnaire-8', { where: 'display' })], { dice: [5, 15] }));
    expect(stage.asks).toBe('legion: placing');
    place(stage, 'legionnaire-7', [9, 4]);
    expect(stage.asks).toBe('berets: placing');
    place(stage, 'legionnaire-8', [14, 8]);
    expect(stage.asks).toBe('berets: acting');
  });

  it('the prisoners are always placed by the Legion player', () => {
    const stage = goIn(atTheDoor([inSection1('prisoners', { where: 'display' })]));
    expect(stage.asks).toBe('legion: placing');
    place(stage, 'prisoners', [14, 1]);
    expect(stage.battle.affairs.found).toBe(1);
    expect(stage.asks).toBe('berets: acting');
    const contested = goIn(atTheDoor([inSection1('legionnaire-7'), inSection1('prisoners')], { dice: [10, 1] }));
    expect(contested.asks).toBe('berets: placing'); // the Legionnaire, for he has won
    expect(place(contested, 'legionnaire-7', [14, 8]).asks).toBe('legion: placing');
  });

  it('through a wall that was blown open nobody is surprised: the Legion player places all', () => {
    const hole: readonly Square[] = [[7, 2], [8, 2]];
    const stage = goIn(atTheDoor([inSection1('legionnaire-7'), inSection1('legionnaire-8', { where: 'display' })], { opened: hole, figures: { 'trooper-3': { at: [7, 2] } } }), [8, 2]);
    expect(stage.asks).toBe('legion: placing');
    place(stage, 'legionnaire-7', [9, 2]);
    expect(stage.asks).toBe('legion: placing');
    expect(stage.tells('contest')).toEqual([]);
  });

  it('an empty section is only turned', () => {
    const stage = goIn(atTheDoor([{ piece: 'legionnaire-7', section: 2 }]));
    expect(stage.asks).toBe('berets: acting');
    expect(stage.battle.board.faces[1]).not.toBeNull();
    expect(stage.at('legionnaire-7').fate).toBe('hidden');
  });
});

it('what waits below the ground is not found on it', () => {
  const stage = atTheDoor([{ piece: 'legionnaire-7-below', section: 1 }], { level: 'jungle', mission: 'lightning-strike', sections: ['jungle-a', '?jungle-a', ...Array<string>(7).fill('jungle-a')], figures: { 'trooper-3': { at: [7, 4], gear: ['scanner'] } } });
  stage.battle.counters[0]!.level = 'caves';
  expect(goIn(stage).asks).toBe('berets: acting');
  expect(stage.at('legionnaire-7-below').fate).toBe('hidden');
});

describe('a corridor has two halves', () => {
  const halls = (section: number, word: string) => Array.from({ length: 9 }, (_, i) => (i === section ? word : 'hall'));
  const placing = (stage: Stage) => stage.optionsTo('place').map(({ to }) => stage.ground.board(stage.battle).area[to]!);

  it('that is not turned yet counts as one: whoever is in it is found, and placed in either half', () => {
    const stage = goIn(atTheDoor([inSection1('legionnaire-7')], { sections: halls(1, '?corridor'), dice: [5, 15] }));
    expect(new Set(placing(stage))).toEqual(new Set([2, 3]));
  });

  it('turned, a counter in the other half is not found', () => {
    const stage = goIn(atTheDoor([inSection1('legionnaire-7', { half: 1 })], { sections: halls(1, 'corridor') }));
    expect(stage.asks).toBe('berets: acting');
    expect(stage.at('legionnaire-7').fate).toBe('hidden');
  });

  it('turned, a counter in this half is, and placed there', () => {
    const stage = goIn(atTheDoor([inSection1('legionnaire-7', { half: 0 })], { sections: halls(1, 'corridor'), dice: [5, 15] }));
    expect(new Set(placing(stage))).toEqual(new Set([2]));
  });
});

describe('who waits outside another section', () => {
  const held: Setting['figures'] = { 'legionnaire-7': { at: [8, 5], fate: 'held', into: 0 } };

  it('stands in his own like anybody else once it is turned', () => {
    const stage = goIn(atTheDoor([], { figures: { 'trooper-3': { at: [7, 4] }, ...held } }));
    expect(stage.at('legionnaire-7')).toMatchObject({ fate: 'in-play', into: -1 });
  });

  it('or once a Blood Beret comes in, where it was turned before', () => {
    const stage = goIn(atTheDoor([], { sections: Array<string>(9).fill('hall'), figures: { 'trooper-3': { at: [16, 4] }, ...held } }), [15, 4]);
    expect(stage.at('legionnaire-7')).toMatchObject({ fate: 'in-play', into: -1 });
  });
});
