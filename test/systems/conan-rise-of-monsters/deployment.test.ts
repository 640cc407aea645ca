/** Setting up the forces, as "First Turn Setup" has it. */
import { describe, expect, test } from 'vitest';
import { Stage, type Setting } from './stage.ts';

const units = {
  pikes: { card: 'gunderland-pikemen', at: [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]] },
  knights: { card: 'poitainian-knights', at: [[0, 0], [0, 0], [0, 0]] },
  oliphant: { card: 'oliphant', at: [[0, 0]] },
  guard: { card: 'ancestor-guard', at: [[20, 3], [21.5, 3], [23, 3], [24.5, 3], [26, 3]] },
} as const;

/** The Circle is to set up, the Legion stands already. */
function setUp(more: Partial<Setting> = {}): Stage {
  const s = new Stage({ units, turn: 1, agenda: () => [{ step: 'pick', seat: 0, not: -1 }, { step: 'deploy', seat: 0 }], ...more });
  for (const [model, { seat }] of s.battle.forces.models.entries()) if (seat === 0) Object.assign(s.battle.models[model]!, { x: 0, y: 0, fate: 'undeployed' });
  s.battle.clock += 1;
  return s.proceed();
}

describe('"First Turn Setup"', () => {
  test('unit by unit, in any order, all of them before anybody goes on', () => {
    const s = setUp();
    expect(s.asks).toBe('circle: deploy');
    s.play({ do: 'deploy', unit: 2, to: [2400, 4500], shape: 'line' });
    s.play({ do: 'deploy', unit: 0, to: [1200, 4300], shape: 'line' });
    expect(s.asks).toBe('circle: deploy');
    s.play({ do: 'deploy', unit: 1, to: [3600, 4300], shape: 'block' });
    expect(s.asks).toBe('circle: pick');
    expect(s.places('pikes')).toEqual([[12, 43], [10.8, 43], [13.2, 43], [9.6, 43], [14.4, 43]]);
    expect(s.places('knights')).toEqual([[36, 43], [34.2, 43], [36, 44.8]]);
  });

  test.each([[43 - 0.51, false], [42.5, true], [47.5, true], [47.51, false]])('wholly within six inches of the own edge: a base of an inch with its middle at %f inches', (y, legal) => {
    const refusal = setUp().refusal({ do: 'deploy', unit: 0, to: [2000, Math.round(100 * y)], shape: 'line' });
    expect(refusal === undefined).toBe(legal);
    if (!legal) expect(refusal).toContain('"First Turn Setup"');
  });

  test('a column of five inch-wide bases has room in the strip, one inch farther back it has not', () => {
    expect(setUp().refusal({ do: 'deploy', unit: 0, to: [2000, 4250], shape: 'column' })).toBeUndefined();
    expect(setUp().refusal({ do: 'deploy', unit: 0, to: [2000, 4350], shape: 'column' })).toContain('6"');
  });

  test('nobody stands on anybody, nor on impassable ground', () => {
    const s = setUp({ terrain: [['rocks', 5, 43, 8, 46]] }).play({ do: 'deploy', unit: 2, to: [2400, 4500], shape: 'line' });
    expect(s.refusal({ do: 'deploy', unit: 0, to: [2400, 4500], shape: 'block' })).toContain('no room');
    expect(s.refusal({ do: 'deploy', unit: 0, to: [800, 4500], shape: 'block' })).toContain('no room');
    expect(s.refusal({ do: 'deploy', unit: 2, to: [1400, 4500], shape: 'block' })).toContain('not to be set up now');
  });

  test('what is no unit, no point and no shape is said so', () => {
    const s = setUp();
    expect(s.refusal({ do: 'deploy', unit: 3, to: [2000, 4500], shape: 'line' })).toContain('0 (pikes), 1 (knights), 2 (oliphant)');
    expect(s.refusal({ do: 'deploy', unit: 0, to: [20.5, 45], shape: 'line' })).toContain('expected to');
    expect(s.refusal({ do: 'deploy', unit: 0, to: [2000, 4500], shape: 'keep' as 'line' })).toContain('"line" | "block" | "column"');
  });

  test('what is offered is legal, all over the strip, in every shape that has room', () => {
    const { options, refusal } = { options: setUp().options, refusal: (option: Stage['options'][number]) => setUp().refusal(option) };
    for (const option of options) expect(refusal(option), JSON.stringify(option)).toBeUndefined();
    expect(new Set(options.map((option) => (option.do === 'deploy' ? option.shape : '')))).toEqual(new Set(['line', 'block', 'column']));
    expect(options.length).toBeGreaterThan(30);
    expect(options.length).toBeLessThanOrEqual(120);
  });

  test('the other side of the table, where the edge is the upper one', () => {
    const s = setUp({ top: 'circle', units: { ...units, guard: { card: 'ancestor-guard', at: [[20, 45], [21.5, 45], [23, 45], [24.5, 45], [26, 45]] } } });
    expect(s.refusal({ do: 'deploy', unit: 0, to: [2000, 4500], shape: 'line' })).toContain('own edge');
    s.play({ do: 'deploy', unit: 0, to: [2000, 550], shape: 'block' });
    expect(s.places('pikes').map(([, y]) => y).sort()).toEqual([4.3, 4.3, 5.5, 5.5, 5.5]);
  });
});
