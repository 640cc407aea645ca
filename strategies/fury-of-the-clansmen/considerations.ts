/** What a figure may think of when it weighs a square or an enemy: the words that strategies are written in. */
import type { Situation } from './errands.ts';
import type { Thought } from './planner.ts';

// Squares, at a glance

/** 1 on an open goal of the enemy, where a figure's errand is done; -1 on one that is taken already, where it would be wasted. */
export function entersGoal({ situation: { tactics, view } }: Thought, square: number): number {
  const squad = tactics.goalAt(view, square);
  if (squad < 0 || !tactics.isEnemySquad(squad)) return 0;
  return view.open.entered[squad]!.length === 0 ? 1 : -1;
}

/** Steps nearer to the square its errand is about than where it stands now. */
export function stepsNearer({ errand, from }: Thought, square: number): number {
  return errand.steps[from]! - errand.steps[square]!;
}

/** 1 on a space of the square that our guards hold: while it is full nobody enters. */
export function holdsCitadel({ situation: { tactics, view, citadel } }: Thought, square: number): number {
  return tactics.goalAt(view, square) === citadel ? 1 : 0;
}

/** Squares nearer to the closest enemy than where it stands now. */
export function nearerToEnemy({ situation: { tactics }, quarry, from }: Thought, square: number): number {
  return quarry < 0 ? 0 : tactics.squaresBetween(from, quarry) - tactics.squaresBetween(square, quarry);
}

/** 1 in jungle or on rubble, which give cover whoever may come. */
export function inCover({ situation: { tactics, view } }: Thought, square: number): number {
  return tactics.givesCover(view, square) ? 1 : 0;
}

// Squares, looked at closely

/** Kills that enemies in sight or next to it expect of one attack each. */
export function exposure({ situation: { tactics, view }, figure }: Thought, square: number): number {
  return tactics.exposure(view, figure, square);
}

// Enemies

/** 1 for an enemy so near to the square our guards hold that its next turn may bring it there. */
export function threatensCitadel({ tactics, view, citadel }: Situation, enemy: number): number {
  if (citadel < 0) return 0;
  return tactics.stepsToGoal(view, citadel)[tactics.at(view, enemy)]! <= 4 * tactics.stepsPerMove(enemy) ? 1 : 0;
}

/** 1 for an enemy that stands in our way on a goal. */
export function blocksGoal({ tactics, view, goals }: Situation, enemy: number): number {
  return goals.includes(tactics.goalAt(view, tactics.at(view, enemy))) ? 1 : 0;
}
