/** Who goes first, and which unit acts next: those that are about to be hit, or can hit, before the others ("Initiative", "Conflict"). */
import { INCH, type Tactics, type WarAction, type WarView } from '../../src/systems/warengine/tactics.ts';

/** Inches from which on a side may strike at the other in one activation. */
const STRIKING = 26;

/** First as soon as anybody can strike; before that the other side may come closer first. */
export function goesFirst(tactics: Tactics, view: WarView): boolean {
  return tactics.friends(view).some((figure) => nearestEnemy(tactics, view, figure) <= STRIKING * INCH);
}

/** The unit with most to win or to lose; a character goes along with a unit that has nobody else to lead it. */
export function activation(tactics: Tactics, view: WarView): WarAction {
  const options = tactics.activations(view);
  let best = options[0]!;
  let most = -Infinity;
  for (const option of options) {
    const value = urgency(tactics, view, option.unit) + (option.with === undefined ? 0 : tactics.leader(view, option.unit) < 0 ? JOINS : -JOINS);
    if (value > most) {
      most = value;
      best = option;
    }
  }
  return best;
}

const JOINS = 1000;
/** Figures of a unit that are asked; they stand for the rest. */
const ASKED = 2;
/** What is lost by acting late, against what is won by acting early. */
const THREAT = 0.5;

/** Points that its attacks promise now, and those that the enemy could take first; far away, the nearer the sooner. */
function urgency(tactics: Tactics, view: WarView, unit: number): number {
  const members = tactics.members(view, unit);
  const asked = members.slice(0, ASKED);
  let sum = 0;
  let nearest = Infinity;
  for (const figure of asked) {
    nearest = Math.min(nearest, nearestEnemy(tactics, view, figure));
    sum += tactics.promise(view, figure, tactics.here(view, figure)) + THREAT * tactics.exposure(view, figure, tactics.here(view, figure));
  }
  return (sum * members.length) / Math.max(1, asked.length) - nearest / INCH;
}

function nearestEnemy(tactics: Tactics, view: WarView, figure: number): number {
  const { x, y } = tactics.here(view, figure);
  const enemy = tactics.closestEnemy(view, x, y);
  return enemy < 0 ? Infinity : tactics.distance(view, figure, enemy);
}
