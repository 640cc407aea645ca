/** A run that the user stops: what is in flight is finished, and the same command goes on from there. */
import type { Progress } from '../lab/run/run.ts';
import { complain, STOPPED } from './exit.ts';
import { howStarted, quoted } from './how-started.ts';

/** The first Ctrl-C lets the chunks in flight end; a second one ends everything at once. */
export function stopOnCtrlC(): AbortSignal {
  const stop = new AbortController();
  process.once('SIGINT', () => {
    complain('\nStopping: the games in flight are finished first.');
    stop.abort();
  });
  return stop.signal;
}

export function tellStopped({ kept, played, total, isOpen }: Progress, folder: string): void {
  complain(`Stopped with ${kept + played} of ${isOpen ? 'at least ' : ''}${total} games kept in ${folder}. To go on from there:`);
  complain(`  ${[howStarted(), ...process.argv.slice(2).map(quoted)].join(' ')}`);
  process.exitCode = STOPPED;
}
