/** Which code has a say in the rows of a run: its fingerprint is part of the run's identity. */
import { existsSync } from 'node:fs';
import { codeHash } from '../lab/store/identity.ts';
import { packageFile } from './version.ts';

/** Of the built code, which is what workers run: the kernel, the system's room, our strategies for it, and what makes a row of a game. */
export function codeOf(system: string): string {
  const places = ['src/kernel', `src/systems/${system}`, 'strategies/any', `strategies/${system}`, 'src/lab/run/chunk.js', 'src/lab/rows.js'];
  return codeHash(places.map((place) => packageFile(`dist/${place}`)).filter((place) => existsSync(place)));
}
