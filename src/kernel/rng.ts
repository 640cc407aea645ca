/**
 * Luck, as an argument: streams of uniform integers, each named by what it is for.
 *
 * A stream depends on its name alone, (seed, purpose, index[, round]), never on the worker, the order of play or what
 * other streams were asked. The generator is seedrandom's tychei: on names like ours its neighbouring streams are
 * uncorrelated, which some of its siblings' are not.
 */
import seedrandom from 'seedrandom';

export interface Rng {
  /** A uniform integer from 0 to `sides` - 1, without bias. `sides`: a whole number from 1 to 2^32. */
  below(sides: number): number;
}

const TWO_TO_32 = 4294967296;

class TycheiStream implements Rng {
  private readonly generator: seedrandom.PRNG;

  constructor(name: string) {
    this.generator = seedrandom.tychei(name);
  }

  below(sides: number): number {
    if (!(Number.isInteger(sides) && sides >= 1 && sides <= TWO_TO_32)) throw new RangeError(`rng: cannot draw below ${sides}`);
    for (;;) {
      const draw = this.generator.int32() >>> 0;
      const face = draw % sides;
      if (draw - face <= TWO_TO_32 - sides) return face; // else in the last, incomplete run of faces: drawn again
    }
  }
}

/** The stream of one purpose in one game; with `round`, of one round of that game. */
export function stream(seed: number | string, purpose: string, index: number, round?: number): Rng {
  return new TycheiStream(round === undefined ? `${seed}/${purpose}/${index}` : `${seed}/${purpose}/${index}/${round}`);
}

/** Puts `items` into a uniformly random order, in place (Fisher and Yates). */
export function shuffle<T>(items: T[], rng: Rng): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const pick = rng.below(last + 1);
    const held = items[last]!;
    items[last] = items[pick]!;
    items[pick] = held;
  }
  return items;
}

/** One of `items`, each as likely as the others. */
export function pick<T>(items: readonly T[], rng: Rng): T {
  if (items.length === 0) throw new RangeError('rng: cannot pick from nothing');
  return items[rng.below(items.length)]!;
}
