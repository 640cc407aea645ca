/** How the engine is set to play games. */
import { setFlagsFromString } from 'node:v8';

/** Workers keep every core busy: threads that help to collect the garbage of each only take turns with them, and cost some 7 % of the games. Before any worker starts. */
export function setEngine(): void {
  setFlagsFromString('--no-parallel-scavenge');
}
