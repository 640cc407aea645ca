/** Compression ("Dark Symmetry"). */
import { describe, expect, it } from 'vitest';
import { nephariteWith, use } from './powers.ts';

describe('compression', () => {
  it('takes the Nepharite up to 16 steps away for one action, round walls and figures', () => {
    const stage = nephariteWith('compression', [12]);
    // By the exit at 7,4 and 8,4 and on through the next hall: 16 steps to the east of 2,2 and two rows down.
    expect(stage.refusal({ do: 'power', power: 'compression', to: stage.square([18, 4]) })).toBeUndefined();
    expect(stage.refusal({ do: 'power', power: 'compression', to: stage.square([19, 4]) })).toContain('16 steps');
    use(stage, 'compression', { to: stage.square([18, 4]) });
    expect([stage.place('nepharite-1'), stage.battle.active!.left, stage.battle.active!.moved]).toEqual([[18, 4], 4, 0]);
  });

  it('13 steps when it is wounded', () => {
    const stage = nephariteWith('compression');
    stage.at('nepharite-1').wounds = 2;
    stage.battle.clock += 1;
    expect(stage.refusal({ do: 'power', power: 'compression', to: stage.square([15, 4]) })).toBeUndefined();
    expect(stage.refusal({ do: 'power', power: 'compression', to: stage.square([16, 4]) })).toContain('13 steps');
  });

  it('not into rock, occupied squares and unturned sections', () => {
    const stage = nephariteWith('compression', [], { sections: ['hall', '?hall', 'hall', 'hall', 'hall', 'hall', 'hall', 'hall', 'hall'] });
    for (const square of [[0, 0], [5, 2], [8, 4]] as const) expect(stage.refusal({ do: 'power', power: 'compression', to: stage.square(square) })).toContain('free square');
  });

  it('leaves it where it is when it fails', () => {
    const stage = nephariteWith('compression', [13]);
    expect(use(stage, 'compression', { to: stage.square([4, 2]) }).place('nepharite-1')).toEqual([2, 2]);
  });
});
