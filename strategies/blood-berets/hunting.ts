/** An errand with an eye on the enemies: some commanders go for the nearest one whatever else there is to do. */
import { type BeretsView, type Tactics } from '../../src/systems/blood-berets/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import type { Errand } from './plans.ts';

/** Enemies farther away are let be. */
const NEAR = 15;

export function hunted(tactics: Tactics, view: BeretsView, figure: number, errand: Errand, { hunt }: Doctrine): Errand {
  const eager = hunt[view.open.board.level];
  if (eager === 0) return errand;
  const enemies = tactics.enemies(view).filter((enemy) => enemy !== figure).map((enemy) => view.open.figures[enemy]!.at);
  if (enemies.length === 0) return errand;
  const steps = tactics.stepsTo(view, enemies);
  return { ...errand, pull: (square) => errand.pull(square) - eager * Math.min(NEAR, steps[square]!) };
}
