/** What the expectations of an experiment say to whoever started the command: an exit code, and a line for what is not told elsewhere. */
import type { Judged } from '../lab/expect/index.ts';
import { complain, DONE, FAILED } from './exit.ts';

export interface Telling {
  /** Undecided counts as unbalanced. */
  strict?: boolean | undefined;
  /** No answer is printed: what is unbalanced has to be said here. */
  quiet?: boolean | undefined;
}

/** Unbalanced: exit code 1. Undecided: a warning, and 0 unless `strict`. */
export function tellExpectations(judged: readonly Judged[], { strict, quiet }: Telling): number {
  const undecided = judged.filter(({ verdict }) => verdict === 'undecided');
  const unbalanced = judged.filter(({ verdict }) => verdict === 'unbalanced');
  if (quiet) for (const { says } of unbalanced) complain(says);
  if (undecided.length > 0) {
    const which = undecided.map(({ figure, of }) => `${figure} of ${of}`).join(', ');
    complain(`${strict ? '' : 'Warning: '}undecided: ${which}${strict ? '' : ' (with --strict: exit code 1)'}`);
  }
  return unbalanced.length > 0 || (strict === true && undecided.length > 0) ? FAILED : DONE;
}
