/** Who may let the enemy come: the side that shoots better ("Ranged Attacks"), or that the enemy has to pass (mission Escape). */
import { INCH, type ConanView, type Tactics } from '../../src/systems/conan-rise-of-monsters/tactics.ts';

/** So many times the enemy's shooting is better. */
const BETTER = 1.5;

/** Turns that it is patient for; one more where the enemy is coming, and all that follow while it is ahead. */
const PATIENCE = 2;
/** Turns in which nobody needs to go and meet an enemy who has to get across, and sets out to do so. */
const FOR_A_RUNNER = 3;
/** Hundredths of an inch within which an enemy has come. */
const NEAR = 18 * INCH;

/** The side that outshoots the other, where no place is fought over; and who is to stop a runner. */
export function letsThemCome(tactics: Tactics, view: ConanView): boolean {
  const { shrine, runner, turn } = view.open;
  if (shrine !== null) return false;
  if (runner !== null) return runner !== tactics.seat && (turn === 1 || (turn <= FOR_A_RUNNER && haveSetOut(tactics, view)));
  const patience = PATIENCE + (haveCome(tactics, view) ? 1 : 0);
  if (turn > patience && tactics.points(view, tactics.seat) <= tactics.points(view, 1 - tactics.seat)) return false;
  return shooting(tactics, view, tactics.own(view)) > BETTER * shooting(tactics, view, tactics.enemies(view));
}

/** Whether at least half of the enemy's units are near. */
export function haveCome(tactics: Tactics, view: ConanView): boolean {
  const enemies = tactics.enemies(view);
  const near = enemies.filter((enemy) => tactics.own(view).some((unit) => tactics.gap(view, unit, enemy) <= NEAR));
  return 2 * near.length >= enemies.length;
}

/** Whether at least half of the enemy's units have left the strip in which they were set up. */
function haveSetOut(tactics: Tactics, view: ConanView): boolean {
  const enemies = tactics.enemies(view);
  const strip = tactics.book.deployment.depth * INCH;
  const edge = tactics.homeward(view, 1 - tactics.seat) === 1 ? view.open.table.height : 0;
  const out = enemies.filter((enemy) => Math.abs(tactics.at(view, enemy).y - edge) > strip);
  return 2 * out.length >= enemies.length;
}

/** Dice, by the inches that they reach. */
function shooting(tactics: Tactics, view: ConanView, units: readonly number[]): number {
  return units.reduce((sum, unit) => {
    const { ranged, range } = tactics.card(view, unit);
    return sum + tactics.models(view, unit) * ranged * range;
  }, 0);
}
