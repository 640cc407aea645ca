/** Red Rage: in place of wounds, King Conan may sacrifice tokens, one for each ("King Conan", "Sacrificing Destiny"). */
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Battle, ConanState } from '../state.ts';
import { beneath, replaceBeneath, type Step } from '../steps.ts';
import { sacrifice } from './sacrifice.ts';

type Question = Extract<Step, { step: 'rage' }>;

/** Asks how many of the wounds that the step on top is about are paid for, if the unit can. */
export function askRage(ground: Ground, { open }: Pick<ConanState, 'open'>, unit: number, wounds: number): void {
  const seat = ground.seat(open, unit);
  if (wounds > 0 && open.destiny[seat]!.left > 0 && ground.book.abilities.destiny && ground.has(open, unit, 'red-rage')) open.agenda.push({ step: 'rage', seat, unit, wounds });
}

export interface Rage {
  do: 'rage';
  tokens: number;
}

export const rage: ActionRule<Rage> = {
  options: (_, { open, asked }) => (asked?.step === 'rage' ? Array.from({ length: most(open, asked) + 1 }, (__, tokens): Rage => ({ do: 'rage', tokens })) : []),

  refuse(_, { open, asked }, { tokens }) {
    if (asked?.step !== 'rage') return 'no tokens are sacrificed in place of wounds now (Red Rage)';
    return Number.isInteger(tokens) && tokens >= 0 && tokens <= most(open, asked) ? undefined : `expected tokens: a whole number from 0 to ${most(open, asked)}, as many as wounds and unspent tokens (Red Rage)`;
  },

  apply(_, { open }, { tokens }, chance) {
    const step = open.agenda.pop();
    if (step?.step !== 'rage') throw new Error('no tokens are sacrificed in place of wounds');
    if (tokens === 0) return;
    sacrifice(open, step.seat, tokens, 'Red Rage', chance);
    ignoreWounds(open, tokens);
  },
};

const most = (battle: Readonly<Battle>, { seat, wounds }: Readonly<Question>): number => Math.min(wounds, battle.destiny[seat]!.left);

/** Of the unit that the wounds on the agenda are asked about. */
export function ignoreWounds(battle: Battle, wounds: number): void {
  const step = beneath(battle);
  if (step?.step !== 'wounds') throw new Error('no wounds are about to be suffered');
  replaceBeneath(battle, step, { ...step, suffer: step.suffer.map((left, defense) => (defense === step.asked ? Math.max(0, left - wounds) : left)) });
}
