/** How a command ends: the exit codes, and what an error says on the way out. */
import { CommanderError } from 'commander';
import { UsageError } from '../kernel/errors.ts';

export const DONE = 0;
/** Failed games, failed checks, an expectation that is not met, or an error of our own. */
export const FAILED = 1;
/** Bad usage or bad input. */
export const MISUSED = 2;
/** By Ctrl-C. */
export const STOPPED = 130;

/** Tells an error on stderr, one line for each thing to mend, and gives the exit code. Only `SKIRMISH_DEBUG=1` shows a stack. */
export function exitCodeFor(thrown: unknown): number {
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? DONE : MISUSED; // commander has told it
  if (thrown instanceof UsageError) {
    for (const line of thrown.message.split('\n')) complain(line);
    return MISUSED;
  }
  if (thrown instanceof Error && thrown.name === 'RunError') {
    for (const line of thrown.message.split('\n')) complain(line);
    return FAILED;
  }
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  complain(`unexpected error: ${error.message.split('\n')[0]}`);
  if (process.env['SKIRMISH_DEBUG']) complain(error.stack ?? '');
  else complain('This is a mistake in skirmish-lab. Run it again with SKIRMISH_DEBUG=1 for the stack, and report both.');
  return FAILED;
}

export function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}
