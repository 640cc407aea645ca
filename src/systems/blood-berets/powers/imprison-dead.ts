/** Imprison Dead: a Blood Beret whom the Nepharite has just killed in close combat serves the Legion, as wounded, until the next wound ("Dark Symmetry"). */
import type { BeretsEvent } from '../events.ts';
import { hasActed } from '../rules/sleepers.ts';
import { newFigure, standing, type Figure } from '../figure.ts';
import { changeActive } from '../rules/spend.ts';
import type { BeretsState } from '../state.ts';
import type { PowerCard } from './card.ts';

export const imprisonDead: PowerCard = {
  save: false,

  aims(_, { open }) {
    const { victim } = open.active!;
    return victim >= 0 && open.figures[victim]!.fate === 'dead' ? [{ target: victim }] : [];
  },

  refuse(ground, view, figure, { target }) {
    const aims = imprisonDead.aims(ground, view, figure);
    if (aims.length === 0) return `${ground.piece(figure).id} has not killed a Blood Beret in close combat without a step since ("Dark Symmetry")`;
    return aims[0]!.target === target ? undefined : `target: expected ${aims[0]!.target}, found ${String(target)}`;
  },

  work(ground, state, _, { target }, __, { tell }) {
    const { open } = state;
    const { at, facing, gear, broken, jammed, scannerJams } = open.figures[target!]!;
    const wounds = ground.card(open, target!).wounds - 1;
    if (countersInUse(state) < ground.book.counters.legion) open.cup[1] += 1; // "If no counters are available the Legion player must let a figure stay inactive"
    open.figures[target!] = Object.assign(newFigure(1), { fate: 'in-play', at, facing, gear, broken, jammed, scannerJams, wounds } satisfies Partial<Figure>);
    changeActive(open, { victim: -1 });
    open.clock += 1;
    tell?.({ tell: 'imprisoned', figure: ground.piece(target!).id } satisfies BeretsEvent);
  },
};

/** Initiative counters of the Legion in the cup and beside figures and troop counters. */
function countersInUse({ open, secret }: BeretsState): number {
  const figures = open.figures.filter((figure) => figure.seat === 1 && figure.acted && standing(figure)).length;
  const counters = open.counters.filter(({ where }, slot) => where !== 'free' && hasActed(open, secret, slot)).length;
  return open.cup[1] + figures + counters;
}
