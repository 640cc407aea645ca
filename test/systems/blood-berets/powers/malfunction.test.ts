/** Malfunction ("Dark Symmetry"). */
import { describe, expect, it } from 'vitest';
import { nephariteWith, use } from './powers.ts';

describe('a malfunction', () => {
  const figures = { 'trooper-3': { at: [5, 2] as const, gear: ['scanner', 'cybernetic-eye', 'sonar'] as const } };

  it('destroys a scanner or a cybernetic eye for good, and nothing saves it', () => {
    const stage = nephariteWith('malfunction', [13], { figures: { 'trooper-3': { at: [5, 2], gear: [...figures['trooper-3'].gear] } } });
    const target = stage.figure('trooper-3');
    expect(stage.optionsTo('power').filter(({ after }) => after === undefined)).toEqual([{ do: 'power', power: 'malfunction', target, gear: 'scanner' }, { do: 'power', power: 'malfunction', target, gear: 'cybernetic-eye' }]);
    expect(stage.refusal({ do: 'power', power: 'malfunction', target, gear: 'sonar' })).toContain('gear');
    use(stage, 'malfunction', { target, gear: 'cybernetic-eye' });
    expect([stage.at('trooper-3').broken, stage.unused]).toEqual([['cybernetic-eye'], []]);
  });

  it('fails above skill 16 less level 3', () => {
    const stage = nephariteWith('malfunction', [14], { figures: { 'trooper-3': { at: [5, 2], gear: ['scanner'] } } });
    expect(use(stage, 'malfunction', { target: stage.figure('trooper-3'), gear: 'scanner' }).at('trooper-3').broken).toEqual([]);
  });

  it('needs something that breaks', () => {
    const stage = nephariteWith('malfunction', [], { figures: { 'trooper-3': { at: [5, 2], gear: ['sonar'] } } });
    expect(stage.refusal({ do: 'power', power: 'malfunction', target: stage.figure('trooper-3') })).toContain('nothing that a malfunction destroys');
  });
});
