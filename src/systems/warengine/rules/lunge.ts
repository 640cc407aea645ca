/** A reserved close combat attack with a lunge: a short free move at an enemy that passes by, and the attack ("Reserve Attack", lunging). */
import type { Point } from '../../../kernel/table/outline.ts';
import type { ActionRule } from '../actions.ts';
import { announce } from './attacks.ts';
import { isPoint } from './deployment.ts';
import { place } from './figures.ts';
import { lungePlaces, mayLunge, refuseLunge, refusePlace } from './lunging.ts';
import { refuseReservist } from './reserve-attack.ts';

export interface Lunge {
  do: 'lunge';
  figure: number;
  /** Hundredths of an inch from the top left corner, where the middle of its base goes. */
  to: Point;
}

export const lunge: ActionRule<Lunge> = {
  /** The nearest few places. */
  options(ground, { open, asked, seat }) {
    if (asked?.step !== 'window' || asked.mover < 0) return [];
    return ground
      .figures(open, seat)
      .filter((figure) => open.figures[figure]!.reserve >= 0 && mayLunge(ground, open, figure, asked.mover))
      .flatMap((figure) => lungePlaces(ground, open, figure, asked.mover).map((to): Lunge => ({ do: 'lunge', figure, to })));
  },

  refuse(ground, view, { figure, to }) {
    const { open, asked } = view;
    if (asked?.step !== 'window' || asked.mover < 0) return 'no enemy is passing by now ("Reserve Attack", lunging)';
    if (!isPoint(to)) return 'expected to: [x, y] in whole hundredths of an inch';
    return refuseReservist(ground, view, figure) ?? refuseLunge(ground, open, figure, asked.mover) ?? refusePlace(ground, open, figure, asked.mover, to);
  },

  apply(ground, { open }, { figure, to: [x, y] }, chance) {
    const window = open.agenda.at(-1);
    if (window?.step !== 'window') throw new Error('nobody to lunge at');
    place(ground, open, figure, x, y);
    open.tallies.lunges[ground.seat(open, figure)]! += 1;
    chance.tell?.({ tell: 'lunge', figure: ground.id(open, figure), at: ground.id(open, window.mover), x, y });
    announce(ground, open, { by: figure, weapon: open.figures[figure]!.reserve, target: window.mover, also: [], support: [], cause: 'reserve', mayCharge: false }, chance);
  },
};
