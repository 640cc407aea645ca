/** Which code has a say in the rows of a run: its fingerprint is part of the run's identity. */
import { existsSync } from 'node:fs';
import { codeHash } from '../lab/store/identity.ts';
import { packageFile } from './version.ts';

/** Of any run of a system: the kernel, the system's room, strategies for any system, and what makes a row of a game. */
const shared = (system: string): URL[] => built(['src/kernel', `src/systems/${system}`, 'strategies/any', 'src/lab/run/chunk.js', 'src/lab/rows.js']);

/** Of the built code, which is what workers run. What is not there counts for nothing. */
const built = (places: readonly string[]): URL[] => places.map((place) => packageFile(`dist/${place}`)).filter((place) => existsSync(place));

/** With all our strategies for the system. */
export function codeOf(system: string): string {
  return codeHash([...shared(system), ...built([`strategies/${system}`])]);
}

/** With those files of our strategies that have a say. */
export function codeWith(system: string, strategies: readonly URL[]): string {
  return codeHash([...shared(system), ...strategies]);
}
