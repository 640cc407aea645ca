/** In front and behind ("Facing"). */
import { describe, expect, it } from 'vitest';
import type { BeretsAction } from '../../../src/systems/blood-berets/actions.ts';
import { behind, facingTo, inFront, refuseTurn, turnTo } from '../../../src/systems/blood-berets/rules/facing.ts';
import { FACINGS, type Facing } from '../../../src/systems/blood-berets/vocabulary.ts';
import { Stage, type Setting, type Square } from './stage.ts';

const field = { width: 24 };
const CENTRE = 10 * 24 + 10;
const around = ([column, row]: Square): number => (10 + row) * 24 + 10 + column;

/** Five by five squares around a figure, as text. */
const drawn = (holds: (square: number) => boolean): string =>
  [-2, -1, 0, 1, 2].map((row) => [-2, -1, 0, 1, 2].map((column) => (holds(around([column, row])) ? 'x' : '.')).join('')).join(' ');

describe('a quarter of the board lies in front, another behind, and the sides between', () => {
  it.each([
    ['north', 'xxxxx .xxx. ..... ..... .....', '..... ..... ..... .xxx. xxxxx'],
    ['east', '....x ...xx ...xx ...xx ....x', 'x.... xx... xx... xx... x....'],
    ['south', '..... ..... ..... .xxx. xxxxx', 'xxxxx .xxx. ..... ..... .....'],
    ['west', 'x.... xx... xx... xx... x....', '....x ...xx ...xx ...xx ....x'],
  ] as const)('looking %s', (facing, ahead, back) => {
    expect(drawn((square) => inFront(field, CENTRE, facing, square))).toBe(ahead);
    expect(drawn((square) => behind(field, CENTRE, facing, square))).toBe(back);
  });

  it('of the eight squares around three are in front, three behind, two at the sides', () => {
    const squares = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column): Square => [column, row])).filter(([column, row]) => column !== 0 || row !== 0).map(around);
    for (const facing of FACINGS) {
      expect(squares.filter((square) => inFront(field, CENTRE, facing, square))).toHaveLength(3);
      expect(squares.filter((square) => behind(field, CENTRE, facing, square))).toHaveLength(3);
    }
  });

  it('some facing has any square in front', () => {
    for (const square of [[0, -3], [4, 1], [-2, 2], [-5, 0]] as const) expect(inFront(field, CENTRE, facingTo(field, CENTRE, around(square)), around(square))).toBe(true);
  });
});

describe('a change of facing with an action that is no movement', () => {
  const looking = (id: string, facing: Facing, setting: Partial<Setting> = {}) => new Stage({ rules: 'advanced', figures: { [id]: { at: [4, 4], facing } }, ...setting });
  const refusal = (stage: Stage, id: string, turn: unknown) => refuseTurn(stage.ground, stage.battle, stage.figure(id), turn);

  it('any way, but not the way it looks already', () => {
    const stage = looking('trooper-3', 'north');
    expect(['east', 'south', 'west', undefined].map((turn) => refusal(stage, 'trooper-3', turn))).toEqual([undefined, undefined, undefined, undefined]);
    expect(refusal(stage, 'trooper-3', 'north')).toContain('faces north already');
    expect(refusal(stage, 'trooper-3', 'up')).toContain('no such facing');
    expect(refusal(looking('trooper-3', 'north', { rules: 'basic' }), 'trooper-3', 'east')).toContain('not in the basic rules');
  });

  it('with a Deathlokdrum a quarter, and not in a passage one square wide', () => {
    const rangers = { mission: 'lightning-strike', patch: { 'missions.lightning-strike.rangers': true } } as const;
    const stage = looking('ranger-gunner-5', 'north', rangers);
    expect(refusal(stage, 'ranger-gunner-5', 'south')).toContain('90 degrees');
    expect(refusal(stage, 'ranger-gunner-5', 'east')).toBeUndefined();
    const narrow = looking('ranger-gunner-5', 'north', { ...rangers, blocked: [[3, 4], [5, 4], [3, 3], [5, 3], [3, 5], [5, 5]] });
    expect(refusal(narrow, 'ranger-gunner-5', 'east')).toContain('a full action');
  });

  it.each<[string, Setting, BeretsAction]>([
    ['a scan', { level: 'jungle', figures: { 'trooper-3': { at: [4, 4], facing: 'north', gear: ['scanner'] } }, hidden: { 0: ['small-mine'] }, dice: [19] }, { do: 'scan' }],
    ['a scanner that jams', { level: 'jungle', figures: { 'trooper-3': { at: [4, 4], facing: 'north', gear: ['scanner'], scannerJams: true } }, hidden: { 0: ['small-mine'] } }, { do: 'scan' }],
    ['first aid', { figures: { medic: { at: [4, 4], facing: 'north', gear: ['medikit'], wounds: 1 } }, dice: [19] }, { do: 'treat', patient: 1 }],
    ['work on a weapon', { figures: { 'trooper-3': { at: [4, 4], facing: 'north', jammed: ['intruder'] } }, dice: [19] }, { do: 'unjam', weapon: 'intruder' }],
    ['a nafai', { figures: { 'nepharite-1': { at: [4, 4], facing: 'north', necrotech: ['nafai'] }, 'trooper-3': { at: [4, 7] } }, mission: 'into-the-caves', dice: [19] }, { do: 'nafai', targets: [2] }],
    ['a dark power', { figures: { 'nepharite-1': { at: [4, 4], facing: 'north', symmetry: ['dark-aura'] }, 'trooper-3': { at: [20, 20] } }, dice: [19] }, { do: 'power', power: 'dark-aura' }],
  ])('goes with %s, and is offered with it', (_, setting, action) => {
    const stage = new Stage({ rules: 'advanced', ...setting });
    expect(stage.refusal({ ...action, after: 'north' } as BeretsAction)).toContain('faces north already');
    expect(stage.optionsTo(action.do)).toEqual([{}, { after: 'east' }, { after: 'south' }, { after: 'west' }].map((turning) => ({ ...action, ...turning })));
    const { figure } = stage.battle.active!;
    stage.play({ ...action, after: 'west' } as BeretsAction);
    expect(stage.battle.figures[figure]!.facing).toBe('west');
  });

  it('goes with the action that keeps acid flowing', () => {
    const stage = looking('nepharite-1', 'north', { figures: { 'nepharite-1': { at: [4, 4], facing: 'north' }, 'trooper-3': { at: [20, 20] } } });
    stage.battle.acid = [{ by: stage.figure('nepharite-1'), squares: [stage.square([4, 2])], fed: 0 }];
    expect(stage.optionsTo('sustain')).toHaveLength(4);
    expect(stage.play({ do: 'sustain', after: 'south' }).at('nepharite-1').facing).toBe('south');
  });

  it('aim is lost by turning', () => {
    const stage = looking('trooper-3', 'north');
    stage.at('trooper-3').aim = 7;
    turnTo(stage.battle, stage.figure('trooper-3'), 'north');
    expect(stage.at('trooper-3').aim).toBe(7);
    turnTo(stage.battle, stage.figure('trooper-3'), 'east');
    expect(stage.at('trooper-3')).toMatchObject({ facing: 'east', aim: -1 });
  });
});
