/** A move that was declared or is forced on a unit, cut short as far as the rules ask for it: of its length in eighths the most that will do. */
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { slide, type Plan, type Slide } from './slide.ts';

const PARTS = 8;

export interface Forced {
  readonly end: Slide;
  /** All of it was made. */
  readonly whole: boolean;
}

/** Undefined if no part of it will do. */
export function asFarAsAllowed(ground: Ground, battle: Readonly<Battle>, unit: number, plan: Plan, length: number, isAllowed: (end: Slide) => boolean): Forced | undefined {
  for (let parts = PARTS; parts > 0; parts--) {
    const end = slide(ground, battle, unit, plan, Math.floor((length * parts) / PARTS));
    if (isAllowed(end)) return { end, whole: parts === PARTS && !end.blocked };
  }
  return undefined;
}

/** Together, or no worse than before, and nobody on anybody. */
export const isInOrder = ({ crowded, missing, missingBefore }: Slide): boolean => !crowded && missing <= missingBefore;
