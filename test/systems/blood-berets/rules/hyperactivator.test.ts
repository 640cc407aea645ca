/** The hyperactivator ("Weapons and Equipment"). */
import { describe, expect, it } from 'vitest';
import { underRoll } from '../../../../src/systems/blood-berets/dice-odds.ts';
import { Stage, type Setting } from '../stage.ts';

const boosted = (dice: number[] = [], trooper: Partial<Setting['figures'][string]> = {}): Stage =>
  new Stage({ rules: 'advanced', figures: { 'trooper-3': { at: [3, 2], gear: ['hyperactivator'], ...trooper } }, dice });

describe('a hyperactivator', () => {
  it('gives an action more, and asks for a roll of initiative + 4 when they are done', () => {
    const stage = boosted([17]).play({ do: 'hyperactivate' });
    expect(stage.battle.active!.left).toBe(4);
    stage.play({ do: 'end' });
    expect([stage.at('trooper-3').stunned, stage.at('trooper-3').hyper, stage.unused]).toEqual([false, true, []]);
  });

  it('stuns its bearer if the roll fails: .15, and .05 with initiative 15', () => {
    expect(boosted([18]).play({ do: 'hyperactivate' }, { do: 'end' }).at('trooper-3').stunned).toBe(true);
    expect([13 + 4, 15 + 4].map((value) => Number(underRoll(value).odds().weights[0]))).toEqual([3, 1]); // of 20
  });

  it('gives a wounded trooper three actions', () => {
    expect(boosted([], { wounds: 1 }).play({ do: 'hyperactivate' }).battle.active!.left).toBe(3);
  });

  it('is turned on before anything else, and once', () => {
    const late = boosted().play({ do: 'move', to: boosted().square([3, 1]), facing: 'north' });
    expect(late.refusal({ do: 'hyperactivate' })).toContain('before');
    expect(boosted().play({ do: 'hyperactivate' }).refusal({ do: 'hyperactivate' })).toContain('on');
  });

  it('is not rolled for when it stays off, though it was on in the turn before', () => {
    expect(boosted().play({ do: 'end' }).tells('hyperactive-roll')).toEqual([]);
    expect(boosted([], { hyper: true }).play({ do: 'end' }).tells('hyperactive-roll')).toEqual([]);
  });
});
