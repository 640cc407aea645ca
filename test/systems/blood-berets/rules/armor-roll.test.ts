/** The armor roll, what double damage does, and how both rolls of an attack enter the ledger ("The Armor Roll", "Wounds"). */
import { describe, expect, it } from 'vitest';
import { harm } from '../../../../src/systems/blood-berets/rules/armor-roll.ts';
import { Stage, type Cast } from '../stage.ts';

const target = (cast: Cast, dice: number[], id = 'trooper-3'): Stage => new Stage({ figures: { 'trooper-4': { at: [14, 14] }, [id]: { at: [9, 11], ...cast } }, dice });
const hit = (stage: Stage, damage: number, double = false, id = 'trooper-3'): boolean => harm(stage.ground, stage.state, { target: stage.figure(id), damage, double, cause: 'a test' }, stage.chance);

describe('armor less damage points', () => {
  it('the example of the book: 24 less 10, and 15 wounds', () => {
    expect([hit(target({}, [14]), 10), hit(target({}, [15]), 10)]).toEqual([false, true]);
  });

  it('wounded, the armor is 21; the Armor card adds 2 to either side', () => {
    expect(hit(target({ wounds: 1 }, [12]), 10)).toBe(true);
    expect([hit(target({ gear: ['armor'] }, [16]), 10), hit(target({ gear: ['armor'] }, [17]), 10), hit(target({ gear: ['armor'], wounds: 1 }, [13]), 10)]).toEqual([false, true, false]);
  });

  it('20 and more always saves, less than 1 never', () => {
    expect([hit(target({}, [20]), 4), hit(target({}, [1]), 24)]).toEqual([false, true]);
  });

  it('double damage kills a Blood Beret at once, and is two of the four hits of a Nepharite', () => {
    const beret = target({}, [20]);
    hit(beret, 10, true);
    expect(beret.at('trooper-3').fate).toBe('dead');
    const nepharite = target({}, [20], 'nepharite-1');
    hit(nepharite, 10, true, 'nepharite-1');
    expect([nepharite.at('nepharite-1').fate, nepharite.at('nepharite-1').wounds]).toEqual(['in-play', 2]);
  });
});

describe('the ledger, in wounds', () => {
  const shot = (dice: number[]): readonly number[] => {
    const stage = new Stage({ figures: { 'trooper-3': { at: [9, 11] }, 'legionnaire-3': { at: [14, 11] } }, dice });
    stage.play({ do: 'shoot', weapon: 'intruder', target: stage.figure('legionnaire-3') });
    return [stage.luck.account('wounds', 0).deviation, stage.luck.account('wounds', 1).deviation];
  };

  it('an Intruder owes .35 wounds: a hit brings .15, a miss loses .35, the armor roll decides the other half', () => {
    const [luck, defence] = shot([8, 15]);
    expect(luck).toBeCloseTo(0.15, 10);
    expect(defence).toBeCloseTo(-0.5, 10);
    expect(shot([19])[0]).toBeCloseTo(-0.35, 10);
  });

  it('a kill by double damage counts one wound where one is enough', () => {
    const stage = new Stage({ figures: { sergeant: { at: [9, 11] }, 'legionnaire-3': { at: [10, 11], wounds: 1 } }, dice: [1, 20] });
    stage.play({ do: 'close', weapon: 'chainripper', target: stage.figure('legionnaire-3') });
    // 16 of 20 to hit; armor 19 less 14: 15 of 20 wound.
    expect(stage.luck.account('wounds', 0).deviation).toBeCloseTo(0.75 - 0.6, 10);
    expect(stage.battle.tallies.wounds).toEqual([1, 0]);
  });
});
