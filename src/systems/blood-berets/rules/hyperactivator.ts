/** Hyperactivator: an action more and a quicker mind, paid for by a roll when the figure has acted (`hyperactive-roll.ts`; "Weapons and Equipment"). */
import type { ActionRule } from '../actions.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { BeretsView } from '../state.ts';
import { actor } from './acting.ts';
import { refuseByAwe } from './aura.ts';
import { bears } from './gear.ts';
import { changeActive } from './spend.ts';

/** Before it does anything else in its activation. */
export interface Hyperactivate {
  do: 'hyperactivate';
}

export const hyperactivate: ActionRule<Hyperactivate> = {
  options(ground, view) {
    return refuseHyperactivator(ground, view) === undefined ? [{ do: 'hyperactivate' }] : [];
  },

  refuse: refuseHyperactivator,

  apply(ground, { open }, _, chance) {
    const { figure, left } = open.active!;
    open.figures[figure]!.hyper = true;
    changeActive(open, { left: left + ground.book.gear.hyperactivator });
    chance.tell?.({ tell: 'hyperactive', figure: ground.piece(figure).id } satisfies BeretsEvent);
  },
};

function refuseHyperactivator(ground: Ground, view: BeretsView): string | undefined {
  const figure = actor(view);
  if (figure === null) return 'no figure of yours acts now';
  const acting = view.open.figures[figure]!;
  const { id } = ground.piece(figure);
  if (!bears(acting, 'hyperactivator')) return `${id} has no hyperactivator ("Weapons and Equipment")`;
  if (acting.hyper) return `${id} has its hyperactivator on`;
  if (view.open.active!.used > 0) return `${id} has begun to act: a hyperactivator is turned on before ("Weapons and Equipment")`;
  return refuseByAwe(ground, view.open, figure, 'hyperactivate');
}
