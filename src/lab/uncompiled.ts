/** Work that is done once, spared V8's optimizing compiler. */
import { setFlagsFromString } from 'node:v8';

/**
 * Drawing the charts of a run takes half a second, of which the compiler would take a third again, on threads of its own,
 * for code that is through before it is compiled. The flag is the process's: no games may be played meanwhile that are to be quick.
 */
export async function uncompiled<T>(work: () => Promise<T>): Promise<T> {
  setFlagsFromString('--no-opt');
  try {
    return await work();
  } finally {
    setFlagsFromString('--opt');
  }
}
