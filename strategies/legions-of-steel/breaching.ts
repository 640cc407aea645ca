/** Doors and forcewalls shot down so that friends get on: what it saves them, less something for what it saves the enemy. */
import type { Attack, LegionsView, Tactics } from '../../src/systems/legions-of-steel/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import { placeOf } from './errands.ts';
import type { Thought } from './plans.ts';

export interface Breach extends Attack {
  readonly hope: number;
}

/** Squares of a way that are looked at for doors. */
const AHEAD = 8;
/** What counts of the enemy's steps: whoever fires goes on first. */
const ENEMIES = 0.5;
/** More steps than this are not counted as saved. */
const MOST = 12;

/** The best shot at one; null for none that is worth anything. */
export function bestBreach(tactics: Tactics, view: LegionsView, { figure, haste }: Thought, stance: number, doctrine: Doctrine): Breach | null {
  let best: Breach | null = null;
  const offer = (at: number, saved: () => number) => {
    const attack = tactics.attacks.onObstacle(view, figure, at, stance);
    if (attack === null) return;
    const hope = doctrine.breach * haste * attack.chance * saved();
    if (hope > (best?.hope ?? 0)) best = { hope, ...attack };
  };
  for (const wall of view.open.forcewalls) offer(wall, () => wallSaves(tactics, view, wall, tactics.seat) - ENEMIES * wallSaves(tactics, view, wall, 1 - tactics.seat));
  if (waits(tactics, view)) return best;
  for (const door of tactics.passages.closedDoors(view)) offer(door, () => doorSaves(tactics, view, door, tactics.seat) - ENEMIES * doorSaves(tactics, view, door, 1 - tactics.seat));
  return best;
}

/** Who has nowhere to go, or is nearer to it than the enemy, leaves doors shut and lets him come. */
function waits(tactics: Tactics, view: LegionsView): boolean {
  const [aim] = tactics.aims(view);
  if (aim === undefined) return true;
  const steps = tactics.steps(view, aim.place, aim.squares);
  const nearest = (seat: number) => Math.min(...figuresOf(tactics, view, seat).map((at) => steps[at]!));
  return nearest(tactics.seat) < nearest(1 - tactics.seat);
}

/** Steps that the figures of a seat go farther now because of a forcewall. */
function wallSaves(tactics: Tactics, view: LegionsView, wall: number, seat: number): number {
  const { place, squares } = placeOf(tactics, view, seat);
  const [now, then] = [tactics.steps(view, place, squares), tactics.stepsWithout(view, place, squares, wall)];
  return figuresOf(tactics, view, seat).reduce((sum, at) => sum + Math.min(MOST, now[at]! - then[at]!), 0);
}

/** What opening it costs whoever of a seat comes to it first: once it is open it is open to all. */
function doorSaves(tactics: Tactics, view: LegionsView, door: number, seat: number): number {
  const { place, squares } = placeOf(tactics, view, seat);
  const steps = tactics.steps(view, place, squares);
  return figuresOf(tactics, view, seat).some((at) => tactics.down(view, steps, at, AHEAD).includes(door)) ? tactics.passages.cost('walking') : 0;
}

function figuresOf(tactics: Tactics, view: LegionsView, seat: number): number[] {
  return (seat === tactics.seat ? tactics.friends(view) : tactics.enemies(view)).map((figure) => view.open.figures[figure]!.at);
}
