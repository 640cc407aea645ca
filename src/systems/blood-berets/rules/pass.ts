/** Nothing is done: with a counter that the Legion drew, with those that the Blood Beret player has saved, or with the equipment cards that are left ("The Cave Forces", "Choosing Not to Move"). */
import type { ActionRule } from '../actions.ts';
import type { BeretsEvent } from '../events.ts';
import type { BeretsView } from '../state.ts';
import { loseSaved } from './initiative.ts';

export interface Pass {
  do: 'pass';
}

export const pass: ActionRule<Pass> = {
  options(_, view) {
    return refusePass(view) === undefined ? [{ do: 'pass' }] : [];
  },

  refuse: (_, view) => refusePass(view),

  apply(_, { open }, __, { tell }) {
    const asked = open.agenda.pop()!;
    if (asked.step === 'saved' && asked.last) loseSaved(open);
    if (asked.step === 'equip') return;
    const event: BeretsEvent = { tell: 'passed', seat: asked.step === 'saved' ? 0 : 1 };
    tell?.(event);
  },
};

function refusePass({ asked, seat }: BeretsView): string | undefined {
  if (asked?.step === 'drawn' && asked.seat === seat) return seat === 0 ? 'a figure has to act with a Blood Beret counter ("Order of Initiative")' : undefined;
  if ((asked?.step === 'saved' || asked?.step === 'equip') && seat === 0) return undefined;
  return 'this has to be decided';
}
