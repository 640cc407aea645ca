/** What a figure may think of when it weighs a square or an enemy: the words that strategies are written in. */
import type { Situation } from './errands.ts';
import type { Thought } from './planner.ts';

// Squares, at a glance

/** 1 where its errand, or another aim that it may serve, is done; -1 where it would go out of play for nothing. */
export function entersGoal({ situation: { tactics, view, aims }, figure }: Thought, square: number): number {
  for (const { squares, by } of aims) if (squares.includes(square)) return by.includes(figure) ? 1 : 0;
  return tactics.goesOut(view, figure, square) ? -1 : 0;
}

/** Steps nearer to what its errand is about than where it stands now; on a hunt, squares nearer to the closest enemy. */
export function stepsNearer(thought: Thought, square: number): number {
  const { errand: { steps }, from } = thought;
  return steps === null ? nearerToEnemy(thought, square) : steps[from]! - steps[square]!;
}

/** 1 on a space of the place that our guards hold: while it is full nobody enters. */
export function holdsCitadel({ situation: { citadel } }: Thought, square: number): number {
  return citadel !== null && citadel.squares.includes(square) ? 1 : 0;
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

/** 1 for an enemy so near to the place our guards hold that its next turn may bring it there. */
export function threatensCitadel({ tactics, view, citadel }: Situation, enemy: number): number {
  if (citadel === null || !citadel.by.includes(enemy)) return 0;
  return tactics.stepsTo(view, citadel)[tactics.at(view, enemy)]! <= 4 * tactics.stepsPerMove(enemy) ? 1 : 0;
}

/** 1 for an enemy that stands in our way where we want to be. */
export function blocksGoal({ tactics, view, aims }: Situation, enemy: number): number {
  const at = tactics.at(view, enemy);
  return aims.some(({ squares }) => squares.includes(at)) ? 1 : 0;
}
