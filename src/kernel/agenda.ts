/**
 * The agenda: the steps a game still owes, as a stack of plain data in its state.
 *
 * `apply` pushes steps and runs them until one waits for a player. Declaring and rolling are separate steps, so an
 * interrupt can come between them; that is how rules pause, nest and resume without a call stack, and why a state
 * survives JSON in the middle of anything.
 */

/** The step needs a decision: it stays on top until an action takes it off. */
export const WAIT = 'wait';
/** The step is carried out. */
export const DONE = 'done';

/** More steps than any decision of any game leads to. */
const STEP_LIMIT = 100_000;

/** Runs the agenda until a step waits or nothing is left. `perform` sees a step after it was taken off the stack. */
export function runAgenda<Step>(agenda: Step[], perform: (step: Step) => typeof WAIT | typeof DONE): void {
  for (let count = 0; agenda.length > 0; count++) {
    if (count === STEP_LIMIT) throw new Error(`agenda: ${STEP_LIMIT} steps without a decision; on top is ${JSON.stringify(agenda.at(-1))}`);
    const step = agenda.pop()!;
    if (perform(step) === WAIT) {
      agenda.push(step);
      return;
    }
  }
}
