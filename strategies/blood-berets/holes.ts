/** Holes through walls, with the Shellshocker: where they save more steps than its two actions would walk ("Going Through Walls"). */
import type { BeretsAction, BeretsView, Tactics } from '../../src/systems/blood-berets/tactics.ts';
import { chanceOf } from './powers.ts';

/** Actions that the shot takes. */
const ACTIONS = 2;

/** `steps`: by square, from there to where it wants to be. Null: the way around is as short. */
export function holeFor(tactics: Tactics, view: BeretsView, figure: number, steps: ArrayLike<number>): BeretsAction | null {
  if (view.open.board.level !== 'caves' || !tactics.bears(view, figure, 'shellshocker')) return null;
  const { at } = view.open.figures[figure]!;
  const opens = chanceOf(tactics.assault(view, figure, () => 1).arms.find(({ weapon }) => weapon === 'shellshocker')?.skill ?? 0);
  let best: BeretsAction | null = null;
  let most = ACTIONS * tactics.book.movement.steps;
  for (const hole of tactics.holes(view)) {
    const saved = opens * (steps[at]! - wayThrough(tactics, view, at, hole.square, steps));
    if (saved > most) [best, most] = [hole, saved];
  }
  return best;
}

/** To the wall, straight through it, and on from the first open square behind it. */
function wayThrough(tactics: Tactics, view: BeretsView, at: number, wall: number, steps: ArrayLike<number>): number {
  const { width } = tactics.field(view);
  const to = tactics.away(view, at, wall);
  let least = Infinity;
  for (const ahead of [1, -1, width, -width]) {
    for (let thick = 1; thick <= tactics.book.gear.walls; thick++) {
      const behind = wall + thick * ahead;
      if (steps[behind] === undefined || tactics.away(view, at, behind) <= to) continue;
      least = Math.min(least, to + thick + steps[behind]);
    }
  }
  return least;
}
