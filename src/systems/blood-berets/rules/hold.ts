/** A figure that surprised nobody waits outside the section, beside the exit that it came for; it begins by moving in ("Surprise Party"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { ActionRule } from '../actions.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import { placeOf } from '../places.ts';
import type { BeretsState, BeretsView } from '../state.ts';
import type { SectionStep } from '../steps.ts';
import { exitsBetween } from './exits.ts';
import { facingTo } from './facing.ts';
import { convert } from './place.ts';

export interface Hold {
  do: 'hold';
  at: number;
}

type HoldStep = Extract<SectionStep, { step: 'hold' }>;

export const hold: ActionRule<Hold> = {
  options(_, view) {
    return asked(view)?.squares.map((at): Hold => ({ do: 'hold', at })) ?? [];
  },

  refuse(_, view, { at }) {
    const step = asked(view);
    if (step === null) return 'nobody has to wait outside now ("Surprise Party")';
    return step.squares.includes(at) ? undefined : `at: expected one of ${step.squares.join(', ')}, found ${String(at)}`;
  },

  apply(ground, state, { at }, chance) {
    wait(ground, state, state.open.agenda.pop() as HoldStep, at, chance);
  },
};

export function performHold(ground: Ground, state: BeretsState, step: HoldStep, chance: Chance): typeof WAIT | typeof DONE {
  if (step.squares.length > 1) return WAIT;
  wait(ground, state, step, step.squares[0]!, chance);
  return DONE;
}

/** It looks at where it has to go. */
function wait(ground: Ground, state: BeretsState, { figure }: HoldStep, at: number, chance: Chance): void {
  const { open } = state;
  const held = open.figures[figure]!;
  const field = ground.board(open);
  convert(state, figure);
  const [exit] = exitsBetween(field, field.area[at]!, held.into).filter(({ from }) => from === at);
  Object.assign(held, { fate: 'held', at, facing: facingTo(field, at, exit!.to) });
  open.clock += 1;
  const event: BeretsEvent = { tell: 'held', figure: ground.piece(figure).id, at: placeOf(ground, open, at) };
  chance.tell?.(event);
}

function asked({ asked, seat }: BeretsView): HoldStep | null {
  return asked?.step === 'hold' && seat === 1 ? asked : null;
}
