/** Leaders lend points to figures below them, who alone may use them until the next initial phase ("Assigning Leadership"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Perform } from '../sequence.ts';
import { inPlay, type Battle } from '../state.ts';
import { RANK } from '../vocabulary.ts';

export const performAssign: Perform<'assign'> = (ground, { open }, { seat }) => {
  if (!ground.has('leadership')) return DONE;
  return lendable(ground, open, seat).some((point) => ground.figuresOf(open, seat).some((to) => refuseLoan(ground, open, point, to) === undefined)) ? WAIT : DONE;
};

/** Points that are still with their leaders; of those of one leader, which are the same, the first. */
function lendable(ground: Ground, battle: Readonly<Battle>, seat: Seat): number[] {
  const all = battle.leadership.flatMap(({ origin, holder, fate }, point) => (fate === 'ready' && origin === holder && ground.seat(origin) === seat ? [point] : []));
  return all.filter((point, i) => !all.slice(0, i).some((other) => battle.leadership[other]!.origin === battle.leadership[point]!.origin));
}

/** Why a point may not be lent so; undefined if it may. */
export function refuseLoan(ground: Ground, battle: Readonly<Battle>, point: number, to: number): string | undefined {
  const { origin } = battle.leadership[point]!;
  const rank = (number: number) => RANK[ground.card(number).unit];
  if (rank(to) >= rank(origin)) return `${ground.name(to)} is not below ${ground.name(origin)} in rank ("Assigning Leadership")`;
  const lent = battle.leadership.filter((other) => other.holder === to && other.origin !== to && other.fate !== 'lost').length;
  const most = ground.card(to).leadership + ground.book.leadership.assignedAbove;
  return lent < most ? undefined : `${ground.name(to)} has ${lent} of ${most} points that may be assigned to it ("Assigning Leadership")`;
}

export const assign: ActionRule<'assign'> = {
  options(ground, { open, seat }) {
    return lendable(ground, open, seat).flatMap((point) =>
      ground.figuresOf(open, seat).filter((to) => refuseLoan(ground, open, point, to) === undefined).map((to) => ({ do: 'assign' as const, point, to })),
    );
  },

  refuse(ground, { open, seat }, { point, to }: { point: unknown; to: unknown }) {
    if (!lendable(ground, open, seat).includes(point as number)) return `point ${JSON.stringify(point)} cannot be assigned: it is not with its leader, or an equal one is named before it ("Assigning Leadership")`;
    if (!Number.isInteger(to) || open.figures[to as number] === undefined || ground.seat(to as number) !== seat || !inPlay(open.figures[to as number]!)) return `there is no figure ${JSON.stringify(to)} of that side in play ("Assigning Leadership")`;
    return refuseLoan(ground, open, point as number, to as number);
  },

  apply(ground, { open }, { point, to }, chance) {
    const lent = open.leadership[point]!;
    lent.holder = to;
    chance.tell?.({ tell: 'assigned', from: ground.name(lent.origin), to: ground.name(to) });
  },
};

export const endAssign: ActionRule<'end-assign'> = {
  options: () => [{ do: 'end-assign' }],
  refuse: () => undefined,
  apply(_, { open }) {
    open.agenda.pop();
  },
};
