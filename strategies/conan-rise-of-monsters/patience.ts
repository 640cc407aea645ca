/** Who may let the enemy come: the side that shoots better ("Ranged Attacks"). */
import type { ConanView, Tactics } from '../../src/systems/conan-rise-of-monsters/tactics.ts';

/** So many times the enemy's shooting is better. */
const BETTER = 1.5;

/** Not where a place is fought over: nobody has to come. */
export function outshoots(tactics: Tactics, view: ConanView): boolean {
  const { shrine, runner } = view.open;
  return shrine === null && runner === null && shooting(tactics, view, tactics.own(view)) > BETTER * shooting(tactics, view, tactics.enemies(view));
}

/** Dice, by the inches that they reach. */
function shooting(tactics: Tactics, view: ConanView, units: readonly number[]): number {
  return units.reduce((sum, unit) => {
    const { ranged, range } = tactics.card(view, unit);
    return sum + tactics.models(view, unit) * ranged * range;
  }, 0);
}
