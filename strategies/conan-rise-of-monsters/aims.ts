/** What each unit makes for: an enemy that it can hurt, the shrine, or the enemy's edge. */
import { INCH, type ConanView, type Spot, type Tactics } from '../../src/systems/conan-rise-of-monsters/tactics.ts';

export interface Aim extends Spot {
  /** Hundredths of an inch from it at which a unit is content. */
  readonly near: number;
  /** A place to be at, rather than an enemy to be fought. */
  readonly place: boolean;
  /** How much an inch nearer counts: the points to be had there. */
  readonly pull: number;
}

/** How near to the shrine a unit wants to stand. */
const AT_SHRINE = 2 * INCH;
/** Part of a Commander's points that hurries him: he is worth two units, and comes across with them rather than before. */
const WITH_HIS_UNITS = 0.5;
/** Turns after the first one that scores when units make for the shrine: whoever is there early is shot at and charged there. */
const SHOOTERS_COME = 1;
const OTHERS_COME = -2;
/** Part of its range from which a unit of archers wants to shoot. */
const GOOD_RANGE = 0.5;

export function aimOf(tactics: Tactics, view: ConanView, unit: number): Aim | null {
  const { shrine } = view.open;
  const shoots = tactics.card(view, unit).ranged > 0;
  if (shrine !== null && view.open.turn >= tactics.book.missions.shrine.from + (shoots ? SHOOTERS_COME : OTHERS_COME)) return { x: shrine[0], y: shrine[1], near: AT_SHRINE, place: true, pull: 1 };
  const across = tactics.forLeaving(view, unit);
  if (across > 0) {
    const { height } = view.open.table;
    return { x: tactics.at(view, unit).x, y: tactics.homeward(view) === 1 ? 0 : height, near: 0, place: true, pull: tactics.card(view, unit).type === 'commander' ? across * WITH_HIS_UNITS : across };
  }
  const enemy = prey(tactics, view, unit);
  if (enemy < 0) return null;
  const { x, y } = tactics.at(view, enemy);
  return { x, y, near: shoots ? tactics.card(view, unit).range * GOOD_RANGE * INCH : 0, place: false, pull: 1 };
}

/** The enemy that it would gain most from, the nearer the better; -1 if there is none. */
function prey(tactics: Tactics, view: ConanView, unit: number): number {
  let best = -1;
  let most = -Infinity;
  for (const enemy of tactics.enemies(view)) {
    const { harm, cost } = tactics.fight(view, unit, enemy, true);
    const value = (WORTH_GOING + Math.max(0, harm - cost / 2)) / (tactics.gap(view, unit, enemy) / INCH + STRIDE);
    if (value <= most) continue;
    most = value;
    best = enemy;
  }
  return best;
}

/** Points that any enemy is worth going for. */
const WORTH_GOING = 1;
/** Inches that count alike: all that is within one move. */
const STRIDE = 6;
