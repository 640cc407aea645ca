/** The prisoners, as the Legion: away from those who come for them, unseen as a counter as long as it goes, else with the Nepharite beside them into what is not turned. */
import type { Advance, BeretsAction, BeretsView, Tactics } from '../../src/systems/blood-berets/tactics.ts';
import { areaSteps } from './nearness.ts';
import type { Errand } from './plans.ts';

/** Blood Berets get as far in a turn, and a little more. */
const CLOSE = 20;
/** To be a troop counter again. */
const GONE = 5;

/** The prisoners run if it helps; null: they stay where they are. */
export function fleeFor(tactics: Tactics, view: BeretsView): BeretsAction | null {
  const piece = tactics.prisoners;
  if (piece < 0) return null;
  const { open, secret } = view;
  const berets = tactics.figures(view, 0).map((figure) => open.figures[figure]!.at);
  if (open.figures[piece]!.fate === 'in-play') {
    return tactics.ready(view).includes(piece) && bestFlight(tactics, view, piece, berets) ? { do: 'activate', figure: piece } : null;
  }
  const slot = secret!.faces.indexOf(piece);
  if (slot < 0) return null;
  const here = areaSteps(tactics, view, tactics.areaOfCounter(view, slot), berets);
  if (here > CLOSE) return null;
  let best: Advance | null = null;
  let most = here;
  for (const way of tactics.advances(view)) {
    if (way.counter !== slot || way.to === null) continue;
    const then = areaSteps(tactics, view, way.to, berets);
    if (then > most) [best, most] = [way, then];
  }
  return best;
}

function bestFlight(tactics: Tactics, view: BeretsView, piece: number, berets: readonly number[]): boolean {
  const { pull } = flight(tactics, view);
  const { squares, count } = tactics.range(view, piece);
  const here = pull(view.open.figures[piece]!.at);
  for (let i = 0; i < count; i++) if (pull(squares[i]!) > here + 0.2) return berets.length > 0;
  return false;
}

export function flight(tactics: Tactics, view: BeretsView): Errand {
  const berets = tactics.figures(view, 0).map((figure) => view.open.figures[figure]!.at);
  const steps = tactics.stepsTo(view, berets);
  const { unknown } = tactics.field(view);
  return { pull: (square) => (unknown[square] === 1 ? GONE : 0) + 0.1 * Math.min(60, steps[square]!) };
}
