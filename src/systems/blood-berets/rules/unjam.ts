/** Working on a weapon that jams: an action for each try, by the missile weapons skill ("Perfect Results and Fumbling"). */
import type { ActionRule } from '../actions.ts';
import { rollUnder } from '../dice.ts';
import type { BeretsEvent } from '../events.ts';
import type { Weapon } from '../vocabulary.ts';
import { actor, refuseToAct } from './acting.ts';
import { refuseByAwe } from './aura.ts';
import { refuseTurn } from './facing.ts';
import { spend } from './spend.ts';
import { turningsOf, turnWith, type Turning } from './stances.ts';

export interface Unjam extends Turning {
  do: 'unjam';
  weapon: Weapon;
}

const ACTION = 1;

export const unjam: ActionRule<Unjam> = {
  options(ground, view) {
    const figure = actor(view);
    if (figure === null) return [];
    const jammed = view.open.figures[figure]!.jammed.filter((weapon) => unjam.refuse(ground, view, { do: 'unjam', weapon }) === undefined);
    return jammed.flatMap((weapon) => turningsOf(ground, view.open, figure).map((turning): Unjam => ({ do: 'unjam', weapon, ...turning })));
  },

  refuse(ground, view, { weapon, after }) {
    const refusal = refuseToAct(ground, view, ACTION);
    if (refusal !== undefined) return refusal;
    const figure = actor(view)!;
    const { jammed } = view.open.figures[figure]!;
    if (!jammed.includes(weapon)) return `${ground.piece(figure).id} has ${jammed.length === 0 ? 'no weapon that jams' : `${jammed.join(', ')} jammed`}, found weapon ${JSON.stringify(weapon)}`;
    return refuseByAwe(ground, view.open, figure, 'unjam') ?? refuseTurn(ground, view.open, figure, after);
  },

  apply(ground, { open }, { weapon, after }, chance) {
    const { figure } = open.active!;
    const working = open.figures[figure]!;
    spend(ground, open, ACTION);
    turnWith(open, figure, after);
    const cleared = rollUnder(chance, working.seat, 'unjam', ground.card(open, figure).missile);
    if (cleared) working.jammed = working.jammed.filter((jammed) => jammed !== weapon);
    const event: BeretsEvent = { tell: 'unjam', figure: ground.piece(figure).id, weapon, cleared };
    chance.tell?.(event);
  },
};
