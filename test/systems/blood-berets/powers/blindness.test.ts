/** Blindness ("Dark Symmetry"). */
import { describe, expect, it } from 'vitest';
import { Stage, type Setting } from '../stage.ts';
import { nephariteWith, use } from './powers.ts';

const blind = (trooper: Partial<Setting['figures'][string]> = {}): Stage => new Stage({ rules: 'basic', figures: { 'trooper-3': { at: [2, 2], blind: 2, ...trooper }, 'legionnaire-3': { at: [5, 2] } } });

describe('blindness', () => {
  it('lasts for two turns of its victim', () => {
    const stage = nephariteWith('blindness', [15, 14]);
    expect(use(stage, 'blindness', { target: stage.figure('trooper-3') }).at('trooper-3').blind).toBe(2);
    expect(stage.unused).toEqual([]);
    const saved = nephariteWith('blindness', [15, 13]);
    expect(use(saved, 'blindness', { target: saved.figure('trooper-3') }).at('trooper-3').blind).toBe(0);
    expect(blind().play({ do: 'end' }).at('trooper-3').blind).toBe(1);
    expect(blind({ blind: 1 }).play({ do: 'end' }).at('trooper-3').blind).toBe(0);
  });

  it('lets him creep, a square an action, and do nothing else', () => {
    const stage = blind();
    expect(Math.max(...stage.optionsTo('move').map(({ to }) => to % 24))).toBe(5);
    expect(new Set(stage.options.map((action) => action.do))).toEqual(new Set(['move', 'end']));
    expect(stage.play({ do: 'move', to: stage.square([3, 3]) }).battle.active!.left).toBe(2);
  });

  it('with sonar he moves as ever, and does nothing else', () => {
    const stage = blind({ gear: ['sonar'] });
    expect(stage.play({ do: 'move', to: stage.square([4, 5]) }).battle.active!.left).toBe(2);
    expect(new Set(stage.options.map((action) => action.do))).toEqual(new Set(['move', 'end']));
  });

  it('does nothing to cybernetic eyes, unless they are destroyed', () => {
    const stage = nephariteWith('blindness', [], { figures: { 'trooper-3': { at: [5, 2], gear: ['cybernetic-eye'] }, 'trooper-4': { at: [5, 1], gear: ['cybernetic-eye'], broken: ['cybernetic-eye'] } } });
    expect(stage.refusal({ do: 'power', power: 'blindness', target: stage.figure('trooper-3') })).toContain('cannot be blinded');
    expect(new Set(stage.optionsTo('power').map(({ target }) => target))).toEqual(new Set([stage.figure('trooper-4')]));
  });
});
