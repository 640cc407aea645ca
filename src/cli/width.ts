/** How wide a line may be: as the terminal, within reason. */
import { stdout } from 'node:process';

const NARROWEST = 40;
/** Where nobody says, as in a pipe; and the longest that reads well. */
const USUAL = 100;

/** `COLUMNS`, where it is set, stands above what the terminal says. */
export function lineWidth(): number {
  const asked = Number(process.env['COLUMNS']);
  if (Number.isSafeInteger(asked) && asked > 0) return Math.max(NARROWEST, asked);
  return Math.max(NARROWEST, Math.min(USUAL, stdout.columns ?? USUAL));
}
