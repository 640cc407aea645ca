/** Finishing: a figure its actions, or the whole unit its activation ("Perform Actions", "Deactivate"). */
import type { ActionRule } from '../actions.ts';
import { finish, refuseFigure } from './figures.ts';

export interface End {
  do: 'end';
  /** The figure that has finished; not said, the unit has. */
  figure?: number;
}

export const end: ActionRule<End> = {
  options: (_, { asked }) => (asked?.step !== 'acting' ? [] : asked.figure < 0 ? [{ do: 'end' }] : [{ do: 'end', figure: asked.figure }, { do: 'end' }]),

  refuse(ground, view, { figure }) {
    if (view.asked?.step !== 'acting') return 'no unit is to act now ("Conflict")';
    return figure === undefined ? undefined : refuseFigure(ground, view, figure);
  },

  apply(_, { open }, { figure }) {
    if (figure === undefined) open.agenda.pop();
    else finish(open, figure);
  },
};
