/** Points lent before the action phase: to who will be in danger where no leader sees him, and could not be told to get out of the way ("Assigning Leadership"). */
import type { LegionsAction, LegionsView, Tactics } from '../../src/systems/legions-of-steel/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import { errandOf } from './errands.ts';
import { worthOf } from './worth.ts';

/** Squares on its way after which a figure is looked at. */
const MOVE = 6;
/** Enemies who turn to one and the same figure. */
const SHARE = 0.5;

export function lend(tactics: Tactics, view: LegionsView, doctrine: Doctrine): LegionsAction {
  let most = doctrine.lend;
  let best: LegionsAction = { do: 'end-assign' };
  const then = (figure: number) => {
    const { at } = view.open.figures[figure]!;
    return tactics.down(view, errandOf(tactics, view, figure, doctrine).steps, at, MOVE).at(-1) ?? at;
  };
  const leaders = tactics.friends(view).filter((figure) => tactics.card(figure).leadership > 0 && tactics.leadership.heldBy(view, figure) > 0).map(then);
  for (const { point, to } of tactics.leadership.loans(view)) {
    if (tactics.leadership.heldBy(view, to) > 0) continue;
    const there = then(to);
    const need = worthOf(tactics, view, to) * tactics.dangers.ofAll(view.open, to, there, SHARE);
    if (need <= most || leaders.some((from) => tactics.leadership.sees(view, from, there))) continue;
    most = need;
    best = { do: 'assign', point, to };
  }
  return best;
}
