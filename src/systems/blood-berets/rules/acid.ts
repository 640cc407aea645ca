/** Acid on the floor: it burns whoever is caught in it, steps in or stays, as long as its Nepharite sees it and spends an action on it each turn ("Dark Symmetry", Stream of Acid). */
import type { Chance } from '../../../kernel/chance.ts';
import type { ActionRule } from '../actions.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import { placeOf } from '../places.ts';
import { isFigure } from '../roster.ts';
import { standing } from '../figure.ts';
import type { Battle, BeretsState } from '../state.ts';
import { refuseToAct } from './acting.ts';
import { harm } from './armor-roll.ts';
import { refuseTurn } from './facing.ts';
import { seesAny } from './sees-any.ts';
import { spend } from './spend.ts';
import { turningsOf, turnWith, type Turning } from './stances.ts';

/** An action that keeps the acid flowing, all that its Nepharite sees. */
export interface Sustain extends Turning {
  do: 'sustain';
}

const ACTION = 1;

type Acid = Battle['acid'][number];

export const sustain: ActionRule<Sustain> = {
  options(ground, view) {
    if (sustain.refuse(ground, view, { do: 'sustain' }) !== undefined) return [];
    return turningsOf(ground, view.open, view.open.active!.figure).map((turning): Sustain => ({ do: 'sustain', ...turning }));
  },

  refuse(ground, view, { after }) {
    const refusal = refuseToAct(ground, view, ACTION);
    if (refusal !== undefined) return refusal;
    const { figure } = view.open.active!;
    const { id } = ground.piece(figure);
    const own = view.open.acid.filter(({ by }) => by === figure);
    if (own.length === 0) return `${id} has no acid on the floor ("Dark Symmetry")`;
    if (own.every(({ fed }) => fed === view.open.turn)) return `${id} has kept its acid flowing this turn ("Dark Symmetry")`;
    return own.some((acid) => isDue(ground, view.open, acid)) ? refuseTurn(ground, view.open, figure, after) : `${id} sees nothing of its acid ("Dark Symmetry")`;
  },

  apply(ground, state, { after }, chance) {
    const { open } = state;
    const { figure } = open.active!;
    spend(ground, open, ACTION);
    turnWith(open, figure, after);
    chance.tell?.({ tell: 'sustained', figure: ground.piece(figure).id } satisfies BeretsEvent);
    const due = open.acid.filter((acid) => acid.by === figure && isDue(ground, open, acid));
    open.acid = open.acid.map((acid) => (due.includes(acid) ? { ...acid, fed: open.turn } : acid));
    for (const acid of due) burnAll(ground, state, acid, chance);
  },
};

/** A figure has stepped into a square. True where acid burned it there. */
export function touchAcid(ground: Ground, state: BeretsState, figure: number, chance: Chance): boolean {
  const { open } = state;
  const found = open.acid.filter((acid) => acid.squares.includes(open.figures[figure]!.at) && flows(ground, open, acid));
  for (const _ of found) if (isBurnt(ground, open, figure)) burn(ground, state, figure, chance);
  return found.length > 0;
}

/** A new stream: it burns all who stand there at once. */
export function pourAcid(ground: Ground, state: BeretsState, by: number, squares: readonly number[], chance: Chance): void {
  const { open } = state;
  const acid: Acid = { by, squares, fed: open.turn };
  open.acid = [...open.acid, acid];
  chance.tell?.({ tell: 'acid', at: squares.map((square) => placeOf(ground, open, square)) } satisfies BeretsEvent);
  burnAll(ground, state, acid, chance);
}

/** At the end of a turn: what got no action this turn, or is seen by its Nepharite no longer, dries up. */
export function dryUp(ground: Ground, { open }: BeretsState, chance: Chance): void {
  const left = open.acid.filter((acid) => acid.fed === open.turn && flows(ground, open, acid));
  for (let dry = left.length; dry < open.acid.length; dry++) chance.tell?.({ tell: 'acid-stops' } satisfies BeretsEvent);
  open.acid = left;
}

/** "As long as the Nepharite can see any part of the stream." */
function flows(ground: Ground, battle: Readonly<Battle>, { by, squares }: Acid): boolean {
  return battle.figures[by]!.fate === 'in-play' && seesAny(ground, battle, by, squares);
}

const isDue = (ground: Ground, battle: Readonly<Battle>, acid: Acid): boolean => acid.fed < battle.turn && flows(ground, battle, acid);

function burnAll(ground: Ground, state: BeretsState, acid: Acid, chance: Chance): void {
  state.open.figures.forEach((figure, number) => {
    if (isBurnt(ground, state.open, number) && acid.squares.includes(figure.at)) burn(ground, state, number, chance);
  });
}

/** Prisoners come to no harm. */
const isBurnt = (ground: Ground, battle: Readonly<Battle>, figure: number): boolean => isFigure(ground.piece(figure).card) && standing(battle.figures[figure]!);

function burn(ground: Ground, state: BeretsState, target: number, chance: Chance): void {
  harm(ground, state, { target, damage: ground.book.powers.acid, double: false, cause: 'acid' }, chance);
}
