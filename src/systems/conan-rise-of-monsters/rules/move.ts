/** Move: all models up to their Movement; into contact too, and then the others close in ("Move", "Contact", "Engagement"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { ConanState } from '../state.ts';
import type { Step } from '../steps.ts';
import { allowance } from './allowance.ts';
import { waysIn } from './contact.ts';
import { destinations } from './destinations.ts';
import { enterHazards } from './hazards.ts';
import type { Maneuver } from './maneuver.ts';
import { moverOf } from './mover.ts';
import { place, placeAt, placesOf } from './place.ts';
import type { Slide } from './slide.ts';
import { tellMove } from './tell-move.ts';
import { tryMove } from './try-move.ts';

export interface Move extends Maneuver {
  do: 'move';
}

export const move: ActionRule<Move> = {
  /** A choice among very many (see `destinations`). */
  options(ground, { open, asked }) {
    const unit = moverOf(asked);
    return unit === undefined ? [] : destinations(ground, open, unit, 'move', asked!.step === 'acting').map((maneuver) => ({ do: 'move', ...maneuver }));
  },

  refuse(ground, { open, asked }, action) {
    const unit = moverOf(asked);
    if (unit === undefined) return 'no unit is to move now ("Movement")';
    const moved = tryMove(ground, open, unit, action, mayTouch(asked!));
    return typeof moved === 'string' ? moved : undefined;
  },

  apply(ground, state, action, chance) {
    const { open } = state;
    const step = open.agenda.pop()!;
    const unit = moverOf(step)!;
    const end = tryMove(ground, open, unit, action, mayTouch(step));
    if (typeof end === 'string') throw new RangeError(end);
    if (step.step === 'acting') open.agenda.push({ step: 'moved', unit, gait: 'move', target: -1 });
    open.tallies.moves[ground.seat(open, unit)]! += 1;
    carryOut(ground, state, unit, end, allowance(ground, open, unit, 'move'), chance);
  },
};

/** With Bel's Hand a unit comes into no new contact. */
const mayTouch = (asked: Readonly<Step>): boolean => asked.step === 'acting';

/** Takes the models there. Once one of them touches an enemy, the others close in with what they have left. */
function carryOut(ground: Ground, state: ConanState, unit: number, { members, x, y, ways, touched }: Slide, most: number, chance: Chance): void {
  const { open } = state;
  const from = placesOf(open, members);
  place(open, members, x, y);
  const closing = touched ? waysIn(ground, open, unit, ground.engagedWith(open, unit), ways.map(({ spent }) => most - spent)) : [];
  if (touched) placeAt(open, members, closing.map((way) => way[way.length - 1]!));
  tellMove(ground, open, unit, 'move', from, chance);
  enterHazards(ground, state, unit, [...ways.map(({ points }) => points), ...closing]);
}
