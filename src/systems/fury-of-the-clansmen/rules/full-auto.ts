/** Full Auto: a Charger Carrier spends three actions and attacks enemy after enemy in one arc, those that come into sight too ("Full Auto"). */
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import { sweepOf } from './arc-of-fire.ts';
import { declare } from './attacks.ts';
import { figuresWithActions, refuseActions, spendAttack } from './figures.ts';
import { mayFire, refuseFire } from './firearm-attack.ts';
import { behindFriend } from './sweep.ts';

export interface FullAuto {
  do: 'full-auto';
  figure: number;
  /** The first; each further one is a choice of its own. */
  target: number;
}

export const fullAuto: ActionRule<FullAuto> = {
  options(ground, view) {
    if (!ground.has('full-auto')) return [];
    return figuresWithActions(ground, view, ground.book.actions.fullAuto)
      .filter((figure) => hasCharger(ground, figure) && mayFire(ground, view.open, figure))
      .flatMap((figure) => sweepOf(ground, view.open, figure).enemies.map((target): FullAuto => ({ do: 'full-auto', figure, target })));
  },

  refuse(ground, view, { figure, target }) {
    const refusal = ground.refuseAbility('full-auto') ?? refuseActions(ground, view, figure, ground.book.actions.fullAuto);
    if (refusal !== undefined) return refusal;
    if (!hasCharger(ground, figure)) return `${ground.trooper(figure).id} has no Charger ("Full Auto")`;
    const noShot = refuseFire(ground, view, figure, target);
    if (noShot !== undefined) return noShot;
    return sweepOf(ground, view.open, figure).enemies.includes(target) ? undefined : behindFriend(ground, figure, target);
  },

  apply(ground, { open }, { figure, target }) {
    spendAttack(ground, open, figure, ground.book.actions.fullAuto);
    open.tallies.fullAutos[ground.trooper(figure).seat]! += 1;
    open.agenda.push(
      { step: 'end-action', figure },
      { step: 'full-auto', by: figure, targets: [target] },
      { step: 'attack-roll', attack: declare(ground, open, 'full-auto', figure, target) },
    );
  },
};

export const hasCharger = (ground: Ground, figure: number): boolean => ground.trooper(figure).unit === 'charger-carrier';
