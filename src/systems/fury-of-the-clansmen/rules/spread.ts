/**
 * Auto Fire Spread: two actions at any number of enemies within one arc, all named before the first roll ("Auto Fire Spread").
 *
 * The first is named with the action itself, each further one by a choice of its own (`sweep.ts`), until fire is opened.
 */
import type { ActionRule } from '../actions.ts';
import { sweepOf } from './arc-of-fire.ts';
import { figuresWithActions, refuseActions, spendAttack } from './figures.ts';
import { mayFire, refuseFire } from './firearm-attack.ts';
import { behindFriend } from './sweep.ts';

export interface Spread {
  do: 'spread';
  figure: number;
  target: number;
}

export const spread: ActionRule<Spread> = {
  options(ground, view) {
    if (!ground.has('spread')) return [];
    return figuresWithActions(ground, view, ground.book.actions.spread)
      .filter((figure) => mayFire(ground, view.open, figure))
      .flatMap((figure) => sweepOf(ground, view.open, figure).enemies.map((target): Spread => ({ do: 'spread', figure, target })));
  },

  refuse(ground, view, { figure, target }) {
    const refusal = ground.refuseAbility('spread') ?? refuseActions(ground, view, figure, ground.book.actions.spread) ?? refuseFire(ground, view, figure, target);
    if (refusal !== undefined) return refusal;
    if (!sweepOf(ground, view.open, figure).enemies.includes(target)) return behindFriend(ground, figure, target);
    return undefined;
  },

  apply(ground, { open }, { figure, target }) {
    spendAttack(ground, open, figure, ground.book.actions.spread);
    open.tallies.spreads[ground.trooper(figure).seat]! += 1;
    open.agenda.push({ step: 'end-action', figure }, { step: 'spread', by: figure, targets: [target] });
  },
};
