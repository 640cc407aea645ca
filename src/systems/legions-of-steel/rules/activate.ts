/** The action phase: figures are activated one after another, each once, and whoever was not covers ("Action Phase", "Movement"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Perform } from '../sequence.ts';
import { inPlay, type Battle } from '../state.ts';
import { DESIGNATIONS } from '../vocabulary.ts';
import { takeCover } from './covering.ts';
import { anyReady } from './points.ts';

export const performActionPhase: Perform<'action-phase'> = (ground, { open }, { seat }) =>
  ground.figuresOf(open, seat).some((number) => !open.figures[number]!.activated) || anyReady(ground, open, seat) ? WAIT : DONE;

export const activate: ActionRule<'activate'> = {
  options(ground, { open, seat }) {
    return ground
      .figuresOf(open, seat)
      .filter((number) => !open.figures[number]!.activated)
      .flatMap((figure) => DESIGNATIONS.map((as) => ({ do: 'activate' as const, figure, as })));
  },

  refuse(ground, { open, seat }, { figure, as }: { figure: unknown; as: unknown }) {
    if (!DESIGNATIONS.includes(as as (typeof DESIGNATIONS)[number])) return `as: one of ${DESIGNATIONS.join(', ')} ("Movement")`;
    return refuseActivation(ground, open, seat, figure);
  },

  apply(ground, { open }, { figure, as }, chance) {
    open.figures[figure]!.activated = true;
    open.active = { figure, as, spent: 0, diagonals: 0, patient: [false, false] };
    open.tallies.activations[ground.seat(figure)]! += 1;
    if (as === 'running') open.tallies.runs[ground.seat(figure)]! += 1;
    chance.tell?.({ tell: 'activated', figure: ground.name(figure), as });
    open.agenda.push({ step: 'acting', figure });
  },
};

function refuseActivation(ground: Ground, battle: Readonly<Battle>, seat: Seat, figure: unknown): string | undefined {
  if (!Number.isInteger(figure) || battle.figures[figure as number] === undefined) return `there is no figure ${JSON.stringify(figure)}`;
  const number = figure as number;
  if (ground.seat(number) !== seat || !inPlay(battle.figures[number]!)) return `${ground.name(number)} is not yours to activate, or not in play ("Action Phase")`;
  return battle.figures[number]!.activated ? `${ground.name(number)} was activated in this turn, or goes on suppressing ("Action Phase")` : undefined;
}

export const endPhase: ActionRule<'end-phase'> = {
  options: () => [{ do: 'end-phase' }],
  refuse: () => undefined,
  apply(_, { open }) {
    open.agenda.pop();
  },
};

/** Who was not activated, and has not fired by an order either, is stationary and covers ("Covering"). */
export const performPhaseOver: Perform<'phase-over'> = (ground, { open }, { seat }) => {
  for (const number of ground.figuresOf(open, seat)) if (!open.figures[number]!.activated) takeCover(ground, open, number, 'stationary', null);
  return DONE;
};
