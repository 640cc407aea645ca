/** Whom a unit shoots at, which of those it touches it fights, and how it splits its dice. */
import { HERE, type ConanAction, type ConanView, type Tactics } from '../../src/systems/conan-rise-of-monsters/tactics.ts';
import type { Doctrine } from './doctrine.ts';

export function shotFor(tactics: Tactics, view: ConanView): ConanAction {
  const { asked } = view;
  if (asked?.step !== 'shooting') throw new Error('no unit is to shoot');
  let best: ConanAction = { do: 'pass' };
  let most = 0;
  for (const target of tactics.targets(view, asked.unit)) {
    const value = tactics.shot(view, asked.unit, target, HERE, asked.moved);
    if (value <= most) continue;
    most = value;
    best = { do: 'shoot', target };
  }
  return best;
}

/** Few strike back where few are attacked: the set from which most is won. */
export function attackFor(tactics: Tactics, view: ConanView, doctrine: Doctrine): ConanAction {
  const { asked } = view;
  if (asked?.step !== 'melee') throw new Error('no unit is to fight');
  let best: ConanAction | undefined;
  let most = -Infinity;
  for (const action of tactics.options(view)) {
    if (action.do !== 'attack') continue;
    let [harm, cost] = [0, 0];
    for (const unit of action.units) {
      const fight = tactics.fight(view, asked.unit, unit, unit === asked.target);
      harm = Math.max(harm, fight.harm);
      cost += fight.cost;
    }
    if (harm - doctrine.caution * cost <= most) continue;
    most = harm - doctrine.caution * cost;
    best = action;
  }
  return best!;
}

export function splitFor(tactics: Tactics, view: ConanView): ConanAction {
  const { asked } = view;
  if (asked?.step !== 'aim') throw new Error('no dice are to be aimed');
  const roll = asked.bout.attacks[asked.attack]!;
  let best: ConanAction | undefined;
  let most = -Infinity;
  for (const action of tactics.options(view)) {
    if (action.do !== 'aim') continue;
    const value = action.dice.reduce((sum, dice, target) => sum + (dice === 0 ? 0 : tactics.attackAt(view, roll, roll.targets[target]!, dice)), 0);
    if (value <= most) continue;
    most = value;
    best = action;
  }
  return best!;
}
