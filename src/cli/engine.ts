/** How the engine is set to play games. */
import { setFlagsFromString } from 'node:v8';

/**
 * Before any worker starts. Workers keep every core busy: threads that help to collect the garbage of each only take turns
 * with them, and cost some 7 % of the games. And while they play the main thread waits: its memory need not be given back,
 * to be asked for again when the report is written.
 */
export function setEngine(): void {
  setFlagsFromString('--no-parallel-scavenge');
  setFlagsFromString('--no-memory-reducer');
}
