#!/usr/bin/env node
/** `skirmish`, as started from a terminal. */
import { Console } from 'node:console';
import { diskReason } from '../lab/store/disk.ts';
import { setEngine } from './engine.ts';
import { complain, exitCodeFor, FAILED } from './exit.ts';
import { buildProgram } from './program.ts';

setEngine();

// Ours goes through print(): what a user's strategy logs must not get into the answer.
globalThis.console = new Console(process.stderr);

// A reader that closed the pipe (`skirmish play ... | head`) has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  complain(`standard output cannot be written to: ${diskReason(error) ?? error.message}`);
  process.exit(FAILED);
});

try {
  await buildProgram().parseAsync();
} catch (thrown) {
  process.exitCode = exitCodeFor(thrown);
}
