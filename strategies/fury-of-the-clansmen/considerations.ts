/** What a figure may think of when it weighs a square: the words that strategies are written in. */
import type { Thought } from './planner.ts';

/** 1 on an open goal of the enemy, where a figure's errand is done; -1 on one that is taken already, where it would be wasted. */
export function entersGoal({ tactics, view }: Thought, square: number): number {
  const squad = tactics.goalAt(square);
  if (squad < 0 || !tactics.isEnemySquad(squad)) return 0;
  return view.open.entered[squad]!.length === 0 ? 1 : -1;
}

/** Steps nearer to the square its errand is about than where it stands now. */
export function stepsNearer({ errand, from }: Thought, square: number): number {
  return errand.steps[from]! - errand.steps[square]!;
}

/** Kills that enemies in sight or next to it expect of one attack each. */
export function exposure({ tactics, view, figure }: Thought, square: number): number {
  return tactics.exposure(view, figure, square);
}
