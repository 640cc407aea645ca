/** What an attack is worth that rolls so many dice: the chance to fell its target, and something for a wound. */
import { FACES } from '../dice-odds.ts';

/** Of the worth of a target: the part that wounding it is worth as far as it goes; the rest is for felling it. */
const FOR_WOUNDS = 0.5;

const known: number[] = [];

/** 0 to 1. `need`: less than 2 is 2, more than 6 hopeless. `kills`: those that the target still takes. */
export function felling(dice: number, need: number, kills: number): number {
  if (need > FACES || dice <= 0) return 0;
  const key = (dice * 8 + Math.max(2, need)) * 8 + kills;
  return (known[key] ??= workedOut(dice, (FACES + 1 - Math.max(2, need)) / FACES, kills));
}

function workedOut(dice: number, chance: number, kills: number): number {
  let hits = [1];
  for (let die = 0; die < dice; die++) {
    const more = Array.from({ length: hits.length + 1 }, () => 0);
    for (const [count, odds] of hits.entries()) {
      more[count]! += odds * (1 - chance);
      more[count + 1]! += odds * chance;
    }
    hits = more;
  }
  let felled = 0;
  let wounds = 0;
  for (const [count, odds] of hits.entries()) {
    if (count >= kills) felled += odds;
    wounds += odds * Math.min(count, kills);
  }
  return (1 - FOR_WOUNDS) * felled + (FOR_WOUNDS * wounds) / kills;
}
