/** Where figures are placed when troop counters are found, or find the Blood Berets; and other places that the Legion picks. */
import type { BeretsAction, BeretsView, Tactics } from '../../src/systems/blood-berets/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import { beretSquares } from './nearness.ts';
import { worthOf } from './worth.ts';

type Place = Extract<BeretsAction, { do: 'place' }>;

export function placeFor(tactics: Tactics, view: BeretsView, doctrine: Doctrine): BeretsAction {
  const places = tactics.options(view).filter((action): action is Place => action.do === 'place');
  const { piece } = places[0]!;
  const value = tactics.kind(piece) === 'target' ? outOfReach(tactics, view) : tactics.seat === 1 ? asLegion(tactics, view, piece, doctrine) : asBerets(tactics, view);
  const values = new Map<number, number>();
  let best = places[0]!;
  let most = -Infinity;
  for (const place of places) {
    let worth = values.get(place.to);
    if (worth === undefined) values.set(place.to, (worth = value(place.to)));
    const looks = place.facing === undefined ? 0 : looksAtEnemy(tactics, view, place) ? 0.001 : 0;
    if (worth + looks > most) [best, most] = [place, worth + looks];
  }
  return best;
}

/** Legion figures that look at the nearest Blood Beret when the Legion places them, and away from him when he does. */
function looksAtEnemy(tactics: Tactics, view: BeretsView, { to, facing }: Place): boolean {
  const berets = beretSquares(tactics, view);
  if (berets.length === 0) return false;
  const nearest = berets.reduce((best, square) => (tactics.away(view, to, square) < tactics.away(view, to, best) ? square : best));
  return tactics.hasInFront(view, to, facing!, nearest) === (tactics.seat === 1);
}

/** The prisoners: as far from the Blood Berets as it goes. */
function outOfReach(tactics: Tactics, view: BeretsView): (square: number) => number {
  const steps = tactics.stepsTo(view, beretSquares(tactics, view));
  return (square) => Math.min(60, steps[square]!);
}

/** Next to whom it hurts most; who has acted already waits where fewer see it. */
function asLegion(tactics: Tactics, view: BeretsView, piece: number, doctrine: Doctrine): (square: number) => number {
  const { open, secret } = view;
  const figure = open.figures[piece]!;
  const slot = secret!.faces.indexOf(piece);
  const active = open.active?.figure === piece ? open.active.left : null;
  const acted = active === null && (figure.acted || (slot >= 0 && open.counters[slot]!.acted));
  const actions = active ?? (acted ? 0.4 * tactics.actions(view, piece) : tactics.actions(view, piece));
  const assault = tactics.assault(view, piece, (other) => worthOf(tactics, view, other));
  const seen = (square: number): number => tactics.figures(view, 0).filter((beret) => tactics.sees(view, square, open.figures[beret]!.at)).length;
  const fear = (doctrine.careful ? 0.08 : 0.02) * worthOf(tactics, view, piece);
  const steps = tactics.stepsTo(view, beretSquares(tactics, view));
  return (square) => assault.from(square, Math.max(1, Math.round(actions))).value * (acted ? 0.5 : 1) - fear * seen(square) - 0.01 * Math.min(30, steps[square]!);
}

/** Where many of us see it and it is far from all of us. */
function asBerets(tactics: Tactics, view: BeretsView): (square: number) => number {
  const { open } = view;
  const own = tactics.figures(view, 0);
  const steps = tactics.stepsTo(view, beretSquares(tactics, view));
  const seen = (square: number): number => own.filter((beret) => !open.figures[beret]!.stunned && tactics.sees(view, open.figures[beret]!.at, square) && tactics.away(view, open.figures[beret]!.at, square) > 1).length;
  return (square) => 0.3 * Math.min(3, seen(square)) + 0.1 * Math.min(12, steps[square]!) - (steps[square]! <= 1 ? 1 : 0);
}
