/** Work that is done once, spared V8's optimizing compiler. */
import { setFlagsFromString } from 'node:v8';

/**
 * Loading what a run takes, and drawing its charts, is half a second each time, of which the compiler would take a part again,
 * on threads of its own, for code that is through before it is compiled. What may go on for long must not be in it: it would
 * go on five times as long. The flag is the process's: no games may be played meanwhile that are to be quick.
 */
export async function uncompiled<T>(work: () => Promise<T>): Promise<T> {
  setFlagsFromString('--no-opt');
  try {
    return await work();
  } finally {
    setFlagsFromString('--opt');
  }
}
