import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distancesTo, NO_WAY } from '../../../src/kernel/grid/distances.ts';
import { Reach, UNREACHED } from '../../../src/kernel/grid/reach.ts';

const WIDTH = 5;
const HEIGHT = 4;
const SQUARES = WIDTH * HEIGHT;

test('down a slope it is one step to the goal, though it is three back up', () => {
  const stepCost = new Uint8Array(2 * 8);
  stepCost[0 * 8 + 2] = 1; // east, down to the goal
  stepCost[1 * 8 + 6] = 3; // west, up again
  expect([...distancesTo([1], stepCost, 2, 1)]).toEqual([1, 0]);
  expect([...distancesTo([0], stepCost, 2, 1)]).toEqual([0, 3]);
});

test('the distance to the nearest goal is what a figure that walks there from the square spends', () => {
  const costs = fc.uint8Array({ minLength: SQUARES * 8, maxLength: SQUARES * 8, max: 5 });
  const goals = fc.uniqueArray(fc.nat(SQUARES - 1), { maxLength: 3 });
  const nothing = new Uint8Array(SQUARES);
  const reach = new Reach(WIDTH, HEIGHT);
  fc.assert(
    fc.property(costs, goals, fc.integer({ min: 1, max: 9 }), (costs, goals, rarity) => {
      const stepCost = costs.map((cost, i) => (i % rarity === 0 ? cost : 0)); // the rarer the steps, the more squares without a way
      const distances = distancesTo(goals, stepCost, WIDTH, HEIGHT);
      for (let square = 0; square < SQUARES; square++) {
        reach.run(square, 254, stepCost, nothing);
        const walked = goals.map((goal) => reach.steps[goal]!).filter((cost) => cost !== UNREACHED);
        expect(distances[square]).toBe(walked.length === 0 ? NO_WAY : Math.min(...walked));
      }
    }),
  );
});
