/** A Nepharite's cards ("Cards", "The Forces"). */
import { describe, expect, it } from 'vitest';
import { stream } from '../../../../src/kernel/rng.ts';
import { giveBasicCards } from '../../../../src/systems/blood-berets/rules/necrotech.ts';
import { Stage } from '../stage.ts';

function dealing(patch: Record<string, unknown> = {}): Stage {
  return new Stage({ level: 'jungle', rules: 'advanced', turn: 0, figures: { 'nepharite-1': {} }, patch, agenda: (stage) => [{ step: 'entry' }, { step: 'powers', piece: stage.figure('nepharite-1') }] }, stream(1, 'cards', 0)).proceed();
}

const hand = (stage: Stage) => stage.state.secret.hands[stage.figure('nepharite-1')]!;

describe('five cards for a Nepharite', () => {
  it('so many as its player likes are drawn from the Dark Symmetry, the rest are necrotech of his choice', () => {
    const stage = dealing();
    expect(stage.optionsTo('powers').map(({ count }) => count)).toEqual([0, 1, 2, 3, 4, 5]);
    stage.play({ do: 'powers', count: 3 });
    expect(hand(stage).powers).toHaveLength(3);
    stage.play({ do: 'take', card: 'nafai' });
    expect(stage.refusal({ do: 'take', card: 'nafai' })).toContain('card');
    stage.play({ do: 'take', card: 'azogar' });
    expect([hand(stage).necrotech, stage.asks]).toEqual([['azogar', 'nafai'], 'berets: entry']);
    expect(stage.battle.hands[stage.figure('nepharite-1')]).toEqual({ cards: 5, shown: [], awake: 0 });
  });

  it('all five may be powers, or none', () => {
    expect(dealing().play({ do: 'powers', count: 5 }).asks).toBe('berets: entry');
    expect(dealing().play({ do: 'powers', count: 0 }).optionsTo('take')).toHaveLength(8);
    expect(dealing().refusal({ do: 'powers', count: 6 })).toContain('0 to 5');
  });

  it('each power comes up as often as the others', () => {
    const seen = new Set<string>();
    for (let game = 0; game < 12; game++) {
      const stage = new Stage({ level: 'jungle', rules: 'advanced', turn: 0, figures: { 'nepharite-1': {} }, agenda: (stage) => [{ step: 'powers', piece: stage.figure('nepharite-1') }] }, stream(2, 'cards', game)).proceed();
      for (const power of hand(stage.play({ do: 'powers', count: 5 })).powers) seen.add(power);
    }
    expect(seen.size).toBe(10);
  });

  it('where the rest leaves no choice, nobody is asked', () => {
    const stage = dealing(Object.fromEntries(['alimahn', 'nefasti', 'nafai'].map((card) => [`abilities.${card}`, false]))).play({ do: 'powers', count: 0 });
    expect([stage.asks, hand(stage).necrotech]).toEqual(['berets: entry', ['azogar', 'gretchjakth', 'necrolance', 'claws-of-bohnar', 'belitshe']]);
  });

  it('by the basic rules it has the azogar, asleep, and the belitshe', () => {
    const stage = dealing();
    giveBasicCards(stage.ground, stage.state, stage.figure('nepharite-1'));
    expect(hand(stage)).toMatchObject({ powers: [], necrotech: ['azogar', 'belitshe'], awake: [] });
  });
});
