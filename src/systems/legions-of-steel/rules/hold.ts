/** A seat lets it pass: a chance to cover or to spend leadership ("Covering", "Final Phase"). */
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import { waiting, type LegionsView } from '../state.ts';
import { answerMutual } from './mutual.ts';

export const hold: ActionRule<'hold'> = {
  options: (ground, view) => (mayBePatient(ground, view) ? [{ do: 'hold', patient: false }, { do: 'hold', patient: true }] : [{ do: 'hold', patient: false }]),
  refuse(ground, view, { patient }) {
    if (typeof patient !== 'boolean') return 'patient: expected true or false ("Covering")';
    if (patient && !mayBePatient(ground, view)) return 'patient: only where the active enemy has come into view, for until it attacks or stops ("Covering")';
    return undefined;
  },
  apply(ground, state, { patient }) {
    const { open } = state;
    const step = waiting(open);
    if (step?.step === 'mutual') {
      answerMutual(ground, state, 'hold');
      return;
    }
    open.agenda.pop();
    if (step?.step === 'lift') open.agenda.push({ step: 'shot', shot: step.shot });
    else if (step?.step === 'final' && !step.passed) open.agenda.push({ step: 'final', seat: 1 - step.seat, passed: true });
    else if (step?.step === 'window' && patient && open.active !== null) open.active = { ...open.active, patient: step.seat === 0 ? [true, open.active.patient[1]] : [open.active.patient[0], true] };
  },
};

function mayBePatient(ground: Ground, { open: { active }, seat, asked }: LegionsView): boolean {
  return asked?.step === 'window' && asked.at === 'exposure' && active !== null && ground.seat(active.figure) !== seat && asked.exposed.includes(active.figure);
}
