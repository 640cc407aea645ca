import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DX, DY } from '../../../src/kernel/grid/directions.ts';
import { Reach, UNREACHED } from '../../../src/kernel/grid/reach.ts';

interface Ground {
  width: number;
  height: number;
  from: number;
  budget: number;
  stepCost: Uint8Array;
  blocked: Uint8Array;
  stops: Uint8Array;
}

const ground: fc.Arbitrary<Ground> = fc
  .record({ width: fc.integer({ min: 1, max: 7 }), height: fc.integer({ min: 1, max: 7 }), budget: fc.nat(24), highest: fc.integer({ min: 1, max: 8 }) })
  .chain(({ width, height, budget, highest }) => {
    const size = width * height;
    const someOf = (share: number) => fc.uint8Array({ minLength: size, maxLength: size, max: 99 }).map((draws) => draws.map((draw) => (draw < share ? 1 : 0)));
    return fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      budget: fc.constant(budget),
      from: fc.nat(size - 1),
      stepCost: fc.uint8Array({ minLength: size * 8, maxLength: size * 8, max: highest }),
      blocked: someOf(15),
      stops: someOf(15),
    });
  });

describe('by hand', () => {
  test('on open ground every square within the budget is as far as a king walks', () => {
    const reach = new Reach(5, 3);
    reach.run(0, 3, everyStepCosts(1, 15), new Uint8Array(15));
    expect([...reach.steps]).toEqual([0, 1, 2, 3, UNREACHED, 1, 1, 2, 3, UNREACHED, 2, 2, 2, 3, UNREACHED]);
    expect(reach.count).toBe(12);
  });

  test('a blocked square is walked around; a square that stops is entered and not left', () => {
    const reach = new Reach(4, 2);
    //  start  #  .  .      a stop on [2, 1]: [3, 0] and [3, 1] are beyond it
    //    .    .  s  .
    reach.run(0, 9, orthogonalOnly(everyStepCosts(1, 8)), Uint8Array.of(0, 1, 0, 0, 0, 0, 0, 0), Uint8Array.of(0, 0, 0, 0, 0, 0, 1, 0));
    expect([...reach.steps]).toEqual([0, 255, 255, 255, 1, 2, 3, 255]);
    expect(reach.pathTo(6)).toEqual([4, 5, 6]);
  });

  test('a figure that starts on a square that stops, or that is blocked by itself, may leave it', () => {
    const reach = new Reach(2, 1);
    reach.run(0, 1, everyStepCosts(1, 2), Uint8Array.of(1, 0), Uint8Array.of(1, 0));
    expect(reach.steps[1]).toBe(1);
  });

  test('the longer way is taken when it is cheaper', () => {
    const stepCost = orthogonalOnly(everyStepCosts(1, 6));
    stepCost[0 * 8 + 2] = 5; // straight east into [1, 0]; around by the south it costs 3
    const reach = new Reach(3, 2);
    reach.run(0, 9, stepCost, new Uint8Array(6));
    expect(reach.steps[1]).toBe(3);
    expect(reach.pathTo(1)).toEqual([3, 4, 1]);
    expect(reach.pathTo(0)).toEqual([]);
  });

  test('of equal paths, the one that ends with the lower direction', () => {
    const reach = new Reach(3, 3);
    reach.run(0, 9, everyStepCosts(1, 9), new Uint8Array(9));
    expect(reach.pathTo(5)).toEqual([4, 5]); // into [2, 1]: east from [1, 1] before south-east from [1, 0]
  });

  test('a square out of reach has no path, nor has one off the board', () => {
    const reach = new Reach(3, 1);
    reach.run(0, 1, everyStepCosts(1, 3), new Uint8Array(3));
    expect(() => reach.pathTo(2)).toThrow('square 2 was not reached');
    expect(() => reach.pathTo(-1)).toThrow('square -1 was not reached');
  });

  test.each([-1, 255, Number.NaN])('a budget of %d is refused', (budget) => {
    expect(() => new Reach(1, 1).run(0, budget, new Uint8Array(8), new Uint8Array(1))).toThrow('0 to 254');
  });
});

test('tables of another board, or a start off the board, are refused', () => {
  const reach = new Reach(2, 2);
  const [costs, none] = [everyStepCosts(1, 4), new Uint8Array(4)];
  expect(() => reach.run(4, 1, costs, none)).toThrow('square 4 is not on a board of 4');
  expect(() => reach.run(0, 1, everyStepCosts(1, 3), none)).toThrow('not those of a board of 4 squares');
  expect(() => reach.run(0, 1, costs, new Uint8Array(5))).toThrow('not those of a board of 4 squares');
  expect(() => reach.run(0, 1, costs, none, new Uint8Array(3))).toThrow('not those of a board of 4 squares');
});

