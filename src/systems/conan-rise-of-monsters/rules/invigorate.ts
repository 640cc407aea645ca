/** Invigorate: at his side's pick Thoth-Amon sacrifices a token; a friendly unit loses its Activation token and suffers one unstoppable wound ("Thoth-Amon"). */
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { sacrifice } from './sacrifice.ts';
import { suffer } from './wounds.ts';

export interface Invigorate {
  do: 'invigorate';
  /** A friendly unit that was activated this turn. */
  unit: number;
}

export const invigorate: ActionRule<Invigorate> = {
  options(ground, { open, asked }) {
    if (asked?.step !== 'pick' || unable(ground, open, asked.seat) !== undefined) return [];
    return ground.unitsOf(open, asked.seat).flatMap((unit): Invigorate[] => (open.units[unit]!.activated ? [{ do: 'invigorate', unit }] : []));
  },

  refuse(ground, { open, asked }, { unit }) {
    if (asked?.step !== 'pick') return 'nobody is invigorated now: only when a unit is picked (Invigorate)';
    const why = unable(ground, open, asked.seat);
    if (why !== undefined) return why;
    return ground.unitsOf(open, asked.seat).includes(unit) && open.units[unit]!.activated ? undefined : 'expected unit: the number of a friendly unit in play that was activated this turn (Invigorate)';
  },

  apply(ground, state, { unit }, chance) {
    const { open } = state;
    sacrifice(open, ground.seat(open, unit), 1, 'Invigorate', chance);
    open.units[unit]!.activated = false;
    suffer(state, unit, 1);
  },
};

function unable(ground: Ground, battle: Readonly<Battle>, seat: number): string | undefined {
  if (!ground.unitsOf(battle, seat).some((unit) => ground.has(battle, unit, 'invigorate'))) return 'nobody in play has the use of Invigorate';
  if (!ground.book.abilities.destiny) return 'Destiny Tokens are left out of this game';
  return battle.destiny[seat]!.left > 0 ? undefined : 'no token is left to be sacrificed ("Sacrificing Destiny")';
}
