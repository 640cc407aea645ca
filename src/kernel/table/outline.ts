/** The outline of a terrain piece: a closed polygon, its corners in order, in hundredths of an inch; it may have dents, but not cross itself. */
import { segmentsMeet, side } from './segment.ts';

export type Point = readonly [x: number, y: number];
export type Outline = readonly Point[];

/** What is wrong with an outline, and at which corner (from 0); undefined if nothing is. */
export function outlineProblem(outline: Outline): { corner: number; problem: string } | undefined {
  if (outline.length < 3) return { corner: 0, problem: `an outline of ${outline.length} corners; expected at least 3` };
  const count = outline.length;
  for (let i = 0; i < count; i++) {
    const [a, b, c] = [outline[i]!, outline[(i + 1) % count]!, outline[(i + 2) % count]!];
    if (a[0] === b[0] && a[1] === b[1]) return { corner: (i + 1) % count, problem: 'the same corner twice' };
    const back = (c[0] - b[0]) * (b[0] - a[0]) + (c[1] - b[1]) * (b[1] - a[1]) < 0;
    if (back && side(...a, ...b, ...c) === 0) return { corner: (i + 1) % count, problem: 'the outline turns back on itself' };
  }
  for (let i = 0; i < count; i++) {
    for (let j = i + 2; j < count; j++) {
      if (i === 0 && j === count - 1) continue; // neighbors, round the end
      if (!segmentsMeet(...outline[i]!, ...outline[i + 1]!, ...outline[j]!, ...outline[(j + 1) % count]!)) continue;
      return { corner: j, problem: `the outline crosses or touches itself: its sides from corner ${i + 1} and corner ${j + 1} meet` };
    }
  }
  return undefined;
}

/** Twice the area inside, in square hundredths; negative if the corners go round the other way. */
export function twiceArea(outline: Outline): number {
  return outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length]!;
    return sum + x * nextY - y * nextX;
  }, 0);
}
