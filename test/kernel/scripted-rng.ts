/** Luck written out beforehand: a stream that gives the listed draws in order, and nothing else. */
import type { Rng } from '../../src/kernel/rng.ts';

export interface ScriptedRng extends Rng {
  /** The draws not taken yet; a test ends by expecting none. */
  unused(): number[];
}

/** `draws`: what `below` is to give, each from 0 to sides - 1. A d6 showing 4 pips is the draw 3: see `pips`. */
export function scriptedRng(draws: readonly number[]): ScriptedRng {
  let next = 0;
  return {
    below(sides) {
      const draw = draws[next];
      if (draw === undefined) throw new Error(`scripted rng: draw ${next + 1} (below ${sides}) is not in the script of ${draws.length}`);
      if (!Number.isInteger(draw) || draw < 0 || draw >= sides) {
        throw new Error(`scripted rng: draw ${next + 1} of the script is ${draw}, asked for one below ${sides}`);
      }
      next += 1;
      return draw;
    },
    unused: () => draws.slice(next),
  };
}

/** The draws behind numbered dice as a player reads them: `pips(4, 6)` is `[3, 5]`. */
export function pips(...shown: number[]): number[] {
  return shown.map((pip) => pip - 1);
}
