import { describe, expect, test } from 'vitest';
import { readPlan } from '../../../src/systems/legions-of-steel/board-text.ts';
import { Board } from '../../../src/systems/legions-of-steel/board.ts';
import { HEART_OF_THE_NET } from '../../../src/systems/legions-of-steel/data/heart-of-the-net.ts';
import { QUARTERBACK_SNEAK } from '../../../src/systems/legions-of-steel/data/quarterback-sneak.ts';
import { THE_FOUNDRY } from '../../../src/systems/legions-of-steel/data/the-foundry.ts';

const PLANS = { 'Quarterback Sneak': QUARTERBACK_SNEAK.plan, 'The Foundry': THE_FOUNDRY.plan, 'Heart of the Net': HEART_OF_THE_NET.plan };

describe('plans of the missions', () => {
  test.each([
    ['Quarterback Sneak', 34, 25, { A: 25, B: 50, X: 4, Y: 4, Z: 4 }],
    ['The Foundry', 34, 22, { A: 24, H: 14, X: 24 }],
    ['Heart of the Net', 36, 24, { E: 4, N: 4, O: 28, P: 24, S: 4 }],
  ] as const)('%s: %i by %i squares, its zones', (name, width, height, zones) => {
    const { map, zones: found } = readPlan(PLANS[name]);
    expect([map.width, map.height]).toEqual([width, height]);
    expect(Object.fromEntries(Object.entries(found).map(([letter, squares]) => [letter, squares.length]))).toEqual(zones);
  });

  test.each(Object.entries(PLANS))('%s: all floor hangs together, through its doors', (_, plan) => {
    const board = new Board(readPlan(plan));
    const floor = [...board.walls.keys()].filter((square) => board.walls[square] === 0);
    const seen = new Set([floor[0]!]);
    for (const square of seen) {
      for (const direction of [0, 2, 4, 6]) {
        const next = board.next[square * 8 + direction]!;
        if (next >= 0 && board.walls[next] === 0) seen.add(next);
      }
    }
    expect(seen.size).toBe(floor.length);
  });

  test('an unknown mark is refused with its place', () => {
    expect(() => readPlan('###\n#?#\n###')).toThrow('unknown square "?"');
  });
});
