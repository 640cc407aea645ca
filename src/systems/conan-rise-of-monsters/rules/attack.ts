/** A unit that touches several enemy units names those that it attacks; whom it charged is one of them ("Melee Attacks"). */
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { CombatStep } from '../steps.ts';
import { fight } from './melee.ts';

export interface Attack {
  do: 'attack';
  /** In the order of their numbers. */
  units: readonly number[];
}

type Melee = Extract<CombatStep, { step: 'melee' }>;

export const attack: ActionRule<Attack> = {
  options(ground, { open, asked }) {
    return asked?.step === 'melee' ? choicesOf(ground, open, asked).map((units) => ({ do: 'attack', units })) : [];
  },

  refuse(ground, { open, asked }, action) {
    if (asked?.step !== 'melee') return 'no unit is about to fight now';
    const { units } = action as { units: unknown };
    const touched = ground.engagedWith(open, asked.unit);
    if (!Array.isArray(units) || units.length === 0 || !units.every((unit, i) => touched.includes(unit as number) && (i === 0 || (unit as number) > (units[i - 1] as number)))) {
      return `expected "units": numbers of units that ${ground.name(open, asked.unit)} touches, the lowest first: some of ${touched.join(', ')}`;
    }
    return touched.includes(asked.target) && !units.includes(asked.target) ? `it charged ${ground.name(open, asked.target)} and has to attack it` : undefined;
  },

  apply(ground, state, { units }, chance) {
    const step = state.open.agenda.pop() as Melee;
    fight(ground, state, step, units, chance);
  },
};

/** Every set of the units touched that has the one charged in it; all of them come first. */
function choicesOf(ground: Ground, battle: Readonly<Battle>, { unit, target }: Melee): number[][] {
  const touched = ground.engagedWith(battle, unit);
  const must = touched.indexOf(target);
  const choices: number[][] = [];
  for (let set = (1 << touched.length) - 1; set > 0; set--) {
    if (must < 0 || (set & (1 << must)) !== 0) choices.push(touched.filter((_, place) => (set & (1 << place)) !== 0));
  }
  return choices;
}
