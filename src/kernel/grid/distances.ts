/** Least cost from every square to the nearest of some squares, by terrain alone: how far it is to a goal. */
import { opposite } from './directions.ts';
import { neighbors } from './squares.ts';

/** What stands for a square from which there is no way. */
export const NO_WAY = 65535;

/** `stepCost` as `Reach.run` takes it. By square; a step's cost is that of the way towards the goal, not back. */
export function distancesTo(goals: readonly number[], stepCost: Uint8Array, width: number, height: number): Uint16Array {
  const next = neighbors(width, height);
  const distances = new Uint16Array(width * height).fill(NO_WAY);
  const waiting: number[][] = [[...goals]];
  for (const goal of goals) distances[goal] = 0;
  for (let cost = 0; cost < waiting.length; cost++) {
    for (const square of waiting[cost] ?? []) {
      if (distances[square] !== cost) continue; // a shorter way was found since
      for (let direction = 0; direction < 8; direction++) {
        const before = next[square * 8 + direction]!;
        if (before < 0) continue;
        const price = stepCost[before * 8 + opposite(direction)]!;
        if (price === 0 || cost + price >= distances[before]!) continue;
        distances[before] = cost + price;
        (waiting[cost + price] ??= []).push(before);
      }
    }
  }
  return distances;
}
