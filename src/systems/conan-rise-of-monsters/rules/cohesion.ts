/** A unit stays together: every model within two inches of another, all in one chain ("Cohesion"). */
import { distanceUp, INCH } from '../../../kernel/table/inches.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';

/**
 * How many hundredths of an inch are missing for one chain, all gaps that are too wide added up; 0 for a unit that is together. `x`, `y`: of
 * the models of one unit, which have bases of one size.
 */
export function missing(ground: Ground, x: readonly number[], y: readonly number[], diameter: number): number {
  const reach = ground.book.movement.cohesion * INCH + diameter;
  return isOneChain(x, y, reach) ? 0 : gaps(x, y, reach);
}

/** Whether everybody is found, from the first on, by going from model to model. */
function isOneChain(x: readonly number[], y: readonly number[], reach: number): boolean {
  let left = (1 << x.length) - 2; // those not found yet, as a mask
  let fresh = 1; // found, and not gone from yet
  while (fresh !== 0 && left !== 0) {
    const one = 31 - Math.clz32(fresh);
    fresh ^= 1 << one;
    for (let other = 0; other < x.length; other++) {
      if ((left & (1 << other)) === 0) continue;
      const dx = x[one]! - x[other]!;
      const dy = y[one]! - y[other]!;
      if (dx * dx + dy * dy > reach * reach) continue;
      left ^= 1 << other;
      fresh |= 1 << other;
    }
  }
  return left === 0;
}

/** The nearest first joins those who are together already. */
function gaps(x: readonly number[], y: readonly number[], reach: number): number {
  const left = x.map((_, member) => member).slice(1);
  const nearest = x.map((at, member) => distanceUp(x[0]!, y[0]!, at, y[member]!));
  let wide = 0;
  while (left.length > 0) {
    let next = 0;
    for (let i = 1; i < left.length; i++) if (nearest[left[i]!]! < nearest[left[next]!]!) next = i;
    const [joined] = left.splice(next, 1) as [number];
    wide += Math.max(0, nearest[joined]! - reach);
    for (const member of left) nearest[member] = Math.min(nearest[member]!, distanceUp(x[joined]!, y[joined]!, x[member]!, y[member]!));
  }
  return wide;
}

/** Places in the list of those who belong to the largest part that is together; of equal ones, the part of the lowest. */
export function mainPart(ground: Ground, x: readonly number[], y: readonly number[], diameter: number): number[] {
  const reach = ground.book.movement.cohesion * INCH + diameter;
  const seen = new Set<number>();
  let largest: number[] = [];
  for (let first = 0; first < x.length; first++) {
    if (seen.has(first)) continue;
    const part = [first];
    seen.add(first);
    for (const member of part) {
      for (let other = 0; other < x.length; other++) {
        if (seen.has(other) || distanceUp(x[member]!, y[member]!, x[other]!, y[other]!) > reach) continue;
        seen.add(other);
        part.push(other);
      }
    }
    if (part.length > largest.length) largest = part;
  }
  return largest.sort((a, b) => a - b);
}

/** Whether the models of a unit in play form one chain. */
export function isTogether(ground: Ground, battle: Readonly<Battle>, unit: number): boolean {
  const members = ground.members(battle, unit);
  if (members.length < 2) return true;
  return missing(ground, members.map((model) => battle.models[model]!.x), members.map((model) => battle.models[model]!.y), ground.roll(battle).diameters[members[0]!]!) === 0;
}
