/** Reach by trying everything: all that a figure can do with its movement, one step or one change of facing at a time. */
import { DX, DY } from '../../../src/kernel/grid/directions.ts';

export interface Question {
  width: number;
  height: number;
  from: number;
  /** 0 north, 1 east, 2 south, 3 west; null: facing is not played. */
  facing: number | null;
  actions: number;
  steps: number;
  turns: number;
  stepsAnAction: number;
  turnsAnAction: number;
  /** Steps into the second square from the first, which is next to it; null: no way. */
  cost(from: number, to: number): number | null;
  /** It goes no farther from there. */
  stopsAt(square: number): boolean;
}

/** By square and facing: the fewest actions, and of those the fewest steps. */
export type Answer = Map<string, { actions: number; steps: number }>;

export const key = (square: number, facing: number | null): string => `${square} ${facing ?? '-'}`;

const AHEAD = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;

export function everythingWithinReach(question: Question): Answer {
  const { width, height, from, facing, actions } = question;
  const answer: Answer = new Map();
  const seen = new Set<string>();
  const waiting: { square: number; facing: number | null; steps: number; turns: number }[] = [{ square: from, facing, steps: 0, turns: 0 }];
  for (const now of waiting) {
    const name = `${key(now.square, now.facing)} ${now.steps} ${now.turns}`;
    if (seen.has(name)) continue;
    seen.add(name);
    const needed = Math.max(more(now.steps - question.steps, question.stepsAnAction), more(now.turns - question.turns, question.turnsAnAction));
    if (needed > actions) continue;
    const best = answer.get(key(now.square, now.facing));
    if (best === undefined || needed < best.actions || (needed === best.actions && now.steps < best.steps)) answer.set(key(now.square, now.facing), { actions: needed, steps: now.steps });
    if (now.square !== from && question.stopsAt(now.square)) {
      for (const other of now.facing === null ? [] : [0, 1, 2, 3]) if (other !== now.facing) waiting.push({ ...now, facing: other, turns: now.turns + 1 });
      continue;
    }
    for (const other of now.facing === null ? [] : [0, 1, 2, 3]) if (other !== now.facing) waiting.push({ ...now, facing: other, turns: now.turns + 1 });
    for (let direction = 0; direction < 8; direction++) {
      const [dx, dy] = [DX[direction]!, DY[direction]!];
      const column = (now.square % width) + dx;
      const row = Math.floor(now.square / width) + dy;
      if (column < 0 || column >= width || row < 0 || row >= height) continue;
      if (now.facing !== null && AHEAD[now.facing]![0] * dx + AHEAD[now.facing]![1] * dy <= 0) continue;
      const to = row * width + column;
      const price = question.cost(now.square, to);
      if (price !== null) waiting.push({ ...now, square: to, steps: now.steps + price });
    }
  }
  return answer;
}

const more = (missing: number, anAction: number): number => (missing <= 0 ? 0 : anAction === 0 ? Infinity : Math.ceil(missing / anAction));
