#!/usr/bin/env node
/** `skirmish`, as started from a terminal. */
import { exitCodeFor } from './exit.ts';
import { buildProgram } from './program.ts';

// A reader that closed the pipe (`skirmish play ... | head`) has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  await buildProgram().parseAsync();
} catch (thrown) {
  process.exitCode = exitCodeFor(thrown);
}
