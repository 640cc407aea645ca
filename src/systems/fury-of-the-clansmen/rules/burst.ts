/** Auto Fire Burst: two actions at one enemy, with a bonus, at a risk to the ammunition ("Auto Fire Burst"). */
import type { ActionRule } from '../actions.ts';
import { declare } from './attacks.ts';
import { figuresWithActions, refuseActions, spendAttack } from './figures.ts';
import { mayFire, refuseFire, targetsInSight } from './firearm-attack.ts';

export interface Burst {
  do: 'burst';
  figure: number;
  target: number;
}

export const burst: ActionRule<Burst> = {
  options(ground, view) {
    if (!ground.has('burst')) return [];
    return figuresWithActions(ground, view, ground.book.actions.burst)
      .filter((figure) => mayFire(ground, view.open, figure))
      .flatMap((figure) => targetsInSight(ground, view.open, figure).map((target): Burst => ({ do: 'burst', figure, target })));
  },

  refuse(ground, view, { figure, target }) {
    return ground.refuseAbility('burst') ?? refuseActions(ground, view, figure, ground.book.actions.burst) ?? refuseFire(ground, view, figure, target);
  },

  apply(ground, { open }, { figure, target }) {
    spendAttack(ground, open, figure, ground.book.actions.burst);
    open.tallies.bursts[ground.trooper(figure).seat]! += 1;
    open.agenda.push({ step: 'end-action', figure }, { step: 'weapon-check', figure, rolls: 1 }, { step: 'attack-roll', attack: declare(ground, open, 'burst', figure, target) });
  },
};
