/** Who may let the enemy come: the side that shoots better ("Ranged Attacks"). */
import type { ConanView, Tactics } from '../../src/systems/conan-rise-of-monsters/tactics.ts';

/** So many times the enemy's shooting is better. */
const BETTER = 1.5;

/** Turns that it is patient for if that does not bring it ahead. */
const PATIENCE = 3;

/** The side that outshoots the other, where no place is fought over: for some turns, and as long as it is ahead. */
export function letsThemCome(tactics: Tactics, view: ConanView): boolean {
  const { shrine, runner, turn } = view.open;
  if (shrine !== null || runner !== null) return false;
  if (turn > PATIENCE && tactics.points(view, tactics.seat) <= tactics.points(view, 1 - tactics.seat)) return false;
  return shooting(tactics, view, tactics.own(view)) > BETTER * shooting(tactics, view, tactics.enemies(view));
}

/** Dice, by the inches that they reach. */
function shooting(tactics: Tactics, view: ConanView, units: readonly number[]): number {
  return units.reduce((sum, unit) => {
    const { ranged, range } = tactics.card(view, unit);
    return sum + tactics.models(view, unit) * ranged * range;
  }, 0);
}
