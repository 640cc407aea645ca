/** What a figure does with an activation: each square in reach is weighed by what may be attacked from there, how far it is from its errand, and what the enemies could do to it. */
import { type BeretsView, type Offer, type Tactics } from '../../src/systems/blood-berets/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import { worthOf } from './worth.ts';

/** What a figure is about. */
export interface Errand {
  /** What it is worth to stop on a square, whatever the enemies do. */
  readonly pull: (square: number) => number;
  /** By square: steps from there to where it wants to be. */
  readonly steps?: ArrayLike<number>;
  /** Worth of spending an action on something else than attacks and ways, where it stands on a square; such as a scan. */
  readonly work?: (square: number) => number;
  /** What each action of movement to a square costs beside the action. */
  readonly tread?: (square: number) => number;
}

export interface Plan {
  /** Where it goes; its own square: it stays. */
  readonly square: number;
  /** It attacks before it goes. */
  readonly attackFirst: boolean;
  /** Of attacks alone. */
  readonly attack: number;
  /** All that speaks for it, less what speaks for doing nothing at all. */
  readonly gain: number;
}

export function planOf(tactics: Tactics, view: BeretsView, figure: number, errand: Errand, doctrine: Doctrine): Plan {
  const { open } = view;
  const { at, fate } = open.figures[figure]!;
  const active = open.active?.figure === figure ? open.active : null;
  const left = active === null ? tactics.actions(view, figure) : active.left;
  const worth = (other: number) => worthOf(tactics, view, other);
  const assault = tactics.assault(view, figure, worth);
  const menace = doctrine.fear > 0 && tactics.isFigure(figure) ? tactics.menace(view, figure, worth(figure)) : null;
  const fears = menace !== null && !menace.isEmpty;
  const mayStay = fate !== 'held' || tactics.isBarred(view, figure);
  const mayFight = assault.foes.length > 0 && (open.figures[figure]!.blind === 0 && open.figures[figure]!.burning !== open.turn);
  const here = mayStay && mayFight ? assault.from(at, left).value : 0;
  const { squares, count, cost } = tactics.range(view, figure);
  const { unknown } = tactics.field(view);
  const idle = errand.pull(at) - (fears ? doctrine.fear * menace.at(at) : 0);
  let best = { square: at, attackFirst: false, attack: here, value: -Infinity };
  for (let i = 0; i < count; i++) {
    const square = squares[i]!;
    if (square === at && !mayStay) continue;
    const shots = left - cost(square);
    const there = square === at ? here : shots > 0 && mayFight && unknown[square] === 0 ? assault.from(square, shots).value : 0;
    const before = square === at || shots <= 0 ? 0 : (here * shots) / left;
    const attack = Math.max(there, before);
    let value = doctrine.kills * attack + errand.pull(square);
    if (errand.work !== undefined && shots > 0) value = Math.max(value, errand.pull(square) + shots * errand.work(square));
    if (errand.tread !== undefined && square !== at) value -= cost(square) * errand.tread(square);
    if (value <= best.value) continue;
    if (fears && unknown[square] === 0) value -= doctrine.fear * menace.at(square);
    if (value > best.value) best = { square, attackFirst: before > 0 && before >= there, attack, value };
  }
  return { square: best.square, attackFirst: best.attackFirst, attack: best.attack, gain: best.value - idle };
}

/** The best attacks from where the active figure stands. */
export function offersHere(tactics: Tactics, view: BeretsView, figure: number): readonly Offer[] {
  return tactics.assault(view, figure, (other) => worthOf(tactics, view, other)).offers(view.open.active!.left);
}
