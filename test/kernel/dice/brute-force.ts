/** The oracle: makes a roll once for every way the dice can fall, and adds up the chances. */
import type { Outcome } from '../../../src/kernel/dice/distribution.ts';
import { Fraction } from '../../../src/kernel/dice/fraction.ts';
import type { Roll } from '../../../src/kernel/dice/roll.ts';

/** Outcome as text ("3", "2,1") -> its exact chance. Only for rolls that end however the dice fall. */
export function bruteForce<T extends Outcome>(roll: Roll<T>): Record<string, string> {
  const chances = new Map<string, Fraction>();
  const draws: { draw: number; sides: number }[] = [];
  for (;;) {
    let next = 0;
    const outcome = roll.roll({
      below(sides) {
        if (next === draws.length) draws.push({ draw: 0, sides });
        return draws[next++]!.draw;
      },
    });
    const chance = new Fraction(1n, draws.reduce((ways, { sides }) => ways * BigInt(sides), 1n));
    chances.set(String(outcome), (chances.get(String(outcome)) ?? new Fraction(0n, 1n)).plus(chance));
    while (draws.length > 0 && draws.at(-1)!.draw === draws.at(-1)!.sides - 1) draws.pop();
    if (draws.length === 0) return table(chances);
    draws.at(-1)!.draw += 1;
  }
}

/** The exact odds in the same form. */
export function exactly<T extends Outcome>(roll: Roll<T>): Record<string, string> {
  const odds = roll.odds();
  return table(new Map(odds.outcomes.map((outcome) => [String(outcome), odds.p(outcome)])));
}

function table(chances: Map<string, Fraction>): Record<string, string> {
  return Object.fromEntries([...chances].map(([outcome, chance]) => [outcome, chance.toString()]));
}
