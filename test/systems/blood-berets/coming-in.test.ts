/** Preparations for Play: where the Blood Berets come in, and how the squad is placed. */
import { describe, expect, it } from 'vitest';
import { Stage, type Cast, type Setting } from './stage.ts';

const SQUAD = ['sergeant', 'medic', 'trooper-3', 'trooper-4', 'trooper-5', 'trooper-6'];
const waiting: Record<string, Cast> = Object.fromEntries(SQUAD.map((id): [string, Cast] => [id, { fate: 'outside' }]));

function entry(setting: Partial<Setting> = {}): Stage {
  return new Stage({ sections: Array<string>(9).fill('?hall'), figures: waiting, agenda: () => [{ step: 'entry' }], ...setting }).proceed();
}

describe('the entry section', () => {
  it('in the caves is any section; counters leave it, then the squad is placed there', () => {
    const stage = entry({ counters: [{ piece: 'legionnaire-7', section: 4, where: 'display' }] });
    expect(stage.asks).toBe('berets: entry');
    expect(stage.optionsTo('entry')).toHaveLength(9);
    stage.play({ do: 'entry', section: 4 });
    expect(stage.battle.board.faces[4]).not.toBeNull();
    expect(stage.asks).toBe('legion: yield');
    stage.play({ do: 'yield', counter: 0, to: 0 });
    expect(stage.asks).toBe('berets: muster');
    for (const id of SQUAD) stage.play(stage.optionsTo('place').find(({ piece }) => piece === stage.figure(id))!);
    expect(SQUAD.map((id) => stage.at(id).fate)).toEqual(SQUAD.map(() => 'in-play'));
    expect(new Set(SQUAD.map((id) => stage.at(id).at)).size).toBe(6);
  });

  it('on the ground is not the central one, which has no outer side; nobody is placed', () => {
    const stage = entry({ level: 'jungle', sections: Array<string>(9).fill('?jungle-a') });
    expect(stage.optionsTo('entry').map(({ section }) => section)).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
    expect(stage.refusal({ do: 'entry', section: 4 })).toContain('central');
    expect(stage.play({ do: 'entry', section: 0 }).asks).toBe('nothing');
    expect(stage.at('sergeant').fate).toBe('outside');
  });
});

it('a second group that comes in finds who has moved there meanwhile, as anybody does who enters a section', () => {
  const stage = new Stage({
    figures: { 'trooper-3': { at: [1, 1] }, 'trooper-4': { fate: 'outside' } }, counters: [{ piece: 'legionnaire-7', section: 4 }], dice: [1, 20],
    agenda: (stage) => [{ step: 'muster', section: 4, pieces: [stage.figure('trooper-4')] }],
  }).proceed();
  stage.play({ do: 'place', piece: stage.figure('trooper-4'), to: stage.square([11, 12]) });
  expect([stage.tells('contest').length, stage.asks]).toEqual([1, 'legion: placing']);
});

describe('a squad in a corridor', () => {
  const areas = (stage: Stage): Set<number> => new Set(stage.optionsTo('place').map(({ to }) => stage.ground.board(stage.battle).area[to]!));

  it('is not split: where the first one stands, all stand', () => {
    const stage = entry({ sections: Array<string>(9).fill('?corridor') }).play({ do: 'entry', section: 4 });
    expect(areas(stage)).toEqual(new Set([8, 9]));
    const first = stage.optionsTo('place').find(({ to }) => stage.ground.board(stage.battle).area[to] === 9)!;
    expect(areas(stage.play(first))).toEqual(new Set([9]));
  });

  it('does not begin in a half that leads nowhere', () => {
    expect(areas(entry({ sections: Array<string>(9).fill('?corridor') }).play({ do: 'entry', section: 0 }))).toEqual(new Set([1]));
  });
});

it('who is placed, and where, is judged', () => {
  const stage = entry().play({ do: 'entry', section: 0 });
  const sergeant = stage.figure('sergeant');
  expect(stage.refusal({ do: 'place', piece: stage.figure('medic'), to: stage.square([1, 1]) })).toContain('sergeant');
  expect(stage.refusal({ do: 'place', piece: sergeant, to: stage.square([0, 0]) })).toContain('free square');
  expect(stage.refusal({ do: 'place', piece: sergeant, to: stage.square([9, 1]) })).toContain('section 0');
  expect(stage.refusal({ do: 'place', piece: sergeant, to: stage.square([1, 1]), facing: 'east' })).toContain('not played');
  expect(stage.refusal({ do: 'place', piece: sergeant, to: stage.square([1, 1]) })).toBeUndefined();
});

it('by the advanced rules whoever places a figure says where it looks', () => {
  const stage = entry({ rules: 'advanced' }).play({ do: 'entry', section: 0 });
  const to = stage.square([1, 1]);
  expect(stage.refusal({ do: 'place', piece: stage.figure('sergeant'), to })).toContain('facing');
  stage.play({ do: 'place', piece: stage.figure('sergeant'), to, facing: 'south' });
  expect(stage.at('sergeant').facing).toBe('south');
});
