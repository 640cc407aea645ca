/** Every way that the dice of a story can fall, each with its exact chance. */
import { Fraction } from '../../../src/kernel/dice/fraction.ts';
import type { Rng } from '../../../src/kernel/rng.ts';
import { FACES } from '../../../src/systems/legions-of-steel/dice-odds.ts';

/** Tells the story with all dice that it asks for, one after another: what it comes to -> "4/9". */
export function everyRoll(story: (combat: Rng) => string): Record<string, string> {
  const chances = new Map<string, Fraction>();
  let faces: number[] = [];
  do {
    let rolled = 0;
    let chance = new Fraction(1n, 1n);
    const outcome = story({
      below(sides) {
        if (sides !== FACES) throw new RangeError(`a die has ${FACES} faces, not ${sides}`);
        chance = chance.times(new Fraction(1n, BigInt(FACES)));
        return (faces[rolled++] ??= 0);
      },
    });
    chances.set(outcome, chance.plus(chances.get(outcome) ?? new Fraction(0n, 1n)));
    faces = nextFaces(faces);
  } while (faces.length > 0);
  return Object.fromEntries([...chances].map(([outcome, chance]) => [outcome, chance.toString()]));
}

/** The last die shows one more; where it showed a six it is taken away, and the one before it shows one more. */
function nextFaces(faces: readonly number[]): number[] {
  const next = [...faces];
  while (next.length > 0 && next.at(-1) === FACES - 1) next.pop();
  if (next.length > 0) next[next.length - 1]! += 1;
  return next;
}