describe('on random ground with random costs, blocked squares and squares that stop', () => {
  test('costs are those of a slow search that tries all steps until nothing gets cheaper', () => {
    fc.assert(
      fc.property(ground, (ground) => {
        const reach = ran(new Reach(ground.width, ground.height), ground);
        expect([...reach.steps]).toEqual(slowCosts(ground));
      }),
      { numRuns: 400 },
    );
  });

  test('the squares listed are those reached, each once, cheapest first', () => {
    fc.assert(
      fc.property(ground, (ground) => {
        const reach = ran(new Reach(ground.width, ground.height), ground);
        const listed = [...reach.squares.subarray(0, reach.count)];
        const costs = listed.map((square) => reach.steps[square]!);
        expect(costs).toEqual([...costs].sort((a, b) => a - b));
        expect([...listed].sort((a, b) => a - b)).toEqual([...reach.steps.keys()].filter((square) => reach.steps[square] !== UNREACHED));
      }),
    );
  });

  test('a path goes back from its end by the lowest direction among the cheapest last steps', () => {
    fc.assert(
      fc.property(ground, (ground) => {
        const reach = ran(new Reach(ground.width, ground.height), ground);
        const costs = slowCosts(ground);
        for (const square of reach.squares.subarray(0, reach.count)) expect(reach.pathTo(square)).toEqual(slowPath(ground, costs, square));
      }),
      { numRuns: 200 },
    );
  });

  test('a run leaves nothing behind for the next', () => {
    fc.assert(
      fc.property(ground, fc.infiniteStream(fc.nat(48)), (ground, starts) => {
        const used = new Reach(ground.width, ground.height);
        for (let i = 0; i < 3; i++) ran(used, { ...ground, from: starts.next().value! % (ground.width * ground.height), budget: 24 - 8 * i });
        const fresh = ran(new Reach(ground.width, ground.height), ground);
        ran(used, ground);
        expect(used.steps).toEqual(fresh.steps);
        expect(used.squares.subarray(0, used.count)).toEqual(fresh.squares.subarray(0, fresh.count));
        for (const square of fresh.squares.subarray(0, fresh.count)) expect(used.pathTo(square)).toEqual(fresh.pathTo(square));
      }),
    );
  });
});

function ran(reach: Reach, { from, budget, stepCost, blocked, stops }: Ground): Reach {
  reach.run(from, budget, stepCost, blocked, stops);
  return reach;
}

/** All steps that the rules allow, from coordinates: [from, to, direction, cost]. */
function allSteps({ width, height, from, stepCost, blocked, stops }: Ground): [number, number, number, number][] {
  const steps: [number, number, number, number][] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      for (let direction = 0; direction < 8; direction++) {
        const [c, r] = [column + DX[direction]!, row + DY[direction]!];
        const [here, there] = [row * width + column, r * width + c];
        const cost = stepCost[here * 8 + direction]!;
        if (c < 0 || c >= width || r < 0 || r >= height || cost === 0) continue;
        if (blocked[there] === 0 && (stops[here] === 0 || here === from)) steps.push([here, there, direction, cost]);
      }
    }
  }
  return steps;
}

/** Bellman and Ford: try every step until nothing gets cheaper. */
function slowCosts(ground: Ground): number[] {
  const costs = Array.from({ length: ground.width * ground.height }, () => Infinity);
  costs[ground.from] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const [here, there, , cost] of allSteps(ground)) {
      if (costs[here]! + cost < costs[there]!) {
        costs[there] = costs[here]! + cost;
        changed = true;
      }
    }
  }
  return costs.map((cost) => (cost <= ground.budget ? cost : UNREACHED));
}

function slowPath(ground: Ground, costs: readonly number[], square: number): number[] {
  if (square === ground.from) return [];
  const last = allSteps(ground).filter(([here, there, , cost]) => there === square && costs[here]! + cost === costs[square]);
  const lowest = last.reduce((best, step) => (step[2] < best[2] ? step : best));
  return [...slowPath(ground, costs, lowest[0]), square];
}

function everyStepCosts(cost: number, squares: number): Uint8Array {
  return new Uint8Array(squares * 8).fill(cost);
}

function orthogonalOnly(stepCost: Uint8Array): Uint8Array {
  return stepCost.map((cost, i) => (i % 2 === 0 ? cost : 0));
}
