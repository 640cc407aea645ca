/** The active figure uses its fire action to attack: with its ranged weapon, or Hand to Hand ("Fire Ranged Weapon", "Hand to Hand Combat"). */
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { declareShot, refuseShot, refuseStrike, shotChoices, shotOf, strikeChoices, strikeOf } from './declare.ts';
import { spend } from './points.ts';

export const fire: ActionRule<'fire'> = {
  options: (ground, { open }) => shotChoices(ground, open, activeIn(open).figure, 'fire').map((fields) => ({ do: 'fire', ...fields })),
  refuse: (ground, { open }, action) => refuseShot(ground, open, activeIn(open).figure, 'fire', action),
  apply(ground, { open }, action) {
    const shot = shotOf(ground, open, activeIn(open).figure, 'fire', stanceOf(ground, open), action);
    if (action.lift !== null) spend(open, [action.lift]);
    declareShot(ground, open, shot);
  },
};

export const strike: ActionRule<'strike'> = {
  options: (ground, { open }) => strikeChoices(ground, open, activeIn(open).figure, 'fire').map((fields) => ({ do: 'strike', ...fields })),
  refuse: (ground, { open }, action) => refuseStrike(ground, open, activeIn(open).figure, 'fire', action),
  apply(ground, { open }, action) {
    const shot = strikeOf(ground, open, activeIn(open).figure, 'fire', stanceOf(ground, open), action);
    if (action.lift !== null) spend(open, [action.lift]);
    declareShot(ground, open, shot);
  },
};

/** The movement modifier of the active figure: by its designation, whatever it has done of it ("Movement modifiers"). */
function stanceOf({ book }: Ground, battle: Readonly<Battle>): number {
  return book.modifiers[activeIn(battle).as];
}

function activeIn({ active }: Readonly<Battle>) {
  if (active === null) throw new Error('nobody is active');
  return active;
}
