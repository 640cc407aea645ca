/** Time Death ("Dark Symmetry"). */
import { describe, expect, it } from 'vitest';
import { nephariteWith, use } from './powers.ts';

describe('time death', () => {
  it('gives another full round of actions at once', () => {
    expect(use(nephariteWith('time-death', [10]), 'time-death').battle.active!.left).toBe(5 - 1 + 5);
  });

  it('gives as many as the Nepharite has when it is wounded', () => {
    const stage = nephariteWith('time-death', [7]); // skill 13 less 6
    stage.at('nepharite-1').wounds = 2;
    expect(use(stage, 'time-death').battle.active!.left).toBe(5 - 1 + 3);
  });

  it('is used up by the first try', () => {
    const stage = nephariteWith('time-death', [11], { patch: { 'powers.aTurn': 3 } });
    expect(use(stage, 'time-death').battle.active!.left).toBe(4);
    expect(stage.refusal({ do: 'power', power: 'time-death' })).toContain('once only');
  });
});
