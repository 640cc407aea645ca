/** When a seat may come between, and whether it is asked at all: only if it has something to answer with ("Covering", "Using Leadership"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { Ground } from '../ground.ts';
import type { Perform } from '../sequence.ts';
import { inPlay, type Battle } from '../state.ts';
import type { WindowStep } from '../steps.ts';
import { isCovered } from './exposed.ts';
import { mayOrderAt } from './orders.ts';

type Window = Extract<WindowStep, { step: 'window' }>;

/** It is asked again after each answer, until it holds or has nothing left. */
export const performWindow: Perform<'window'> = (ground, { open }, step) => (mayAnswer(ground, open, step) ? WAIT : DONE);

/** Whether the seat could cover or order anything to the point. */
export function mayAnswer(ground: Ground, battle: Readonly<Battle>, step: Readonly<Window>): boolean {
  if (isPatient(battle, step)) return false;
  for (const enemy of step.exposed) {
    const figure = battle.figures[enemy]!;
    if (inPlay(figure) && isCovered(ground, battle, step.seat, enemy, figure.at)) return true;
  }
  return mayOrderAt(ground, battle, step);
}

/** Whether the seat has said that it lets the moves of the active figure pass ("Covering"). */
export function isPatient({ active }: Readonly<Battle>, { at, seat, exposed }: Readonly<Window>): boolean {
  return at === 'exposure' && active !== null && active.patient[seat]! && exposed.length === 1 && exposed[0] === active.figure;
}
