/** Movement reaches a second on a 24 x 24 board: 12 steps over ground that costs 1 to 3, with 32 figures in the way. */
import { DX, DY } from '../src/kernel/grid/directions.ts';
import { Reach } from '../src/kernel/grid/reach.ts';
import { shuffle, stream } from '../src/kernel/rng.ts';
import type { Measure } from './measure.ts';

const WIDTH = 24;
const HEIGHT = 24;
const SQUARES = WIDTH * HEIGHT;
const STARTS = 2000;

export function reachMeasures(): Measure[] {
  return [reach('reach, 12 steps on open ground', 12, 0), reach('reach, 12 steps over rough ground', 12, 40)];
}

/** `rough`: the share of squares, in hundredths, that cost 2 or 3 to enter. */
function reach(name: string, budget: number, rough: number): Measure {
  const rng = stream('bench', 'reach', rough);
  const ground = Uint8Array.from({ length: SQUARES }, () => (rng.below(100) < rough ? 2 + rng.below(2) : 1));
  const stepCost = new Uint8Array(SQUARES * 8);
  for (let square = 0; square < SQUARES; square++) {
    for (let direction = 0; direction < 8; direction++) {
      stepCost[square * 8 + direction] = ground[square + DY[direction]! * WIDTH + DX[direction]!] ?? 0;
    }
  }
  const figures = new Uint8Array(SQUARES);
  for (const square of shuffle([...figures.keys()], rng).slice(0, 32)) figures[square] = 1;
  const from = Uint16Array.from({ length: STARTS }, () => rng.below(SQUARES));
  const field = new Reach(WIDTH, HEIGHT);
  return {
    name,
    operation: 'reach',
    count: STARTS,
    run() {
      let reached = 0;
      for (const start of from) {
        field.run(start, budget, stepCost, figures);
        reached += field.count;
      }
      return reached;
    },
  };
}
