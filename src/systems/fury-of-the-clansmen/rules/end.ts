/** A squad's turn ends when its player says so: no figure has to use all its actions ("Actions"). */
import type { ActionRule } from '../actions.ts';

export interface End {
  do: 'end';
}

export const end: ActionRule<End> = {
  options(_ground, view) {
    return view.asked?.step === 'turn' ? [{ do: 'end' }] : [];
  },

  refuse(_ground, view) {
    return view.asked?.step === 'turn' ? undefined : 'no squad is taking its turn ("Order of Play")';
  },

  apply(_ground, { open }) {
    const step = open.agenda.pop();
    if (step?.step !== 'turn') throw new Error('end outside a turn');
    open.agenda.push({ step: 'end-turn', squad: step.squad });
  },
};
