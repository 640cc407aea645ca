/** Putting one unused weapon on reserve: the last action of a figure, shown by a marker ("Reserve Attack"). */
import type { ActionRule } from '../actions.ts';
import { mayUse, refuseWeapon } from './attack.ts';
import { figuresToAct, finish, refuseFigure } from './figures.ts';

export interface Reserve {
  do: 'reserve';
  figure: number;
  /** Its place in the profile. */
  weapon: number;
}

export const reserve: ActionRule<Reserve> = {
  options(ground, view) {
    if (!ground.book.abilities['reserve-attacks']) return [];
    return figuresToAct(ground, view).flatMap((figure) =>
      ground
        .profile(view.open, figure)
        .weapons.map((_, weapon): Reserve => ({ do: 'reserve', figure, weapon }))
        .filter(({ weapon }) => mayUse(view.open, figure, weapon)),
    );
  },

  refuse(ground, view, { figure, weapon }) {
    if (!ground.book.abilities['reserve-attacks']) return 'reserve attacks are left out (abilities.reserve-attacks)';
    return refuseFigure(ground, view, figure) ?? refuseWeapon(ground, view.open, figure, weapon);
  },

  apply(ground, { open }, { figure, weapon }, chance) {
    open.figures[figure]!.reserve = weapon;
    open.tallies.reserved[ground.seat(open, figure)]! += 1;
    chance.tell?.({ tell: 'reserved', figure: ground.id(open, figure), weapon: ground.profile(open, figure).weapons[weapon]!.id });
    finish(open, figure);
  },
};
