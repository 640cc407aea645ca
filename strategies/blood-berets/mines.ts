/** Hidden things, as the Legion: what a scan brings to the board, and what a step sets off. */
import type { BeretsAction, BeretsView, Tactics } from '../../src/systems/blood-berets/tactics.ts';
import { worthOf } from './worth.ts';

type LayDown = Extract<BeretsAction, { do: 'lay-down' }>;
type SetOff = Extract<BeretsAction, { do: 'set-off' }>;

/** Mines first, the tunnel last; on the way of those who come, but a tunnel as far off as it goes. */
export function layDownFor(tactics: Tactics, view: BeretsView): BeretsAction {
  const options = tactics.options(view).filter((action): action is LayDown => action.do === 'lay-down');
  const steps = tactics.stepsTo(view, tactics.figures(view, 0).map((figure) => view.open.figures[figure]!.at));
  const value = ({ kind, at }: LayDown): number => (kind === 'tunnel' ? Math.min(60, steps[at]!) - 100 : (kind === 'troop-mine' ? 20 : 0) - Math.min(60, steps[at]!));
  return options.reduce((best, option) => (value(option) > value(best) ? option : best));
}

/** Where a troop mine catches most of them, and fewest of us. */
export function setOffFor(tactics: Tactics, view: BeretsView): BeretsAction {
  const options = tactics.options(view).filter((action): action is SetOff => action.do === 'set-off');
  const { objects } = tactics.book;
  const asked = view.asked?.step === 'set-off' ? view.asked.figure : -1;
  const value = ({ kind, at }: SetOff): number => {
    if (kind !== 'troop-mine') return objects.small * (asked < 0 ? 1 : worthOf(tactics, view, asked));
    const caught = (seat: 0 | 1): number => tactics.figures(view, seat).reduce((sum, figure) => {
      const away = tactics.away(view, view.open.figures[figure]!.at, at);
      return sum + (away > 1 ? 0 : (away === 0 ? objects.troop : objects.around) * worthOf(tactics, view, figure));
    }, 0);
    return caught(0) - caught(1);
  };
  return options.reduce((best, option) => (value(option) > value(best) ? option : best));
}
