/** A squad's turn ends when its player says so: no figure has to use all its actions ("Actions"). */
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import { inPlay, type Figure } from '../state.ts';

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

  apply(ground, { open }, _action, chance) {
    const step = open.agenda.pop();
    if (step?.step !== 'turn') throw new Error('end outside a turn');
    const { id, members } = ground.roster.squads[step.squad]!;
    if (members.every((figure) => isIdle(ground, open.figures[figure]!, figure))) chance.tell?.({ tell: 'no-action', squad: id });
    open.agenda.push({ step: 'end-turn', squad: step.squad });
  },
};

/** Has all the actions that its turn began with, or is not there. */
function isIdle(ground: Ground, figure: Readonly<Figure>, number: number): boolean {
  return !inPlay(figure) || figure.actions === ground.book.units[ground.trooper(number).unit].actions;
}
