/** Legion troop counters move off the section where the Blood Berets come in, to adjacent boxes of the display, "even diagonally" ("Mission 1"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import { neighbors } from '../../../kernel/grid/squares.ts';
import type { ActionRule } from '../actions.ts';
import { PER_ROW } from '../field.ts';
import type { Battle, BeretsView } from '../state.ts';
import type { SetupStep } from '../steps.ts';
import { countersIn } from './troop-counters.ts';

export interface Yield {
  do: 'yield';
  /** Slot of the counter. */
  counter: number;
  to: number;
}

type YieldStep = Extract<SetupStep, { step: 'yield' }>;

export const yieldTo: ActionRule<Yield> = {
  options(_, view) {
    const step = asked(view);
    if (step === null) return [];
    return countersIn(view.open, 'display', step.section).flatMap((counter) => boxesAround(step.section).map((to): Yield => ({ do: 'yield', counter, to })));
  },

  refuse(_, view, { counter, to }) {
    const step = asked(view);
    if (step === null) return 'no troop counter has to move off now ("Mission 1")';
    const there = countersIn(view.open, 'display', step.section);
    if (!there.includes(counter)) return `counter: expected one of ${there.join(', ')}, which lie in section ${step.section}; found ${String(counter)}`;
    return boxesAround(step.section).includes(to) ? undefined : `to: expected a section next to ${step.section}: ${boxesAround(step.section).join(', ')}; found ${String(to)}`;
  },

  apply(_, { open }, { counter, to }) {
    open.counters[counter]!.section = to;
  },
};

export function performYield(battle: Readonly<Battle>, { section }: YieldStep): typeof WAIT | typeof DONE {
  return countersIn(battle, 'display', section).length > 0 ? WAIT : DONE;
}

/** Sections next to a section, corners too. */
function boxesAround(section: number): number[] {
  return [...neighbors(PER_ROW, PER_ROW).slice(section * 8, section * 8 + 8)].filter((box) => box >= 0).sort((a, b) => a - b);
}

function asked({ asked, seat }: BeretsView): YieldStep | null {
  return asked?.step === 'yield' && seat === 1 ? asked : null;
}
