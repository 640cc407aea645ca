/** Clear lines of sight a second on a 24 x 24 board, between random pairs of squares drawn beforehand. */
import { linesOn } from '../src/kernel/grid/lines.ts';
import { shuffle, stream } from '../src/kernel/rng.ts';
import type { Measure } from './measure.ts';

const WIDTH = 24;
const HEIGHT = 24;
const SQUARES = WIDTH * HEIGHT;
const PAIRS = 500_000;

/** Sight across terrain that blocks two squares in five, and across an open board with 32 figures. */
export function sightMeasures(): Measure[] {
  return [sight('sight, 40 % of squares block', 230), sight('sight, open board with 32 figures', 32)];
}

function sight(name: string, blockers: number): Measure {
  const lines = linesOn(WIDTH, HEIGHT);
  const rng = stream('bench', 'sight', blockers);
  const blocks = new Uint8Array(SQUARES);
  for (const square of shuffle([...blocks.keys()], rng).slice(0, blockers)) blocks[square] = 1;
  const from = Uint16Array.from({ length: PAIRS }, () => rng.below(SQUARES));
  const to = Uint16Array.from({ length: PAIRS }, () => rng.below(SQUARES));
  return {
    name,
    operation: 'clear line',
    count: PAIRS,
    run() {
      let seen = 0;
      for (let i = 0; i < PAIRS; i++) if (lines.clear(blocks, from[i]!, to[i]!)) seen++;
      return seen;
    },
  };
}
